// Every player of The Barbarian Invasions, behind AnyPlayer.
#include "ai/instances/invasions.h"

#include <array>

#include "ai/absent_minded.h"
#include "ai/heuristics/invasions_belisarius.h"
#include "ai/heuristics/invasions_legate.h"
#include "ai/instances/invasions_search.h"
#include "ai/policy_player.h"
#include "ai/random.h"
#include "games/invasions/game.h"

namespace occasus::invasions {

namespace {

// A legate who neither marches on nor attacks: what whoever overlooks a march does.
class Homebody {
  public:
    explicit Homebody(const Rules& rules) : legate_(rules) {}

    Action choose(const State& state, Rng& rng) {
        const bool may_end = state.step == Step::Move || state.step == Step::Attack;
        return may_end ? make_action(Verb::End) : legate_.choose(state, rng);
    }

  private:
    Legate legate_;
};

constexpr std::array<PlayerFact, 11> kPlayers = {
    PlayerFact{.id = "uniform",
               .title = "Chance",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "wins 12 of 2,000 games of scenario 1"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Takes any legal action, as Chance does.",
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
               .milliseconds = 200},
    PlayerFact{.id = "recruit",
               .title = "Recruit",
               .line = "Marches where it is worth most, but leaves most marches of a turn undone.",
               .strength = "wins 15 % of games of scenario 1",
               .level = 1},
    PlayerFact{.id = "soldier",
               .title = "Soldier",
               .line = "Marches where it is worth most, but leaves many marches of a turn undone.",
               .strength = "wins 42 % of games of scenario 1",
               .level = 2},
    PlayerFact{
        .id = "veteran",
        .title = "Veteran",
        .line = "Marches where it is worth most, and leaves the last marches undone now and then.",
        .strength = "wins 60 % of games of scenario 1",
        .level = 3},
    PlayerFact{.id = "centurion",
               .title = "Centurion",
               .line = "Marches where it is worth most, and seldom leaves a march undone.",
               .strength = "wins 71 % of games of scenario 1",
               .level = 4},
    PlayerFact{.id = "commander",
               .title = "Commander",
               .line = "Asks four legates, and plays games out where they differ.",
               .strength = "wins 80 % of games of scenario 1",
               .milliseconds = 100,
               .level = 5}};

// The level thinks shorter than it may: a busy machine takes the processor away for some twenty
// milliseconds, and that must not make it late.
int thinking_time(const PlayerFact& fact) {
    constexpr int kOfTheLevel = 50;
    return fact.level > 0 ? kOfTheLevel : fact.milliseconds;
}

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
            return make_search_player(static_cast<const Game&>(game), thinking_time(fact), clock);
    const Rules& rules = static_cast<const Game&>(game).rules();
    const auto forgetful = [&](std::uint32_t overlooks) {
        return std::make_unique<AbsentMinded>(
            invasions::make_player(game, "legate"),
            std::make_unique<PolicyPlayer<Game, Homebody>>(Homebody(rules), "Stays at home."),
            overlooks);
    };
    if (player_id == "recruit") return forgetful(45);
    if (player_id == "soldier") return forgetful(22);
    if (player_id == "veteran") return forgetful(10);
    if (player_id == "centurion") return forgetful(4);
    if (player_id == "legate")
        return std::make_unique<PolicyPlayer<Game, Legate>>(
            Legate(rules), "Legions go where they are worth most; money pays them first.");
    if (player_id == "belisarius")
        return std::make_unique<PolicyPlayer<Game, Legate>>(
            Legate(rules, reconquest(rules)), "Legions win back the West, above all Italia.");
    return nullptr;
}

}  // namespace occasus::invasions
