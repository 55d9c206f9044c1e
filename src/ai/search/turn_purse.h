// The time a search has for a turn of many decisions.
#pragma once

#include <algorithm>
#include <cstdint>

#include "ai/search/budget.h"

namespace occasus {

// Gives every decision the usual time while there is plenty, and then less and less, so that the
// turn never takes longer than its time. Without a clock every decision gets the usual playouts.
class TurnPurse {
  public:
    TurnPurse(SearchBudget usual, std::int64_t turn_time) : usual_(usual), turn_time_(turn_time) {}

    // The budget of the next decision. `turn` tells turns apart.
    SearchBudget open(int turn) {
        if (turn != turn_) spent_ = 0;
        turn_ = turn;
        opened_ = now();
        SearchBudget budget = usual_;
        budget.time = std::min(usual_.time, (turn_time_ - spent_) / kLeastDecisions);
        return budget;
    }
    // The decision has been taken.
    void close() { spent_ = std::min(turn_time_, spent_ + now() - opened_); }

  private:
    static constexpr std::int64_t kLeastDecisions = 10;  // That the rest must be enough for.

    std::int64_t now() const { return usual_.clock == nullptr ? 0 : usual_.clock(); }

    SearchBudget usual_;
    std::int64_t turn_time_;
    std::int64_t spent_ = 0;
    std::int64_t opened_ = 0;
    int turn_ = -1;
};

}  // namespace occasus
