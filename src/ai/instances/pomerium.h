// The computer players of Pomerium.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/any_player.h"

namespace occasus::pomerium {

std::span<const PlayerFact> players();

// nullptr when there is no such player. Precondition: `game` is Pomerium.
std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id);

}  // namespace occasus::pomerium
