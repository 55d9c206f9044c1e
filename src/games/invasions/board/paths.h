// The cheapest ways from an Area to others (5.51, 5.65, 5.67).
#pragma once

#include <array>
#include <cstdint>

#include "games/invasions/rules.h"

namespace occasus::invasions {

// More equal ways than this are not told apart: the first in order of Areas are.
inline constexpr int kMaxPaths = 62;

// A way of Areas in order; only as many as can be paid in a phase are kept.
using Path = std::array<AreaId, kMovement>;

struct Journey {
    int from = 0;
    AreaSet goals = 0;    // Any of them.
    AreaSet allowed = 0;  // 5.76, 5.94. Areas that may be entered.
    AreaSet meeting = 0;  // 5.67. Areas with hostile non-Romans; empty when that does not matter.
};

// The cost of the cheapest way to every Area's nearest goal; kFar where there is none.
using Distances = std::array<std::uint8_t, kMaxAreas>;
Distances distances_to(const Board&, AreaSet goals, AreaSet allowed);

// The cheapest ways in order of their Areas, after 5.67: those that meet the smallest group first.
// `smallest` holds the smallest hostile non-Roman force of each Area in `meeting`.
struct Ways {
    int count = 0;  // 0: there is none, or one already stands there.
    int steps = 0;  // The way's, at most kMovement.
    Path path{};
};
using SmallestForces = std::array<std::uint16_t, kMaxAreas>;

// Way number `wanted`, from 0, and how many there are.
Ways find_ways(const Board&, const Journey&, const SmallestForces& smallest, int wanted);

}  // namespace occasus::invasions
