// The computer players of The Barbarian Invasions.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/any_player.h"

namespace occasus::invasions {

std::span<const PlayerFact> players();

// nullptr when there is no such player. Precondition: `game` is The Barbarian Invasions.
std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id,
                                       Nanoseconds clock = nullptr);

}  // namespace occasus::invasions
