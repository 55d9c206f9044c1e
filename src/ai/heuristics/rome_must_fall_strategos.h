// Rome Must Fall: the strongest player, and why it plays as it does.
#pragma once

#include <string_view>

#include "ai/any_player.h"
#include "ai/heuristics/rome_must_fall_policy.h"
#include "ai/heuristics/rome_must_fall_turn.h"

namespace occasus::rome_must_fall {

// Plays every turn by its exact search, for the best chance to reach its goal; once that is out of
// reach, for the best chance to win at all.
class Strategos {
  public:
    explicit Strategos(const Rules& rules, Goal goal = Goal::Victory)
        : rules_(rules),
          goal_(goal),
          for_goal_(rules, built_in_weights(goal), goal),
          for_victory_(rules, built_in_weights()) {}

    Action choose(const State& state, Rng& rng);
    Advice advise(const State& state);

  private:
    Advice advise_levy(const State& state);
    Advice advise_placing(const State& state, const std::vector<Option>& options);
    bool is_goal_in_reach(const State& state) const { return state.fall < static_cast<int>(goal_); }
    TurnSearch& search(const State& state) {
        return is_goal_in_reach(state) ? for_goal_ : for_victory_;
    }
    // The goal whose chances the advice gives.
    std::string_view purpose(const State& state) const;
    Advice begun_advice(const State& state, const Option& best) const;
    Advice advise_resources(const State& state, const std::vector<Option>& options) const;
    Advice advise_cubes(const State& state, const std::vector<Option>& options) const;

    const Rules& rules_;
    Goal goal_;
    TurnSearch for_goal_;
    TurnSearch for_victory_;
};

}  // namespace occasus::rome_must_fall
