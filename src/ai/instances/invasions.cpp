// Every player of The Barbarian Invasions, behind AnyPlayer.
#include "ai/appraisers/invasions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "ai/heuristics/invasions_legate.h"
#include "ai/instances/players.h"
#include "ai/search/open_loop.h"
#include "ai/search/repertoire.h"
#include "ai/search/turn_purse.h"
#include "games/invasions/chapters/chapters.h"
#include "games/invasions/game.h"

namespace occasus::invasions {

namespace {

constexpr std::int64_t kNanosecondsInMillisecond = 1'000'000;
constexpr double kPlayoutsInMillisecond = 0.7;
constexpr std::int64_t kTurnTime = 9000 * kNanosecondsInMillisecond;
constexpr std::size_t kAlternatives = 2;
constexpr double kDoubt = 1;  // Standard errors by which an answer must be better than the usual.

// Every playout follows one legate: the one whose playouts end best in this search. The suggestions
// are what each legate would do; those of the usual legate come first.
class Guide {
  public:
    // `rules` must outlive this.
    explicit Guide(const Rules& rules) : Guide(rules, std::make_shared<const Ground>(rules)) {}

    void begin(Seat, Rng&) { legates_.choose_best(); }
    Action choose(const State& state, Rng& rng) { return legates_.current().choose(state, rng); }
    void suggest(const State& state, Suggestions& list, Rng& rng) {
        for (Legate& legate : legates_.all()) list.push_back(legate.choose(state, rng));
    }
    void learn(const State& end) { legates_.learn(worth(end, kPlayer)); }
    // Half for victory, half for points: the present question decides few playouts, but the points
    // show which answer is better.
    double worth(const State& end, Seat seat) const {
        const double margin =
            (roman_points(rules_, end) - rules_.scenario().victory) / kPointsRange;
        return (Rules::score(end, seat) + std::clamp(0.5 + margin, 0.0, 1.0)) / 2;
    }

  private:
    static constexpr std::size_t kLegates = 4;
    static constexpr double kPointsRange = 100;  // From the worst end to the best.

    // The usual one, the one of any scenario, the one whose weights were chosen by hand, and the
    // one of the hardest times.
    Guide(const Rules& rules, const std::shared_ptr<const Ground>& ground)
        : rules_(rules),
          legates_({Legate(rules, ground, fitted_style(rules.scenario().year)),
                    Legate(rules, ground, fitted_style(0)), Legate(rules, ground, {}),
                    Legate(rules, ground, fitted_style(420))}) {}

    const Rules& rules_;
    Repertoire<Legate, kLegates> legates_;
};

class SearchPlayer final : public AnyPlayer {
  public:
    SearchPlayer(const Game& game, SearchBudget budget)
        : appraiser_(invasions::make_appraiser(game)),
          guide_(game.rules()),
          purse_(budget, kTurnTime),
          search_(game.rules(), guide_, budget) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        const State& state = Game::get(observed);
        Suggestions suggested;
        guide_.suggest(state, suggested, rng);
        if (are_all_equal(suggested)) return suggested[0];
        search_.set_budget(purse_.open(state.turn));
        const std::vector<Candidate> candidates = search_.search(state, rng);
        purse_.close();
        return candidates[best_of(candidates, suggested[0])].action;
    }

    Advice advise(const AnyState& observed, Rng& rng) override {
        Suggestions suggested;
        guide_.suggest(Game::get(observed), suggested, rng);
        const std::vector<Candidate> candidates = search_.search(Game::get(observed), rng);
        const std::size_t best = best_of(candidates, suggested[0]);
        Advice advice{.action = candidates[best].action,
                      .text = tried(candidates, best),
                      .points = {},
                      .value = appraiser_->appraise(observed).seats.front().worth};
        for (std::size_t i = 0; i < candidates.size() && advice.alternatives.size() < kAlternatives;
             ++i)
            if (i != best) advice.alternatives.push_back({candidates[i].action, std::nullopt});
        return advice;
    }

  private:
    static bool are_all_equal(const Suggestions& suggested) {
        return std::all_of(suggested.begin(), suggested.end(),
                           [&](Action action) { return action == suggested[0]; });
    }

    // The usual answer, unless playouts say clearly that another is better.
    static std::size_t best_of(const std::vector<Candidate>& candidates, Action usual) {
        std::size_t best = 0;
        while (best < candidates.size() && candidates[best].action != usual) ++best;
        if (best == candidates.size()) return 0;
        const Candidate known = candidates[best];
        double most = 0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const double error = std::sqrt(0.1 / candidates[i].playouts + 0.1 / known.playouts);
            const double surplus = candidates[i].value - known.value - kDoubt * error;
            if (surplus <= most) continue;
            best = i;
            most = surplus;
        }
        return best;
    }

    // Its worth in the search is half of points and no chance to win, so it is not told.
    static std::string tried(const std::vector<Candidate>& candidates, std::size_t best) {
        const int playouts = candidates[best].playouts;
        return "The best of " + std::to_string(candidates.size()) + " answers, in " +
               std::to_string(playouts) + (playouts == 1 ? " game" : " games") +
               " played on from here.";
    }

    std::unique_ptr<AnyAppraiser> appraiser_;
    Guide guide_;
    TurnPurse purse_;
    OpenLoopSearch<Rules, Guide> search_;
};

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

// Thinks so many milliseconds about a decision; without a clock, for as many playouts as a usual
// machine makes in that time.
template <int kMilliseconds>
std::unique_ptr<AnyPlayer> search(const Wanted& wanted) {
    return std::make_unique<SearchPlayer>(
        static_cast<const Game&>(wanted.game),
        SearchBudget{.time = kMilliseconds * kNanosecondsInMillisecond,
                     .playouts = static_cast<int>(kMilliseconds * kPlayoutsInMillisecond),
                     .clock = wanted.clock});
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
