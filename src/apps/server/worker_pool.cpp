#include "apps/server/worker_pool.h"

#include <algorithm>

namespace occasus::server {

using namespace table;

namespace {

// One job that nobody waits for is done for so many that somebody waits for.
constexpr int kBeforeLast = 16;

}  // namespace

WorkerPool::WorkerPool(int threads, Budget budget)
    : budget_(budget), most_each_(std::max(1, threads - 1)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

WorkerPool::~WorkerPool() {
    stop();
}

const std::string& WorkerPool::whose(const Place& place) {
    return place.urgency == Urgency::Last ? place.table : place.asker;
}

void WorkerPool::run(std::function<void()> job, Clock::duration delay, const Place& place) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return;
        later_.push_back({Clock::now() + delay, place, std::move(job)});
        std::push_heap(later_.begin(), later_.end(), later);
    }
    wake_.notify_one();
}

void WorkerPool::hurry(const std::string& table, const std::string& asker) {
    const std::lock_guard lock(mutex_);
    const auto is_meant = [&](const Job& job) {
        return job.place.urgency == Urgency::Last && job.place.table == table;
    };
    for (Job& job : later_)
        if (is_meant(job)) job.place = {Urgency::InTurn, asker, table};
    for (Job& job : queue_of(Urgency::Last).take_all(table)) {
        job.place = {Urgency::InTurn, asker, table};
        queue_of(Urgency::InTurn).add(asker, std::move(job));
    }
}

std::size_t WorkerPool::waiting() {
    const std::lock_guard lock(mutex_);
    queue_due();
    std::size_t count = 0;
    for (const Queue& queue : due_) count += queue.size();
    return count;
}

void WorkerPool::stop() {
    // The objects that the jobs hold are released outside the lock.
    decltype(later_) dropped;
    decltype(due_) dropped_due;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        dropped.swap(later_);
        dropped_due.swap(due_);
    }
    wake_.notify_all();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

void WorkerPool::serve() {
    for (Job job; take(job); job = {}) {
        const Clock::time_point begun = Clock::now();
        job.work();
        finish(job.place, Clock::now() - begun);
    }
}

// Waits for a job that is due; false when the pool stops.
bool WorkerPool::take(Job& job) {
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        queue_due();
        if (std::optional<Job> next = next_in_turn()) {
            job = *std::move(next);
            if (job.place.urgency != Urgency::Last) ++under_way_[job.place.asker];
            return true;
        }
        if (later_.empty())
            wake_.wait(lock);
        else
            wake_.wait_until(lock, Clock::time_point(later_.front().due));
    }
    return false;
}

// Puts the jobs that are due behind those of their askers, except those that would be over budget.
void WorkerPool::queue_due() {
    const Clock::time_point now = Clock::now();
    while (!later_.empty() && later_.front().due <= now) {
        std::pop_heap(later_.begin(), later_.end(), later);
        Job job = std::move(later_.back());
        later_.pop_back();
        if (const auto due = when_affordable(job.place.table, now)) {
            job.due = *due;
            later_.push_back(std::move(job));
            std::push_heap(later_.begin(), later_.end(), later);
            continue;
        }
        Queue& queue = queue_of(job.place.urgency);
        const std::string name = whose(job.place);
        queue.add(name, std::move(job));
    }
}

// The next job that may begin; empty when the askers of all that is due have their threads.
std::optional<WorkerPool::Job> WorkerPool::next_in_turn() {
    const auto may = [this](const std::string& asker) {
        const auto found = under_way_.find(asker);
        return found == under_way_.end() || found->second < most_each_;
    };
    if (std::optional<Job> first = queue_of(Urgency::First).take(may)) return first;
    Queue& last = queue_of(Urgency::Last);
    if (last.empty() || ++before_last_ <= kBeforeLast) {
        if (std::optional<Job> next = queue_of(Urgency::InTurn).take(may)) return next;
    }
    before_last_ = 0;
    return last.take();
}

void WorkerPool::finish(const Place& place, Clock::duration took) {
    {
        const std::lock_guard lock(mutex_);
        if (place.urgency != Urgency::Last)
            if (const auto found = under_way_.find(place.asker); --found->second == 0)
                under_way_.erase(found);
        if (!place.table.empty()) note_spent(place.table, took);
    }
    // Another of this asker may go on by now.
    wake_.notify_one();
}

std::chrono::duration<double> WorkerPool::left_over(const Spent& spent,
                                                    Clock::time_point now) const {
    const std::chrono::duration<double> passed = now - spent.at;
    return std::max(std::chrono::duration<double>(0), spent.time - passed * budget_.share);
}

void WorkerPool::note_spent(const std::string& table, Clock::duration took) {
    const Clock::time_point now = Clock::now();
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
