// Pomerium: the strongest player, and why it plays as it does.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ai/any_player.h"
#include "ai/heuristics/pomerium_worth.h"
#include "games/pomerium/prospects.h"

namespace occasus::pomerium {

// Takes the answer whose endings, each weighed by its exact chance, promise most. Not shared
// between threads.
class Princeps {
  public:
    // Both must outlive this.
    explicit Princeps(const Rules& rules, const WorthWeights& weights = built_in_worth_weights());

    // A legal action. Precondition: you are to move.
    Action choose(const State& state, Rng& rng);
    Advice advise(const State& state);
    // The chance to become emperor with the answer it would give.
    double value(const State& state) { return options(state).front().worth; }

  private:
    struct Option {
        Action action;
        double worth = 0;
    };

    // The actions that may be worth doing; the best comes first.
    std::vector<Option> options(const State& state);
    std::vector<Action> candidates(const State& state) const;
    double worth_of(const State& state);

    const Rules& rules_;
    Worth worth_;
    BattleBook book_;
    Prospect<double> prospect_;
    int province_ = 0;                                 // The province of the answer being weighed.
    std::unordered_map<std::uint64_t, double> known_;  // The worth of its endings.
};

}  // namespace occasus::pomerium
