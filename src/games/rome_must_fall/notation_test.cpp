// Notation, and the reason given for every kind of illegal action.
#include <gtest/gtest.h>
#include <string>

#include "games/rome_must_fall/game.h"
#include "games/rome_must_fall/rulebook.gen.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus::rome_must_fall {
namespace {

// "illegal R18", "unreadable", "legal": what the game says to an action in a position.
std::string answer(const std::string& position, std::string_view action) {
    const auto game = *make_game({});
    const auto state = game->from_position(*parse_json(position));
    EXPECT_TRUE(state) << state.refusal().text;
    const auto parsed = game->parse_action(*state, action);
    if (!parsed) return std::string(refusal_kind_id(parsed.refusal().kind));
    const auto refusal = game->why_not(*state, *parsed);
    if (!refusal) return "legal";
    EXPECT_FALSE(refusal->text.empty());
    return std::string(refusal_kind_id(refusal->kind)) + " " +
           (refusal->rule ? std::string(rule_id(game->facts(), *refusal->rule)) : "-");
}

constexpr const char* kResource = R"({"phase":"resource","dice":[6,6,1,2,3,4]})";
constexpr const char* kBarbarian =
    R"({"phase":"barbarian","black":1,"cubes":1,"dice":[1,2,3,4,5,6],
        "assigned":{"vandals":0,"visigoths":1,"franks":2,"sea":3,"huns":4,"ostrogoths":5}})";

TEST(Notation, WhatIsNotAnActionIsUnreadable) {
    for (const char* text :
         {"", "   ", "dance", "reroll", "reroll six", "reroll 6", "reroll 0 1", "levy now",
          "roll 7", "roll", "assign 0 1 2 3 4", "assign 0 1 2 3 4 5 0", "resolve 2",
          "resolve cubes", "resolve cubes 6", "glory_erase 0 1 atlantis", "glory_restore 0",
          "REROLL 0"})
        EXPECT_EQ(answer(kResource, text), "unreadable") << text;
}

TEST(Notation, SpacesAndTheOrderOfAPairDoNotMatter) {
    const auto game = *make_game({});
    AnyState state{};
    game->start(state);
    EXPECT_EQ(*game->parse_action(state, "  glory_restore  1   0 "),
              *game->parse_action(state, "glory_restore 0 1"));
    EXPECT_EQ(game->action_text(*game->from_position(*parse_json(kResource)),
                                make_assign({5, 4, 3, 2, 1, 0})),
              "assign 5 4 3 2 1 0");
}

TEST(WhyNot, AbilitiesLostOrUsed) {
    EXPECT_EQ(answer(R"({"phase":"resource","dice":[1,1,1,1,1,1],"abilities_lost":["reroll"]})",
                     "reroll 0"),
              "illegal T4.2");
    EXPECT_EQ(
        answer(R"({"phase":"resource","dice":[1,1,1,1,1,1],"used":["plus_one"]})", "plus_one 0"),
        "illegal T1.2");
    EXPECT_EQ(answer(R"({"phase":"resource","dice":[1,1,1,1,1,1],"used":["levy"]})", "levy"),
              "illegal T1.2");
    EXPECT_EQ(answer(R"({"phase":"resource","dice":[1,1,1,1,1,1],"cubes":5})", "levy"),
              "illegal R18");
    EXPECT_EQ(answer(R"({"phase":"resource","dice":[6,1,1,1,1,1],"spent":[0]})", "reroll 0"),
              "illegal R6");
    EXPECT_EQ(answer(R"({"phase":"resource","dice":[6,1,1,1,1,1]})", "plus_one 0"), "illegal R9");
    EXPECT_EQ(answer(R"({"phase":"resource","red":1,"dice":[6,1,1,1,1,3]})", "plus_one 5"),
              "illegal R9");
}

