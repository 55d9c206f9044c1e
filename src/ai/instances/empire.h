// The computer players of The Fall of the Roman Empire.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/any_player.h"

namespace occasus::empire {

std::span<const PlayerFact> players();

// Every player plays either seat: asked for the other one, it plays its counterpart there. nullptr
// when there is no such player. Precondition: `game` is The Fall of the Roman Empire.
std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id,
                                       Nanoseconds clock = nullptr);

}  // namespace occasus::empire
