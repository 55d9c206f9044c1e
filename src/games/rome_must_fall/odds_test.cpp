// Exact odds against counts made apart: all 729 results of the six black dice walked through by a
// separate program, with the figures of the built-in sheet.
#include <gtest/gtest.h>
#include <string>

#include "games/rome_must_fall/game.h"
#include "games/rome_must_fall/rulebook.gen.h"
#include "record/json.h"

namespace occasus::rome_must_fall {
namespace {

Value odds(const std::string& position, const std::string& query) {
    const auto game = *make_game({});
    const auto state = game->from_position(*parse_json(position));
    EXPECT_TRUE(state) << state.refusal().text;
    const auto result = game->odds(*state, *parse_json(query));
    EXPECT_TRUE(result) << result.refusal().text;
    return *result;
}

std::string fraction(const Value& odds, std::string_view field) {
    return *odds.find(field)->find("fraction")->text();
}

constexpr const char* kWholeDraft =
    R"({"draft":{"vandals":0,"visigoths":1,"franks":2,"sea":3,"huns":4,"ostrogoths":5}})";

// T3.3, R16: a lost Hun raid strengthens the Ostrogoths in the same turn.
TEST(Odds, ABonusWonInTheSameTurnCounts) {
    const Value result =
        odds(R"({"phase":"resource","turn":5,"cubes":2,"dice":[6,6,5,6,6,4]})", kWholeDraft);
    EXPECT_EQ(fraction(result, "lose_nothing"), "16/243");
    EXPECT_EQ(fraction(result, "hold_all_with_cubes"), "136/243");
    EXPECT_EQ(*result.find("each")->find("ostrogoths")->find("fraction")->text(), "2/9");
}

TEST(Odds, LossesAreCountedWithoutCubes) {
    const Value result = odds(R"({"phase":"resource","dice":[6,3,2,1,4,3]})", kWholeDraft);
    EXPECT_EQ(fraction(result, "lose_nothing"), "0");
    EXPECT_EQ(fraction(result, "hold_all_with_cubes"), "0");
    const Value::List& losses = *result.find("losses")->items();
    ASSERT_EQ(losses.size(), 7U);
    EXPECT_EQ(*losses[2].find("fraction")->text(), "1/27");   // 27 of 729
    EXPECT_EQ(*losses[3].find("fraction")->text(), "4/27");   // 108
    EXPECT_EQ(*losses[4].find("fraction")->text(), "10/27");  // 270
    EXPECT_EQ(*losses[5].find("fraction")->text(), "4/9");    // 324
    EXPECT_EQ(fraction(result, "defeat"), "0");
}

// E1, R21: the fourth fire ends the phase; trackers after it are neither held nor lost.
TEST(Odds, DefeatEndsThePhase) {
    const Value result = odds(
        R"({"phase":"resource","turn":6,"cubes":3,"fall":3,"dice":[5,4,6,2,6,5],"raid_pos":{"sea":2,"huns":0},
            "marked":{"vandals":["numidia","hippo","carthago"],"visigoths":["tolosa","emerita","hispalis"],
                      "franks":["cambrai"],"ostrogoths":["pannonia","sirmium","salonae","aquileia"]}})",
        kWholeDraft);
    EXPECT_EQ(fraction(result, "defeat"), "77/81");  // 693 of 729
    EXPECT_EQ(fraction(result, "hold_all_with_cubes"), "4/729");
    EXPECT_EQ(*result.find("losses")->items()->at(1).find("fraction")->text(), "220/243");  // 660
    // Reached and held: a 5 beats 2 + 1 and 2 + 2, but that counts only where no defeat came first,
    // in 36 of 729 at most.
    EXPECT_LE(
        *std::get_if<double>(&result.find("each")->find("ostrogoths")->find("decimal")->content()),
        36.0 / 729);
    EXPECT_NE(result.find("assumes")->text()->find("reached and held"), std::string::npos);
}

// T2.1: what is placed stays; there is nothing to try out.
TEST(Odds, InTheBarbarianPhaseADraftIsRefused) {
    const auto game = *make_game({});
    for (const char* black : {"", R"("black":2,)"}) {
        const auto state = *game->from_position(*parse_json(
            std::string(R"({"phase":"barbarian",)") + black + R"("dice":[6,6,6,6,6,4],"assigned":
                {"vandals":0,"visigoths":1,"franks":2,"sea":3,"huns":4,"ostrogoths":5}})"));
        for (const std::string query :
             {kWholeDraft, R"({"draft":{"vandals":1}})", R"({"draft":[0]})"}) {
            const auto odds = game->odds(state, *parse_json(query));
            ASSERT_FALSE(odds) << query;
            EXPECT_EQ(odds.refusal().kind, RefusalKind::Illegal);
            EXPECT_EQ(kRulebook[odds.refusal().rule->index].id, "T2.1");
        }
        for (const char* query : {"{}", R"({"draft":null})", R"({"draft":{}})"})
            EXPECT_TRUE(game->odds(state, *parse_json(query))) << query;
    }
}

TEST(Odds, AnOpenTrackerIsLeftOut) {
    const Value result =
        odds(R"({"phase":"resource","dice":[4,1,1,1,1,1]})", R"({"draft":{"vandals":0}})");
    EXPECT_EQ(fraction(result, "lose_nothing"), "1/3");       // 4 against 2 + 1, 2, 3
    EXPECT_EQ(fraction(result, "hold_all_with_cubes"), "1");  // with two cubes always
    EXPECT_EQ(*result.find("trackers")->number(), 1);
}

TEST(Odds, InTheBarbarianPhaseTheRestOfTheTurnIsMeant) {
    const Value result = odds(
        R"({"phase":"barbarian","tracker":"ostrogoths","black":6,"cubes":1,"dice":[6,6,6,6,6,4],
            "assigned":{"vandals":0,"visigoths":1,"franks":2,"sea":3,"huns":4,"ostrogoths":5}})",
        "{}");
    EXPECT_EQ(*result.find("trackers")->number(), 1);
    EXPECT_EQ(fraction(result, "lose_nothing"), "0");  // 4 against 1 + 3
    EXPECT_EQ(fraction(result, "hold_all_with_cubes"), "1");
}

TEST(Odds, RefusesADieOnTwoTrackersAndUnknownTrackers) {
    const auto game = *make_game({});
    const auto state =
        *game->from_position(*parse_json(R"({"phase":"resource","dice":[1,2,3,4,5,6]})"));
    EXPECT_EQ(game->odds(state, *parse_json(R"({"draft":{"vandals":0,"sea":0}})")).refusal().kind,
              RefusalKind::Illegal);
    for (const char* query :
         {R"({"draft":{"goths":0}})", R"({"draft":{"sea":6}})", R"({"draft":{"sea":-1}})",
          R"({"draft":{"sea":"one"}})", R"({"draft":[]})", "{}"})
        EXPECT_EQ(game->odds(state, *parse_json(query)).refusal().kind, RefusalKind::Unreadable)
            << query;
}

}  // namespace
}  // namespace occasus::rome_must_fall
