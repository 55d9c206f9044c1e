// A die for each candidate, the highest wins, and those who tie roll again.
#include "games/invasions/chapters/tie.h"

namespace occasus::invasions {

int roll_tie(const Turn& turn, int face, TieOf what, TieRule why) {
    State& state = turn.state;
    Tie& tie = state.tie;
    const int candidate = std::countr_zero(tie.waiting);
    turn.tell_by<EventKind::TieRolled>(why.rule, static_cast<int>(what),
                                       candidate_id(what, candidate), face, why.roller);
    const std::uint64_t bit = tie.waiting & (~tie.waiting + 1);
    tie.waiting &= ~bit;
    if (face > tie.high) {
        tie.high = static_cast<std::uint8_t>(face);
        tie.leaders = bit;
    } else if (face == tie.high) {
        tie.leaders |= bit;
    }
    if (tie.waiting != 0) return -1;
    const std::uint64_t leaders = tie.leaders;
    tie = {};
    if (std::has_single_bit(leaders)) {
        state.step = Step::Next;
        return std::countr_zero(leaders);
    }
    tie.waiting = leaders;
    return -1;
}

}  // namespace occasus::invasions
