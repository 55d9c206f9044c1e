// The options a game is set up with, by what its facts allow.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/refusal.h"

namespace occasus {

// By name of the option: the value chosen, or what it is otherwise. The board is none of them.
using ChosenOptions = std::map<std::string_view, std::string>;

// Refuses an option the game has not, and a value that is none of its option, naming both.
Result<ChosenOptions> chosen_options(const GameFacts&, const Setup&);

}  // namespace occasus
