// The list of games: one line each.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/any_game.h"

namespace occasus {

std::span<const GameKind> all_games();

// nullptr when there is no such game.
const GameKind* find_game(std::string_view id);
// What is said to somebody who asks for a game that there is not.
std::string no_such_game(std::string_view id);

// The file that a game plays with when an option that takes a file has this value; empty when there
// is none. Boards are not among these files: AnyGame has them.
std::string_view built_in_figures(std::string_view game, std::string_view option,
                                  std::string_view value);

}  // namespace occasus
