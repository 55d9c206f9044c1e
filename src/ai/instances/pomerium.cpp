// Every player of Pomerium, behind AnyPlayer.
#include "ai/appraisers/pomerium.h"

#include <array>

#include "ai/heuristics/pomerium_beginners.h"
#include "ai/heuristics/pomerium_princeps.h"
#include "ai/instances/players.h"
#include "games/pomerium/game.h"

namespace occasus::pomerium {

namespace {

// clang-format off
constexpr auto kRows = std::to_array<PlayerRow>({
    {{.id = "wait", .title = "Wait", .line = "Never acts, defends with everything and refuses every offer.",
      .strength = "wins 4 % of games"},
     [](const Wanted&) -> std::unique_ptr<AnyPlayer> { return std::make_unique<PolicyPlayer<Game, Wait>>("Waits, and holds its provinces."); }},
    {{.id = "uniform", .title = "Chance", .line = "Takes any legal action; all are equally likely.",
      .strength = "wins 17 % of games"}, uniform},
    {{.id = "random", .title = "Random", .line = "Takes any legal action, as Chance does.",
      .strength = "wins 17 % of games"}, uniform},
    {{.id = "simple", .title = "Simple", .line = "Takes undefended provinces, allies with weaker generals, attacks at two to one.",
      .strength = "wins 43 % of games"},
     [](const Wanted& wanted) { return policy<Game, Simple>(wanted, "Undefended provinces first, then weaker generals by alliance, then attacks at two to one."); }},
    {{.id = "princeps", .title = "Princeps", .line = "Works out the exact chance of each result of every choice, and values positions as learned from a hundred thousand games.",
      .strength = "wins 54 % of games", .advises = true},
     [](const Wanted& wanted) { return policy<Game, Princeps>(wanted, {}); }},
    {{.id = "recruit", .title = "Recruit", .line = "Misses most opportunities, and waits.",
      .strength = "wins 14 % of games", .level = 1}, [](const Wanted& wanted) { return mixed(wanted, "simple", "wait", 85); }},
    {{.id = "soldier", .title = "Soldier", .line = "Takes weaker provinces, but misses many opportunities.",
      .strength = "wins 28 % of games", .level = 2}, [](const Wanted& wanted) { return mixed(wanted, "simple", "wait", 55); }},
    {{.id = "veteran", .title = "Veteran", .line = "Takes weaker provinces and misses few opportunities, but does not work out odds.",
      .strength = "wins 41 % of games", .level = 3}, [](const Wanted& wanted) { return mixed(wanted, "simple", "wait", 12); }},
    {{.id = "centurion", .title = "Centurion", .line = "Works out the odds of every choice, but sometimes skips this.",
      .strength = "wins 48 % of games", .level = 4}, [](const Wanted& wanted) { return mixed(wanted, "princeps", "simple", 60); }},
    {{.id = "commander", .title = "Commander", .line = "Works out the exact chance of each result of every choice.",
      .strength = "wins 53 % of games", .level = 5}, [](const Wanted& wanted) { return like(wanted, "princeps"); }},
});
// clang-format on

}  // namespace

constinit const GamePlayers kComputerPlayers = {.game = Rules::kId,
                                                .rows = kRows,
                                                .facts = kFactsOf<kRows>,
                                                .appraiser = pomerium::make_appraiser,
                                                .quick = {"simple"}};

}  // namespace occasus::pomerium
