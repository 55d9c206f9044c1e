// The options a game is set up with, checked against what its facts allow.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/refusal.h"

namespace occasus {

// For each option by name: the value chosen, or its default. The board is not among them.
using ChosenOptions = std::map<std::string_view, std::string>;

// Refuses an option that the game does not have and a value that its option does not have.
Result<ChosenOptions> chosen_options(const GameFacts&, const Setup&);

}  // namespace occasus
