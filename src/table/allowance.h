// How often something may be done: so often at once, and then again as time goes by.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

#include "table/stage_clock.h"

namespace occasus::table {

struct Pace {
    int at_once = 1;                        // From rest.
    std::chrono::milliseconds each{1'000};  // Until one more may be done.
};

class Allowance {
  public:
    // Whether it may be done now; then it counts as done. A clock that is set back gives nothing.
    bool take(const Pace& pace, Moment now) {
        const double most = pace.at_once;
        if (since_ && now > *since_)
            left_ =
                std::min(most, *left_ + std::chrono::duration<double, std::milli>(now - *since_) /
                                            pace.each);
        since_ = now;
        if (!left_) left_ = most;
        if (*left_ < 1) return false;
        --*left_;
        return true;
    }

  private:
    std::optional<double> left_;  // Nothing: never used yet.
    std::optional<Moment> since_;
};

}  // namespace occasus::table
