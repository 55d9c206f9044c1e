// Ways and their costs, added up by hand on the built-in board; and the die for each candidate.
#include "games/invasions/board/paths.h"

#include <gtest/gtest.h>

#include "games/invasions/chapters/strength.h"
#include "games/invasions/chapters/tie.h"

namespace occasus::invasions {
namespace {

const Board& board() {
    static const auto read = *Board::parse(built_in_board());
    return *read;
}
int area(const char* id) {
    return board().find_area(id);
}
int distance(const char* from, const char* to) {
    return board().distance[at(area(from))][at(area(to))];
}

Ways ways(const char* from, const char* to, AreaSet meeting, const SmallestForces& smallest,
          int wanted) {
    return find_ways(board(),
                     {.from = area(from),
                      .goals = area_bit(area(to)),
                      .allowed = board().all_areas,
                      .meeting = meeting},
                     smallest, wanted);
}

// 5.11, 5.14: It-C costs 1 by land; the routes on to Gr-B and Th-B cost 4 and 3, whatever those
// Areas cost to enter.
TEST(Paths, WaterHasACostOfItsOwn) {
    EXPECT_EQ(distance("It-A", "It-C"), 1);
    EXPECT_EQ(distance("It-A", "Gr-B"), 5);
    EXPECT_EQ(distance("It-A", "Th-B"), 8);
    EXPECT_EQ(distance("Cy-A", "Sy-C"), 1);
}

// 5.65: from Ge-B over Il-A (3) into It-B (3).
TEST(Paths, NearestAreaOfAProvince) {
    EXPECT_EQ(board().nearest[at(area("Ge-B"))][at(board().find_province("Italia"))], 6);
    EXPECT_EQ(board().nearest[at(area("It-C"))][at(board().find_province("Italia"))], 0);
}

// The cost to enter is that of the Area entered: Sy-B costs 5, Sy-C 1.
TEST(Paths, CostDependsOnTheDirection) {
    EXPECT_EQ(board().step[at(area("Sy-C"))][at(area("Sy-B"))], 5);
    EXPECT_EQ(board().step[at(area("Sy-B"))][at(area("Sy-C"))], 1);
}

// Two ways from Rome to Sicily cost 2: by Tarentum (1 and 1), and the route (2).
TEST(Paths, EqualWaysAreToldApart) {
    const Ways first = ways("It-A", "Si-A", 0, {}, 0);
    EXPECT_EQ(first.count, 2);
    EXPECT_EQ(first.steps, 2);
    EXPECT_EQ(first.path[0], area("It-C"));
    const Ways second = ways("It-A", "Si-A", 0, {}, 1);
    EXPECT_EQ(second.steps, 1);
    EXPECT_EQ(second.path[0], area("Si-A"));
}

// 5.67: a way that meets a hostile group comes before one that meets none.
TEST(Paths, MeetingOthersComesFirst) {
    SmallestForces smallest{};
    smallest[at(area("It-C"))] = 4;
    const Ways way = ways("It-A", "Si-A", area_bit(area("It-C")), smallest, 0);
    EXPECT_EQ(way.count, 1);
    EXPECT_EQ(way.path[0], area("It-C"));
}

// 5.76, 5.94: where only Rome and Sicily may be entered the route is the only way.
TEST(Paths, AllowedAreasOnly) {
    const AreaSet allowed = area_bit(area("It-A")) | area_bit(area("Si-A"));
    const Distances far = distances_to(board(), area_bit(area("Si-A")), allowed);
    EXPECT_EQ(far[at(area("It-A"))], 2);
    EXPECT_EQ(far[at(area("It-C"))], kFar);
}

TEST(Tie, OneCandidateNeedsNoDie) {
    State state;
    EXPECT_EQ(begin_tie(state, 1U << 5U, Step::EnemyTie), 5);
    EXPECT_NE(state.step, Step::EnemyTie);
}

// The higher die wins; those who tie roll again, the others are out.
TEST(Tie, HighWinsAndEqualsRollAgain) {
    State state;
    NullSink nobody;
    const Rules rules(*Board::parse(built_in_board()), {}, {}, {});
    const auto roll = [&](int face) {
        return roll_tie({rules, state, nobody}, face, TieOf::Enemy, {cite("6.33"), kGermans});
    };
    EXPECT_EQ(begin_tie(state, 1U << 2U | 1U << 5U | 1U << 7U, Step::EnemyTie), -1);
    EXPECT_EQ(roll(4), -1);
    EXPECT_EQ(roll(2), -1);
    EXPECT_EQ(roll(4), -1);
    EXPECT_EQ(roll(1), -1);
    EXPECT_EQ(roll(3), 7);
}

}  // namespace
}  // namespace occasus::invasions
