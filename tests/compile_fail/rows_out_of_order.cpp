// The rows of a vocabulary stand in the order of their enumeration.
#include <array>
#include <cstdint>

#include "core/vocabulary/rows.h"

namespace {

enum class Verb : std::uint8_t { Pass, Bid };
enum class Operand : std::uint8_t { None };
using Row = occasus::VerbRow<Verb, Operand>;

constexpr std::array<Row, 2> kRows = {{
#ifdef WRONG
    {Verb::Bid, "bid", "bid", 0, {}, {}},
    {Verb::Pass, "pass", "pass", 0, {}, {}},
#else
    {Verb::Pass, "pass", "pass", 0, {}, {}},
    {Verb::Bid, "bid", "bid", 0, {}, {}},
#endif
}};
static_assert(occasus::in_order(kRows, &Row::verb, &Row::text), "rows are in order");

}  // namespace
