// The Barbarian Invasions: the search behind AnyPlayer, and its advice in words.
#include "ai/instances/invasions_search.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/appraisers/invasions.h"
#include "ai/heuristics/invasions_guide.h"
#include "ai/search/turn_purse.h"

namespace occasus::invasions {

namespace {

constexpr std::int64_t kNanosecondsInMillisecond = 1'000'000;
constexpr double kPlayoutsInMillisecond = 0.7;
constexpr std::int64_t kTurnTime = 9000 * kNanosecondsInMillisecond;
constexpr std::size_t kAlternatives = 2;
constexpr double kDoubt = 1;  // Standard errors by which an answer must be better than the usual.

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
        return "Comes out best of " + std::to_string(candidates.size()) + " answers, in " +
               std::to_string(playouts) + (playouts == 1 ? " game" : " games") + " played on.";
    }

    std::unique_ptr<AnyAppraiser> appraiser_;
    Guide guide_;
    TurnPurse purse_;
    OpenLoopSearch<Rules, Guide> search_;
};

}  // namespace

std::unique_ptr<AnyPlayer> make_search_player(const Game& game, int milliseconds,
                                              Nanoseconds clock) {
    return std::make_unique<SearchPlayer>(
        game, SearchBudget{.time = milliseconds * kNanosecondsInMillisecond,
                           .playouts = static_cast<int>(milliseconds * kPlayoutsInMillisecond),
                           .clock = clock});
}

}  // namespace occasus::invasions
