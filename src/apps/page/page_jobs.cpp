#include "apps/page/page_jobs.h"

#include <algorithm>
#include <utility>

namespace occasus::page {

void PageJobs::run(std::function<void()> job, Clock::duration delay, const table::Place&) {
    const Clock::time_point due = Clock::now() + delay;
    const auto after =
        std::upper_bound(jobs_.begin(), jobs_.end(), due,
                         [](Clock::time_point time, const Job& other) { return time < other.due; });
    jobs_.insert(after, {due, std::move(job)});
}

bool PageJobs::work(Clock::time_point now) {
    if (jobs_.empty() || jobs_.front().due > now) return false;
    const std::function<void()> work = std::move(jobs_.front().work);
    jobs_.erase(jobs_.begin());
    work();
    return true;
}

std::optional<PageJobs::Clock::time_point> PageJobs::next() const {
    if (jobs_.empty()) return std::nullopt;
    return jobs_.front().due;
}

}  // namespace occasus::page
