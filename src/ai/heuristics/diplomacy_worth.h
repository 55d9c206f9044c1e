// The worth of provinces, and of positions after a movement, to a power of Diplomacy.
#pragma once

#include <array>

#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

// Where a unit could go without convoys.
const PlaceSet& provinces_in_reach(const Board&, const Unit&);

// How much a power wants to stand in each province: centres it does not own, its own that a
// stranger could reach, and less with every step away from one of these.
using Worth = std::array<float, kMaxProvinces>;
Worth worth_of_provinces(const Rules&, const State&, int power);

// The greatest worth within reach of a unit, where it stands included.
float prospect(const Board&, const Unit&, const Worth&);

// How good the outcome of a movement is for a power. `state` is that before it.
float worth_of_outcome(const Rules&, const State& state, const MovementOutcome&, int power,
                       const Worth&);

}  // namespace occasus::diplomacy
