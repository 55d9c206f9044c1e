// Orders and results as the small numbers that an event has room for: packed where they are told,
// and taken apart where they become words.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/game.h"

#include "games/diplomacy/adjudicator/explanation.h"
#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

// An order as a word: all that is needed to write it down. Bits as those of an action, but places
// instead of provinces, and: 22: the unit is a fleet. 23: so is the one it helps. 28-30: the power.
// Verb::None: the unit alone. The unit that is helped is left out when it is not known.
Word word_of(const Unit&);
Word word_of(const Units& known, Given);
// As the public may know it: without coasts, and without the unit that is helped.
Word public_word(const Board&, Word);
// The removal of a unit that is told of when the unit is gone: with its kind and place.
Given removal_of(const Board&, const Unit&);
Unit removed_unit(Given);

// Told in two numbers of the event, from that one on.
constexpr Word word_in(const Event& event, std::size_t at) {
    return static_cast<std::uint16_t>(event.args[at]) |
           static_cast<Word>(static_cast<std::uint16_t>(event.args[at + 1])) << 16U;
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
ToldStrengths packed_strengths(const Explanation&);
ToldCauses packed_causes(const Explanation&);
Strengths strengths_in(const Event&);

}  // namespace occasus::diplomacy
