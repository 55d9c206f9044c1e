// How long a search may think.
#pragma once

#include <cstdint>

namespace occasus {

// A steady clock. Players have none of their own; the caller lends them one.
using Nanoseconds = std::int64_t (*)();

// The budget for one decision: a time or, without a clock, a number of playouts.
struct SearchBudget {
    std::int64_t time = 0;  // In nanoseconds.
    int playouts = 1;
    Nanoseconds clock = nullptr;
};

}  // namespace occasus
