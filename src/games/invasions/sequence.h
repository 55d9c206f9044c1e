// 4.2: one phase after another, until the player or a die is asked.
#pragma once

#include "games/invasions/attack.h"
#include "games/invasions/chapters.h"
#include "games/invasions/control.h"
#include "games/invasions/creation.h"
#include "games/invasions/economy.h"
#include "games/invasions/movement.h"
#include "games/invasions/revolt.h"
#include "games/invasions/roman_movement.h"
#include "games/invasions/setup.h"

namespace occasus::invasions {

// 19.0 (7). READING: R101. What Rome controls; after the last phase H, what it controlled then.
int roman_points(const Rules& rules, const State& state);

// 10.0, 10.4. What holds at the end of every phase; then the next begins.
void end_phase(const Turn& turn);

// Until there is a question.
void go_on(const Turn& turn);

}  // namespace occasus::invasions
