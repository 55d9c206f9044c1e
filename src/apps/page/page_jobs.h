// Jobs for a program that does one thing at a time: they wait until it has time for them.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "table/jobs.h"

namespace occasus::page {

class PageJobs : public table::Jobs {
  public:
    using Clock = std::chrono::steady_clock;

    // Jobs run in the order of their times: one person plays here.
    void run(std::function<void()> job, Clock::duration delay = {},
             const table::Place& place = {}) override;

    // Runs the job that is due longest, if one is due at that time. Whether there was one.
    bool work(Clock::time_point now);
    // When the next job is due; nothing when there is none.
    std::optional<Clock::time_point> next() const;

  private:
    struct Job {
        Clock::time_point due;
        std::function<void()> work;
    };

    std::vector<Job> jobs_;  // The earliest first; of two at one time, the one that came first.
};

}  // namespace occasus::page
