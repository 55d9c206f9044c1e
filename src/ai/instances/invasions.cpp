// Every player of The Barbarian Invasions, behind AnyPlayer.
#include "ai/instances/invasions.h"

#include <array>

#include "ai/heuristics/invasions_belisarius.h"
#include "ai/heuristics/invasions_legate.h"
#include "ai/instances/invasions_search.h"
#include "ai/policy_player.h"
#include "ai/random.h"
#include "games/invasions/game.h"

namespace occasus::invasions {

namespace {

constexpr std::array<PlayerFact, 6> kPlayers = {
    PlayerFact{.id = "uniform",
               .title = "Uniform",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "wins 12 of 2,000 games of scenario 1"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Takes any legal action, as Uniform does.",
               .strength = "wins 12 of 2,000 games of scenario 1"},
    PlayerFact{.id = "legate",
               .title = "Legate",
               .line = "Sends legions where they are worth most, pays first, bribes the big ones.",
               .strength = "wins 78 % of games of scenario 1, 27 % of 3"},
    PlayerFact{.id = "belisarius",
               .title = "Belisarius",
               .line = "A legate to whom Italia is worth ten times its points: for 530 A.D.",
               .strength = "wins 4 of 10,000 games of scenario 6, 78 % of scenario 1"},
    PlayerFact{
        .id = "proconsul",
        .title = "Proconsul",
        .line = "Asks four legates, and plays games out for 20 milliseconds where they differ.",
        .strength = "wins 85 % of 100 games of scenario 1",
        .advises = true,
        .milliseconds = 20},
    PlayerFact{.id = "augustus",
               .title = "Augustus",
               .line = "Asks four legates, and plays games out for a fifth of a second.",
               .strength = "not measured; ten times as long as proconsul",
               .advises = true,
               .milliseconds = 200}};

}  // namespace

std::span<const PlayerFact> players() {
    return kPlayers;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id,
                                       Nanoseconds clock) {
    if (player_id == "uniform" || player_id == "random")
        return std::make_unique<UniformPlayer>(game);
    for (const PlayerFact& fact : kPlayers)
        if (fact.id == player_id && fact.milliseconds > 0)
            return make_search_player(static_cast<const Game&>(game), fact.milliseconds, clock);
    const Rules& rules = static_cast<const Game&>(game).rules();
    if (player_id == "legate")
        return std::make_unique<PolicyPlayer<Game, Legate>>(
            Legate(rules), "Legions go where they are worth most; money pays them first.");
    if (player_id == "belisarius")
        return std::make_unique<PolicyPlayer<Game, Legate>>(
            Legate(rules, reconquest(rules)), "Legions win back the West, above all Italia.");
    return nullptr;
}

}  // namespace occasus::invasions
