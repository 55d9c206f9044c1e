// The shared parts of the rules' chapters: how a question is made, and where one chapter leads to
// the next.
#pragma once

#include "core/vocabulary/question.h"
#include "core/vocabulary/turn.h"

#include "games/empire/rules.h"

namespace occasus::empire {

using Turn = occasus::Turn<Vocabulary>;
using Asked = occasus::Asked<Vocabulary>;
using Bar = occasus::Bar<Vocabulary>;

// Made from a class with prompt(), choices() and apply(): core/vocabulary/question.h.
struct Question : QuestionRow<Rules, Vocabulary, Choices, Turn> {};

// Every Legion there may be, every number of counters that may be written, every face of a die.
inline constexpr OperandSet kAllLegions = operands_between(0, kMaxLegions - 1);
inline constexpr OperandSet kCounts = operands_between(0, kMaxForces);
inline constexpr OperandSet kFaces = operands_between(0, 5);

constexpr int face_of(Action roll) {
    return operand_of(roll) + 1;
}

// Phase 1. READING: R2, R4.
void collect_resources(const Turn&);
// Phase 5 begins (3.4).
void begin_roman_movement(State&);
// Phase 6 begins.
void begin_barbarian_movement(State&);
// Phase 7: the next conflict; after the last, 7.7 and 7.8.
void next_conflict(const Turn&);
// 7.8, unless no Cavalry can move.
void begin_cavalry_move(const Turn&);
// Phase 8, and the next turn.
void end_turn(const Turn&);

// WIN.
void end_game(const Turn&, Cite, Winner);
// WIN.1. READING: R3, R24. Cavalry alone never wins.
bool rome_has_fallen(const Rules&, const State&);
// WIN.1. READING: R3. The moment it happens; a round of conflict is decided first (R20).
void look_at_rome(const Turn&);

}  // namespace occasus::empire
