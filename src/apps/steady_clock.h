// The clock that is lent to players who use their time.
#pragma once

#include <chrono>
#include <cstdint>

namespace occasus {

// Nanoseconds since some moment; never goes back.
inline std::int64_t steady_nanoseconds() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace occasus
