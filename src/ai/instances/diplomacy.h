// The computer players of Diplomacy.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/any_player.h"

namespace occasus::diplomacy {

std::span<const PlayerFact> players();

// nullptr when there is no such player. Precondition: `game` is Diplomacy.
std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id);

}  // namespace occasus::diplomacy
