// Statements about rates that stay true however often one looks, and so may decide when to stop.
#pragma once

#include <cstdint>

#include "apps/cli/simulation.h"

namespace occasus::lab {

// A rate with its 95 % confidence sequence: with probability 95 % the intervals after 1, 2, 3 …
// games all hold the true rate. From the mixture of all rates with equal weight (Robbins 1970).
// Preconditions: 0 <= count <= total.
cli::Rate rate_at_any_time(std::uint64_t count, std::uint64_t total);

// How much larger one rate is than another of the same games, valid at any time: `gained` games
// count for the first alone, `lost` for the second alone. Two sequences of 97.5 %.
cli::Rate difference_at_any_time(std::uint64_t gained, std::uint64_t lost, std::uint64_t total);

// Whether `gained` and `lost` are too different to come from equals: a sequential test which,
// however often it is asked, is wrong about equals with a probability of at most 5 % (Ville's
// inequality).
bool is_decided(std::uint64_t gained, std::uint64_t lost);

}  // namespace occasus::lab
