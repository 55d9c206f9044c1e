// The games that there are arrays of: all.
#pragma once

#include <string_view>

#include "core/out_of_bounds.h"

#include "games/all_games.gen.h"

namespace occasus::arrays {

// Calls `visit` for the facade of the game with that id. Precondition: there is one.
template <class Visit>
auto with_game(std::string_view id, const Visit& visit) {
#define OCCASUS_VISIT(game) \
    if (id == game::Rules::kId) return visit.template operator()<Erased<game::Rules, game::Text>>();
    OCCASUS_GAMES(OCCASUS_VISIT)
#undef OCCASUS_VISIT
    out_of_bounds();
}

}  // namespace occasus::arrays
