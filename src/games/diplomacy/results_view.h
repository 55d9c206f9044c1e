// What became of the orders of the last phases, for drawing.
#pragma once

#include "core/value.h"

#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

Value unit_view(const Rules&, const Unit&);

// By phase: movement, retreats, adjustments. Of a hidden game what the one who looks has heard.
Value results_view(const Rules&, const State&);

}  // namespace occasus::diplomacy
