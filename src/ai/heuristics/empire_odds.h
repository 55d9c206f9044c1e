// The Fall of the Roman Empire: how likely Barbarians are to clear an area of Romans.
#pragma once

#include <array>
#include <cstddef>

#include "games/empire/board.h"

namespace occasus::empire {

// All Barbarian counters may be in one area, and so may all Roman Forces.
inline constexpr int kMaxHorde = 2 * kMaxForces;

// The most that the first round may add for the Barbarians: terrain and Cavalry, one each (7.2).
inline constexpr int kMaxEdge = 2;

class ConquestOdds {
  public:
    // R16. The two tables there are, each worked out when it is first asked for.
    static const ConquestOdds& with(bool crt33_is_x);

    // The chance, 0 .. 1, that no Roman is left: `horde` Forces and Cavalry against `romans`
    // Forces, `edge` added in the first round. The Barbarian keeps the last Force as long as
    // possible (R20).
    float chance(int horde, int romans, bool fort, int edge) const {
        return chances_[fort ? 1 : 0][at(edge)][at(horde)][at(romans)];
    }

  private:
    explicit ConquestOdds(bool crt33_is_x);

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    double work_out(int horde, int romans, bool fort, int edge, bool crt33_is_x) const;

    // By Fort, edge, horde and Romans.
    using Chances = std::array<std::array<float, kMaxForces + 1>, kMaxHorde + 1>;
    std::array<std::array<Chances, kMaxEdge + 1>, 2> chances_{};
};

}  // namespace occasus::empire
