// Whether a game is in this program: all are, except in those modules of the page that have one
// game alone (OCCASUS_ONLY_GAME). The compiler leaves out what is only for the others.
#pragma once

#include <string_view>

namespace occasus {

#ifdef OCCASUS_ONLY_GAME
constexpr bool has_game(std::string_view id) {
    return id == OCCASUS_ONLY_GAME;
}
#else
constexpr bool has_game(std::string_view) {
    return true;
}
#endif

}  // namespace occasus
