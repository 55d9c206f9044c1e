// Threads for work that takes long. Tables take turns: of those that have jobs due, each in its
// turn has one run. So a job that is due waits for the jobs of its own table before it, and for
// each of them, as for itself, for one job of each other table at most; never for all that one
// table asks.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "table/jobs.h"

namespace occasus::server {

class WorkerPool : public table::Jobs {
  public:
    using Clock = std::chrono::steady_clock;

    explicit WorkerPool(int threads);
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

    void serve();
    bool take(std::function<void()>& work);
    void queue_due();
    std::function<void()> next_in_turn();

    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Job> later_;  // Not known to be due: a heap, the earliest first.
    std::map<std::string, std::deque<std::function<void()>>> due_;  // By table; none is empty.
    std::deque<std::string> turns_;                                 // The tables of due_.
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace occasus::server
