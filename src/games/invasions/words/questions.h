// The checks of a position for the question it asks.
#pragma once

#include <string>

#include "games/invasions/rules.h"

namespace occasus::invasions {

// Roman Strength Points on the map, in the pool, and still to be placed. Their number never falls.
int romans_in_play(const Rules&, const State&);

// The fault of the question of a written position, or nothing.
std::string question_fault(const Rules&, const State&);

}  // namespace occasus::invasions
