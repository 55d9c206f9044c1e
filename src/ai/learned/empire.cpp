#include "ai/learned/empire.h"

#include <algorithm>
#include <utility>

namespace occasus::empire {

LearnedPolicy::LearnedPolicy(const Rules& rules, std::shared_ptr<const Network> network)
    : encoder_(rules),
      network_(std::move(network)),
      features_(static_cast<std::size_t>(network_->inputs())) {}

bool LearnedPolicy::fits(const Rules& rules, const Network& network) {
    FeatureRow row;
    Encoder(rules).features(rules.start(), row);
    return network.actions() == Encoder::kActions &&
           std::ranges::equal(row.shifts(), network.shifts());
}

Action LearnedPolicy::choose(const State& state, Rng&) {
    FeatureRow row(features_);
    encoder_.features(state, row);
    network_->look(features_, glance_);
    actions_.clear();
    encoder_.actions(state, actions_);
    return std::ranges::max_element(
               actions_, {},
               [&](const CanonicalAction& each) { return network_->logit(glance_, each.number); })
        ->action;
}

}  // namespace occasus::empire
