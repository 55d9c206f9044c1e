// The shared parts of the rules' chapters: how a question is made, and where one chapter leads to
// the next.
#pragma once

#include <string>

#include "core/vocabulary/question.h"
#include "core/vocabulary/turn.h"

#include "games/pomerium/generals.h"
#include "games/pomerium/rules.h"

namespace occasus::pomerium {

using Turn = occasus::Turn<Vocabulary>;
using Asked = occasus::Asked<Vocabulary>;

// The roller of a die, and its place.
struct Thrown {
    Roller who = Roller::Nobody;
    Place where = Place::None;
};

// Made from a class with prompt(), choices() and apply(): core/vocabulary/question.h. That of a die
// has thrown(); sides(), where they vary; and meaning() of each face, which its prompt tells.
struct Question : QuestionRow<Rules, Vocabulary, Choices, Turn> {
    int (*sides)(const Rules&, const State&) = nullptr;
    Thrown (*thrown)(const State&) = nullptr;
    std::string (*meaning)(const Rules&, const State&, int face) = nullptr;
};
template <class Q>
constexpr Question question_of() {
    Question question{Question::of<Q>()};
    if constexpr (requires { Q::sides; }) question.sides = Q::sides;
    if constexpr (requires { Q::thrown; }) question.thrown = Q::thrown;
    if constexpr (requires { Q::meaning; }) question.meaning = Q::meaning;
    return question;
}

// Every province there is.
constexpr OperandSet kProvinceOperands = operands_between(0, kProvinces - 1);

// The meaning of a die for a home: the province of its number, unless a general is there.
std::string home_meaning(const Rules&, const State&, int face);

// The common part of a die's questions: any of its faces may be rolled.
struct Die {
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        may.choose(Verb::Roll, "The die shows {face}",
                   operands_between(0, rules.chance_sides(state) - 1));
    }
    static Thrown thrown(const State&) { return {}; }
};
inline constexpr Sentence<Vocabulary> kDieFirst = "First roll the die.";

// S6, E2. Garrisons by dice, one after the other; none when none is due.
void begin_garrisons(State&, ProvinceSet);

// T1. A new year.
void begin_turn(const Turn&);
// T2 to T5. Goes on with the game when something is over.
void go_on(const Turn&);
// T2. The rivals act, in the order of N1.
void begin_rivals(const Turn&);
// T2. The rival whose place has come; after the last, income and the events.
void next_rival(const Turn&);
// The rival who acts: the first of the queue who has not; -1 when that rival is out.
int acting_rival(const State&);
// T3, I1.
void collect_income(const Turn&);
// T5, V1, V2.
void end_turn(const Turn&);

// L1. READING: R19.
void offer_alliance(const Turn&, Side proposer, ProvinceId);
// L6. READING: R31. The province of the offer joins who made it.
void join(const Turn&);

// B1, B3. READING: R7. Attacks by the rule that makes the attacker do so.
void attack(const Turn&, Cite, Side attacker, ProvinceId);
// B2. READING: R8, R10. Both sides are known.
void meet(const Turn&);
// B11, B12, E9. Precondition: a battle has been fought to its end, by the rule B10 or R14.
void end_battle(const Turn&, Cite);
// READING: R14. By which rule a battle that is over has ended.
Cite ending_rule(const Encounter&);
// An offer or a battle is over.
void end_encounter(State&);

// E2. READING: R25.
void assassinate(const Turn&, Side general);

// V1, V3. READING: R32. The game ends for you.
void end_game(const Turn&, Outcome, Cause);
// B13, V3. A general without provinces is out, and the legions are gone; `cause` is in the event if
// it is you.
void check_general(const Turn&, Side, Cause cause);
// Takes a rival off the list; those behind move up. The rival's provinces have another owner
// already.
void strike_off(State&, Side general);

}  // namespace occasus::pomerium
