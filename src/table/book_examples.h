// The examples of a rulebook: cases of the game, played.
#pragma once

#include "core/any_game.h"
#include "core/value.h"

namespace occasus::table {

// `boards` and `examples`: of each example its name and title, the place of its board among the
// boards, the view `before` the first action and `after` the last one as spectators see them, and
// between them the actions, each with its seat. Refused when a case cannot be played.
Result<Value> examples_document(const GameKind&);

}  // namespace occasus::table
