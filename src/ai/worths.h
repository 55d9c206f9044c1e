// The worth of a position to each seat.
#pragma once

#include <cstddef>
#include <vector>

namespace occasus {

// By seat.
using Worths = std::vector<double>;

// Precondition: both have the same seats.
inline void add_to(Worths& sum, const Worths& more, double times) {
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += times * more[seat];
}

}  // namespace occasus
