// Two rows of a vocabulary are never called alike: an action would have two meanings.
#include <array>
#include <cstdint>

#include "core/vocabulary/rows.h"

namespace {

enum class Verb : std::uint8_t { Pass, Bid };
enum class Operand : std::uint8_t { None };
using Row = occasus::VerbRow<Verb, Operand>;

constexpr std::array<Row, 2> kRows = {{
    {Verb::Pass, "pass", "pass", 0, {}, {}},
#ifdef WRONG
    {Verb::Bid, "pass", "bid", 0, {}, {}},
#else
    {Verb::Bid, "bid", "bid", 0, {}, {}},
#endif
}};
static_assert(occasus::in_order(kRows, &Row::verb, &Row::text), "a name stands once");

}  // namespace
