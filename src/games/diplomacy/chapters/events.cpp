#include "games/diplomacy/chapters/events.h"

#include <algorithm>

namespace occasus::diplomacy {

namespace {

constexpr Word kHelpedFleetBit = 1U << 23U;
constexpr Word kHelpedBit = 1U << 31U;
constexpr Word kPlaces = kNone | kNone << 7U | kNone << 14U;

Word place_bits(std::uint8_t place) {
    return place & kNone;
}
std::uint8_t place_at(Word word, unsigned shift) {
    const Word place = word >> shift & kNone;
    return place == kNone ? std::uint8_t{kNowhere} : static_cast<std::uint8_t>(place);
}
UnitKind kind_at(Word word, Word bit) {
    return (word & bit) != 0 ? UnitKind::Fleet : UnitKind::Army;
}
Word unit_bits(const Unit& unit) {
    return place_bits(unit.place) | (unit.kind == UnitKind::Fleet ? kFleetBit : 0) |
           static_cast<Word>(unit.power) << 28U;
}

}  // namespace

Word word_of(const Unit& unit) {
    return unit_bits(unit) | kNone << 7U | kNone << 14U;
}

Word word_of(const Units& known, Given given) {
    const Order order = order_of(action_in(given), giver_of(given));
    const auto verb = static_cast<Word>(order.kind) << 24U;
    if (order.kind == OrderKind::Build)
        return word_of(Unit{order.power, order.built, order.coast}) | verb;
    Word word = (given & ~kPlaces) | place_bits(order.to) << 14U | place_bits(order.of) << 7U |
                unit_bits(known.in(order.unit));
    if (order.of == kNowhere || !known.has(order.of)) return word;
    const Unit& helped = known.in(order.of);
    word = (word & ~(kNone << 7U)) | place_bits(helped.place) << 7U | kHelpedBit;
    return helped.kind == UnitKind::Fleet ? word | kHelpedFleetBit : word;
}

Word public_word(const Board& board, Word word) {
    const auto province = [&](unsigned shift) -> Word {
        const std::uint8_t place = place_at(word, shift);
        return place == kNowhere ? kNone << shift
                                 : static_cast<Word>(board.province(place)) << shift;
    };
    return (word & ~kPlaces & ~kHelpedBit & ~kHelpedFleetBit) | province(0) | kNone << 7U |
           province(14);
}

Given removal_of(const Board& board, const Unit& unit) {
    return static_cast<Given>(Verb::Disband) << 24U |
           (unit.kind == UnitKind::Fleet ? kFleetBit : 0) | place_bits(unit.place) << 14U |
           kNone << 7U | static_cast<Given>(board.province(unit.place)) |
           static_cast<Given>(unit.power) << 28U;
}

Unit removed_unit(Given given) {
    return {static_cast<std::uint8_t>(giver_of(given)), kind_at(given, kFleetBit),
            place_at(given, 14)};
}

Reading reading_of(const Board& board, Word word) {
    Reading reading;
    reading.order.kind = static_cast<OrderKind>(word >> 24U & 15U);
    reading.order.power = static_cast<std::uint8_t>(word >> 28U & 7U);
    reading.order.to = place_at(word, 14);
    reading.order.via = (word >> 21U & 1U) != 0;
    reading.unit = {reading.order.power, kind_at(word, kFleetBit), place_at(word, 0)};
    reading.order.unit = static_cast<std::uint8_t>(board.province(reading.unit.place));
    reading.order.built = reading.unit.kind;
    reading.order.coast = reading.unit.place;
    const std::uint8_t helped = place_at(word, 7);
    if (helped == kNowhere) return reading;
    reading.order.of = static_cast<std::uint8_t>(board.province(helped));
    reading.has_helped = (word & kHelpedBit) != 0;
    reading.helped = {0, kind_at(word, kHelpedFleetBit), helped};
    return reading;
}

ToldStrengths packed_strengths(const Explanation& told) {
    return static_cast<ToldStrengths>(
        static_cast<int>(told.verdict.code) | static_cast<int>(told.obstacle) << 4 |
        std::min(told.strength, 31) << 6 | std::min(told.against, 31) << 11);
}

ToldCauses packed_causes(const Explanation& told) {
    return static_cast<ToldCauses>((told.because & 0xFF) | (told.dislodged_by & 0xFF) << 8);
}

Strengths strengths_in(const Event& event) {
    const int packed = static_cast<std::uint16_t>(event.args[2]);
    const auto causes = static_cast<std::uint16_t>(event.args[3]);
    return {.code = static_cast<Code>(packed & 15),
            .obstacle = static_cast<Obstacle>(packed >> 4 & 3),
            .strength = packed >> 6 & 31,
            .against = packed >> 11 & 31,
            .because = static_cast<std::uint8_t>(causes & 0xFFU),
            .dislodged_by = static_cast<std::uint8_t>(causes >> 8U)};
}

}  // namespace occasus::diplomacy
