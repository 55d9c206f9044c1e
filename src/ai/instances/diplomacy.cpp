// Every player of Diplomacy, behind AnyPlayer.
#include "ai/instances/diplomacy.h"

#include <array>

#include "ai/heuristics/diplomacy_dumbbot.h"
#include "ai/heuristics/diplomacy_players.h"
#include "ai/instances/diplomacy_magister.h"
#include "ai/policy_player.h"
#include "ai/random.h"
#include "games/diplomacy/game.h"

namespace occasus::diplomacy {

namespace {

constexpr std::array<PlayerFact, 12> kPlayers = {
    PlayerFact{.id = "uniform",
               .title = "Chance",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "for tests"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Takes any legal action, as Chance does.",
               .strength = "for tests"},
    PlayerFact{.id = "hold",
               .title = "Hold",
               .line = "Lets every unit hold, gives up what is dislodged and builds nothing.",
               .strength = "for tests"},
    PlayerFact{.id = "dumbbot",
               .title = "DumbBot",
               .line = "After David Norman's DumbBot: goes where it pays most, and helps there.",
               .strength = "the field's yardstick; weaker here than greedy"},
    PlayerFact{.id = "greedy",
               .title = "Greedy",
               .line = "Sends each unit toward the centre it wants most; supports nobody.",
               .strength = "for beginners"},
    PlayerFact{.id = "tactician",
               .title = "Tactician",
               .line = "Weighs whole sets of orders against what the others may send, and takes "
                       "the one that does best on average.",
               .strength = "alone wins 90 of 210 games against six greedy"},
    PlayerFact{.id = "magister",
               .title = "Magister",
               .line = "Weighs whole sets of orders, and plays seasons on from the best.",
               .strength = "alone wins 29 % of games against six tactician",
               .milliseconds = 1000},
    PlayerFact{
        .id = "recruit",
        .title = "Recruit",
        .line = "Sends units somewhere useful, each on its own, and forgets every second one.",
        .strength = "126 Elo below level 2",
        .for_newcomers = true,
        .level = 1},
    PlayerFact{
        .id = "soldier",
        .title = "Soldier",
        .line = "Sends units toward the centre each wants most; supports nobody, and forgets some.",
        .strength = "126 Elo above level 1",
        .level = 2},
    PlayerFact{.id = "veteran",
               .title = "Veteran",
               .line = "Compares six sets of orders against two guesses at what the others send.",
               .strength = "73 Elo above level 2",
               .level = 3},
    PlayerFact{.id = "centurion",
               .title = "Centurion",
               .line = "Compares thirty sets of orders against five guesses.",
               .strength = "74 Elo above level 3",
               .level = 4},
    PlayerFact{.id = "commander",
               .title = "Commander",
               .line = "Weighs whole sets of orders, and plays seasons on from the best.",
               .strength = "alone wins 29 % of games against six tactician",
               .milliseconds = 1000,
               .level = 5}};

template <class Policy>
std::unique_ptr<AnyPlayer> seated(const AnyGame& game, std::string_view reason) {
    const auto& table = static_cast<const Table&>(game);
    return std::make_unique<PolicyPlayer<Table, Policy>>(Policy(table.rules()), reason);
}

}  // namespace

std::span<const PlayerFact> players() {
    return kPlayers;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id) {
    if (player_id == "uniform" || player_id == "random")
        return std::make_unique<UniformPlayer>(game);
    if (player_id == "recruit")
        return seated<SetPlayer<wandering_orders>>(game, "Somewhere useful.");
    if (player_id == "soldier")
        return seated<SetPlayer<inattentive_orders>>(game, "Toward the centre that it wants most.");
    if (player_id == "veteran")
        return seated<SetPlayer<hasty_orders>>(game, "The best of six sets against two guesses.");
    if (player_id == "centurion")
        return seated<SetPlayer<brisk_orders>>(game,
                                               "The best of thirty sets against five guesses.");
    if (player_id == "hold") return seated<HoldPlayer>(game, "Everything stays as it is.");
    if (player_id == "greedy")
        return seated<SetPlayer<greedy_orders>>(game, "Toward the centre that it wants most.");
    if (player_id == "dumbbot")
        return seated<SetPlayer<dumbbot_orders, dumbbot_worth>>(
            game, "Where it pays most, or to help there.");
    if (player_id == "magister" || player_id == "commander")
        return make_magister(static_cast<const Table&>(game));
    if (player_id == "tactician")
        return seated<SetPlayer<tactician_orders>>(
            game, "Of the sets it has weighed, the best on average of what the others may send.");
    return nullptr;
}

}  // namespace occasus::diplomacy
