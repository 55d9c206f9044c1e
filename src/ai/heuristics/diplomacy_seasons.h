// Seasons of Diplomacy played on by draws, without asking anybody: for players that look ahead.
#pragma once

#include <array>

#include "core/rng.h"

#include "ai/heuristics/diplomacy_orders.h"

namespace occasus::diplomacy {

using Worths = std::array<Worth, kPowers>;
Worths worths_of_powers(const Rules&, const State&);

// The power whose centres win after Autumn; else kNobody.
int majority(const Centres&);

// Carries out what follows a movement: retreats, ownership, and in Winter builds and removals, as
// each power likes it best by its worths. `state` is that before the movement, and becomes that
// before the next.
void settle_season(const Rules&, const MovementOutcome&, const Worths&, State& state);

// One set of orders for every power, drawn.
OrderList draw_all_orders(const Rules&, const State&, const Worths&, const Boldness&, Rng&);

}  // namespace occasus::diplomacy
