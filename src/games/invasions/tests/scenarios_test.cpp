// The six scenarios as chapter 19 prints them, and boards that lack what they need.
#include "games/invasions/board/scenarios.h"

#include <gtest/gtest.h>
#include <numeric>
#include <string>

#include "games/invasions/game.h"

namespace occasus::invasions {
namespace {

const Board& board() {
    static const auto read = *Board::parse(built_in_board());
    return *read;
}

// Legions on the map and to be placed, added up by hand from 19.1 to 19.6.
int legions_of(const Scenario& scenario) {
    return std::accumulate(scenario.province_legions.begin(), scenario.province_legions.end(), 0) +
           std::accumulate(scenario.area_legions.begin(), scenario.area_legions.end(), 0) +
           scenario.free_legions;
}
int points_of(const Scenario& scenario) {
    int points = 0;
    for_each_bit(scenario.roman, [&](int province) { points += board().province(province).vp; });
    return points;
}

struct Printed {
    int year;
    int turns;
    int victory;
    int legions;
    int points;  // Rome's Provinces' at the start.
    int began_with;
};

class Scenarios : public testing::TestWithParam<std::pair<int, Printed>> {};

TEST_P(Scenarios, AreAsPrinted) {
    const auto& [number, printed] = GetParam();
    const Scenario scenario = *Scenario::read(board(), built_in_scenario(number));
    EXPECT_EQ(scenario.year, printed.year);
    EXPECT_EQ(scenario.turns, printed.turns);
    EXPECT_EQ(scenario.victory, printed.victory);
    EXPECT_EQ(legions_of(scenario), printed.legions);
    EXPECT_EQ(points_of(scenario), printed.points);
    EXPECT_EQ(scenario.began_with, printed.began_with);
}

INSTANTIATE_TEST_SUITE_P(All, Scenarios,
                         testing::Values(std::pair{1, Printed{67, 15, 78, 29, 91, 15}},
                                         std::pair{2, Printed{247, 13, 50, 33, 99, 12}},
                                         std::pair{3, Printed{260, 15, 75, 19, 63, 12}},
                                         std::pair{4, Printed{332, 12, 65, 12, 95, 12}},
                                         std::pair{5, Printed{420, 12, 60, 21, 91, 18}},
                                         std::pair{6, Printed{530, 20, 76, 12, 48, 12}}));

// 15.0, 19.3: period C begins with turn 7.
TEST(Scenario, PeriodsChangeWithTheTurn) {
    const Scenario scenario = *Scenario::read(board(), built_in_scenario(3));
    EXPECT_EQ(scenario.period[6], 'B' - 'A');
    EXPECT_EQ(scenario.period[7], 'C' - 'A');
    EXPECT_EQ(scenario.period[15], 'C' - 'A');
}

TEST(Scenario, NeedsItsAreas) {
    std::string csv(built_in_board());
    for (std::size_t place = csv.find("Me-B"); place != std::string::npos;
         place = csv.find("Me-B", place))
        csv.replace(place, 4, "Me-X");
    const auto other = Board::parse(csv);
    ASSERT_TRUE(other) << other.refusal().text;
    const auto scenario = Scenario::read(**other, built_in_scenario(1));
    ASSERT_FALSE(scenario);
    EXPECT_EQ(scenario.refusal().text,
              "Line 38: there is no Area and no Province “Me-B” on the board.");
}

TEST(Scenario, UnknownOnesAreRefused) {
    EXPECT_FALSE(make_game({.options = {{"scenario", "7"}}, .board = {}}));
    EXPECT_FALSE(make_game({.options = {{"regained", "never"}}, .board = {}}));
    EXPECT_TRUE(make_game({.options = {{"scenario", "6"}}, .board = {}}));
}

}  // namespace
}  // namespace occasus::invasions
