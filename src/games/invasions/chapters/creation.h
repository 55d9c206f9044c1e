// Chapter 16: Barbarians are created.
#pragma once

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/groups.h"
#include "games/invasions/chapters/militia.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

// A group as it is created.
Group new_group(Stack stack, int regulars, int raiders);

// 16.1. READING: R56. One line for the turn, or for each roll.
void roll_creation_line(const Turn& turn, int face);

// READING: R55. The second die; 6 is rolled again, or creates nobody.
void roll_creation(const Turn& turn, int face);

// The first Province of origin in board order with something to place: its column, or -1.
int next_created(const Rules& rules, const State& state);

void roll_creation_area(const Turn& turn, int face);

// One step of phase D. READING: R57. Returns whether the phase is over.
bool create_on(const Turn& turn);

}  // namespace occasus::invasions
