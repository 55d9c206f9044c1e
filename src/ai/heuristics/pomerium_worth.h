// Pomerium: the chance to become emperor, estimated from a position between battles.
#pragma once

#include <array>
#include <cstddef>

#include "games/pomerium/rules.h"

namespace occasus::pomerium {

// The inputs that a position is judged by, for each number of living rivals apart.
inline constexpr std::size_t kWorthInputs = 30;
inline constexpr std::size_t kRivalCounts = kMaxGenerals;  // 0 to 4.

using WorthInputs = std::array<float, kWorthInputs>;
using WorthWeights = std::array<WorthInputs, kRivalCounts>;

// Fitted by tools/fit_princeps.cpp of commit 33479235.
const WorthWeights& built_in_worth_weights();

class Worth {
  public:
    // Both must outlive this.
    Worth(const Rules& rules, const WorthWeights& weights) : rules_(rules), weights_(weights) {}

    // 0 .. 1; exact once the game is over. Precondition: no offer or battle is going on.
    double of(const State& state) const;
    WorthInputs inputs(const State& state) const;

  private:
    const Rules& rules_;
    const WorthWeights& weights_;
};

}  // namespace occasus::pomerium
