// A player that acts by a policy, and says why if the policy can; otherwise in one sentence.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "ai/any_player.h"

namespace occasus {

// Game is what a game's rules and words make behind the facade; P has choose(state, rng), and may
// have advise(state).
template <class Game, class P>
class PolicyPlayer final : public AnyPlayer {
  public:
    // The policy is made where it stays: parts of one may refer to one another.
    template <class... Parts>
    explicit PolicyPlayer(std::string_view reason, Parts&&... parts)
        : policy_(std::forward<Parts>(parts)...), reason_(reason) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        return policy_.choose(Game::get(observed), rng);
    }
    Advice advise(const AnyState& observed, Rng& rng) override {
        if constexpr (requires { policy_.advise(Game::get(observed)); })
            return policy_.advise(Game::get(observed));
        else
            return {.action = choose(observed, rng),
                    .text = std::string(reason_),
                    .points = {},
                    .value = 0};
    }

  private:
    P policy_;
    std::string_view reason_;
};

}  // namespace occasus
