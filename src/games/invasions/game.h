// The Barbarian Invasions behind the facade.
#pragma once

#include "core/any_game.h"
#include "core/erase.h"

#include "games/invasions/rules.h"
#include "games/invasions/text.h"

namespace occasus::invasions {

using Game = Erased<Rules, Text>;

// Options: `board`, a board file of the user's own (given as Setup::board), and those of Options.
// Refuses an unknown option, value or board, naming the option or the line.
Result<std::shared_ptr<const AnyGame>> make_game(const Setup&);

}  // namespace occasus::invasions
