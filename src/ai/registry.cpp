// Which computer players there are, by game.
#include <algorithm>
#include <vector>

#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "ai/instances/players.h"
#include "games/has_game.h"

namespace occasus {

namespace {

// nullptr for an unknown game.
const GamePlayers* find_players(std::string_view game) {
    static const std::vector<const GamePlayers*> games = [] {
        std::vector<const GamePlayers*> all;
        if constexpr (has_game("rome_must_fall")) all.push_back(&rome_must_fall::kComputerPlayers);
        if constexpr (has_game("empire")) all.push_back(&empire::kComputerPlayers);
        if constexpr (has_game("pomerium")) all.push_back(&pomerium::kComputerPlayers);
        if constexpr (has_game("invasions")) all.push_back(&invasions::kComputerPlayers);
        if constexpr (has_game("diplomacy")) all.push_back(&diplomacy::kComputerPlayers);
        return all;
    }();
    const auto found = std::ranges::find(games, game, &GamePlayers::game);
    return found == games.end() ? nullptr : *found;
}

}  // namespace

std::span<const PlayerFact> players_of(std::string_view game_id) {
    const GamePlayers* players = find_players(game_id);
    return players == nullptr ? std::span<const PlayerFact>() : players->facts;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id,
                                       Nanoseconds clock) {
    if (const GamePlayers* players = find_players(game.facts().id))
        for (const PlayerRow& row : players->rows)
            if (row.fact.id == player_id) return row.make({game, row.fact, clock});
    return nullptr;
}

std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game) {
    const GamePlayers* players = find_players(game.facts().id);
    return players == nullptr ? nullptr : players->appraiser(game);
}

std::vector<std::string_view> quick_players(const GameFacts& facts) {
    const auto [first, others] = find_players(facts.id)->quick;
    std::vector<std::string_view> ids(facts.seats.size(), others);
    ids.front() = first;
    return ids;
}

}  // namespace occasus
