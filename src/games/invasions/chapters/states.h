// Chapter 9: states are founded, joined, and end.
#pragma once

#include "games/invasions/chapters/automata.h"
#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/groups.h"
#include "games/invasions/chapters/militia.h"
#include "games/invasions/chapters/tie.h"

namespace occasus::invasions {

// 7.0 (3). READING: R105. The Province is another's now, and not Rome's again in this turn.
void mark_lost(const Rules& rules, State& state, int province);

// 8.12, 8.13.
void join_state(const Turn& turn, Force force, int area, int sp);

// 8.11, 8.12, 9.0. READING: R105. Legions, off the map already, found a state in an Area.
void found_state(const Turn& turn, int area, int sp);

// 9.21. READING: R99, R100, R109. Its regulars are loyal again, its Provinces nobody's.
void end_state(const Turn& turn, Force force, Cite rule);

// READING: R109. A state with neither regulars nor Provinces is no more.
void end_empty_states(const Turn& turn);

// 5.92. The order in which a state first conquered what it has.
void remember_conquest(State& state, Force force, int province);

void set_state_target(const Turn& turn, Force force, int province);

// 5.91, 9.31. Before its regulars move a state without an aim takes the best; dice settle ties.
// Returns whether a die is awaited.
bool choose_state_target(const Turn& turn, Force force);

}  // namespace occasus::invasions
