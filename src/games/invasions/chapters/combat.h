// Chapters 6 and 14: odds, results and losses.
#pragma once

#include <algorithm>

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/groups.h"
#include "games/invasions/chapters/strength.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

// 6.12, 6.23. READING: R64. The attack strength of a force: all it has in the Area.
int attack_strength(const Rules& rules, const State& state, Force force, int area);

// 6.0, 6.11, 14.1. READING: R62.
constexpr int odds_of(int attack, int defence) {
    return std::clamp(attack / std::max(defence, 1), 1, kOdds);
}
// 6.0. The odds of the battle in progress, as far as the defenders are chosen.
int battle_odds(const Rules& rules, const State& state);
int battle_attack(const Rules& rules, const State& state);
int battle_defence(const Rules& rules, const State& state);

constexpr int half_up(int sp) {
    return (sp + 1) / 2;
}

void bury_persians(const Turn& turn, int area, int sp);

// 6.13. Takes regulars, then raiders; returns how many of each fell.
struct Fallen {
    int regulars = 0;
    int raiders = 0;
};

// The loss of a stack, and its rule.
struct Loss {
    Stack stack;
    int sp = 0;
    Cite rule = cite("6.13");
};

// 6.13. A force loses so many points in an Area.
void lose(const Turn& turn, const Loss& loss);

// The two sides of an attack in an Area, and its rule.
struct Challenge {
    Stack attacker;
    ForceSet defenders = 0;
    Cite rule;
};

// 6.0.
// Precondition: there is at least one defender in the Area, and it is no stronger.
void begin_battle(const Turn& turn, const Challenge& challenge);

void lose_remainder(const Turn& turn, int force);

// Whether those who defend in a position are where the battle is.
bool are_defenders_there(const Rules& rules, const State& state);
constexpr std::string_view battle_fault(bool is_sound) {
    return is_sound ? "" : "has no such battle.";
}

// 14.0, 14.1.
void roll_combat(const Turn& turn, int face);

}  // namespace occasus::invasions
