#include <atomic>
#include <chrono>
#include <future>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

#include "apps/server/worker_pool.h"
#include "table/serial_queue.h"

namespace occasus::table::testing {

using namespace server;

namespace {

using namespace std::chrono_literals;

TEST(SerialQueue, RunsOneTaskAtATime) {
    SerialQueue queue;
    std::atomic<int> inside{0};
    int total = 0;  // Guarded by the queue alone.
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (int n = 0; n < 1000; ++n)
                queue.post([&] {
                    EXPECT_EQ(++inside, 1);
                    ++total;
                    --inside;
                });
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(total, 4000);
}

TEST(SerialQueue, HoldsWhatComesAfter) {
    SerialQueue queue;
    std::vector<int> order;
    queue.post([&] {
        queue.hold();
        order.push_back(1);
    });
    queue.post([&] { order.push_back(3); });
    EXPECT_EQ(order, (std::vector<int>{1}));
    queue.release([&] { order.push_back(2); });
    EXPECT_EQ(order, (std::vector<int>{1, 2, 3}));
}

TEST(WorkerPool, RunsJobsWhenTheyAreDue) {
    WorkerPool pool(2);
    std::promise<WorkerPool::Clock::time_point> late;
    std::promise<void> soon;
    const auto begin = WorkerPool::Clock::now();
    pool.run([&] { late.set_value(WorkerPool::Clock::now()); }, 50ms);
    pool.run([&] { soon.set_value(); });
    soon.get_future().get();
    EXPECT_GE(late.get_future().get() - begin, 50ms);
}

TEST(WorkerPool, DropsWhatIsNotBegunWhenItStops) {
    WorkerPool pool(1);
    std::atomic<bool> ran{false};
    pool.run([&] { ran = true; }, 1h);
    pool.stop();
    pool.run([&] { ran = true; });
    EXPECT_FALSE(ran);
}

}  // namespace
}  // namespace occasus::table::testing
