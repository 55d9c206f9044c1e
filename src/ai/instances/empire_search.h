// The Fall of the Roman Empire: players of either side that search.
#pragma once

#include <memory>

#include "ai/any_player.h"
#include "ai/heuristics/empire_guide.h"
#include "games/empire/game.h"

namespace occasus::empire {

// `game` must outlive the player.
std::unique_ptr<AnyPlayer> make_search_player(const Game& game, Horizon horizon,
                                              SearchBudget budget);
// Thinks so many milliseconds about a decision; without a clock, for as many playouts as a usual
// machine makes in that time.
std::unique_ptr<AnyPlayer> make_search_player(const Game& game, Horizon horizon, int milliseconds,
                                              Nanoseconds clock);

}  // namespace occasus::empire
