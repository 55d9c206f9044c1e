// Sets of orders that a power of Diplomacy might send: for players to choose from, and to guess
// what others send.
#pragma once

#include <span>
#include <vector>

#include "core/rng.h"

#include "ai/heuristics/diplomacy_worth.h"

namespace occasus::diplomacy {

using OrderList = std::vector<Order>;

// How far a set may stray from what seems best.
struct Boldness {
    float noise = 0;     // Added to the worth of every destination, at most.
    float helpers = 0;   // The share of units that would rather support, 0 to 1.
    float converts = 0;  // The share of units that convert where it does not cost.
};

// For whom a set is drawn, and how far it may stray. `worth` must outlive this.
struct Leaning {
    const Worth& worth;
    Boldness boldness;
};

// One legal order for every unit of the power, by province.
OrderList draw_orders(const Rules&, const State&, int power, const Leaning&, Rng&);

// The orders of the phases after movement, and before the first.
Action best_retreat(const Rules&, const State&, const Worth&);
Action best_adjustment(const Rules&, const State&, const Worth&);
// The worth of having the unit where it is built.
float worth_of_build(const Board&, const Unit&, const Worth&);
Action usual_first_unit(const Rules&, const State&);

}  // namespace occasus::diplomacy
