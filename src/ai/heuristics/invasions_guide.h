// The Barbarian Invasions: what a search looks at, and how it plays a game out.
#pragma once

#include "ai/heuristics/invasions_legate.h"
#include "ai/search/open_loop.h"
#include "ai/search/repertoire.h"

namespace occasus::invasions {

// Every playout follows one legate: the one whose playouts end best in this search. The suggestions
// are what each legate would do; those of the usual legate come first.
class Guide {
  public:
    // `rules` must outlive this.
    explicit Guide(const Rules& rules);

    void begin(Seat, Rng&) { legates_.choose_best(); }
    Action choose(const State& state, Rng& rng) { return legates_.current().choose(state, rng); }
    void suggest(const State& state, Suggestions& list, Rng& rng);
    void learn(const State& end) { legates_.learn(worth(end, kPlayer)); }
    // Half for victory, half for points: the present question decides few playouts, but the points
    // show which answer is better.
    double worth(const State& end, Seat seat) const;

  private:
    static constexpr std::size_t kLegates = 4;

    Guide(const Rules& rules, const std::shared_ptr<const Ground>& ground);

    const Rules& rules_;
    Repertoire<Legate, kLegates> legates_;
};

}  // namespace occasus::invasions
