// The clock of the deadlines, beside clocks that the test turns.
#include "apps/server/even_clock.h"

#include <gtest/gtest.h>

#include "sealed_tables.h"

namespace occasus::table::testing {
namespace {

using server::EvenClock;
using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::seconds;

struct EvenClockTest : ::testing::Test {
    Moment system = kNoon;
    Moment steady = moment_at(5);
    EvenClock clock{[this] { return system; }, [this] { return steady; }};

    void pass(milliseconds passed) {
        system += passed;
        steady += passed;
    }
};

TEST_F(EvenClockTest, TellsTheTimeOfTheSystem) {
    EXPECT_EQ(clock.now(), kNoon);
    pass(hours(7));
    EXPECT_EQ(clock.now(), kNoon + hours(7));
}

TEST_F(EvenClockTest, AJumpIsMadeUpOneMillisecondInASecond) {
    for (const hours jump : {hours(2), hours(-4)}) {
        const Moment before = clock.now();
        system += jump;
        EXPECT_EQ(clock.now(), before);
        pass(seconds(10));
        const milliseconds made_up(jump > hours(0) ? 10 : -10);
        EXPECT_EQ(clock.now(), before + seconds(10) + made_up);
    }
}

TEST_F(EvenClockTest, AskedOftenItMakesUpAsMuch) {
    system += hours(2);
    for (int i = 0; i < 4'000; ++i) {
        pass(milliseconds(5));
        clock.now();
    }
    EXPECT_EQ(clock.now(), kNoon + seconds(20) + milliseconds(20));
}

TEST_F(EvenClockTest, ASmallDifferenceIsMadeUpAltogether) {
    system += milliseconds(3);
    pass(seconds(60));
    EXPECT_EQ(clock.now(), system);
}

}  // namespace
}  // namespace occasus::table::testing
