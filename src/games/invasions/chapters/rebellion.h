// Chapters 8 and 18: legions rebel, march, and return.
#pragma once

#include <algorithm>

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/groups.h"
#include "games/invasions/chapters/states.h"
#include "games/invasions/chapters/tie.h"

namespace occasus::invasions {

// 8.3. READING: R53. After 390 those who rebel in the East march to Byzantium.
inline constexpr int kLastUndividedYear = 390;
int rebel_goal(const Rules& rules, const State& state, int area);

// How many legions of an Area rebel, and by which rule.
struct Rising {
    int area = 0;
    int sp = 0;
    Cite rule;
};

// 8.0. Legions of an Area rebel: they join a revolt or a state (8.12), or roll (8.11).
void rebel(const Turn& turn, const Rising& rising);

// 8.11.
void roll_outcome(const Turn& turn, int face);

// 18.0. READING: R71. How many of so many legions rebel on a die as rolled.
inline constexpr int kRebelliousStack = 4;  // 8.0
int modified_by_period(const Rules& rules, int period, int face);
int modified_die(const Rules& rules, const State& state, int face);
int rebels_of(const Rules& rules, int die, int legions);

// 18.1, 19.1. The next Area with a roll of its own, or with legions above three in the first
// rebellion of scenario 1.
bool next_rebellion(const Turn& turn);

// 19.1. READING: R72.
void roll_uprising(const Turn& turn, int face);

void roll_rebellion(const Turn& turn, int face);

// 8.21, 8.5. READING: R47, R48. A band comes into an Area. Returns whether it may go on.
bool arrive_as_rebels(const Turn& turn);

// 8.22. READING: R51, R102. In Rome and in Byzantium: the strictly largest stack of legions.
void satisfy_rebels(const Turn& turn);

}  // namespace occasus::invasions
