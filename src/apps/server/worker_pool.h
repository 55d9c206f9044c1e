// Threads for work that takes long.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
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
    void run(std::function<void()> job, Clock::duration delay = {}) override;
    // Waits for the jobs under way; those not yet begun are dropped, as are later ones.
    void stop();

  private:
    struct Job {
        Clock::time_point due;
        std::function<void()> work;
    };
    static bool later(const Job& a, const Job& b) { return a.due > b.due; }

    void serve();
    bool take(std::function<void()>& work);

    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Job> jobs_;  // A heap, the earliest first.
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace occasus::server
