// How often something was done, and how long it took.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace occasus::server {

struct TimeFigures {
    // Milliseconds; the last class has no end.
    static constexpr std::array kUpTo = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

    std::uint64_t count = 0;
    std::array<std::uint64_t, kUpTo.size() + 1> took{};
    std::chrono::nanoseconds sum{};

    void add(std::chrono::nanoseconds time) {
        std::size_t at = 0;
        while (at < kUpTo.size() && time > std::chrono::milliseconds(kUpTo[at])) ++at;
        ++took[at];
        ++count;
        sum += time;
    }
};

}  // namespace occasus::server
