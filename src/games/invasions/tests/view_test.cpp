// The map's data: where the Romans on the move can get, added up by hand on the built-in board; and
// the table of the Periods.
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>

#include "games/invasions/game.h"

namespace occasus::invasions {
namespace {

const Rules& rules() {
    static const std::shared_ptr<const AnyGame> game = *make_game({});
    return static_cast<const Game&>(*game).rules();
}

// Six legions at Rome, and other forces; then these actions.
Value view_after(Value position, std::initializer_list<const char*> actions) {
    position.set("phase", "roman_movement").set("step", "move").set("stage", 1);
    State state = *Text::from_position(rules(), position);
    NullSink sink;
    for (const char* text : actions)
        rules().apply(state, *Text::parse_action(rules(), state, text), sink);
    return Text::view(rules(), state);
}
Value at_rome() {
    return Value::fields()
        .set("legions", Value::fields().set("It-A", 6))
        .set("groups", Value::list());
}

// "2 by It-C Si-A" for each Area that can be reached.
std::map<std::string, std::string> reach_of(const Value& view) {
    std::map<std::string, std::string> found;
    for (const Value& one : *view.find("reach")->items()) {
        std::string text = std::to_string(*one.find("left")->number()) + " by";
        for (const Value& step : *one.find("path")->items()) text += " " + *step.text();
        found[*one.find("area")->text()] = text;
    }
    return found;
}

// 5.14, 5.15. From Rome by land It-C 1, It-B 3; by sea Si-A 2, Ga-D 3, Af-C 4, Hi-A 5. On from It-C
// by sea Il-B 3, Gr-A 4, Gr-B 4; from Ga-D Ga-A, Ga-B and Ga-C 2 each. Everything else costs six or
// more: Il-A is It-B and 3, Hi-B Hi-A and 2.
TEST(Reach, IsWhereFivePointsLead) {
    const std::map<std::string, std::string> expected = {
        {"It-C", "4 by It-C"},      {"It-B", "2 by It-B"},      {"Si-A", "3 by Si-A"},
        {"Ga-D", "2 by Ga-D"},      {"Af-C", "1 by Af-C"},      {"Hi-A", "0 by Hi-A"},
        {"Il-B", "1 by It-C Il-B"}, {"Gr-A", "0 by It-C Gr-A"}, {"Gr-B", "0 by It-C Gr-B"},
        {"Ga-A", "0 by Ga-D Ga-A"}, {"Ga-B", "0 by Ga-D Ga-B"}, {"Ga-C", "0 by Ga-D Ga-C"}};
    EXPECT_EQ(reach_of(view_after(at_rome(), {"legions 6 It-A"})), expected);
}

// 5.34. Germans at Ga-D end the way there; Ga-B is reached by It-B (3 and 2), Ga-A and Ga-C are
// not.
TEST(Reach, DoesNotLeadThroughEnemies) {
    Value position = at_rome();
    position.set("groups",
                 Value::list().push(
                     Value::fields().set("force", "german").set("area", "Ga-D").set("levies", 3)));
    const auto reach = reach_of(view_after(position, {"legions 6 It-A"}));
    EXPECT_EQ(reach.at("Ga-D"), "2 by Ga-D");
    EXPECT_EQ(reach.at("Ga-B"), "0 by It-B Ga-B");
    EXPECT_FALSE(reach.contains("Ga-A"));
    EXPECT_FALSE(reach.contains("Ga-C"));
}

// The odds of a march are those of the fight that is found there. Six against three Germans are
// 2-1, and no fight is shown in an empty Area.
TEST(Marches, AreToldWithTheFightsTheyLeadTo) {
    Value position = at_rome();
    position.set("phase", "roman_movement").set("step", "move").set("stage", 1);
    position.set("groups",
                 Value::list().push(
                     Value::fields().set("force", "german").set("area", "Ga-D").set("levies", 3)));
    State state = *Text::from_position(rules(), position);
    const Value none = *Text::odds(rules(), state, Value::fields());
    EXPECT_TRUE(none.find("marches")->is_null());
    NullSink sink;
    rules().apply(state, *Text::parse_action(rules(), state, "legions 6 It-A"), sink);
    const Value odds = *Text::odds(rules(), state, Value::fields());
    std::map<std::string, std::string> fights;
    for (const Value& march : *odds.find("marches")->items())
        for (const Value& fight : *march.find("fights")->items())
            if (*fight.find("attacker")->text() == "rome")
                fights[*march.find("area")->text()] = *fight.find("odds")->find("odds")->text();
    EXPECT_EQ(fights, (std::map<std::string, std::string>{{"Ga-D", "2-1"}}));
    rules().apply(state, *Text::parse_action(rules(), state, "to Ga-D"), sink);
    const Value there = *Text::odds(rules(), state, Value::fields());
    EXPECT_EQ(*there.find("fights")->items()->front().find("odds")->find("odds")->text(), "2-1");
}

// 5.15. After It-C four are left: back to Rome 1, on to It-B or Ga-D by Rome 3 more; no longer
// Hi-A.
TEST(Reach, ShrinksWithEveryStep) {
    const Value view = view_after(at_rome(), {"legions 4 It-A", "to It-C"});
    const auto reach = reach_of(view);
    EXPECT_EQ(reach.at("It-A"), "3 by It-A");
    EXPECT_EQ(reach.at("It-B"), "0 by It-A It-B");
    EXPECT_EQ(reach.at("Ga-D").front(), '0');
    EXPECT_EQ(reach.at("Il-B"), "1 by Il-B");
    EXPECT_EQ(reach.at("Af-C"), "1 by Si-A Af-C");
    EXPECT_FALSE(reach.contains("Hi-A"));
    EXPECT_EQ(*view.find("movement")->number(), 4);
    EXPECT_EQ(*view.find("marching"),
              Value::fields().set("area", "It-C").set("count", 4).set("militia", false));
}

// 10.11, 10.12. Loyal militia stays in its Province.
TEST(Reach, OfMilitiaIsItsProvince) {
    Value position = at_rome();
    position.set("militia", Value::fields().set("It-A", 6));
    const Value view = view_after(position, {"militia 2 It-A"});
    const std::map<std::string, std::string> expected = {{"It-B", "2 by It-B"},
                                                         {"It-C", "4 by It-C"}};
    EXPECT_EQ(reach_of(view), expected);
    EXPECT_EQ(*view.find("marching"),
              Value::fields().set("area", "It-A").set("count", 2).set("militia", true));
}

TEST(Reach, IsToldOnlyOfRomansOnTheMove) {
    const Value view = view_after(at_rome(), {});
    EXPECT_TRUE(view.find("reach")->is_null());
    EXPECT_TRUE(view.find("marching")->is_null());
    EXPECT_TRUE(view.find("movement")->is_null());
}

// 15.0, 16.3, 17.0, 18.0, as printed.
TEST(Periods, AreThoseOfTheTables) {
    struct Printed {
        const char* letter;
        int first_year;
        int rolls;
        bool even_turns;
        int revolution;
        int modifier;
    };
    constexpr std::array<Printed, kPeriods> kPrinted = {{{"A", 50, 1, true, 6, -2},
                                                         {"B", 216, 2, false, 4, 1},
                                                         {"C", 266, 1, false, 6, 0},
                                                         {"D", 332, 2, false, 5, 0},
                                                         {"E", 376, 3, false, 5, 1},
                                                         {"F", 399, 4, false, 2, 2},
                                                         {"G", 491, 1, false, 6, 0}}};
    Value expected = Value::list();
    for (const Printed& one : kPrinted)
        expected.push(Value::fields()
                          .set("letter", one.letter)
                          .set("first_year", one.first_year)
                          .set("rolls", one.rolls)
                          .set("even_turns", one.even_turns)
                          .set("revolution", one.revolution)
                          .set("modifier", one.modifier));
    EXPECT_EQ(*Text::board(rules(), true).find("periods"), expected);
}

}  // namespace
}  // namespace occasus::invasions
