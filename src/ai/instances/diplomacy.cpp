// Every player of Diplomacy, behind AnyPlayer.
#include "ai/appraisers/diplomacy.h"

#include <array>

#include "ai/heuristics/diplomacy_dumbbot.h"
#include "ai/heuristics/diplomacy_players.h"
#include "ai/instances/diplomacy_magister.h"
#include "ai/instances/players.h"
#include "games/diplomacy/game.h"

namespace occasus::diplomacy {

namespace {

std::unique_ptr<AnyPlayer> magister(const Wanted& wanted) {
    return make_magister(static_cast<const Table&>(wanted.game));
}

// clang-format off
constexpr auto kRows = std::to_array<PlayerRow>({
    {{.id = "uniform", .title = "Chance", .line = "Takes any legal action; all are equally likely.",
      .strength = "for tests"}, uniform},
    {{.id = "random", .title = "Random", .line = "Takes any legal action, as Chance does.",
      .strength = "for tests"}, uniform},
    {{.id = "hold", .title = "Hold", .line = "Lets every unit hold, disbands dislodged units and builds nothing.",
      .strength = "for tests"},
     [](const Wanted& wanted) { return policy<Table, HoldPlayer>(wanted, "Everything stays as it is."); }},
    {{.id = "dumbbot", .title = "DumbBot", .line = "After David Norman's DumbBot: moves where it pays most, and supports there.",
      .strength = "the usual yardstick; weaker here than greedy"},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<dumbbot_orders, dumbbot_worth>>(wanted, "Moves or supports where it pays most."); }},
    {{.id = "greedy", .title = "Greedy", .line = "Sends each unit toward the centre it wants most; supports nobody.",
      .strength = "for beginners"},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<greedy_orders>>(wanted, "Moves toward the centre it wants most."); }},
    {{.id = "tactician", .title = "Tactician", .line = "Compares whole sets of orders against likely orders of the others, and takes the set with the best average.",
      .strength = "wins 90 of 210 games alone against six Greedy players"},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<tactician_orders>>(wanted, "This set has the best average of those compared against likely orders of the others."); }},
    {{.id = "magister", .title = "Magister", .line = "Compares whole sets of orders, and tries the best for two more seasons.",
      .strength = "wins 29 % of its games alone against six Tacticians", .milliseconds = 1000}, magister},
    {{.id = "recruit", .title = "Recruit", .line = "Sends each unit somewhere useful, without coordination, and forgets every second unit.",
      .strength = "126 Elo below level 2", .for_newcomers = true, .level = 1},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<wandering_orders>>(wanted, "Somewhere useful."); }},
    {{.id = "soldier", .title = "Soldier", .line = "Sends each unit toward the centre it wants most; supports nobody, and forgets some units.",
      .strength = "126 Elo above level 1", .level = 2},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<inattentive_orders>>(wanted, "Moves toward the centre it wants most."); }},
    {{.id = "veteran", .title = "Veteran", .line = "Compares six sets of orders against two guesses at what the others send.",
      .strength = "73 Elo above level 2", .level = 3},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<hasty_orders>>(wanted, "The best of six sets against two guesses."); }},
    {{.id = "centurion", .title = "Centurion", .line = "Compares thirty sets of orders against five guesses.",
      .strength = "74 Elo above level 3", .level = 4},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<brisk_orders>>(wanted, "The best of thirty sets against five guesses."); }},
    {{.id = "commander", .title = "Commander", .line = "Compares whole sets of orders, and tries the best for two more seasons.",
      .strength = "wins 29 % of its games alone against six Tacticians", .milliseconds = 1000, .level = 5}, magister},
});
// clang-format on

}  // namespace

constinit const GamePlayers kComputerPlayers = {.game = Rules::kId,
                                                .rows = kRows,
                                                .facts = kFactsOf<kRows>,
                                                .appraiser = diplomacy::make_appraiser,
                                                .quick = {"greedy", "greedy"}};

}  // namespace occasus::diplomacy
