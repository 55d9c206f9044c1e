// The Fall of the Roman Empire: a policy for both sides that learned from games against itself.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/rng.h"

#include "ai/learned/network.h"
#include "learn/empire.h"

namespace occasus::empire {

class LearnedPolicy {
  public:
    // `rules` must outlive this. Precondition: the network is not null, and fits them.
    LearnedPolicy(const Rules& rules, std::shared_ptr<const Network> network);

    // Whether a network was trained with the features and the actions that there are.
    static bool fits(const Rules& rules, const Network& network);

    // The legal action that it rates highest. Precondition: a seat is to move.
    Action choose(const State& state, Rng& rng);

  private:
    Encoder encoder_;
    std::shared_ptr<const Network> network_;
    std::vector<std::uint8_t> features_;
    CanonicalActions actions_;
    Network::Glance glance_;
};

}  // namespace occasus::empire
