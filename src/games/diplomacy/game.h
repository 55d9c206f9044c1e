// Diplomacy and Fall of Rome behind the facade.
#pragma once

#include "core/any_game.h"
#include "core/erase.h"

#include "games/diplomacy/rules.h"
#include "games/diplomacy/text.h"

namespace occasus::diplomacy {

using Table = Erased<Rules, Text>;

// Options: `board`, a board file of the user's own (given as Setup::board), and those of Options.
// Refuses an unknown option, value or board, naming the option or the line.
Result<std::shared_ptr<const AnyGame>> make_game(const Setup&);

// Gives a game that is played by chance a last year, unless it has one.
void shorten(Setup&);

}  // namespace occasus::diplomacy
