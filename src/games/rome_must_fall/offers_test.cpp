// What is offered, and the reason beside what is not.
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
        "+R11 ");
}

TEST(Section_T1_2, ADieIsOfferedUnderTheRuleThatAsksForIt) {
    EXPECT_EQ(rules_of("{}", "roll").substr(0, 6), "+T1.1 ");
    EXPECT_EQ(
        rules_of(R"({"phase":"resource","dice":[1,1,1,1,1,1],"used":["reroll"],"rerolling":0})",
                 "roll")
            .substr(0, 6),
        "+T1.2 ");
}

}  // namespace
}  // namespace occasus::rome_must_fall
