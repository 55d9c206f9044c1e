// Work shared among threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "apps/interruption.h"

namespace occasus {

// How many threads an option means: 0 is one for each core.
inline std::uint64_t thread_count(int asked) {
    return asked > 0 ? static_cast<std::uint64_t>(asked)
                     : std::max(std::thread::hardware_concurrency(), 1U);
}

// Runs work() in so many threads until all are done. Throws what one of them threw.
template <class Work>
void in_threads(std::uint64_t threads, const Work& work) {
    std::mutex mutex;
    std::exception_ptr fault;
    const auto guarded = [&] {
        try {
            work();
        } catch (...) {
            const std::lock_guard lock(mutex);
            fault = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::uint64_t n = 1; n < threads; ++n) others.emplace_back(guarded);
        guarded();
    }
    if (fault) std::rethrow_exception(fault);
}

// Shares the numbers 0 .. count-1 among threads, `chunk` of them at a time: each thread makes a
// worker and calls work(worker, first, end). Returns the workers. No more chunks are begun after
// an Interruption, or once something was thrown.
template <class Make, class Work>
auto parallel_for(std::uint64_t threads, std::uint64_t count, std::uint64_t chunk, const Make& make,
                  const Work& work) {
    std::atomic<std::uint64_t> next = 0;
    std::mutex mutex;
    using Worker = decltype(make());
    std::vector<std::unique_ptr<Worker>> workers;
    in_threads(std::min(threads, (count + chunk - 1) / chunk), [&] {
        try {
            std::unique_ptr<Worker> worker(new Worker(make()));  // It need not be movable.
            for (std::uint64_t first = 0; (first = next.fetch_add(chunk)) < count;) {
                work(*worker, first, std::min(first + chunk, count));
                if (Interruption::came()) break;
            }
            const std::lock_guard lock(mutex);
            workers.push_back(std::move(worker));
        } catch (...) {
            next = count;
            throw;
        }
    });
    return workers;
}

}  // namespace occasus
