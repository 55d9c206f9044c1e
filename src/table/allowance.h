// How often something may be done: so often at once, and then again as time goes by.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <string>

#include "table/stage_clock.h"

namespace occasus::table {

struct Pace {
    int at_once = 1;                        // From rest.
    std::chrono::milliseconds each{1'000};  // Until one more may be done.
};

class Allowance {
  public:
    // Whether it may be done now; then it counts as done `count` times. A clock that is set back
    // gives nothing.
    bool take(const Pace& pace, Moment now, int count = 1) {
        left_ = left(pace, now);
        since_ = now;
        if (*left_ < 1) return false;
        *left_ -= count;
        return true;
    }
    // Counts it as done `count` times, even if more than is left: the debt is made up for first.
    void charge(const Pace& pace, Moment now, int count) {
        left_ = left(pace, now) - count;
        since_ = now;
    }

    // Whether as much may be done now as ever: nothing needs to be remembered.
    bool rested(const Pace& pace, Moment now) const { return left(pace, now) >= pace.at_once; }

  private:
    double left(const Pace& pace, Moment now) const {
        const double most = pace.at_once;
        if (!left_) return most;
        if (!since_ || now <= *since_) return *left_;
        const std::chrono::duration<double, std::milli> passed = now - *since_;
        return std::min(most, *left_ + passed / pace.each);
    }

    std::optional<double> left_;  // Nothing: never used yet.
    std::optional<Moment> since_;
};

// By name: of an address, for example.
using Allowances = std::map<std::string, Allowance>;

// As take(), for one of them. Those that have rested are forgotten.
inline bool take_of(Allowances& all, const std::string& name, const Pace& pace, Moment now) {
    std::erase_if(all, [&](const auto& one) { return one.second.rested(pace, now); });
    return all[name].take(pace, now);
}

}  // namespace occasus::table
