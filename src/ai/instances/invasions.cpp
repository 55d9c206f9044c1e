// Every player of The Barbarian Invasions, behind AnyPlayer.
#include "ai/appraisers/invasions.h"

#include <array>

#include "ai/heuristics/invasions_legate.h"
#include "ai/instances/invasions_search.h"
#include "ai/instances/players.h"
#include "games/invasions/game.h"

namespace occasus::invasions {

namespace {

// A legate who neither marches on nor attacks: as people do who overlook a march.
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

// Stays at home so many times of a hundred.
template <std::uint32_t kOverlooks>
std::unique_ptr<AnyPlayer> forgetful(const Wanted& wanted) {
    return std::make_unique<AbsentMinded>(
        like(wanted, "legate"), policy<Game, Homebody>(wanted, "Stays at home."), kOverlooks);
}

template <int kMilliseconds>
std::unique_ptr<AnyPlayer> search(const Wanted& wanted) {
    return make_search_player(static_cast<const Game&>(wanted.game), kMilliseconds, wanted.clock);
}

std::unique_ptr<AnyPlayer> belisarius(const Wanted& wanted) {
    return policy<Game, Legate>(wanted, "Legions win back the West, above all Italia.",
                                fitted_style(530));
}

// The level thinks shorter than it may: a busy machine takes the processor away for some twenty
// milliseconds, and that must not make it late.
// clang-format off
constexpr auto kRows = std::to_array<PlayerRow>({
    {{.id = "uniform", .title = "Chance", .line = "Takes any legal action; all are equally likely.",
      .strength = "wins 12 of 2,000 games of scenario 1"}, uniform},
    {{.id = "random", .title = "Random", .line = "Takes any legal action, as Chance does.",
      .strength = "wins 12 of 2,000 games of scenario 1"}, uniform},
    {{.id = "legate", .title = "Legate", .line = "Sends legions where they are worth most, pays them first, and bribes the largest bands.",
      .strength = "wins 91 % of games of scenario 1, 40 % of 3"},
     [](const Wanted& wanted) { return policy<Game, Legate>(wanted, "Legions go where they are worth most; the treasury pays them first."); }},
    {{.id = "belisarius", .title = "Belisarius", .line = "A legate that values Italia at ten times its points: for 530 A.D.",
      .strength = "wins 4 of 10,000 games of scenario 6, 78 % of scenario 1"}, belisarius},
    {{.id = "proconsul", .title = "Proconsul", .line = "Asks four legates and, where they disagree, plays ahead for 20 milliseconds.",
      .strength = "not measured; thinks less than half as long as the Commander", .advises = true, .milliseconds = 20}, search<20>},
    {{.id = "augustus", .title = "Augustus", .line = "Asks four legates and, where they disagree, plays ahead for a fifth of a second.",
      .strength = "not measured; thinks ten times as long as proconsul", .advises = true, .milliseconds = 200}, search<200>},
    {{.id = "recruit", .title = "Recruit", .line = "Sends legions where they are worth most, but misses most marches of a turn.",
      .strength = "wins 9 % of games of scenario 1", .level = 1}, forgetful<45>},
    {{.id = "soldier", .title = "Soldier", .line = "Sends legions where they are worth most, but misses many marches of a turn.",
      .strength = "wins 45 % of games of scenario 1", .level = 2}, forgetful<22>},
    {{.id = "veteran", .title = "Veteran", .line = "Sends legions where they are worth most, and sometimes misses the last marches.",
      .strength = "wins 72 % of games of scenario 1", .level = 3}, forgetful<10>},
    {{.id = "centurion", .title = "Centurion", .line = "Sends legions where they are worth most, and seldom misses a march.",
      .strength = "wins 88 % of games of scenario 1", .level = 4}, forgetful<4>},
    {{.id = "commander", .title = "Commander", .line = "Asks four legates and, where they disagree, plays ahead.",
      .strength = "wins 92 % of games of scenario 1", .milliseconds = 100, .level = 5}, search<50>},
});
// clang-format on

}  // namespace

constinit const GamePlayers kComputerPlayers = {.game = Rules::kId,
                                                .rows = kRows,
                                                .facts = kFactsOf<kRows>,
                                                .appraiser = invasions::make_appraiser,
                                                .quick = {"legate"}};

}  // namespace occasus::invasions
