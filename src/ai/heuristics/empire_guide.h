// The Fall of the Roman Empire: what a search looks at, and how it plays a game out.
#pragma once

#include "ai/heuristics/empire_barbarian.h"
#include "ai/heuristics/empire_roman.h"
#include "ai/search/open_loop.h"
#include "ai/search/repertoire.h"

namespace occasus::empire {

// Every playout follows one strategy for each side: for the side that asks, the one that does best
// in this search; for the other, any. The suggestions are what each strategy of a side would do.
class Guide {
  public:
    // `rules` must outlive this.
    explicit Guide(const Rules& rules);

    void begin(Seat seat, Rng& rng);
    Action choose(const State& state, Rng& rng);
    void suggest(const State& state, Suggestions& list, Rng& rng);
    void learn(const State& end);

  private:
    Repertoire<RomanPolicy, 5> romans_;
    Repertoire<BarbarianPolicy, 5> barbarians_;
    Seat asking_ = kRoman;
};

}  // namespace occasus::empire
