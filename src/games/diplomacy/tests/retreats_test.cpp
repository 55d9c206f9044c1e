// The retreat phase.
#include <gtest/gtest.h>

#include "games/diplomacy/tests/test_play.h"

namespace occasus::diplomacy {
namespace {

Movement trieste_falls() {
    return Movement{"AUSTRIA F TRI H", "ITALY A VEN S A TYR - TRI", "ITALY A TYR - TRI"};
}

// SD-15. Venice is occupied; Tyrolia is where the attacker came from, and no place for a fleet.
TEST(Retreats, GoToEmptyPlacesWithinReach) {
    EXPECT_EQ(trieste_falls().retreats("TRI"), "ADR ALB");
    std::map<std::string, std::string> results;
    const Units after = trieste_falls().retreat({"AUSTRIA F TRI R ALB"}, &results);
    EXPECT_EQ(results["F TRI R ALB"], "retreats");
    EXPECT_TRUE(after.has(test_board(Game::Standard).find_place("ALB")));
}

// SD-15.
TEST(Retreats, WithoutAGoodOrderTheUnitIsDisbanded) {
    EXPECT_EQ(trieste_falls().retreat({}).occupied.size(), 2);
    std::map<std::string, std::string> results;
    trieste_falls().retreat({"AUSTRIA F TRI R VEN", "AUSTRIA F TRI D", "ITALY A VEN R ROM"},
                            &results);
    EXPECT_EQ(results["F TRI R VEN"], "disbanded");
    EXPECT_EQ(results["F TRI D"], "disbanded");
    EXPECT_EQ(results["A VEN R ROM"], "illegal");
}

// SD-15.
TEST(Retreats, ToTheSameProvinceAreAllDisbanded) {
    const Movement movement{"ITALY A VIE H",
                            "ITALY A BOH H",
                            "AUSTRIA A TRI - VIE",
                            "GERMANY A SIL - BOH",
                            "AUSTRIA A BUD S A TRI - VIE",
                            "GERMANY A MUN S A SIL - BOH"};
    std::map<std::string, std::string> results;
    movement.retreat({"ITALY A BOH R TYR", "ITALY A VIE R TYR"}, &results);
    EXPECT_EQ(results["A BOH R TYR"], "disbanded");
    EXPECT_EQ(results["A VIE R TYR"], "disbanded");
    const Units apart = movement.retreat({"ITALY A BOH R GAL", "ITALY A VIE R TYR"});
    EXPECT_EQ(apart.occupied.size(), 6);
}

// SD-14, SD-15.
TEST(Retreats, NotToAContestedProvince) {
    const Movement movement{"ITALY A VIE H", "AUSTRIA A TRI - VIE", "AUSTRIA A BUD S A TRI - VIE",
                            "GERMANY A MUN - BOH", "GERMANY A SIL - BOH"};
    EXPECT_EQ(movement.retreats("VIE"), "GAL TYR");
}

// SD-15. An attacker that came by sea leaves the way it came from open.
TEST(Retreats, WhereTheConvoyedAttackerCameFrom) {
    const Movement movement{"FRANCE A GAS - MAR VIA",     "FRANCE A BUR S A GAS - MAR",
                            "FRANCE F MAO C A GAS - MAR", "FRANCE F WES C A GAS - MAR",
                            "FRANCE F LYO C A GAS - MAR", "ITALY A MAR H"};
    EXPECT_EQ(movement.retreats("MAR"), "GAS PIE SPA");
}

// SD-15.
TEST(Retreats, NameTheCoastWhereTwoArePossible) {
    const Movement movement{"FRANCE F MAO H", "ENGLAND F ENG - MAO", "ENGLAND F IRI S F ENG - MAO"};
    std::map<std::string, std::string> results;
    movement.retreat({"FRANCE F MAO R SPA"}, &results);
    EXPECT_EQ(results["F MAO R SPA"], "disbanded");
    movement.retreat({"FRANCE F MAO R SPA/NC"}, &results);
    EXPECT_EQ(results["F MAO R SPA/NC"], "retreats");
}

}  // namespace
}  // namespace occasus::diplomacy
