#include "ai/appraisers/rome_must_fall.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "ai/appraisers/logistic.h"
#include "ai/heuristics/rome_must_fall_turn.h"
#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {

namespace {

constexpr int kFaces = 6;

// The search of the turn gives what a decision is worth; a die is worth the mean of its faces.
class Appraiser final : public AnyAppraiser {
  public:
    explicit Appraiser(const Game& game)
        : game_(game),
          search_(game.rules(), built_in_weights()),
          prospects_(game.rules(), built_in_weights()) {}

    Appraisal appraise(const AnyState& any) override {
        const State state = Game::get(any);
        if (state.step == Step::Over) return exact_appraisal(game_, any);
        const double chance = worth_of(state);
        const double brilliant = state.fall > kBrilliantFall
                                     ? 0
                                     : chance * logistic(weighed(brilliance_inputs(state, chance),
                                                                 brilliance_weights()));
        return {.seats = {{.grades = {1 - chance, chance - brilliant, brilliant},
                           .worth = chance,
                           .error = kError}},
                .ground = Ground::Fitted};
    }
    // Before the dice of a turn are thrown: what the search takes for the worth of every other
    // turn.
    std::vector<double> glance(const AnyState& any) override {
        const State& state = Game::get(any);
        if (state.step != Step::RollPool || state.cursor > 0) return AnyAppraiser::glance(any);
        return {static_cast<double>(prospects_.chance(state))};
    }
    double comparison_error() const override { return 0.004; }

  private:
    // The error of the estimate against games played on from the position (docs/players.md).
    static constexpr double kError = 0.02;
    static constexpr std::size_t kMostKnown = 20'000;

    double worth_of(const State& state) {
        switch (state.step) {
            case Step::RollPool:
                return of_pool(state);
            case Step::Reroll:
            case Step::RollBlack:
                return every_face(state);
            case Step::Resource:
            case Step::Resolve:
                return static_cast<double>(search_.value(state));
            case Step::Over:
                break;
        }
        return Rules::score(state, Seat::First) > 0 ? 1 : 0;
    }

    double every_face(const State& state) {
        double sum = 0;
        for (std::uint32_t face = 0; face < kFaces; ++face) sum += worth_of(after(state, face));
        return sum / kFaces;
    }

    // Dice of a colour may change places; so few of the thrown pools differ.
    double of_pool(State state) {
        const auto reds = state.dice.end() - state.red_rolled;
        const auto rolled = state.dice.begin() + state.cursor;
        std::sort(state.dice.begin(), std::min(rolled, reds));
        if (rolled > reds) std::sort(reds, rolled);
        const std::uint64_t key = hash_bytes(state);
        if (const auto known = pools_.find(key); known != pools_.end()) return known->second;
        const double worth = every_face(state);
        if (pools_.size() == kMostKnown) pools_.clear();
        pools_.emplace(key, worth);
        return worth;
    }

    State after(State state, std::uint32_t face) const {
        NullSink sink;
        game_.rules().apply(state, {face}, sink);
        return state;
    }

    const Game& game_;
    TurnSearch search_;
    Prospects prospects_;
    std::unordered_map<std::uint64_t, double> pools_;  // By position, dice in order.
};

}  // namespace

BrillianceInputs brilliance_inputs(const State& state, double chance) {
    const double left = static_cast<double>(kTurns + 1 - state.turn) / kTurns;
    const double odds = std::log((chance + 0.002) / (1.002 - chance));
    const double fires = state.fall;
    InputRow<kBrillianceInputs> row;
    row.add_both(1, left);
    row.add(left * left);
    row.add_both(fires, left);
    row.add_both(odds, left);
    row.add_both(fires * odds, left);
    return row.row();
}

std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game) {
    return std::make_unique<Appraiser>(static_cast<const Game&>(game));
}

}  // namespace occasus::rome_must_fall
