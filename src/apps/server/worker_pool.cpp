#include "apps/server/worker_pool.h"

#include <algorithm>

namespace occasus::server {

WorkerPool::WorkerPool(int threads) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

WorkerPool::~WorkerPool() {
    stop();
}

void WorkerPool::run(std::function<void()> job, Clock::duration delay) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return;
        jobs_.push_back({Clock::now() + delay, std::move(job)});
        std::push_heap(jobs_.begin(), jobs_.end(), later);
    }
    wake_.notify_one();
}

void WorkerPool::stop() {
    std::vector<Job> dropped;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        dropped.swap(jobs_);
    }
    wake_.notify_all();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

void WorkerPool::serve() {
    for (std::function<void()> work; take(work); work = nullptr) work();
}

// Waits for a job that is due; false when the pool stops.
bool WorkerPool::take(std::function<void()>& work) {
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        if (jobs_.empty()) {
            wake_.wait(lock);
        } else if (const Clock::time_point due = jobs_.front().due; due > Clock::now()) {
            wake_.wait_until(lock, due);
        } else {
            std::pop_heap(jobs_.begin(), jobs_.end(), later);
            work = std::move(jobs_.back().work);
            jobs_.pop_back();
            return true;
        }
    }
    return false;
}

}  // namespace occasus::server
