// A player for every game: any legal action, each as likely as the others.
#pragma once

#include "ai/any_player.h"

namespace occasus {

class UniformPlayer final : public AnyPlayer {
  public:
    // `game` must outlive this.
    explicit UniformPlayer(const AnyGame& game) : game_(game) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        return game_.random_action(observed, rng);
    }
    Advice advise(const AnyState& observed, Rng& rng) override {
        return {.action = choose(observed, rng),
                .text = "Chosen at random from all legal actions.",
                .points = {},
                .value = 0};
    }

  private:
    const AnyGame& game_;
};

}  // namespace occasus
