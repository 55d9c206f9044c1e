// Every player of Rome Must Fall, behind AnyPlayer.
#include "ai/appraisers/rome_must_fall.h"

#include <array>

#include "ai/heuristics/rome_must_fall_beginners.h"
#include "ai/heuristics/rome_must_fall_strategos.h"
#include "ai/heuristics/rome_must_fall_weighers.h"
#include "ai/instances/players.h"
#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {

namespace {

// clang-format off
constexpr auto kRows = std::to_array<PlayerRow>({
    {{.id = "uniform", .title = "Chance", .line = "Takes any legal action; all are equally likely.",
      .strength = "wins no game in 20,000"}, uniform},
    {{.id = "random", .title = "Random", .line = "Tosses a coin for every ability and cube, and places its dice at random.",
      .strength = "wins no game in 20,000"},
     [](const Wanted& wanted) { return policy<Game, Haphazard>(wanted, "A coin decides abilities and cubes, and the dice are placed at random."); }},
    {{.id = "naive", .title = "Naive", .line = "Puts the best dice against the highest totals, and spends up to two cubes to hold.",
      .strength = "wins 0.6 % of games"},
     [](const Wanted& wanted) { return policy<Game, Naive>(wanted, "The best dice go against the highest totals, whatever is at stake there."); }},
    {{.id = "greedy", .title = "Greedy", .line = "Compares the possible losses of each tracker, three boxes ahead.",
      .strength = "wins 27 % of games"},
     [](const Wanted& wanted) { return policy<Game, Greedy>(wanted, "The cheapest choice, judged by the next three boxes of each track."); }},
    {{.id = "planner", .title = "Planner", .line = "Compares the possible losses of each tracker until the end of the game.",
      .strength = "wins 42 % of games"},
     [](const Wanted& wanted) { return policy<Game, Planner>(wanted, "The cheapest choice, judged by the expected losses on each track until the end."); }},
    {{.id = "triumphator", .title = "Triumphator", .line = "Plays only for the brilliant victory, and like Strategos when that is out of reach.",
      .strength = "wins 64 % of games, 53 % brilliantly"},
     [](const Wanted& wanted) { return policy<Game, Strategos>(wanted, {}, Goal::BrilliantVictory); }},
    {{.id = "strategos", .title = "Strategos", .line = "Searches the whole turn exactly, and values the end of the turn as learned from a hundred thousand games.",
      .strength = "wins 72 % of games", .advises = true},
     [](const Wanted& wanted) { return policy<Game, Strategos>(wanted, {}); }},
    {{.id = "recruit", .title = "Recruit", .line = "Sends the best dice where the numbers are highest, whatever is at stake.",
      .strength = "wins 0.7 % of games", .level = 1}, [](const Wanted& wanted) { return like(wanted, "naive"); }},
    {{.id = "soldier", .title = "Soldier", .line = "Looks three boxes ahead, but skips this two times in five.",
      .strength = "wins 10 % of games", .level = 2}, [](const Wanted& wanted) { return mixed(wanted, "greedy", "naive", 40); }},
    {{.id = "veteran", .title = "Veteran", .line = "Always looks three boxes ahead.",
      .strength = "wins 28 % of games", .level = 3}, [](const Wanted& wanted) { return like(wanted, "greedy"); }},
    {{.id = "centurion", .title = "Centurion", .line = "Looks ahead to the end of the game.",
      .strength = "wins 42 % of games", .level = 4}, [](const Wanted& wanted) { return like(wanted, "planner"); }},
    {{.id = "commander", .title = "Commander", .line = "Works out every choice of a turn, and values positions as learned from many games.",
      .strength = "wins 71 % of games", .level = 5}, [](const Wanted& wanted) { return like(wanted, "strategos"); }},
});
// clang-format on

}  // namespace

constinit const GamePlayers kComputerPlayers = {.game = Rules::kId,
                                                .rows = kRows,
                                                .facts = kFactsOf<kRows>,
                                                .appraiser = rome_must_fall::make_appraiser,
                                                .quick = {"planner"}};

}  // namespace occasus::rome_must_fall
