// The clock of the deadlines: it tells the time of the system, but does not jump with it.
#pragma once

#include <functional>
#include <mutex>

#include "table/stage_clock.h"

namespace occasus::server {

// Begins with the system's time and goes on as a steady clock does. Where the system's clock was
// set, or the machine slept, the difference is made up one millisecond in a second, so that players
// with a day for their orders lose at most a minute and a half of it.
class EvenClock {
  public:
    using Clock = std::function<table::Moment()>;

    // `steady` never goes back; where it begins does not matter.
    EvenClock(Clock system, Clock steady);

    // May be called from any thread.
    table::Moment now();

  private:
    const Clock system_;
    const Clock steady_;
    std::mutex mutex_;
    table::Moment now_;
    table::Moment heard_;                // The steady clock's time, when now_ was it.
    std::chrono::milliseconds owed_{0};  // Steady time for which nothing was made up yet.
};

}  // namespace occasus::server
