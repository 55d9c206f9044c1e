#include "apps/page/page_jobs.h"

#include <gtest/gtest.h>
#include <string>

namespace occasus::page {
namespace {

using namespace std::chrono_literals;

TEST(PageJobs, RunOneAtATimeInTheOrderOfTheirTimes) {
    PageJobs jobs;
    std::string done;
    jobs.run([&] { done += "late"; }, 1h);
    jobs.run([&] { done += "first "; });
    jobs.run([&] { done += "second "; });
    const auto now = PageJobs::Clock::now();
    EXPECT_TRUE(jobs.work(now));
    EXPECT_EQ(done, "first ");
    EXPECT_TRUE(jobs.work(now));
    EXPECT_FALSE(jobs.work(now)) << "the last one is not due";
    EXPECT_EQ(done, "first second ");
    EXPECT_GT(*jobs.next() - now, 59min);
    EXPECT_TRUE(jobs.work(now + 2h));
    EXPECT_EQ(done, "first second late");
    EXPECT_FALSE(jobs.next());
}

TEST(PageJobs, MayBringFurtherJobs) {
    PageJobs jobs;
    int done = 0;
    jobs.run([&] { jobs.run([&] { ++done; }); });
    EXPECT_TRUE(jobs.work(PageJobs::Clock::now()));
    EXPECT_EQ(done, 0);
    EXPECT_TRUE(jobs.work(PageJobs::Clock::now()));
    EXPECT_EQ(done, 1);
}

}  // namespace
}  // namespace occasus::page
