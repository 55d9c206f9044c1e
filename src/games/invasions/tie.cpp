// A die for each candidate, the highest wins, and those who tie roll again.
#include "games/invasions/tie.h"

namespace occasus::invasions {

int roll_tie(const Turn& turn, int face, TieOf what, TieRule why) {
    State& state = turn.state;
    const int candidate = std::countr_zero(state.tie_waiting);
    turn.tell_by<EventKind::TieRolled>(why.rule, static_cast<int>(what),
                                       candidate_id(what, candidate), face, why.roller);
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
