// The sentence of an event names only what the event tells.
#include <array>
#include <cstdint>

#include "core/vocabulary/rows.h"

namespace {

enum class Kind : std::uint8_t { Bid };
enum class Operand : std::uint8_t { None, Number };
using Row = occasus::EventRow<Kind, Operand>;

#ifdef WRONG
constexpr std::string_view kSentence = "{sum} are bid.";
#else
constexpr std::string_view kSentence = "{amount} are bid.";
#endif
constexpr std::array<Row, 1> kRows = {
    {{Kind::Bid, "bid", {}, kSentence, {{{"amount", Operand::Number}}}}}};
constexpr std::array<occasus::EventNoun, 0> kNouns = {};
static_assert(occasus::sentences_name_operands(kRows, kNouns), "sentences name operands");

}  // namespace
