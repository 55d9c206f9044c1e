// The Fall of the Roman Empire: the chance of Rome, from what stands where.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "ai/appraiser.h"
#include "games/empire/rules.h"

namespace occasus::empire {

inline constexpr std::size_t kAppraisalInputs = 78;
using AppraisalInputs = std::array<float, kAppraisalInputs>;

// The inputs of the estimate for a position. Precondition: the game is not over.
AppraisalInputs appraisal_inputs(const Rules& rules, const State& state);
// Fitted to games.
const AppraisalInputs& appraisal_weights();

// Precondition: `game` is The Fall of the Roman Empire.
std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game);

}  // namespace occasus::empire
