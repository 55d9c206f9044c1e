// How the time of a turn is shared out.
#include "ai/search/turn_purse.h"

#include <gtest/gtest.h>

namespace occasus {
namespace {

std::int64_t now = 0;
std::int64_t told() {
    return now;
}

// Each decision takes all it may, and a tenth more.
std::int64_t time_of_turn(TurnPurse& purse, int turn, int decisions) {
    const std::int64_t begun = now;
    for (int decision = 0; decision < decisions; ++decision) {
        const SearchBudget budget = purse.open(turn);
        EXPECT_GE(budget.time, 0);
        now += budget.time + budget.time / 10;
        purse.close();
    }
    return now - begun;
}

TEST(TurnPurse, KeepsTheTimeOfATurn) {
    TurnPurse purse({.time = 200, .playouts = 7, .clock = told}, 9000);
    EXPECT_LE(time_of_turn(purse, 1, 500), 9100);
    EXPECT_EQ(purse.open(2).time, 200) << "a new turn has time of its own";
}

TEST(TurnPurse, AShortTurnHasTheUsualTime) {
    TurnPurse purse({.time = 200, .playouts = 7, .clock = told}, 9000);
    EXPECT_EQ(time_of_turn(purse, 1, 20), 20 * 220);
}

TEST(TurnPurse, WithoutAClockNothingIsSpent) {
    TurnPurse purse({.time = 200, .playouts = 7}, 9000);
    for (int decision = 0; decision < 500; ++decision) {
        const SearchBudget budget = purse.open(1);
        EXPECT_EQ(budget.time, 200);
        EXPECT_EQ(budget.playouts, 7);
        purse.close();
    }
}

}  // namespace
}  // namespace occasus
