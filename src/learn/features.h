// Features and actions for learners and learned players: a position is a row of small numbers, and
// a legal action has a number of its own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/fixed_vector.h"
#include "core/game.h"

namespace occasus {

// One of legal actions that are alike, such as moves of either of two Legions in one area, and the
// number that all of them have.
struct CanonicalAction {
    std::uint16_t number = 0;
    Action action;
};
using CanonicalActions = FixedVector<CanonicalAction, 256>;

// Fills a row of features. Each is a byte; divided by two, `shift` times, it is what a learner
// reads. A feature stands at the same place in every row of a game.
class FeatureRow {
  public:
    // Without a row, features are only counted.
    explicit FeatureRow(std::span<std::uint8_t> row = {}) : row_(row) {}

    // More than 255 is written as 255, less than 0 as 0.
    void number(int value, std::uint8_t shift = 0) {
        if (row_.empty())
            shifts_.push_back(shift);
        else
            row_[next_++] = static_cast<std::uint8_t>(std::clamp(value, 0, 255));
    }
    void flag(bool is) { number(is ? 1 : 0); }
    // As many flags as `count`, of which the first `value` are set.
    void steps(int value, int count) {
        for (int i = 0; i < count; ++i) flag(value > i);
    }
    // As many flags as `count`, of which this one is set; none if it is out of range.
    void one_of(int index, int count) {
        for (int i = 0; i < count; ++i) flag(i == index);
    }

    // The shift of each feature. Precondition: there is no row.
    const std::vector<std::uint8_t>& shifts() const { return shifts_; }

  private:
    std::span<std::uint8_t> row_;
    std::size_t next_ = 0;
    std::vector<std::uint8_t> shifts_;
};

}  // namespace occasus
