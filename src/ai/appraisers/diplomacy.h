// Diplomacy: the chance of each power to win or to share in a draw, from centres and units.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "ai/appraiser.h"
#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

inline constexpr std::size_t kAppraisalInputs = 17;
using AppraisalInputs = std::array<float, kAppraisalInputs>;
struct AppraisalWeights {
    AppraisalInputs victory;   // Against the draw, which counts 0.
    AppraisalInputs survival;  // To the end.
};

// The inputs of the estimate for each power. Precondition: the game is not over.
std::array<AppraisalInputs, kPowers> appraisal_inputs(const Rules& rules, const State& state);
// Fitted to games.
const AppraisalWeights& appraisal_weights();

// Precondition: `game` is Diplomacy.
std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game);

}  // namespace occasus::diplomacy
