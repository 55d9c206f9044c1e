// The name of a stage in which several seats answer in secret.
#pragma once

#include <string>

#include "core/any_game.h"

namespace occasus {

// A stage that began sealed goes on for as long as it has the same name. sealed_seats() does not
// tell: when the last seat has begun to answer, it is empty.
inline std::string stage_name(const AnyGame& game, const AnyState& state) {
    return game.phase(state) + " " + game.turn_title(state);
}

}  // namespace occasus
