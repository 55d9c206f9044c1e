// 6.13 and 14.1, worked by hand from the printed table.
#include "games/invasions/chapters/fights.h"

#include <gtest/gtest.h>

namespace occasus::invasions {
namespace {

const Tables& tables() {
    static const Tables read = *Tables::read(**Board::parse(built_in_board()), built_in_tables());
    return read;
}

void expect_sums(const Fight& fight, const FightSums& sums) {
    const FightSums found = sums_of(tables(), fight);
    EXPECT_EQ(found.attackers_lost, sums.attackers_lost);
    EXPECT_EQ(found.defenders_lost, sums.defenders_lost);
    EXPECT_EQ(found.eliminated, sums.eliminated);
    EXPECT_EQ(found.untouched, sums.untouched);
}

// 6.0, 14.1: fractions are dropped, and the sixth column is the last.
TEST(Odds, AreRoundedForTheDefender) {
    EXPECT_EQ(odds_of(7, 7), 1);
    EXPECT_EQ(odds_of(13, 7), 1);
    EXPECT_EQ(odds_of(14, 7), 2);
    EXPECT_EQ(odds_of(17, 3), 5);
    EXPECT_EQ(odds_of(18, 3), 6);
    EXPECT_EQ(odds_of(100, 3), 6);
}

// 1-1: ½De takes 4 of 7 (rounded up), ½Ex 4 for 7, Ex 7 for 7, then three blanks.
TEST(Fight, AtOneToOne) {
    expect_sums({12, 7, 0},
                {.attackers_lost = 11, .defenders_lost = 18, .eliminated = 2, .untouched = 3});
}

// 3-1 against a single point: De, two halves that round up to it, ½Ex at the price of one.
TEST(Fight, AgainstASinglePoint) {
    expect_sums({3, 1, 0},
                {.attackers_lost = 1, .defenders_lost = 4, .eliminated = 4, .untouched = 2});
}

// 6-1: De twice, ½De twice, ½Ex, blank.
TEST(Fight, AtSixToOne) {
    expect_sums({24, 4, 0},
                {.attackers_lost = 2, .defenders_lost = 16, .eliminated = 3, .untouched = 1});
}

// R63: at 3-1 both ½De leave legions alone: De 3, ½Ex 2 for 3.
TEST(Fight, HalvesSpareLoyalLegions) {
    expect_sums({9, 3, 3},
                {.attackers_lost = 2, .defenders_lost = 6, .eliminated = 2, .untouched = 4});
}

// R63: with three legions two militia lose one to a ½De; ½Ex 3 for 5, Ex 5 for 5.
TEST(Fight, HalvesTakeMilitiaBesideLegions) {
    expect_sums({6, 5, 3},
                {.attackers_lost = 8, .defenders_lost = 11, .eliminated = 2, .untouched = 3});
}

}  // namespace
}  // namespace occasus::invasions
