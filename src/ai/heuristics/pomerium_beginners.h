// Pomerium: the two players the published figures are about. They know no odds.
//
// The answer of choose() is legal. Precondition: you are to move.
#pragma once

#include "core/rng.h"

#include "games/pomerium/rules.h"

namespace occasus::pomerium {

// Never acts, defends with all it has, and refuses where it may.
class Wait {
  public:
    Action choose(const State& state, Rng& rng);
};

// Takes what is undefended, buys what is weaker, and attacks at two to one.
class Simple {
  public:
    explicit Simple(const Rules& rules) : rules_(rules) {}
    Action choose(const State& state, Rng& rng);

  private:
    const Rules& rules_;
};

// Enough to have one more than twice the enemy, as far as there are so many. Precondition: you are
// asked how many legions to devote.
Action two_to_one(const State& state);

}  // namespace occasus::pomerium
