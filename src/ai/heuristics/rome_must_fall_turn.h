// Rome Must Fall: every choice of a turn by its exact value, except the estimate at the turn's
// end.
//
// The turn is searched in the order that wastes nothing: levy, re-roll, +1, Glory, placing, cubes.
// Left out is only what cannot be better: keeping back a levy, a +1 or a 6 that buys a cube;
// spending cubes without holding the tracker; erasing a circle with a penalty where the same tribe
// has one without. Four or more 6s pay for their pairs one pair after the other.
#pragma once

#include <memory>
#include <vector>

#include "ai/heuristics/rome_must_fall_onslaught.h"
#include "ai/heuristics/rome_must_fall_policy.h"
#include "ai/heuristics/rome_must_fall_prospects.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// An action and the chance to reach the goal with it and the best play after it.
struct Option {
    Action action;
    float value = 0;
};

// The dice on the trackers from the one being resolved on; 0 before it. Precondition: placed.
Placing placing_of(const State& state);

// Not shared between threads: it keeps what it has worked out for the turn.
class TurnSearch {
  public:
    // `rules` and `weights` must outlive this.
    TurnSearch(const Rules& rules, const Weights& weights, Goal goal = Goal::Victory)
        : rules_(rules), prospects_(rules, weights, goal) {}

    // The chance to reach the goal from here. Precondition for these three: the player is to move.
    float value(const State& state);
    Action best(const State& state);
    // The actions worth comparing now, the best first; never empty.
    std::vector<Option> options(const State& state);

    // The phase from `state`, for its odds. Valid until the next call.
    Onslaught& onslaught(const State& state);

  private:
    struct Known {
        State ground;
        Onslaught onslaught;
    };

    void forget_unless_about(const State& state);
    float settled_value(const State& state);
    float glory_value(const State& state);
    float reroll_value(const State& state, int die);
    std::vector<Option> reroll_options(const State& state);
    std::vector<Option> raise_options(const State& state);
    std::vector<Option> glory_options(const State& state);
    std::vector<Option> placing_options(const State& state);
    std::vector<Option> cube_options(const State& state);

    const Rules& rules_;
    Prospects prospects_;
    std::vector<std::unique_ptr<Known>> known_;
    std::size_t in_use_ = 0;
};

}  // namespace occasus::rome_must_fall
