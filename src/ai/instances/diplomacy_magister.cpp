// The magister of Diplomacy: its orders, and when it would rather share a draw than play on.
#include "ai/instances/diplomacy_magister.h"

#include <cmath>
#include <string>

#include "ai/appraiser.h"
#include "ai/appraisers/diplomacy.h"
#include "ai/heuristics/diplomacy_magister.h"
#include "ai/heuristics/diplomacy_players.h"

namespace occasus::diplomacy {

namespace {

constexpr int kYoung = 3;          // A game of fewer years is not given up for a draw.
constexpr int kStill = 3;          // Years in which no centre changes hands: nobody gets on.
constexpr double kClearly = 0.75;  // The part of its share that its chances must be below.

int survivors(const State& state) {
    int count = 0;
    for (int power = 0; power < kPowers; ++power)
        if (Rules::survives(state, power)) ++count;
    return count;
}

class MagisterPlayer final : public AnyPlayer {
  public:
    explicit MagisterPlayer(const Table& game)
        : rules_(game.rules()),
          orders_(game.rules()),
          appraiser_(diplomacy::make_appraiser(game)) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        const State& state = Table::get(observed);
        return votes_for_a_draw(state, observed) ? plain_action(Verb::Draw)
                                                 : orders_.choose(state, rng);
    }
    Advice advise(const AnyState& observed, Rng& rng) override {
        const Action action = choose(observed, rng);
        if (verb_of(action) != Verb::Draw)
            return {.action = action,
                    .text =
                        "The best of about sixteen sets of orders, each played on for two more "
                        "seasons.",
                    .points = {},
                    .value = 0};
        return {.action = action,
                .text = is_still_
                            ? "No centre has changed hands for three years: nobody makes progress."
                            : "A draw gives one share of " +
                                  std::to_string(survivors(Table::get(observed))) +
                                  ", and playing on is worth " +
                                  std::to_string(std::lround(100 * chance_)) + " of 100.",
                .points = {},
                .value = chance_};
    }

  private:
    // R32. Before the orders of a movement. In a hidden game the standings are unknown.
    bool votes_for_a_draw(const State& state, const AnyState& observed) {
        if (state.step != Step::Movement || rules_.options().hidden) return false;
        if (state.centres != centres_ || state.year < since_) {
            centres_ = state.centres;
            since_ = state.year;
        }
        if (!is_first_answer(state) || state.year < rules_.first_year() + kYoung) return false;
        is_still_ = state.year >= since_ + kStill;
        const auto seat = static_cast<std::size_t>(seat_index(Rules::to_move(state)));
        chance_ = appraiser_->appraise(observed).seats[seat].worth;
        return is_still_ || chance_ * survivors(state) < kClearly;
    }

    const Rules& rules_;
    SetPlayer<magister_orders> orders_;
    std::unique_ptr<AnyAppraiser> appraiser_;
    Centres centres_{};
    int since_ = 0;  // The year in which it first saw who owns what now.
    bool is_still_ = false;
    double chance_ = 0;
};

}  // namespace

std::unique_ptr<AnyPlayer> make_magister(const Table& game) {
    return std::make_unique<MagisterPlayer>(game);
}

}  // namespace occasus::diplomacy
