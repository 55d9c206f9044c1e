// One random step of a game.
#pragma once

#include "core/game.h"

namespace occasus {

// Takes one of the legal actions, or of the outcomes at a chance node; each is equally likely.
// OPTIMIZATION: games that choose and act in one go have a function for it.
template <GameRules R, class Sink>
void apply_random(const R& rules, typename R::State& state, Rng& rng, Sink& sink) {
    if constexpr (requires { rules.apply_random(state, rng, sink); })
        rules.apply_random(state, rng, sink);
    else
        rules.apply(state, rules.random_action(state, rng), sink);
}

}  // namespace occasus
