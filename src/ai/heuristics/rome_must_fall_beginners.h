// Rome Must Fall: two players without foresight.
#pragma once

#include "ai/heuristics/rome_must_fall_policy.h"

namespace occasus::rome_must_fall {

// Tosses a coin for each ability and each cube, draws its Glory and its placing from a hat.
class Haphazard {
  public:
    explicit Haphazard(const Rules& rules) : rules_(rules) {}
    Action choose(const State& state, Rng& rng);

  private:
    const Rules& rules_;
};

// Puts the best dice on the highest totals, and holds whatever one or two cubes can hold.
class Naive {
  public:
    explicit Naive(const Rules& rules) : rules_(rules) {}
    Action choose(const State& state, Rng& rng);

  private:
    Action place(const State& state) const;

    const Rules& rules_;
};

}  // namespace occasus::rome_must_fall
