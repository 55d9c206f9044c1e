// Rome Must Fall: the chance to win, with every die of the turn to come counted exactly.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "ai/appraiser.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

inline constexpr std::size_t kBrillianceInputs = 9;
using BrillianceInputs = std::array<float, kBrillianceInputs>;

// The inputs that predict a brilliant victory. `chance`: to win, 0 .. 1.
BrillianceInputs brilliance_inputs(const State& state, double chance);
// Fitted to games that planner won.
const BrillianceInputs& brilliance_weights();

// Precondition: `game` is Rome Must Fall.
std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game);

}  // namespace occasus::rome_must_fall
