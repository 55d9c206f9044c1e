// Generated from tests/ford/data/board.csv by tools/generate.py: do not edit. Run: tools/generate.py
// The built-in board of ford, as text: every figure with its provenance.
// clang-format off
#pragma once

#include <string_view>

namespace occasus::ford {

inline constexpr std::string_view kBuiltInBoard = R"csv(fact,of,number,value,provenance
name,,,The Ford,RECONSTRUCTED made for this example
legions,,,8,RECONSTRUCTED two a day
days,,,4,RECONSTRUCTED so that one legion a day is too slow
needed,,,6,RECONSTRUCTED two legions may be lost or left behind
)csv";

}  // namespace occasus::ford
