// Rome Must Fall: players that price every loss and every cube, and pay the least.
#pragma once

#include <array>
#include <vector>

#include "ai/heuristics/rome_must_fall_policy.h"

namespace occasus::rome_must_fall {

// The expected cost of the boxes still ahead, by tracker, fires so far, turn, front (boxes behind
// the enemy's farthest mark) and gaps (erased boxes behind it). Each comparison is taken to be lost
// with a chance that grows with the timeline alone.
class FutureCosts {
  public:
    explicit FutureCosts(const Rules& rules);
    // Precondition: fall <= 3, turns_passed <= 12, front <= length of the track.
    double cost(Tracker tracker, int fall, int turns_passed, int front, int gaps) const;

  private:
    static constexpr int kMostGaps = 8;  // More count as so many.
    using Front = std::array<double, kMostGaps + 1>;
    using Track = std::array<std::array<Front, kMaxBoxes + 1>, kTurns + 1>;

    static Track costs_of(const Rules& rules, Tracker tracker, int fall);

    std::vector<std::array<Track, kTrackers>> by_fall_;
};

// Gives every tracker the expected price of the die placed on it and takes the cheapest placing;
// re-rolls, raises and spends Glory by what that saves.
class Weigher {
  public:
    explicit Weigher(const Rules& rules) : rules_(rules), future_(rules) {}
    Action choose(const State& state, Rng& rng);

    // The price of losing the tracker's comparison now.
    virtual double loss_price(const State& state, Tracker tracker) const = 0;
    // The price of the last of so many cubes.
    virtual double cube_price(const State& state, int cubes) const = 0;

  protected:
    ~Weigher() = default;
    const Rules& rules() const { return rules_; }
    const FutureCosts& future() const { return future_; }

  private:
    using Values = std::array<std::uint8_t, kDice>;
    // By tracker and value of its die: what the comparison is expected to cost.
    using Prices = std::array<std::array<double, 7>, kTrackers>;
    struct Raise {
        double worth = 0;
        int die = -1;  // -1: none is worth raising.
    };
    struct Purse;  // The alternatives to Glory.
    struct Gain;

    double spending(const State& state, int cubes) const;
    Prices prices(const State& state) const;
    Gain erasure(const State& state, const Purse& purse, Tracker tribe) const;
    Gain best_gain(const State& state, const Purse& purse) const;
    double glory_worth(const State& state, int sixes) const;
    double worth(const State& state, const Prices& prices, const Values& values) const;
    Raise best_raise(const State& state, const Prices& prices, const Values& values) const;
    double reroll_worth(const State& state, const Prices& prices, int die) const;
    int die_to_reroll(const State& state, const Prices& prices) const;
    Action spend_glory(const State& state, const Gain& gain) const;
    Action place(const State& state, const Prices& prices) const;

    const Rules& rules_;
    FutureCosts future_;
};

// Looks at the box about to be lost and the two after it.
class Greedy final : public Weigher {
  public:
    using Weigher::Weigher;
    double loss_price(const State& state, Tracker tracker) const override;
    double cube_price(const State& state, int cubes) const override;
};

// Looks to the end of the game, each tracker for itself.
class Planner final : public Weigher {
  public:
    using Weigher::Weigher;
    double loss_price(const State& state, Tracker tracker) const override;
    double cube_price(const State& state, int cubes) const override;
};

}  // namespace occasus::rome_must_fall
