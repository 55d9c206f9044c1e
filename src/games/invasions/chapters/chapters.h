// The shared parts of the rules' chapters.
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

// Made from a class with prompt(), choices() and apply(): core/vocabulary/question.h. It has
// fits(): whether the phase is at a stage that asks it; and, where what it is about may be missing
// in a position that somebody wrote, fault(), which says so.
struct Question : QuestionRow<Rules, Vocabulary, Choices, Turn> {
    // The fault of a position that asks it, or nothing.
    std::string_view (*fault)(const Rules&, const State&) = nullptr;
};
template <class Q>
std::string_view fault_of(const Rules& rules, const State& state) {
    if (!Q::fits(state)) return "does not fit the phase.";
    if constexpr (requires { Q::fault(rules, state); }) return Q::fault(rules, state);
    return {};
}
template <class Q>
constexpr Question question_of() {
    Question question{Question::of<Q>()};
    question.fault = fault_of<Q>;
    return question;
}
// The fault of a question whose subject is missing.
inline constexpr std::string_view kCannotBeAsked = "cannot be asked here.";
constexpr std::string_view missing_unless(bool is_there) {
    return is_there ? std::string_view{} : kCannotBeAsked;
}

// ---- dice ----

inline constexpr OperandSet kDieFaces = operands_between(0, 5);
inline constexpr Sentence<Vocabulary> kDieFirst = "First roll the die.";

constexpr int face_of(Action roll) {
    return operand_of(roll) + 1;
}
// The common part of a die's questions: any of its faces may be rolled.
struct Die {
    template <class May>
    static void choices(const Rules&, const State&, May& may) {
        may.choose(Verb::Roll, "The die shows {face}", kDieFaces);
    }
};

// Every count of a verb of which so many may be chosen: all that can be written where reasons are
// asked for, from 0 on; otherwise those that are legal.
template <class May>
auto counts_of(int most) {
    return std::views::iota(May::kExplains ? 0 : 1, (May::kExplains ? kMaxRomans : most) + 1);
}

// ---- where one chapter leads to the next ----

// 10.0, 10.4. Carries out the end of every phase; then the next begins.
void end_phase(const Turn&);
// 4.2. One phase after another, until there is a question.
void go_on(const Turn&);
// READING: R101. After the last phase H nothing changes the result.
bool is_decided(const Rules&, const State&);
// 19.0 (7). READING: R101. The points of Rome's Provinces; after the last phase H, of those at
// that time.
int roman_points(const Rules&, const State&);

// The Areas of an event WayOffered; kNone after the last.
std::array<int, kMovement> areas_of_way(const Event&);

}  // namespace occasus::invasions
