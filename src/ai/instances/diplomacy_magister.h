// The magister of Diplomacy behind AnyPlayer, with its votes for a draw.
#pragma once

#include <memory>

#include "ai/any_player.h"
#include "games/diplomacy/game.h"

namespace occasus::diplomacy {

std::unique_ptr<AnyPlayer> make_magister(const Table& game);

}  // namespace occasus::diplomacy
