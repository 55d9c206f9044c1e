// How long a search may think.
#pragma once

#include <cstdint>

namespace occasus {

// A steady clock. Players have none of their own; who lets them play lends one.
using Nanoseconds = std::int64_t (*)();

// About one decision: until the time is over or, without a clock, for so many playouts.
struct SearchBudget {
    std::int64_t time = 0;  // In nanoseconds.
    int playouts = 1;
    Nanoseconds clock = nullptr;
};

}  // namespace occasus
