// A die for each candidate, the highest wins, and those who tie roll again.
#pragma once

#include "core/emit.h"

#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

// Asks for the dice of several candidates, or returns the only one. `candidates` is not empty.
inline int begin_tie(State& state, std::uint64_t candidates, Step step) {
    if (std::has_single_bit(candidates)) return std::countr_zero(candidates);
    state.tie_waiting = candidates;
    state.tie_leaders = 0;
    state.tie_high = 0;
    state.step = step;
    return -1;
}

// Why there is a die for each candidate, and whose choice it is; kNobody: each rolls for itself.
struct TieRule {
    Cite rule;
    Force roller = kNobody;
};

// The die of the first candidate that waits. Returns who has won, or -1.
template <EventSink Sink>
int roll_tie(State& state, int face, TieOf what, TieRule why, Sink& sink) {
    const int candidate = std::countr_zero(state.tie_waiting);
    emit(sink, why.rule, EventKind::TieRolled, static_cast<int>(what), candidate, face, why.roller);
    const std::uint64_t bit = state.tie_waiting & (~state.tie_waiting + 1);
    state.tie_waiting &= ~bit;
    if (face > state.tie_high) {
        state.tie_high = static_cast<std::uint8_t>(face);
        state.tie_leaders = bit;
    } else if (face == state.tie_high) {
        state.tie_leaders |= bit;
    }
    if (state.tie_waiting != 0) return -1;
    const std::uint64_t leaders = state.tie_leaders;
    state.tie_leaders = 0;
    state.tie_high = 0;
    if (std::has_single_bit(leaders)) {
        state.step = Step::Next;
        return std::countr_zero(leaders);
    }
    state.tie_waiting = leaders;
    return -1;
}

}  // namespace occasus::invasions
