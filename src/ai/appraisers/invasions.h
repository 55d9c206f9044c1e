// The Barbarian Invasions: the chance of Rome, from its Victory Points and what endangers them.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "ai/appraiser.h"
#include "games/invasions/rules.h"

namespace occasus::invasions {

inline constexpr std::size_t kAppraisalInputs = 92;
using AppraisalInputs = std::array<float, kAppraisalInputs>;

// The inputs of the estimate for a position. Precondition: the game is not over.
AppraisalInputs appraisal_inputs(const Rules& rules, const State& state);
// Fitted to games.
const AppraisalInputs& appraisal_weights();

// Precondition: `game` is The Barbarian Invasions.
std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game);

}  // namespace occasus::invasions
