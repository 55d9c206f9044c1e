// The strongest player of Diplomacy: looks for orders that are good against what the others would
// do well to send, and plays the seasons on before it decides.
#pragma once

#include "ai/heuristics/diplomacy_orders.h"

namespace occasus::diplomacy {

OrderList magister_orders(const Rules&, const State&, Rng&);

}  // namespace occasus::diplomacy
