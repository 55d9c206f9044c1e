// The chances of conquest against fractions worked out by hand from the table of conflicts.
#include "ai/heuristics/empire_odds.h"

#include <gtest/gtest.h>

namespace occasus::empire {

namespace {

constexpr int kClear = 0;
constexpr int kEdge = 1;
constexpr bool kFort = true;
constexpr bool kOpen = false;

float chance(int horde, int romans, bool fort, int edge) {
    return ConquestOdds::with(true).chance(horde, romans, fort, edge);
}

}  // namespace

TEST(EmpireOdds, NobodyHoldsAndNobodyAttacks) {
    EXPECT_EQ(chance(1, 0, kOpen, kClear), 1);
    EXPECT_EQ(chance(0, 1, kOpen, kClear), 0);
}

TEST(EmpireOdds, OneForce) {
    EXPECT_NEAR(chance(1, 1, kOpen, kClear), 0, 1e-6);
    // Column 3: only the 6 clears the Romans; after an h/h the second round is 2 against 1.
    EXPECT_NEAR(chance(3, 1, kOpen, kClear), 1.0 / 6, 1e-6);
    EXPECT_NEAR(chance(5, 1, kOpen, kClear), 1, 1e-6);
    EXPECT_NEAR(chance(3, 1, kFort, kClear), 0, 1e-6);
    EXPECT_NEAR(chance(5, 1, kFort, kClear), 1.0 / 4, 1e-6);
    EXPECT_NEAR(chance(3, 1, kOpen, kEdge), 2.0 / 9, 1e-6);
    EXPECT_NEAR(chance(5, 1, kOpen, 2), 1, 1e-6);
}

TEST(EmpireOdds, SeveralForces) {
    EXPECT_NEAR(chance(6, 2, kOpen, kClear), 2.0 / 9, 1e-6);
    EXPECT_NEAR(chance(10, 2, kOpen, kClear), 1, 1e-6);
    EXPECT_NEAR(chance(6, 3, kOpen, kClear), 0, 1e-6);
    EXPECT_NEAR(chance(12, 3, kOpen, kClear), 31.0 / 54, 1e-6);
    EXPECT_NEAR(chance(20, 5, kOpen, kClear), 91.0 / 162, 1e-6);
    EXPECT_NEAR(chance(44, 10, kOpen, 1), 1, 1e-6);
}

// R16. Rome holds 22/27 and 41/54; with the other reading of the cell 29/36 and 17/24.
TEST(EmpireOdds, BothReadingsOfTheCell) {
    EXPECT_NEAR(chance(9, 3, kOpen, kClear), 5.0 / 27, 1e-6);
    EXPECT_NEAR(chance(12, 4, kOpen, kClear), 13.0 / 54, 1e-6);
    const ConquestOdds& h = ConquestOdds::with(false);
    EXPECT_NEAR(h.chance(9, 3, kOpen, kClear), 7.0 / 36, 1e-6);
    EXPECT_NEAR(h.chance(12, 4, kOpen, kClear), 7.0 / 24, 1e-6);
}

}  // namespace occasus::empire
