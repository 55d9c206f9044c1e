// A player who overlooks things: now and then it answers as a weaker one would.
#pragma once

#include <memory>
#include <utility>

#include "ai/any_player.h"

namespace occasus {

class AbsentMinded final : public AnyPlayer {
  public:
    // `overlooks`: in so many of a hundred decisions the careless one answers. Neither is null.
    AbsentMinded(std::unique_ptr<AnyPlayer> attentive, std::unique_ptr<AnyPlayer> careless,
                 std::uint32_t overlooks)
        : attentive_(std::move(attentive)), careless_(std::move(careless)), overlooks_(overlooks) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        return answering(rng).choose(observed, rng);
    }
    Advice advise(const AnyState& observed, Rng& rng) override {
        return answering(rng).advise(observed, rng);
    }

  private:
    AnyPlayer& answering(Rng& rng) {
        return rng.below(100) < overlooks_ ? *careless_ : *attentive_;
    }

    std::unique_ptr<AnyPlayer> attentive_;
    std::unique_ptr<AnyPlayer> careless_;
    std::uint32_t overlooks_;
};

}  // namespace occasus
