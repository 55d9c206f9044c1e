#include "apps/server/worker_pool.h"

#include <algorithm>

namespace occasus::server {

WorkerPool::WorkerPool(int threads, Budget budget) : budget_(budget) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

WorkerPool::~WorkerPool() {
    stop();
}

void WorkerPool::run(std::function<void()> job, Clock::duration delay, const std::string& table) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return;
        later_.push_back({Clock::now() + delay, table, std::move(job)});
        std::push_heap(later_.begin(), later_.end(), later);
    }
    wake_.notify_one();
}

std::size_t WorkerPool::waiting() {
    const std::lock_guard lock(mutex_);
    queue_due();
    std::size_t count = 0;
    for (const auto& [table, jobs] : due_) count += jobs.size();
    return count;
}

void WorkerPool::stop() {
    // What the jobs hold on to is let go outside the lock.
    decltype(later_) dropped;
    decltype(due_) dropped_due;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        dropped.swap(later_);
        dropped_due.swap(due_);
        turns_.clear();
    }
    wake_.notify_all();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

void WorkerPool::serve() {
    for (Job job; take(job); job = {}) {
        const Clock::time_point begun = Clock::now();
        job.work();
        if (!job.table.empty()) note_spent(job.table, Clock::now() - begun);
    }
}

// Waits for a job that is due; false when the pool stops.
bool WorkerPool::take(Job& job) {
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        queue_due();
        if (!turns_.empty()) {
            job = next_in_turn();
            return true;
        }
        if (later_.empty())
            wake_.wait(lock);
        else
            wake_.wait_until(lock, Clock::time_point(later_.front().due));
    }
    return false;
}

// Puts the jobs that are due behind those of their tables, but for those that would be over budget.
void WorkerPool::queue_due() {
    const Clock::time_point now = Clock::now();
    while (!later_.empty() && later_.front().due <= now) {
        std::pop_heap(later_.begin(), later_.end(), later);
        Job job = std::move(later_.back());
        later_.pop_back();
        if (const auto due = when_affordable(job.table, now)) {
            job.due = *due;
            later_.push_back(std::move(job));
            std::push_heap(later_.begin(), later_.end(), later);
            continue;
        }
        auto& of_table = due_[job.table];
        if (of_table.empty()) turns_.push_back(job.table);
        of_table.push_back(std::move(job.work));
    }
}

// The first job of the table whose turn it is. If the table has more, it waits for its next turn.
WorkerPool::Job WorkerPool::next_in_turn() {
    const auto of_table = due_.find(turns_.front());
    Job job{{}, turns_.front(), std::move(of_table->second.front())};
    of_table->second.pop_front();
    if (of_table->second.empty())
        due_.erase(of_table);
    else
        turns_.push_back(std::move(turns_.front()));
    turns_.pop_front();
    return job;
}

std::chrono::duration<double> WorkerPool::left_over(const Spent& spent,
                                                    Clock::time_point now) const {
    const std::chrono::duration<double> passed = now - spent.at;
    return std::max(std::chrono::duration<double>(0), spent.time - passed * budget_.share);
}

void WorkerPool::note_spent(const std::string& table, Clock::duration took) {
    const Clock::time_point now = Clock::now();
    const std::lock_guard lock(mutex_);
    std::erase_if(spent_, [&](const auto& one) { return left_over(one.second, now).count() <= 0; });
    Spent& spent = spent_[table];
    spent = {left_over(spent, now) + took, now};
}

// When a table that has spent its budget may go on; nothing if it may at once.
std::optional<WorkerPool::Clock::time_point> WorkerPool::when_affordable(const std::string& table,
                                                                         Clock::time_point now) {
    const auto spent = spent_.find(table);
    if (spent == spent_.end()) return std::nullopt;
    const std::chrono::duration<double> over = left_over(spent->second, now) - budget_.at_once;
    if (over.count() <= 0) return std::nullopt;
    return now + std::chrono::ceil<Clock::duration>(over / budget_.share);
}

}  // namespace occasus::server
