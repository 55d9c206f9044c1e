#include <algorithm>
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

TEST(SerialQueue, WhoBringsManyHoldsUpAnotherByOne) {
    SerialQueue queue;
    std::string order;
    queue.post([&] {
        for (int i = 0; i < 100; ++i) queue.post([&] { order += 'a'; }, "a");
        queue.post([&] { order += 'B'; }, "b");
        queue.post([&] { order += 'C'; }, "b");
    });
    EXPECT_EQ(order.substr(0, 5), "aBaCa");
    EXPECT_EQ(order.size(), 102U);
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
        {}, {.table = "greedy"});
    const auto end = spent.get_future().get();
    pool.run([&] { again.set_value(WorkerPool::Clock::now()); }, {}, {.table = "greedy"});
    std::future<WorkerPool::Clock::time_point> goes_on = again.get_future();
    pool.run([&] { other.set_value(); }, {}, {.table = "another"});
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

// Two askers flood the only thread before a third asks for three things. Each of the three waits
// for one more job of either.
TEST(WorkerPool, WhoAsksMuchDelaysAnotherByOneJobInATurn) {
    WorkerPool pool(1);
    std::string order;  // Touched by the one thread alone.
    Busy busy(pool);
    for (int i = 0; i < 500; ++i) pool.run([&] { order += 'a'; }, {}, {.asker = "a"});
    for (int i = 0; i < 500; ++i) pool.run([&] { order += 'b'; }, {}, {.asker = "b"});
    std::promise<void> done;
    pool.run([&] { order += 'C'; }, {}, {.asker = "c"});
    pool.run([&] { order += 'D'; }, {}, {.asker = "c"});
    pool.run(
        [&] {
            order += 'E';
            done.set_value();
        },
        {}, {.asker = "c"});
    busy.let_go();
    done.get_future().get();
    pool.stop();
    EXPECT_EQ(order.substr(0, 9), "abCabDabE");
}

// What becomes due while another asker's jobs wait takes its turn among them.
TEST(WorkerPool, ATurnComesWhenTheJobIsDue) {
    WorkerPool pool(1);
    std::string order;
    std::promise<void> done;
    Busy busy(pool);
    for (int i = 0; i < 100; ++i) pool.run([&] { order += 'a'; }, {}, {.asker = "a"});
    pool.run([&] { done.set_value(); }, {}, {.asker = "a"});
    pool.run([&] { order += 'l'; }, 20ms, {.asker = "late"});
    std::this_thread::sleep_for(40ms);
    busy.let_go();
    done.get_future().get();
    pool.stop();
    EXPECT_EQ(order, "al" + std::string(99, 'a'));
}

// What all at a table wait for goes before what one waits for, and that before what nobody does.
TEST(WorkerPool, WhatIsWaitedForGoesBeforeWhatIsNot) {
    WorkerPool pool(1);
    std::string order;
    std::promise<void> done;
    Busy busy(pool);
    for (int i = 0; i < 40; ++i)
        pool.run([&] { order += 'l'; }, {}, {Urgency::Last, "", "table " + std::to_string(i)});
    for (int i = 0; i < 20; ++i) pool.run([&] { order += 't'; }, {}, {.asker = "a"});
    pool.run([&] { order += 'f'; }, {}, {Urgency::First});
    pool.run([&] { order += 'h'; }, {}, {Urgency::Last, "", "hurried"});
    pool.run([&] { done.set_value(); }, {}, {Urgency::Last, "", "z"});
    pool.hurry("hurried", "b");
    busy.let_go();
    done.get_future().get();
    pool.stop();
    EXPECT_EQ(order.substr(0, 3), "fth");
    EXPECT_LT(order.find('h'), order.find('l')) << "somebody came to that table";
    EXPECT_EQ(std::count(order.begin(), order.begin() + 22, 'l'), 1)
        << "one of them is done for sixteen others, so that none waits for ever";
    EXPECT_EQ(order.size(), 62U);
}

// An asker has all threads but one, so that another finds one free at once. Tables where much
// happens have no more.
TEST(WorkerPool, NobodyHasAllThreads) {
    const std::vector<Place> greedy{{.asker = "greedy"}, {Urgency::First}};
    for (const Place& place : greedy) {
        std::promise<void> end;
        const std::shared_future<void> until = end.get_future().share();
        std::atomic<int> inside{0};
        WorkerPool pool(3);
        for (int i = 0; i < 10; ++i)
            pool.run(
                [&] {
                    ++inside;
                    until.wait();
                },
                {}, place);
        std::promise<void> other;
        pool.run([&] { other.set_value(); }, {}, {.asker = "other"});
        other.get_future().get();
        EXPECT_LE(inside, 2);
        end.set_value();
    }
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
