// Chapter 19: the scenario is set up.
#pragma once

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/control.h"
#include "games/invasions/chapters/creation.h"
#include "games/invasions/chapters/economy.h"

namespace occasus::invasions {

// 19.0. Where the legions that are placed now may go.
AreaSet deployment_areas(const Rules& rules, const State& state);

// READING: R86. Also in the same Area as enemies.
void deploy(const Turn& turn, int sp, int area);

void roll_force_area(const Turn& turn, int face);

// Whether the Province, or the force, that is placed next is one of the scenario.
bool is_setup_sound(const Rules& rules, const State& state);

// One step of the set-up. Returns whether it is over.
bool set_up(const Turn& turn);

}  // namespace occasus::invasions
