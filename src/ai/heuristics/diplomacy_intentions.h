// The orders that each power of Diplomacy would do well to send, as far as all others think so too.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/rng.h"

#include "ai/heuristics/diplomacy_seasons.h"

namespace occasus::diplomacy {

// Sets that a power may send, and how much each counts. Without units there are none.
struct Intention {
    std::vector<OrderList> sets;
    std::vector<float> weights;
};
using Intentions = std::array<Intention, kPowers>;

// The power whose sets are to be compared later, and so are kept in greater number.
struct Attention {
    int power = kNobody;
    std::size_t drawn = 60;
    std::size_t kept = 16;
};

// Draws sets for every power, keeps the best against guesses at the others', and finds by regret
// matching how often each would be sent.
Intentions intentions_of(const Rules&, const State&, const Worths&, const Attention&, Rng&);

// A set as bold as chance will have it.
OrderList draw_any_orders(const Rules&, const State&, int power, const Worths&, Rng&);
// The same as one may expect of others.
OrderList draw_usual_orders(const Rules&, const State&, int power, const Worths&, Rng&);

// One of the sets, by weight. Precondition: there is one.
const OrderList& pick(const Intention&, Rng&);

}  // namespace occasus::diplomacy
