// A player of Diplomacy after the published description of DumbBot, which David Norman wrote for
// the DAIDE project in 2003 and against which programs that play the game have been measured since
// (daide.org.uk, "Summaries - DumbBot Algorithm"). The code and its weights are ours.
#pragma once

#include "ai/heuristics/diplomacy_orders.h"

namespace occasus::diplomacy {

// What every province is worth to a power: the size of the power that owns a centre or, for a
// centre of its own, of the largest neighbour there; felt the less the farther away one stands;
// more where it could bring strength, less where one other power could.
Worth dumbbot_worth(const Rules&, const State&, int power);

// Every unit goes to the best place beside it or, now and then, to one nearly as good. Who wants to
// go where another unit already goes supports it, if there is need.
OrderList dumbbot_orders(const Rules&, const State&, Rng&);

}  // namespace occasus::diplomacy
