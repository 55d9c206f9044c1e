// 5.6: aims are chosen, and garrisons left.
#pragma once

#include <algorithm>

#include "games/invasions/chapters/automata.h"
#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/groups.h"
#include "games/invasions/chapters/tie.h"

namespace occasus::invasions {

// 5.63, 5.65. READING: R32. A group with levies aims as levies do.
Cite aim_rule(const Group& group);

// 5.63, 5.65, 5.69. Every group that is undecided chooses. Returns whether a die is awaited.
bool choose_aims(const Turn& turn);

void roll_target_tie(const Turn& turn, int face);

// 5.69, R27, R28. At the beginning of phase B: new groups, and those whose aim is won already.
void review_aims(State& state);

// 7.0, 5.64. READING: R76. Every Province that a nation controls, in board order, but its home.
void set_garrisons(const Turn& turn);

}  // namespace occasus::invasions
