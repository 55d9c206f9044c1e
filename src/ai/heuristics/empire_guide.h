// The Fall of the Roman Empire: what a search looks at, and how it plays a game out.
#pragma once

#include <array>
#include <cstddef>

#include "ai/heuristics/empire_barbarian.h"
#include "ai/heuristics/empire_roman.h"
#include "ai/search/open_loop.h"

namespace occasus::empire {

// The strategies of a side, and how playouts that followed each have ended for it.
template <class SidePolicy, std::size_t Count>
class Repertoire {
  public:
    explicit constexpr Repertoire(const std::array<SidePolicy, Count>& policies)
        : policies_(policies) {}

    SidePolicy& current() { return policies_[current_]; }
    std::array<SidePolicy, Count>& all() { return policies_; }

    void draw(Rng& rng) { current_ = rng.below(static_cast<std::uint32_t>(Count)); }
    // The one that does best, or one of which less is known (UCB1). What is long past is forgotten:
    // as the search finds better answers to this question, another way to go on may be better.
    void choose_best();
    void learn(double score) {
        Record& record = records_[current_];
        record.playouts += 1;
        record.total += score;
    }

  private:
    struct Record {
        double playouts = 0;
        double total = 0;
    };

    std::array<SidePolicy, Count> policies_;
    std::array<Record, Count> records_{};
    std::size_t current_ = 0;
};

// Every playout follows one strategy for each side: for the side that asks the one that does best
// in this search, for the other any. Suggested is what each strategy of the side would do.
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
