#include "games/registry.h"

#include <array>

#include "games/all_games.gen.h"

namespace occasus {

namespace {

// What only some games have.
template <class Text>
constexpr auto shorten_of() -> void (*)(Setup&) {
    if constexpr (requires { &Text::shorten; }) return &Text::shorten;
    return nullptr;
}
template <class Text>
std::string_view file_of(std::string_view option, std::string_view value) {
    if constexpr (requires { &Text::built_in_file; }) return Text::built_in_file(option, value);
    return {};
}

}  // namespace

std::span<const GameKind> all_games() {
#define OCCASUS_KIND(game) \
    GameKind{game::Text::facts(), &game::make_game, shorten_of<game::Text>()},
    static const auto games = std::to_array<GameKind>({OCCASUS_GAMES(OCCASUS_KIND)});
#undef OCCASUS_KIND
    return games;
}

const GameKind* find_game(std::string_view id) {
    for (const GameKind& kind : all_games())
        if (kind.facts.id == id) return &kind;
    return nullptr;
}

std::string_view built_in_figures(std::string_view game, std::string_view option,
                                  std::string_view value) {
#define OCCASUS_FILE(kind) \
    if (game == kind::Rules::kId) return file_of<kind::Text>(option, value);
    OCCASUS_GAMES(OCCASUS_FILE)
#undef OCCASUS_FILE
    return {};
}

}  // namespace occasus
