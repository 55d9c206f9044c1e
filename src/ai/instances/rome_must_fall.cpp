// Every player of Rome Must Fall, behind AnyPlayer.
#include "ai/instances/rome_must_fall.h"

#include <array>

#include "ai/absent_minded.h"
#include "ai/heuristics/rome_must_fall_beginners.h"
#include "ai/heuristics/rome_must_fall_strategos.h"
#include "ai/heuristics/rome_must_fall_weighers.h"
#include "ai/policy_player.h"
#include "ai/random.h"
#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {

namespace {

class StrategosPlayer final : public AnyPlayer {
  public:
    explicit StrategosPlayer(const Rules& rules, Goal goal = Goal::Victory)
        : strategos_(rules, goal) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        return strategos_.choose(Game::get(observed), rng);
    }
    Advice advise(const AnyState& observed, Rng&) override {
        return strategos_.advise(Game::get(observed));
    }

  private:
    Strategos strategos_;
};

constexpr std::uint32_t kForgetful = 40;  // Of a hundred answers.

constexpr std::array<PlayerFact, 12> kPlayers = {
    PlayerFact{.id = "uniform",
               .title = "Chance",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "wins no game in 20,000"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Tosses a coin for every ability and cube and places its dice by lot.",
               .strength = "wins no game in 20,000"},
    PlayerFact{
        .id = "naive",
        .title = "Naive",
        .line = "Puts the best dice on the highest totals and saves what two cubes can save.",
        .strength = "wins 0.6 % of games"},
    PlayerFact{.id = "greedy",
               .title = "Greedy",
               .line = "Weighs what each tracker stands to lose, three boxes ahead.",
               .strength = "wins 27 % of games"},
    PlayerFact{.id = "planner",
               .title = "Planner",
               .line = "Weighs what each tracker stands to lose until the end of the game.",
               .strength = "wins 42 % of games"},
    PlayerFact{.id = "triumphator",
               .title = "Triumphator",
               .line = "Plays for the brilliant victory alone, and like Strategos once that is "
                       "out of reach.",
               .strength = "wins 64 % of games, 53 % brilliantly"},
    PlayerFact{.id = "strategos",
               .title = "Strategos",
               .line = "Searches the whole turn exactly and judges its end by what a hundred "
                       "thousand games have taught it.",
               .strength = "wins 72 % of games",
               .advises = true},
    PlayerFact{.id = "recruit",
               .title = "Recruit",
               .line = "Sends the best dice where the numbers are highest, whatever is at stake.",
               .strength = "wins 0.7 % of games",
               .level = 1},
    PlayerFact{.id = "soldier",
               .title = "Soldier",
               .line = "Looks three boxes ahead, and forgets to two times in five.",
               .strength = "wins 10 % of games",
               .level = 2},
    PlayerFact{.id = "veteran",
               .title = "Veteran",
               .line = "Always looks three boxes ahead.",
               .strength = "wins 28 % of games",
               .level = 3},
    PlayerFact{.id = "centurion",
               .title = "Centurion",
               .line = "Looks ahead to the end of the game.",
               .strength = "wins 42 % of games",
               .level = 4},
    PlayerFact{.id = "commander",
               .title = "Commander",
               .line = "Works out every choice of a turn, and knows what a position is worth.",
               .strength = "wins 71 % of games",
               .level = 5}};

}  // namespace

std::span<const PlayerFact> players() {
    return kPlayers;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id) {
    const Rules& rules = static_cast<const Game&>(game).rules();
    if (player_id == "recruit") return rome_must_fall::make_player(game, "naive");
    if (player_id == "soldier")
        return std::make_unique<AbsentMinded>(rome_must_fall::make_player(game, "greedy"),
                                              rome_must_fall::make_player(game, "naive"),
                                              kForgetful);
    if (player_id == "veteran") return rome_must_fall::make_player(game, "greedy");
    if (player_id == "centurion") return rome_must_fall::make_player(game, "planner");
    if (player_id == "commander") return rome_must_fall::make_player(game, "strategos");
    if (player_id == "uniform") return std::make_unique<UniformPlayer>(game);
    if (player_id == "random")
        return std::make_unique<PolicyPlayer<Game, Haphazard>>(Haphazard(rules),
                                                               "Decided by coin and by lot.");
    if (player_id == "naive")
        return std::make_unique<PolicyPlayer<Game, Naive>>(
            Naive(rules), "The best dice go to the highest totals, whatever is at stake there.");
    if (player_id == "greedy")
        return std::make_unique<PolicyPlayer<Game, Greedy>>(
            Greedy(rules),
            "The cheapest choice, by the price of the next three boxes of each track.");
    if (player_id == "planner")
        return std::make_unique<PolicyPlayer<Game, Planner>>(
            Planner(rules),
            "The cheapest choice, by what each track is expected to cost until the end.");
    if (player_id == "strategos") return std::make_unique<StrategosPlayer>(rules);
    if (player_id == "triumphator")
        return std::make_unique<StrategosPlayer>(rules, Goal::BrilliantVictory);
    return nullptr;
}

}  // namespace occasus::rome_must_fall
