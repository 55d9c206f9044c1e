#include <atomic>
#include <chrono>
#include <future>
#include <gtest/gtest.h>
#include <string>
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

TEST(WorkerPool, ATableThatHasSpentItsTimeWaitsAndHoldsNobodyUp) {
    WorkerPool pool(1, {20ms, 0.5});
    std::promise<WorkerPool::Clock::time_point> again;
    std::promise<void> other;
    std::promise<WorkerPool::Clock::time_point> spent;
    pool.run(
        [&] {
            std::this_thread::sleep_for(60ms);
            spent.set_value(WorkerPool::Clock::now());
        },
        {}, "greedy");
    const auto end = spent.get_future().get();
    pool.run([&] { again.set_value(WorkerPool::Clock::now()); }, {}, "greedy");
    std::future<WorkerPool::Clock::time_point> goes_on = again.get_future();
    pool.run([&] { other.set_value(); }, {}, "another");
    other.get_future().get();
    EXPECT_EQ(goes_on.wait_for(0ms), std::future_status::timeout);
    // 40 ms too much, made up for at half the speed of time.
    EXPECT_GE(goes_on.get() - end, 79ms);
}

// Gives a thread nothing else to do until it is let go: what comes meanwhile waits.
class Busy {
  public:
    explicit Busy(WorkerPool& pool) {
        std::promise<void> begun;
        pool.run([&, until = until_.get_future().share()] {
            begun.set_value();
            until.wait();
        });
        begun.get_future().get();
    }
    void let_go() { until_.set_value(); }

  private:
    std::promise<void> until_;
};

// Two tables flood the only thread before a third asks for three things. Each of the three waits
// for one more job of either.
TEST(WorkerPool, ATableThatAsksMuchDelaysAnotherByOneJobInATurn) {
    WorkerPool pool(1);
    std::string order;  // Touched by the one thread alone.
    Busy busy(pool);
    for (int i = 0; i < 500; ++i) pool.run([&] { order += 'a'; }, {}, "a");
    for (int i = 0; i < 500; ++i) pool.run([&] { order += 'b'; }, {}, "b");
    std::promise<void> done;
    pool.run([&] { order += 'C'; }, {}, "c");
    pool.run([&] { order += 'D'; }, {}, "c");
    pool.run(
        [&] {
            order += 'E';
            done.set_value();
        },
        {}, "c");
    busy.let_go();
    done.get_future().get();
    pool.stop();
    EXPECT_EQ(order.substr(0, 9), "abCabDabE");
}

// What becomes due while another table's jobs wait takes its turn among them.
TEST(WorkerPool, ATurnComesWhenTheJobIsDue) {
    WorkerPool pool(1);
    std::string order;
    std::promise<void> done;
    Busy busy(pool);
    for (int i = 0; i < 100; ++i) pool.run([&] { order += 'a'; }, {}, "a");
    pool.run([&] { done.set_value(); }, {}, "a");
    pool.run([&] { order += 'l'; }, 20ms, "late");
    std::this_thread::sleep_for(40ms);
    busy.let_go();
    done.get_future().get();
    pool.stop();
    EXPECT_EQ(order, "al" + std::string(99, 'a'));
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
