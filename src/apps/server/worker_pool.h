// Threads for work that takes long. First come the jobs that all at a table wait for, then those
// that one asker waits for, and last those that nobody waits for: one of these for every few
// others. Askers take turns: of those that have jobs due, each in its turn has one run. No asker
// has all threads at once, nor have the jobs that all at a table wait for. So a job that is due
// waits for one job of each other asker, never for all that one of them asks. A table has a budget
// of time as well: once it is spent, its jobs wait until there is some again.
#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "table/fair_queue.h"
#include "table/jobs.h"

namespace occasus::server {

class WorkerPool : public table::Jobs {
  public:
    using Clock = std::chrono::steady_clock;

    // How much time the jobs of one table may take: so much at once, and then this share of time.
    struct Budget {
        std::chrono::duration<double> at_once = std::chrono::hours(1);
        double share = 1;
    };

    explicit WorkerPool(int threads, Budget budget);
    explicit WorkerPool(int threads) : WorkerPool(threads, Budget{}) {}
    // As stop().
    ~WorkerPool() override;

    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    // Runs `job` on one of the threads.
    void run(std::function<void()> job, Clock::duration delay = {},
             const table::Place& place = {}) override;
    void hurry(const std::string& table, const std::string& asker) override;
    // How many jobs are due and have no thread yet.
    std::size_t waiting();
    // Waits for the jobs under way; those not yet begun are dropped, as are later ones.
    void stop();

  private:
    struct Job {
        Clock::time_point due;
        table::Place place;
        std::function<void()> work;
    };
    static bool later(const Job& a, const Job& b) { return a.due > b.due; }
    // The name by which a job takes turns: its asker, or its table where nobody waits.
    static const std::string& whose(const table::Place& place);

    // The time that a table's jobs have used, less its allowance since.
    struct Spent {
        std::chrono::duration<double> time{};
        Clock::time_point at;
    };
    using Queue = table::FairQueue<Job>;

    void serve();
    bool take(Job& job);
    void queue_due();
    Queue& queue_of(table::Urgency urgency) { return due_.at(static_cast<std::size_t>(urgency)); }
    std::optional<Job> next_in_turn();
    void finish(const table::Place& place, Clock::duration took);
    void note_spent(const std::string& table, Clock::duration took);
    std::optional<Clock::time_point> when_affordable(const std::string& table,
                                                     Clock::time_point now);
    std::chrono::duration<double> left_over(const Spent& spent, Clock::time_point now) const;

    const Budget budget_;
    const int most_each_;  // Threads that one asker has at a time.

    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Job> later_;                // Not known to be due: a heap, the earliest first.
    std::array<Queue, 3> due_;              // By urgency.
    int before_last_ = 0;                   // Jobs begun since one that nobody waits for.
    std::map<std::string, int> under_way_;  // Jobs that are waited for, by asker; none is 0.
    std::map<std::string, Spent> spent_;    // By table.
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace occasus::server
