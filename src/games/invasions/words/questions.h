// What must be true of a position for the question it asks.
#pragma once

#include <string>

#include "games/invasions/rules.h"

namespace occasus::invasions {

// Roman Strength Points on the map, in the pool, and still to be placed. None is ever lost.
int romans_in_play(const Rules&, const State&);

// What is wrong with the question of a position that somebody wrote, or nothing.
std::string question_fault(const Rules&, const State&);

}  // namespace occasus::invasions
