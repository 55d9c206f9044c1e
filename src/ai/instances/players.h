// The computer players of each game: a row for each player, with its facts and its maker.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "ai/absent_minded.h"
#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "ai/policy_player.h"
#include "ai/random.h"
#include "games/games.gen.h"

namespace occasus {

// A player that is asked for. `game` is the game of its row, and outlives it.
struct Wanted {
    const AnyGame& game;
    const PlayerFact& fact;
    Nanoseconds clock;
};

struct PlayerRow {
    PlayerFact fact;
    std::unique_ptr<AnyPlayer> (*make)(const Wanted&);
};

template <const auto& kRows>
constexpr auto kFactsOf = [] {
    std::array<PlayerFact, kRows.size()> facts;
    for (std::size_t at = 0; at < kRows.size(); ++at) facts[at] = kRows[at].fact;
    return facts;
}();

struct GamePlayers {
    std::string_view game;
    std::span<const PlayerRow> rows;
    std::span<const PlayerFact> facts;  // Those of the rows.
    std::unique_ptr<AnyAppraiser> (*appraiser)(const AnyGame&);
    std::array<std::string_view, 2> quick;  // The first seat's, and all others'.
};

// ---- makers ----

inline std::unique_ptr<AnyPlayer> uniform(const Wanted& wanted) {
    return std::make_unique<UniformPlayer>(wanted.game);
}
inline std::unique_ptr<AnyPlayer> like(const Wanted& wanted, std::string_view id) {
    return make_player(wanted.game, id);
}
// Answers as the careless player so many times of a hundred.
inline std::unique_ptr<AnyPlayer> mixed(const Wanted& wanted, std::string_view attentive,
                                        std::string_view careless, std::uint32_t overlooks) {
    return std::make_unique<AbsentMinded>(like(wanted, attentive), like(wanted, careless),
                                          overlooks);
}
// `Game` is the Erased of the game's rules.
template <class Game, class Policy, class... More>
std::unique_ptr<AnyPlayer> policy(const Wanted& wanted, std::string_view reason, More&&... more) {
    const auto& rules = static_cast<const Game&>(wanted.game).rules();
    return std::make_unique<PolicyPlayer<Game, Policy>>(reason, rules, std::forward<More>(more)...);
}

// Every player plays every seat: asked for another than it was made for, it plays its counterpart.
#define OCCASUS_DECLARE_PLAYERS(game)          \
    namespace game {                           \
    extern const GamePlayers kComputerPlayers; \
    }
OCCASUS_GAMES(OCCASUS_DECLARE_PLAYERS)
#undef OCCASUS_DECLARE_PLAYERS

}  // namespace occasus
