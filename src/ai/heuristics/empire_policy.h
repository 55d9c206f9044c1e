// The Fall of the Roman Empire: what all its computer players are, and what they ask of a board.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/rng.h"

#include "ai/heuristics/empire_odds.h"
#include "games/empire/rules.h"

namespace occasus::empire {

// A phase consists of many questions, and a policy keeps no plan between them. The state says what
// has moved; from it the policy plans the rest of the phase again, and answers with the first step.
// It only remembers what the Roman had when the purchases began, because no state says that.
// Its choose() answers with a legal action. Precondition: it is the turn of the side that it plays.

// Facts that follow from the rules in use and are needed at every question. Between equal choices
// the order of borders and areas on the board decides.
class Ground {
  public:
    // `rules` must outlive this.
    explicit Ground(const Rules& rules);

    const Rules& rules() const { return rules_; }
    const Board& board() const { return rules_.board(); }
    const ConquestOdds& odds() const { return odds_; }

    const FixedVector<std::uint8_t, kMaxNeighbours>& neighbours(int area) const {
        return neighbours_[at(area)];
    }
    // The neighbours of `from` that are nearer to `to`.
    AreaSet toward(int from, int to) const { return toward_[at(from)][at(to)]; }
    // The areas at most so many borders from Rome, Rome among them. 0 <= borders <= 2.
    AreaSet around_rome(int borders) const { return around_rome_[at(borders)]; }
    int distance(int from, int to) const { return board().distance[at(from)][at(to)]; }
    int distance_to_rome(int area) const { return distance(area, board().rome); }
    int value(int area) const { return board().values[at(area)]; }
    // 7.2. The addition for terrain in the first round.
    int terrain_edge(int area) const { return contains(board().rough, area) ? 1 : 0; }

  private:
    const Rules& rules_;
    const ConquestOdds& odds_;
    std::array<FixedVector<std::uint8_t, kMaxNeighbours>, kMaxAreas> neighbours_{};
    std::array<std::array<AreaSet, kMaxAreas>, kMaxAreas> toward_{};
    std::array<AreaSet, 3> around_rome_{};
};

template <class Visit>
void for_each_area(AreaSet areas, const Visit& visit) {
    for (; areas != 0; areas &= areas - 1) visit(std::countr_zero(areas));
}

inline int count_at(const std::array<std::uint8_t, kMaxAreas>& counts, int area) {
    return counts[at(area)];
}

// Barbarian Forces and Cavalry in an area.
inline int horde_at(const State& state, int area) {
    return count_at(state.barbarians, area) + count_at(state.cavalry, area);
}

// The same in all of these areas.
inline int horde_in(const State& state, AreaSet areas) {
    int horde = 0;
    for_each_area(areas & (state.barbarian_areas | state.cavalry_areas),
                  [&](int area) { horde += horde_at(state, area); });
    return horde;
}

}  // namespace occasus::empire
