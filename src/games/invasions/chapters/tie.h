// A die for each candidate, the highest wins, and those who tie roll again.
#pragma once

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

// Asks for the dice of several candidates, or returns the only one. `candidates` is not empty.
inline int begin_tie(State& state, std::uint64_t candidates, Step step) {
    if (std::has_single_bit(candidates)) return std::countr_zero(candidates);
    state.tie = {.waiting = candidates};
    state.step = step;
    return -1;
}

// The fault of a tie between some of `candidates` in a position, or nothing.
inline std::string_view tie_fault(const Tie& tie, std::uint64_t candidates) {
    const bool is_sound = tie.waiting != 0 && ((tie.waiting | tie.leaders) & ~candidates) == 0;
    return is_sound ? "" : "has candidates that cannot tie.";
}

// Why there is a die for each candidate, and whose choice it is; kNobody: each rolls for itself.
struct TieRule {
    Cite rule;
    Force roller = kNobody;
};

// The die of the first candidate that waits. Returns who has won, or -1.
int roll_tie(const Turn& turn, int face, TieOf what, TieRule why);

}  // namespace occasus::invasions