TEST(WhyNot, Glory) {
    EXPECT_EQ(answer(kResource, "glory_cube 2"), "illegal T1.2");
    EXPECT_EQ(answer(R"({"phase":"resource","dice":[6,1,1,1,1,1],"spent":[0]})", "glory_cube 0"),
              "illegal R6");
    EXPECT_EQ(answer(R"({"phase":"resource","dice":[6,1,1,1,1,1],"cubes":5})", "glory_cube 0"),
              "illegal R18");
    EXPECT_EQ(answer(kResource, "glory_restore 0 0"), "illegal R6");
    EXPECT_EQ(answer(kResource, "glory_restore 0 1"), "illegal R10");
    EXPECT_EQ(answer(kResource, "glory_erase 0 1 cambrai"), "illegal R11");
    EXPECT_EQ(
        answer(
            R"({"phase":"resource","dice":[6,6,1,1,1,1],"marked":{"franks":["cambrai"]},"abilities_lost":["offensive"]})",
            "glory_erase 0 1 cambrai"),
        "illegal R2");
}

// R2: what no later roll can mend is named before what this roll lacks.
TEST(WhyNot, ALostOffensiveComesBeforeMissingSixesAndCircles) {
    EXPECT_EQ(answer(R"({"phase":"resource","dice":[1,1,1,1,1,1],"abilities_lost":["offensive"]})",
                     "glory_erase 0 1 cambrai"),
              "illegal R2");
}

TEST(WhyNot, WhileADieIsDueTheRuleOfThatDieIsCited) {
    const char* rolled_in_part = R"({"dice":[1,2]})";
    for (const char* action : {"levy", "assign 0 1 2 3 4 5", "resolve"})
        EXPECT_EQ(answer(rolled_in_part, action), "not_your_turn T1.1") << action;
    const char* picked_up =
        R"({"phase":"resource","dice":[6,6,1,1,1,1],"used":["reroll"],"rerolling":2})";
    for (const char* action : {"levy", "glory_cube 0", "assign 0 1 2 3 4 5", "resolve"})
        EXPECT_EQ(answer(picked_up, action), "not_your_turn T1.2") << action;
    const char* between_black_dice =
        R"({"phase":"barbarian","tracker":"huns","dice":[6,2,3,4,5,6],
            "assigned":{"vandals":0,"visigoths":1,"franks":2,"sea":3,"huns":4,"ostrogoths":5}})";
    for (const char* action : {"resolve", "resolve cubes 1"})
        EXPECT_EQ(answer(between_black_dice, action), "not_your_turn T3.1") << action;
    for (const char* action : {"levy", "reroll 1", "glory_cube 0", "assign 0 1 2 3 4 5"})
        EXPECT_EQ(answer(between_black_dice, action), "not_your_turn T2.1") << action;
    EXPECT_EQ(answer(kBarbarian, "roll 3"), "not_your_turn T3.2");
}

TEST(WhyNot, TheWrongMoment) {
    EXPECT_EQ(answer("{}", "levy"), "not_your_turn T1.1");
    EXPECT_EQ(answer(kResource, "roll 3"), "not_your_turn T1.2");
    EXPECT_EQ(answer(kResource, "resolve"), "illegal T2.1");
    EXPECT_EQ(answer(kResource, "assign 0 0 1 2 3 4"), "illegal R14");
    EXPECT_EQ(answer(kBarbarian, "levy"), "illegal T2.1");
    EXPECT_EQ(answer(kBarbarian, "resolve cubes 2"), "illegal T3.2");
    EXPECT_EQ(answer(kBarbarian, "resolve cubes 1"), "legal");
    EXPECT_EQ(answer(R"({"fall":4})", "levy"), "over E1");
    EXPECT_EQ(answer(R"({"turn":13})", "levy"), "over E2");
}

TEST(WhyNot, ASentenceBeginsWithACapital) {
    const auto game = *make_game({});
    const auto state = game->from_position(
        *parse_json(R"({"phase":"resource","dice":[6,6,1,2,3,4],"spent":[0]})"));
    for (const char* text : {"reroll 0", "plus_one 1", "glory_cube 2", "glory_cube 0",
                             "glory_restore 0 1", "glory_restore 1 2"}) {
        const auto refusal = game->why_not(*state, *game->parse_action(*state, text));
        ASSERT_TRUE(refusal) << text;
        EXPECT_TRUE(refusal->text.front() >= 'A' && refusal->text.front() <= 'Z') << refusal->text;
    }
}

TEST(Citations, NameTheirRule) {
    EXPECT_EQ(kRulebook[cite("T3.2").index].id, "T3.2");
    EXPECT_EQ(kRulebook[cite("R27").index].id, "R27");
}

}  // namespace
}  // namespace occasus::rome_must_fall
