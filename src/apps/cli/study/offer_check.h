// Whether the offers of a game and its legal list say the same.
#pragma once

#include <span>
#include <string>

#include "core/any_game.h"

namespace occasus::cli {

// The fault of a position's offers, in one sentence; empty when they have none. Each is an action,
// forms filled in every way, and legal unless it says why not. Where a seat is to move, together
// they reach every legal action but those that are told in the same words as one they reach: of
// alike pieces one is offered for all. `legal` is the legal list, in its order.
std::string fault_of_offers(const AnyGame& game, const AnyState& state,
                            std::span<const Action> legal);

}  // namespace occasus::cli
