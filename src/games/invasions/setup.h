// Chapter 19: the scenario is set up.
#pragma once

#include "games/invasions/chapters.h"
#include "games/invasions/control.h"
#include "games/invasions/creation.h"
#include "games/invasions/economy.h"

namespace occasus::invasions {

// State::stage before the first turn.
inline constexpr std::uint8_t kProvinceLegions = 0;
inline constexpr std::uint8_t kFreeLegions = 1;
inline constexpr std::uint8_t kOtherForces = 2;
inline constexpr std::uint8_t kOwners = 3;
inline constexpr std::uint8_t kReady = 4;

// 19.0. Where the legions that are placed now may go.
AreaSet deployment_areas(const Rules& rules, const State& state);

// READING: R86. Also beside enemies.
void deploy(const Turn& turn, int sp, int area);

void roll_force_area(const Turn& turn, int face);

// One step of the set-up. Returns whether it is over.
bool set_up(const Turn& turn);

}  // namespace occasus::invasions
