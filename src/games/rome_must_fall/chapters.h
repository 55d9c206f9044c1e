// The shared parts of the rules' chapters: how a question is made, and where one chapter leads to
// the next.
#pragma once

#include <string>

#include "core/vocabulary/question.h"
#include "core/vocabulary/turn.h"

#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

using Turn = occasus::Turn<Vocabulary>;
using Asked = occasus::Asked<Vocabulary>;
using Bar = occasus::Bar<Vocabulary>;

// Made from a class with prompt(), choices() and apply(): core/vocabulary/question.h.
struct Question : QuestionRow<Rules, Vocabulary, Choices, Turn> {};

// Every face of a die, every Imperial die.
inline constexpr OperandSet kFaces = operands_between(0, 5);
inline constexpr OperandSet kAllDice = operands_between(0, kDice - 1);

constexpr int face_of(Action roll) {
    return static_cast<int>(roll.bits) + 1;
}

// T1.1. A new turn: the pool of the next roll is on the table, unrolled (R10).
void begin_turn(State&);
// READING: R6, R7. A 6 pays once; it stays in the pool and is placed as a 6.
void spend_six(State&, int die);

// R14. Why the dice may not be placed so.
Bar why_no_placing(Action);
// T2.1. The Barbarian phase begins.
void place_dice(const Turn&, Action);

// The result of the comparison on the table, before any cube is spent. Precondition: the tracker is
// being resolved.
struct Comparison {
    int value = 0;
    int total = 0;
    int needed() const { return value > total ? 0 : total - value + 1; }
};
inline Comparison comparison(const Rules& rules, const State& state) {
    return {.value = state.dice[state.assigned[state.cursor]],
            .total = rules.base_total(state, tracker_at(state.cursor)) + d3(state.black)};
}

// Chapters T4 and T5. A tracker is lost.
void lose_tracker(const Turn&, Tracker);
// The penalty for losing this box, in words: "lose the re-roll"; "no penalty" for an empty one.
std::string penalty_text(const State&, const Box&);
// The same of the next box of the tracker being resolved, and which it is.
std::string next_loss_text(const Rules&, const State&);

// E1, E2.
void end_in_defeat(const Turn&);
void end_in_victory(const Turn&);
std::string ending_text(Grade);

}  // namespace occasus::rome_must_fall
