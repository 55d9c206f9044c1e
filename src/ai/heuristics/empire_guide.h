// The Fall of the Roman Empire: what a search looks at, and how it plays a game out.
#pragma once

#include <cstdint>

#include "ai/heuristics/empire_barbarian.h"
#include "ai/heuristics/empire_prospects.h"
#include "ai/heuristics/empire_roman.h"
#include "ai/search/open_loop.h"
#include "ai/search/repertoire.h"

namespace occasus::empire {

// Turns that a playout goes on when it has left the tree: to the end of the game, or until the
// beginning of the next turn but one, where the prospects of Rome are estimated.
enum class Horizon : std::uint8_t { EndOfGame, TwoTurns };

// Every playout follows one strategy for each side: for the side that asks, the one that does best
// in this search; for the other, any. The suggestions are what each strategy of a side would do.
class Guide {
  public:
    // `rules` must outlive this.
    explicit Guide(const Rules& rules, Horizon horizon = Horizon::EndOfGame);

    void begin(Seat seat, Rng& rng);
    Action choose(const State& state, Rng& rng);
    void suggest(const State& state, Suggestions& list, Rng& rng);
    void take_over(const State& state) { last_turn_ = state.turn + kTurns; }
    bool has_seen_enough(const State& state) const {
        return horizon_ == Horizon::TwoTurns && state.turn >= last_turn_;
    }
    void learn(const State& end);
    double worth(const State&, Seat seat) const { return seat == kRoman ? rome_ : 1 - rome_; }

  private:
    static constexpr int kTurns = 2;

    Repertoire<RomanPolicy, 5> romans_;
    Repertoire<BarbarianPolicy, 5> barbarians_;
    Prospects prospects_;
    Horizon horizon_;
    Seat asking_ = kRoman;
    int last_turn_ = 0;  // It is not played any more.
    double rome_ = 0;    // The worth to Rome of the end that was learned last.
};

}  // namespace occasus::empire
