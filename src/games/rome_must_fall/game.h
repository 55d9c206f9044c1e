// Rome Must Fall behind the facade.
#pragma once

#include "core/any_game.h"
#include "core/erase.h"

#include "games/rome_must_fall/rules.h"
#include "games/rome_must_fall/text.h"

namespace occasus::rome_must_fall {

using Game = Erased<Rules, Text>;

// Options: `board`, a sheet file of the user's own (given as Setup::board). Refuses an unknown
// option or an invalid sheet, naming the option or the line.
Result<std::shared_ptr<const AnyGame>> make_game(const Setup&);

}  // namespace occasus::rome_must_fall
