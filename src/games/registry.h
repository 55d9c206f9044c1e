// The list of games: one line each.
#pragma once

#include <span>
#include <string_view>

#include "core/any_game.h"

namespace occasus {

std::span<const GameKind> all_games();

// nullptr when there is no such game.
const GameKind* find_game(std::string_view id);

}  // namespace occasus
