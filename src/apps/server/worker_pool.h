// Threads for work that takes long. Tables take turns: of those that have jobs due, each in its
// turn has one run. So a job that is due waits for the jobs of its own table before it, and for
// each of them, as for itself, for one job of each other table at most; never for all that one
// table asks. A table has a budget of time as well: once it is spent, its jobs wait until there is
// some again.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

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
             const std::string& table = {}) override;
    // How many jobs are due and have no thread yet.
    std::size_t waiting();
    // Waits for the jobs under way; those not yet begun are dropped, as are later ones.
    void stop();

  private:
    struct Job {
        Clock::time_point due;
        std::string table;
        std::function<void()> work;
    };
    static bool later(const Job& a, const Job& b) { return a.due > b.due; }

    // What the jobs of a table have taken and was not made up for by the time since.
    struct Spent {
        std::chrono::duration<double> time{};
        Clock::time_point at;
    };

    void serve();
    bool take(Job& job);
    void queue_due();
    Job next_in_turn();
    void note_spent(const std::string& table, Clock::duration took);
    std::optional<Clock::time_point> when_affordable(const std::string& table,
                                                     Clock::time_point now);
    std::chrono::duration<double> left_over(const Spent& spent, Clock::time_point now) const;

    const Budget budget_;

    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Job> later_;  // Not known to be due: a heap, the earliest first.
    std::map<std::string, std::deque<std::function<void()>>> due_;  // By table; none is empty.
    std::deque<std::string> turns_;                                 // The tables of due_.
    std::map<std::string, Spent> spent_;                            // By table.
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace occasus::server
