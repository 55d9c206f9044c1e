// Rome Must Fall: the strongest player, and why it plays as it does.
#pragma once

#include "ai/any_player.h"
#include "ai/heuristics/rome_must_fall_policy.h"
#include "ai/heuristics/rome_must_fall_turn.h"

namespace occasus::rome_must_fall {

// Plays every turn by its exact search, for the best chance to win at all.
class Strategos final : public Policy {
  public:
    explicit Strategos(const Rules& rules) : rules_(rules), search_(rules, built_in_weights()) {}

    Action choose(const State& state, Rng& rng) override;
    Advice advise(const State& state);

  private:
    Advice advise_levy(const State& state);
    Advice advise_placing(const State& state, const std::vector<Option>& options);
    Advice advise_resources(const State& state, const std::vector<Option>& options) const;
    Advice advise_cubes(const State& state, const std::vector<Option>& options) const;

    const Rules& rules_;
    TurnSearch search_;
};

}  // namespace occasus::rome_must_fall
