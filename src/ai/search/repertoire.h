// The policies a guide of a search chooses between, and how playouts that followed each have ended.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "core/rng.h"

namespace occasus {

template <class SidePolicy, std::size_t Count>
class Repertoire {
  public:
    explicit constexpr Repertoire(const std::array<SidePolicy, Count>& policies)
        : policies_(policies) {}

    SidePolicy& current() { return policies_[current_]; }
    std::array<SidePolicy, Count>& all() { return policies_; }

    void draw(Rng& rng) { current_ = rng.below(static_cast<std::uint32_t>(Count)); }
    // The policy that does best, or one of which less is known (UCB1). Old results fade away:
    // another policy may be better once the search has found better answers to this question.
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

    static constexpr double kExploration = 0.5;
    static constexpr double kMemory = 0.998;  // The weight of a playout after the next.

    std::array<SidePolicy, Count> policies_;
    std::array<Record, Count> records_{};
    std::size_t current_ = 0;
};

template <class SidePolicy, std::size_t Count>
void Repertoire<SidePolicy, Count>::choose_best() {
    double all = 1;
    for (Record& record : records_) {
        record.playouts *= kMemory;
        record.total *= kMemory;
        all += record.playouts;
    }
    double best_bound = -1;
    for (std::size_t i = 0; i < Count; ++i) {
        const auto& [playouts, total] = records_[i];
        if (playouts == 0) {
            current_ = i;
            return;
        }
        const double bound = total / playouts + kExploration * std::sqrt(std::log(all) / playouts);
        if (bound <= best_bound) continue;
        current_ = i;
        best_bound = bound;
    }
}

}  // namespace occasus
