// What the chapters of the rules share.
#pragma once

#include <ranges>
#include <string>

#include "core/vocabulary/question.h"
#include "core/vocabulary/turn.h"

#include "games/invasions/rules.h"

namespace occasus::invasions {

using Turn = occasus::Turn<Vocabulary>;
using Asked = occasus::Asked<Vocabulary>;
using Bar = occasus::Bar<Vocabulary>;

// Made from a class with prompt(), choices() and apply(): core/vocabulary/question.h.
struct Question : QuestionRow<Rules, Vocabulary, Choices, Turn> {};

// ---- dice ----

inline constexpr OperandSet kDieFaces = operands_between(0, 5);
inline constexpr Sentence<Vocabulary> kDieFirst = "A die must be rolled first.";

constexpr int face_of(Action roll) {
    return operand_of(roll) + 1;
}
template <class May>
void choose_die(May& may) {
    may.choose(Verb::Roll, "The die shows {face}", kDieFaces);
}

// Every count of a verb of which so many may be chosen: all that can be written where reasons are
// asked for, from 0 on; otherwise those that are legal.
template <class May>
auto counts_of(int most) {
    return std::views::iota(May::kExplains ? 0 : 1, (May::kExplains ? kMaxRomans : most) + 1);
}

// ---- where one chapter leads to the next ----

// 10.0, 10.4. What holds at the end of every phase; then the next begins.
void end_phase(const Turn&);
// 4.2. One phase after another, until there is a question.
void go_on(const Turn&);
// 19.0 (7). READING: R101. What Rome controls; after the last phase H, what it controlled then.
int roman_points(const Rules&, const State&);

// What an event WayOffered tells; kNone after the last.
std::array<int, kMovement> areas_of_way(const Event&);

}  // namespace occasus::invasions
