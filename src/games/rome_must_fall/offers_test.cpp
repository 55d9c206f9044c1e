// The offers, and the reasons why others are closed.
#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "games/rome_must_fall/game.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus::rome_must_fall {
namespace {

// The rules behind the offers of one group: "R2 " of the refusal, or "+T1.2 " of an open offer.
std::string rules_of(const std::string& position, std::string_view group) {
    const auto game = *make_game({});
    const auto state = game->from_position(*parse_json(position));
    EXPECT_TRUE(state) << state.refusal().text;
    std::string rules;
    for (const Offer& offer : game->offers(*state)) {
        if (offer.group != group) continue;
        const Cite rule = offer.refused ? *offer.refused->rule : offer.rule;
        rules += (offer.refused ? "" : "+") + std::string(rule_id(game->facts(), rule)) + " ";
    }
    return rules;
}

TEST(Section_R2, ALostOffensiveIsTheReasonWhateverElseIsMissing) {
    for (const char* dice : {"[1,1,1,1,1,1]", "[6,1,1,1,1,1]", "[6,6,1,1,1,1]"})
        for (const char* marked : {"{}", R"({"franks":["cambrai"]})"})
            EXPECT_EQ(
                rules_of(std::string(R"({"phase":"resource","abilities_lost":["offensive"],)") +
                             R"("dice":)" + dice + R"(,"marked":)" + marked + "}",
                         "glory_erase"),
                "R2 ")
                << dice << marked;
}

TEST(Section_R2, WithTheOffensiveTheCircleAndThePriceAreTheReasons) {
    EXPECT_EQ(rules_of(R"({"phase":"resource","dice":[1,1,1,1,1,1]})", "glory_erase"), "R11 ");
    EXPECT_EQ(
        rules_of(R"({"phase":"resource","dice":[6,1,1,1,1,1],"marked":{"franks":["cambrai"]}})",
                 "glory_erase"),
        "T1.2 ");
    EXPECT_EQ(
        rules_of(R"({"phase":"resource","dice":[6,6,1,1,1,1],"marked":{"franks":["cambrai"]}})",
                 "glory_erase"),
        "+T1.2 ");
}

// The prompt says before a roll which die is due and what its faces mean.
TEST(Chance, TheFacesAreExplainedBeforeTheDieFalls) {
    const auto game = *make_game({});
    const auto detail = [&](const std::string& position) {
        const auto state = game->from_position(*parse_json(position));
        EXPECT_TRUE(state) << state.refusal().text;
        return game->prompt(*state).detail;
    };
    EXPECT_EQ(detail("{}"), "The first die is white and counts what it shows.");
    EXPECT_EQ(detail(R"({"red":1,"dice":[1,2,3,4,5]})"),
              "The sixth die is red. 1–2: it counts 1; 3–4: it counts 2; 5–6: it counts 3.");
    EXPECT_EQ(
        detail(
            R"({"phase":"resource","red":1,"dice":[1,1,1,1,1,2],"used":["reroll"],"rerolling":5})"),
        "The red 2 is rolled again. 1–2: it counts 1; 3–4: it counts 2; 5–6: it counts 3.");
    // P0, T3.1, T3.2: 2 on the timeline of the Vandals in turn 1; two cubes are held.
    EXPECT_EQ(detail(R"({"phase":"barbarian","cubes":1,"dice":[4,2,3,4,5,6],"assigned":)"
                     R"({"vandals":0,"visigoths":1,"franks":2,"sea":3,"huns":4,"ostrogoths":5}})"),
              "A 4 stands there. 1–2: an attack of 3, held; 3–4: an attack of 4, held with 1 cube; "
              "5–6: an attack of 5, lost.");
}

TEST(Section_T1_2, ADieIsOfferedUnderTheRuleThatAsksForIt) {
    EXPECT_EQ(rules_of("{}", "roll").substr(0, 6), "+T1.1 ");
    EXPECT_EQ(
        rules_of(R"({"phase":"resource","dice":[1,1,1,1,1,1],"used":["reroll"],"rerolling":0})",
                 "roll")
            .substr(0, 6),
        "+T1.2 ");
}

// The actions of a position in the order in which they are offered, without the refused ones.
std::vector<std::string> open_actions(const std::string& position) {
    const auto game = *make_game({});
    const auto state = game->from_position(*parse_json(position));
    EXPECT_TRUE(state) << state.refusal().text;
    std::vector<std::string> actions;
    for (const Offer& offer : game->offers(*state))
        if (!offer.refused) actions.push_back(offer.action);
    return actions;
}

// T1.2: a die that is rolled again cannot be taken back.
TEST(Offers, BeginWithThePlacingAndEndWithTheDie) {
    const auto actions = open_actions(R"({"phase":"resource","dice":[1,1,1,1,1,1]})");
    EXPECT_EQ(actions.front(), "assign");
    EXPECT_EQ(actions.back(), "reroll 5");
}

// T3.3: nothing falls by the key that comes to hand where a cube holds it.
TEST(Offers, BeginWithTheCubesThatHold) {
    const auto game = *make_game({});
    for (const char* die : {"1", "2", "3", "4", "5", "6"}) {
        const auto state = game->from_position(*parse_json(
            std::string(R"({"phase":"barbarian","cubes":5,"dice":[)") + die +
            R"(,1,1,1,1,1],"assigned":{"vandals":0,"visigoths":1,"franks":2,"sea":3,"huns":4,)"
            R"("ostrogoths":5},"tracker":"vandals","black":3})"));
        ASSERT_TRUE(state) << state.refusal().text;
        const auto offers = game->offers(*state);
        ASSERT_EQ(offers.size(), 6U);
        const auto held = [](const Offer& offer) {
            return *offer.marks.find("held") == Value(true);
        };
        ASSERT_TRUE(std::any_of(offers.begin(), offers.end(), held)) << die;
        EXPECT_TRUE(held(offers.front())) << die;
    }
}

}  // namespace
}  // namespace occasus::rome_must_fall
