#include "games/registry.h"

#include <vector>

#include "games/diplomacy/game.h"
#include "games/empire/game.h"
#include "games/has_game.h"
#include "games/invasions/game.h"
#include "games/pomerium/game.h"
#include "games/rome_must_fall/game.h"

namespace occasus {

namespace {

template <class Rules, class Text>
void add(std::vector<GameKind>& games, decltype(GameKind::make) make,
         decltype(GameKind::shorten) shorten = nullptr) {
    if constexpr (has_game(Rules::kId)) games.push_back({Text::facts(), make, shorten});
}

}  // namespace

std::span<const GameKind> all_games() {
    static const std::vector<GameKind> games = [] {
        std::vector<GameKind> all;
        add<rome_must_fall::Rules, rome_must_fall::Text>(all, &rome_must_fall::make_game);
        add<empire::Rules, empire::Text>(all, &empire::make_game);
        add<pomerium::Rules, pomerium::Text>(all, &pomerium::make_game);
        add<invasions::Rules, invasions::Text>(all, &invasions::make_game);
        add<diplomacy::Rules, diplomacy::Text>(all, &diplomacy::make_game, &diplomacy::shorten);
        return all;
    }();
    return games;
}

const GameKind* find_game(std::string_view id) {
    for (const GameKind& kind : all_games())
        if (kind.facts.id == id) return &kind;
    return nullptr;
}

// Only one game has such files; the boards of all games are known to AnyGame.
std::string_view built_in_figures(std::string_view game, std::string_view option,
                                  std::string_view value) {
    if constexpr (has_game(invasions::Rules::kId))
        if (game == invasions::Rules::kId) return invasions::built_in_file(option, value);
    return {};
}

}  // namespace occasus
