// A word that is made of operands stands only in sentences of events that have them.
#include <array>
#include <cstdint>
#include <string>

#include "core/vocabulary/rows.h"

namespace {

enum class Kind : std::uint8_t { Bid };
enum class Operand : std::uint8_t { None, Number };
using Row = occasus::EventRow<Kind, Operand>;

std::string pile(int, int);

#ifdef WRONG
constexpr std::string_view kOperand = "sum";
#else
constexpr std::string_view kOperand = "amount";
#endif
constexpr std::array<Row, 1> kRows = {
    {{Kind::Bid, "bid", {}, "{pile} is bid.", {{{kOperand, Operand::Number}}}}}};
constexpr std::array<occasus::EventNoun, 1> kNouns = {{{"pile", "amount", "", &pile}}};
static_assert(occasus::sentences_name_operands(kRows, kNouns), "sentences name operands");

}  // namespace
