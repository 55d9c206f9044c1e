// How the rules tell the table what happened. An event has four small numbers; a unit or an order
// is a word of two of them.
#pragma once

#include <cstdint>

#include "core/game.h"

#include "games/diplomacy/explanation.h"
#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

// An order with all that is needed to write it down. Bits as those of an action, but places instead
// of provinces, and: 22: the unit is a fleet. 23: so is the unit that it helps. 28-30: the power.
// Verb::None: the unit alone. The unit that is helped is left out when it is not known.
using Word = std::uint32_t;
Word word_of(const Unit&);
Word word_of(const Units& known, Given);
// As the public may know it: without coasts, and without the unit that is helped.
Word public_word(const Board&, Word);
// The removal of a unit that is told of when the unit is gone: with its kind and place.
Given removal_of(const Board&, const Unit&);
Unit removed_unit(Given);

// READING: R36. The provinces from which units attacked: moved to where a stranger stood or went.
PlaceSet attacks_in(const Board&, const Units& before, const Report<kMaxUnits>&);

// What the events of one seat, or of everybody, are made from.
struct Said {
    Seat audience = Seat::Nobody;
    Cite rule;
    EventKind kind = EventKind::PhaseBegan;
};

template <EventSink Sink>
// NOLINTNEXTLINE(readability-function-size): an event has four arguments.
void tell(Sink& sink, const Said& said, int a = 0, int b = 0, int c = 0, int d = 0) {
    sink.emit({.rule = said.rule,
               .kind = static_cast<std::uint8_t>(said.kind),
               .audience = said.audience,
               .args = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
                        static_cast<std::int16_t>(c), static_cast<std::int16_t>(d)}});
}
template <EventSink Sink>
void tell_word(Sink& sink, const Said& said, Word word, int c = 0, int d = 0) {
    tell(sink, said, static_cast<std::int16_t>(word & 0xFFFFU),
         static_cast<std::int16_t>(word >> 16U), c, d);
}
constexpr Word word_in(const Event& event) {
    return static_cast<std::uint16_t>(event.args[0]) |
           static_cast<Word>(static_cast<std::uint16_t>(event.args[1])) << 16U;
}

// A word, taken apart. Without a verb the order is none.
struct Reading {
    Order order;
    Unit unit;
    Unit helped;
    bool has_helped = false;
};
Reading reading_of(const Board&, Word);

// The strengths of an explanation in one number, and the units that decided it in another.
struct Strengths {
    Code code = Code::Ok;
    Obstacle obstacle = Obstacle::None;
    int strength = 0;
    int against = 0;
    std::uint8_t because = kNowhere;
    std::uint8_t dislodged_by = kNowhere;
};
int packed_strengths(const Explanation&);
int packed_causes(const Explanation&);
Strengths strengths_in(const Event&);

}  // namespace occasus::diplomacy
