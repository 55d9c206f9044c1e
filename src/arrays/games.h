// The games that there are arrays of. A new game is named here alone.
#pragma once

#include <string_view>

#include "games/diplomacy/game.h"
#include "games/empire/game.h"
#include "games/invasions/game.h"
#include "games/pomerium/game.h"
#include "games/rome_must_fall/game.h"

namespace occasus::arrays {

// Calls `visit` for the facade of the game with that id. Precondition: there is one.
template <class Visit>
auto with_game(std::string_view id, const Visit& visit) {
    if (id == rome_must_fall::Rules::kId) return visit.template operator()<rome_must_fall::Game>();
    if (id == empire::Rules::kId) return visit.template operator()<empire::Game>();
    if (id == pomerium::Rules::kId) return visit.template operator()<pomerium::Game>();
    if (id == invasions::Rules::kId) return visit.template operator()<invasions::Game>();
    return visit.template operator()<diplomacy::Table>();
}

}  // namespace occasus::arrays
