// How many changes a store was given, what came of them, and how long they took.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace occasus::server {

struct CommitFigures {
    // Milliseconds; the last class has no end.
    static constexpr std::array kUpTo = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

    std::uint64_t kept = 0;
    std::uint64_t failed = 0;
    // Of the changes that were kept, from being given to being on the disk.
    std::array<std::uint64_t, kUpTo.size() + 1> took{};
    std::chrono::nanoseconds sum{};

    void count_kept(std::chrono::nanoseconds time) {
        std::size_t at = 0;
        while (at < kUpTo.size() && time > std::chrono::milliseconds(kUpTo[at])) ++at;
        ++took[at];
        ++kept;
        sum += time;
    }
};

}  // namespace occasus::server
