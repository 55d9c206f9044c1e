// A player of Diplomacy after the published description of DumbBot, which David Norman wrote for
// the DAIDE project in 2003 and against which programs that play the game have been measured since
// (daide.org.uk, "Summaries - DumbBot Algorithm"). The code and its weights are ours.
#pragma once

#include "ai/heuristics/diplomacy_orders.h"

namespace occasus::diplomacy {

// The worth of every province to a power: the size of the power that owns a centre or, for its own
// centre, of the largest neighbour there; less with distance; more where the power could bring
// strength, less where one other power could.
Worth dumbbot_worth(const Rules&, const State&, int power);

// Every unit goes to the best place next to it or, now and then, to one nearly as good. A unit
// whose goal another unit already goes to supports it, if there is need.
OrderList dumbbot_orders(const Rules&, const State&, Rng&);

}  // namespace occasus::diplomacy
