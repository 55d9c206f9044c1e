// The computer players of Rome Must Fall.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/any_player.h"

namespace occasus::rome_must_fall {

std::span<const PlayerFact> players();

// nullptr when there is no such player. Precondition: `game` is Rome Must Fall.
std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id);

}  // namespace occasus::rome_must_fall
