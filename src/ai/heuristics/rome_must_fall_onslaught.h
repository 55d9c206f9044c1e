// Rome Must Fall: the exact value of a Barbarian phase, whatever dice are placed in it.
//
// The value of a position at the end of the phase is an estimate (Prospects). Everything before it,
// the black dice and the cubes spent after each, is worked out exactly and backwards: the last
// tracker first, for every outcome of those before it. Placings that end with the same dice share
// that work.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/heuristics/rome_must_fall_prospects.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// The value of the die on each tracker, 1 .. 6, in the order of the phase.
using Placing = std::array<std::uint8_t, kTrackers>;

// The opposition to a tracker once the trackers before it are decided.
struct Fork {
    int base_total = 0;
    int cubes_lost = 0;  // 1: a loss here takes a cube (T4.2).
};

// The fate of a tracker when its cubes are well spent.
struct Stand {
    float held = 0;   // The chance to hold it, with cubes or without.
    float spent = 0;  // The chance that cubes go into it.
    float stake = 0;  // The chance to win that its loss costs.
};

class Onslaught {
  public:
    struct Best {
        float value = 0;
        Placing placing{};
        float next_value = 0;  // The best different placing's; 0 when there is none.
        Placing next_placing{};
    };

    // The phase of the turn, marks, red dice, fall and abilities in `state`, from tracker `first`
    // on. Its dice and cubes do not matter.
    void prepare(const Rules& rules, Prospects& prospects, const State& state, int first = 0);

    // The best placing of the dice, ascending, with so many cubes in reserve. Precondition for
    // these two: prepared from the first tracker.
    Best best(const Placing& dice, int cubes);
    // Its value alone; remembered.
    float best_value(const Placing& dice, int cubes);

    // How each tracker will fare, on average over what happens before it.
    std::array<Stand, kTrackers> stands(const Placing& placing, int cubes);

    // Outcomes are numbered as a binary tree: 1 before the first tracker, then 2n when it is held
    // and 2n + 1 when it is lost.
    const Fork& fork(unsigned outcome) const { return forks_[outcome]; }
    // The chance to win after this outcome, with these dice and supplies.
    float value(unsigned outcome, const Placing& placing, int supply_level);

  private:
    using Chances = Prospects::Chances;
    struct Forecast {
        Placing placing;
        std::vector<Chances> chances;  // By outcome and supply level.
        std::array<Stand, kTrackers> stands;
    };

    void branch(const Rules& rules, Prospects& prospects, const State& state, unsigned outcome);
    void foresee(unsigned outcome, int level, Forecast& forecast);
    const Chances* cells(std::size_t tracker, std::size_t tuple);
    void fill(std::size_t tracker, std::size_t tuple);
    template <class Visit>
    void for_each_placing(const Placing& dice, int cubes, Visit visit);

    std::size_t first_ = 0;
    std::array<Fork, 64> forks_{};
    std::array<Chances, 64> leaves_{};
    // By tracker, for the dice from it on: the value by outcome before it and by supply level.
    std::array<std::vector<Chances>, kTrackers> cells_;
    std::array<std::vector<bool>, kTrackers> filled_;
    std::vector<float> best_values_;
};

}  // namespace occasus::rome_must_fall
