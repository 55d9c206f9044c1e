// Chapter 5: everybody but the player moves, one group after another.
#pragma once

#include "games/invasions/chapters/aims.h"
#include "games/invasions/chapters/automata.h"
#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/combat.h"
#include "games/invasions/chapters/militia.h"
#include "games/invasions/chapters/rebellion.h"
#include "games/invasions/chapters/states.h"

namespace occasus::invasions {

// 4.2, 5.41. READING: R1. The force that moves at a place in the order; kNobody after the last.
Force mover(const Rules& rules, int place);

// 5.22. READING: R20. The Areas where a force is held by one larger enemy.
bool is_held(const Strengths& strengths, Force force);
void tell_held(const Turn& turn, const Strengths& strengths, Stack stack);

// The ways of the group that moves, and the wanted one.
Ways ways_of(const Rules& rules, const State& state, int wanted);

void roll_entry(const Turn& turn, int face);

// 5.62. On this, or less, Barbarians stop before the next Area.
inline constexpr int kHesitates = 2;

// 5.25, 5.43, 5.44. READING: R21, R22. Own groups do not count.
void arrive(const Turn& turn);

// Whether a group of the force whose turn it is goes a way that there is.
bool is_march_sound(const Rules& rules, const State& state);

// As far as there is no question. Returns whether the phase is over.
bool move_on(const Turn& turn);

}  // namespace occasus::invasions
