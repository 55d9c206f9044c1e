// Work shared among threads, as the fitting programs share their games.
#pragma once

#include <thread>
#include <vector>

namespace occasus {

// Runs work(thread) in so many threads, each with its number from 0 on, until all are done.
template <class Work>
void in_parallel(unsigned count, const Work& work) {
    std::vector<std::thread> threads;
    threads.reserve(count);
    for (unsigned thread = 0; thread < count; ++thread)
        threads.emplace_back([&work, thread] { work(thread); });
    for (std::thread& thread : threads) thread.join();
}

}  // namespace occasus
