// Pomerium: what the players that need no words have in common.
#pragma once

#include "core/rng.h"

#include "games/pomerium/rules.h"

namespace occasus::pomerium {

// Precondition of choose: you are to move. The answer is legal.
class Policy {
  public:
    virtual ~Policy() = default;
    virtual Action choose(const State& state, Rng& rng) = 0;
};

}  // namespace occasus::pomerium
