// The Fall of the Roman Empire: the search behind AnyPlayer, and its advice in words.
#include "ai/instances/empire_search.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "ai/search/turn_purse.h"

namespace occasus::empire {

namespace {

constexpr std::int64_t kNanosecondsInMillisecond = 1'000'000;
constexpr std::int64_t kTurnTime = 9000 * kNanosecondsInMillisecond;
constexpr std::size_t kAlternatives = 2;

// Playouts of two turns take a third of the time of those that go to the end of the game.
constexpr int playouts_in_millisecond(Horizon horizon) {
    return horizon == Horizon::EndOfGame ? 100 : 300;
}

std::string percent(double share) {
    return std::to_string(std::lround(share * 100)) + " %";
}

class SearchPlayer final : public AnyPlayer {
  public:
    SearchPlayer(const Game& game, Horizon horizon, SearchBudget budget)
        : rules_(game.rules()),
          horizon_(horizon),
          purse_(budget, kTurnTime),
          search_(game.rules(), Guide(game.rules(), horizon), budget) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        const State& state = Game::get(observed);
        search_.set_budget(purse_.open(2 * state.turn + seat_index(Rules::to_move(state))));
        const Action action = search_.best_action(state, rng);
        purse_.close();
        return action;
    }

    Advice advise(const AnyState& observed, Rng& rng) override {
        const State& state = Game::get(observed);
        const std::vector<Candidate> candidates = search_.search(state, rng);
        const Candidate& best = candidates.front();
        Advice advice{
            .action = best.action,
            .text =
                "Wins " + outcome(best) + " played on from here" +
                (horizon_ == Horizon::EndOfGame ? "." : ": two turns of each, the rest estimated."),
            .points = {},
            .value = best.value};
        for (std::size_t i = 1; i < std::min(candidates.size(), kAlternatives + 1); ++i)
            advice.alternatives.push_back({candidates[i].action, candidates[i].value});
        add_untried(state, advice);
        return advice;
    }

  private:
    // A short search may have tried one answer alone: the advice still names others.
    void add_untried(const State& state, Advice& advice) const {
        Rules::ActionList legal;
        rules_.legal_actions(state, legal);
        for (const Action action : legal) {
            if (advice.alternatives.size() == kAlternatives) return;
            const auto is_it = [&](const Alternative& known) { return known.action == action; };
            if (action == advice.action || std::ranges::any_of(advice.alternatives, is_it))
                continue;
            advice.alternatives.push_back({action, std::nullopt});
        }
    }

    static std::string outcome(const Candidate& candidate) {
        return percent(candidate.value) + " of " + std::to_string(candidate.playouts) +
               (candidate.playouts == 1 ? " game" : " games");
    }

    const Rules& rules_;
    Horizon horizon_;
    TurnPurse purse_;
    OpenLoopSearch<Rules, Guide> search_;
};

}  // namespace

std::unique_ptr<AnyPlayer> make_search_player(const Game& game, Horizon horizon,
                                              SearchBudget budget) {
    return std::make_unique<SearchPlayer>(game, horizon, budget);
}

std::unique_ptr<AnyPlayer> make_search_player(const Game& game, Horizon horizon, int milliseconds,
                                              Nanoseconds clock) {
    return make_search_player(
        game, horizon,
        SearchBudget{.time = milliseconds * kNanosecondsInMillisecond,
                     .playouts = milliseconds * playouts_in_millisecond(horizon),
                     .clock = clock});
}

}  // namespace occasus::empire
