// The Barbarian Invasions: players that search.
#pragma once

#include <memory>

#include "ai/any_player.h"
#include "games/invasions/game.h"

namespace occasus::invasions {

// Thinks so many milliseconds about a decision on which the legates differ; without a clock, for as
// many playouts as a usual machine makes in that time. `game` must outlive the player.
std::unique_ptr<AnyPlayer> make_search_player(const Game& game, int milliseconds,
                                              Nanoseconds clock);

}  // namespace occasus::invasions
