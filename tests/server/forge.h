// Actions that nobody should get away with, thrown at a table by the million.
#pragma once

#include <cstdint>
#include <string>

namespace occasus::table::testing {

struct ForgeResult {
    std::uint64_t tried = 0;
    std::uint64_t accepted = 0;    // All of them legal, or there is a fault.
    std::uint64_t unreadable = 0;  // Of those refused.
    std::uint64_t illegal = 0;
    std::uint64_t elsewhere = 0;  // Stale, not reached, another's, over.
    std::uint64_t games = 0;
    std::string fault;  // The first thing wrong, or empty.
};

// Sends `count` forged actions, of random texts, plies and callers, and checks each answer against
// what the game says is legal: nothing else is accepted, nothing legal is refused, and a refusal
// leaves record and position as they were.
ForgeResult forge(std::uint64_t count, std::uint64_t seed);
// The same of sealed orders and press, at a table of seven.
ForgeResult forge_sealed(std::uint64_t count, std::uint64_t seed);

}  // namespace occasus::table::testing
