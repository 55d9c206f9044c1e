#include "ai/appraisers/pomerium.h"

#include <unordered_map>
#include <unordered_set>

#include "ai/heuristics/pomerium_beginners.h"
#include "ai/heuristics/pomerium_princeps.h"
#include "ai/heuristics/pomerium_worth.h"
#include "games/pomerium/battle.h"
#include "games/pomerium/game.h"
#include "games/pomerium/prospects.h"

namespace occasus::pomerium {

namespace {

// The estimate behind princeps where no battle goes on; its answer where you are asked; and the
// exact mean over all dice of an offer or a battle.
class Appraiser final : public AnyAppraiser {
  public:
    explicit Appraiser(const Game& game)
        : game_(game),
          worth_(game.rules(), built_in_worth_weights()),
          princeps_(game.rules()),
          prospect_(game.rules(), book_,
                    {.worth_of = [this](const State& state) { return between_battles(state); },
                     .choose =
                         [](const State& state) {
                             return state.step == Step::Consent ? make_action(Verb::Refuse)
                                                                : two_to_one(state);
                         }}) {}

    Appraisal appraise(const AnyState& any) override {
        const State state = Game::get(any);
        if (state.step == Step::Over) return exact_appraisal(game_, any);
        const double worth = worth_of(state);
        return {.seats = {{.grades = {1 - worth, worth}, .worth = worth, .error = kError}},
                .ground = Ground::Fitted};
    }
    double comparison_error() const override { return 0.008; }

  private:
    // The error of the estimate against games played on from the position (docs/players.md).
    static constexpr double kError = 0.04;
    // Before the first year nothing is known yet: the share of games that princeps wins.
    static constexpr double kAtFirst = 0.538;
    static constexpr std::size_t kMostKnown = 50'000;

    double worth_of(const State& state) {
        if (Rules::to_move(state) == Seat::First && state.phase != Phase::SetUp)
            return princeps_.value(state);
        return state.step == Step::Hit ? of_hit(state) : prospect_.of(state);
    }

    double between_battles(const State& state) const {
        return state.phase == Phase::SetUp ? kAtFirst : worth_.of(state);
    }

    // A mean over some of the faces, and how many of them: a tied battle goes on, and what leads
    // back to where it stood counts as rolled again.
    struct Share {
        double sum = 0;
        double mass = 0;
    };

    // Dice of a segment have fallen; the battle goes on, and many of its ways meet again.
    double of_hit(const State& state) { return share_of(state).sum; }

    static bool is_tied(const State& state) {
        const Encounter& battle = state.encounter;
        return battle.segments == 1 && battle.second == 0 && battle.dice == kVolleyDice &&
               battle.attacking == battle.defending;
    }

    Share share_of(const State& state) {
        if (state.step != Step::Hit) return {prospect_.of(state), 1};
        const std::uint64_t key = hash_bytes(state);
        if (const auto known = hits_.find(key); known != hits_.end()) return {known->second, 1};
        if (open_.contains(key)) return {0, 0};
        if (const auto within = within_.find(key); within != within_.end()) return within->second;
        const bool tied = is_tied(state);
        if (tied) open_.insert(key);
        Share share = mean_of(state);
        if (tied) {
            open_.erase(key);
            within_.clear();
            share = {share.sum / share.mass, 1};
        }
        if (!tied && share.mass < kWhole) return within_[key] = share;
        if (hits_.size() == kMostKnown) hits_.clear();
        hits_[key] = share.sum;
        return share;
    }

    Share mean_of(const State& state) {
        const int sides = game_.rules().chance_sides(state);
        Share mean;
        for (int face = 0; face < sides; ++face) {
            State next = state;
            NullSink sink;
            game_.rules().apply(next, {static_cast<std::uint32_t>(face)}, sink);
            const Share share = share_of(next);
            mean.sum += share.sum / sides;
            mean.mass += share.mass / sides;
        }
        return mean;
    }

    static constexpr double kWhole = 1 - 1e-9;

    const Game& game_;
    BattleBook book_;
    Worth worth_;
    Princeps princeps_;
    Prospect<double> prospect_;
    std::unordered_map<std::uint64_t, double> hits_;
    std::unordered_set<std::uint64_t> open_;           // Tied battles that are being counted out.
    std::unordered_map<std::uint64_t, Share> within_;  // The shares that lead back to one of them.
};

}  // namespace

std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game) {
    return std::make_unique<Appraiser>(static_cast<const Game&>(game));
}

}  // namespace occasus::pomerium
