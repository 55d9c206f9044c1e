#include "apps/server/even_clock.h"

#include <algorithm>
#include <utility>

namespace occasus::server {

using namespace table;

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kForEachMillisecond = std::chrono::seconds(1);

}  // namespace

EvenClock::EvenClock(Clock system, Clock steady)
    : system_(std::move(system)), steady_(std::move(steady)), now_(system_()), heard_(steady_()) {}

Moment EvenClock::now() {
    const std::lock_guard lock(mutex_);
    const Moment heard = steady_();
    const milliseconds passed = heard - heard_;
    heard_ = heard;
    now_ += passed;
    owed_ += passed;
    const milliseconds most(owed_ / kForEachMillisecond);
    owed_ %= kForEachMillisecond;
    now_ += std::clamp(milliseconds(system_() - now_), -most, most);
    return now_;
}

}  // namespace occasus::server
