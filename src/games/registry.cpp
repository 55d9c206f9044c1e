#include "games/registry.h"

#include <array>
#include <vector>

#include "core/near_name.h"

#include "games/diplomacy/game.h"
#include "games/empire/game.h"
#include "games/invasions/game.h"
#include "games/pomerium/game.h"
#include "games/rome_must_fall/game.h"

namespace occasus {

std::span<const GameKind> all_games() {
    static const std::array<GameKind, 5> games = {
        GameKind{rome_must_fall::Text::facts(), &rome_must_fall::make_game},
        GameKind{empire::Text::facts(), &empire::make_game},
        GameKind{pomerium::Text::facts(), &pomerium::make_game},
        GameKind{invasions::Text::facts(), &invasions::make_game},
        GameKind{diplomacy::Text::facts(), &diplomacy::make_game, &diplomacy::shorten},
    };
    return games;
}

const GameKind* find_game(std::string_view id) {
    for (const GameKind& kind : all_games())
        if (kind.facts.id == id) return &kind;
    return nullptr;
}

std::string no_such_game(std::string_view id) {
    std::vector<std::string_view> known;
    for (const GameKind& kind : all_games()) known.push_back(kind.facts.id);
    return no_such("game", id, known);
}

// Only one game has such files; the boards of all games are known to AnyGame.
std::string_view built_in_figures(std::string_view game, std::string_view option,
                                  std::string_view value) {
    if (game != invasions::Rules::kId) return {};
    return invasions::built_in_file(option, value);
}

}  // namespace occasus
