// Threads for work that takes long: computer players, odds, loading of tables.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace occasus::server {

class WorkerPool {
  public:
    using Clock = std::chrono::steady_clock;

    explicit WorkerPool(int threads);
    // As stop().
    ~WorkerPool();

    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    // Runs `job` on one of the threads, not before `delay` has passed. Jobs that are due run in
    // the order of their times. May be called from any thread. A job may not throw.
    void run(std::function<void()> job, Clock::duration delay = {});
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
