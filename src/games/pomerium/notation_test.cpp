// Notation, the reason given for every kind of illegal action, and what is offered.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "games/pomerium/game.h"
#include "games/pomerium/rulebook.gen.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus::pomerium {
namespace {

AnyState state_of(const AnyGame& game, const std::string& position) {
    const auto state = game.from_position(*parse_json(position));
    EXPECT_TRUE(state) << state.refusal().text;
    return *state;
}

// "illegal R10", "unreadable", "legal": what the game says to an action in a position.
std::string answer(const std::string& position, std::string_view action) {
    const auto game = *make_game({});
    const AnyState state = state_of(*game, position);
    const auto parsed = game->parse_action(state, action);
    if (!parsed) return std::string(refusal_kind_id(parsed.refusal().kind));
    const auto refusal = game->why_not(state, *parsed);
    EXPECT_EQ(!refusal, game->is_legal(state, *parsed)) << action;
    if (!refusal) return "legal";
    EXPECT_FALSE(refusal->text.empty());
    return std::string(refusal_kind_id(refusal->kind)) +
           (refusal->rule ? " " + std::string(rule_id(game->facts(), *refusal->rule)) : "");
}

constexpr const char* kAct = R"({"generals":[{"legions":5,"provinces":["gaul"]},
    {"legions":9,"provinces":["italy"]}],"senate":{"spain":1}})";
constexpr const char* kNoLegions = R"({"generals":[{"legions":0,"provinces":["gaul"]},
    {"legions":9,"provinces":["italy"]}],"senate":{"spain":1}})";
constexpr const char* kAttacker = R"({"generals":[{"legions":5,"provinces":["gaul"]}],
    "senate":{"spain":1},"step":"devote","at":"spain"})";
constexpr const char* kDefender = R"({"generals":[{"legions":5,"provinces":["gaul"]},
    {"legions":9,"provinces":["italy"]}],"phase":"rivals","queue":{"rivals":[{"number":1}]},
    "step":"devote","at":"gaul","attacker":1,"attacker_leads":1})";
constexpr const char* kInitiative = R"({"generals":[{"legions":5,"provinces":["gaul"]},
    {"legions":9,"provinces":["italy"]}],"phase":"rivals","queue":{"rivals":[{"number":1}]},
    "step":"devote","at":"gaul","attacker":1,"devoted":1,"attacker_devoted":4,"attacking":4})";
constexpr const char* kConsent = R"({"generals":[{"legions":5,"provinces":["gaul"]},
    {"legions":9,"provinces":["italy"]}],"phase":"rivals","queue":{"rivals":[{"number":1}]},
    "step":"consent","offer":1,"at":"gaul","attacker":1,"attacker_leads":1})";
constexpr const char* kEvent = R"({"generals":[{"legions":5,"provinces":["gaul"]}],
    "phase":"events","step":"events"})";
constexpr const char* kLost = R"({"generals":[{"legions":5,"provinces":["gaul"]}],
    "step":"over","outcome":"loss","cause":"merged"})";
constexpr const char* kWon = R"({"generals":[{"legions":5,"provinces":["gaul"]}],
    "step":"over","outcome":"win","cause":"imperator"})";

TEST(Notation, WhatIsNotAnActionIsUnreadable) {
    for (const char* text : {"",
                             "   ",
                             "dance",
                             "wait now",
                             "attack",
                             "attack spain italy",
                             "attack thule",
                             "ally",
                             "ally 3",
                             "devote",
                             "devote all",
                             "devote -1",
                             "devote 4001",
                             "accept italy",
                             "refuse spain",
                             "roll",
                             "roll 0",
                             "roll 21",
                             "roll six",
                             "WAIT"})
        EXPECT_EQ(answer(kAct, text), "unreadable") << text;
}

TEST(Notation, SpacesDoNotMatter) {
    const auto game = *make_game({});
    const AnyState state = state_of(*game, kAct);
    EXPECT_EQ(*game->parse_action(state, "  attack   spain "),
              *game->parse_action(state, "attack spain"));
    EXPECT_EQ(game->action_text(state, make_action(Verb::Attack, 0)), "attack spain");
    EXPECT_EQ(game->action_text(state, make_action(Verb::Devote, 12)), "devote 12");
    EXPECT_EQ(game->action_text(state_of(*game, kEvent), Action{5}), "roll 6");
}

// A1, R10, B5, L4a.
TEST(WhyNot, AtYourAction) {
    EXPECT_EQ(answer(kAct, "attack spain"), "legal");
    EXPECT_EQ(answer(kAct, "ally italy"), "legal");
    EXPECT_EQ(answer(kAct, "attack gaul"), "illegal A1");
    EXPECT_EQ(answer(kAct, "ally asia"), "illegal A1");
    EXPECT_EQ(answer(kNoLegions, "attack spain"), "illegal R10");
    EXPECT_EQ(answer(kNoLegions, "attack asia"), "illegal A1");
    EXPECT_EQ(answer(kNoLegions, "ally spain"), "legal");
    EXPECT_EQ(answer(kAct, "devote 1"), "illegal B5");
    EXPECT_EQ(answer(kAct, "accept"), "illegal L4a");
    EXPECT_EQ(answer(kAct, "refuse"), "illegal L4a");
    EXPECT_EQ(answer(kAct, "roll 3"), "not_your_turn T1");
}

// B5, R15.
TEST(WhyNot, AtADevotion) {
    EXPECT_EQ(answer(kAttacker, "devote 5"), "legal");
    EXPECT_EQ(answer(kAttacker, "devote 0"), "illegal R15");
    EXPECT_EQ(answer(kAttacker, "devote 6"), "illegal B5");
    EXPECT_EQ(answer(kDefender, "devote 0"), "legal");
    EXPECT_EQ(answer(kDefender, "wait"), "illegal A1");
    EXPECT_EQ(answer(kDefender, "accept"), "illegal L4a");
}

TEST(WhyNot, AtAnOffer) {
    EXPECT_EQ(answer(kConsent, "accept"), "legal");
    EXPECT_EQ(answer(kConsent, "refuse"), "legal");
    EXPECT_EQ(answer(kConsent, "attack italy"), "illegal A1");
    EXPECT_EQ(answer(kConsent, "devote 2"), "illegal B5");
}

TEST(WhyNot, WhileADieIsDue) {
    EXPECT_EQ(answer(kEvent, "roll 6"), "legal");
    EXPECT_EQ(answer(kEvent, "roll 7"), "unreadable");
    EXPECT_EQ(answer(kEvent, "wait"), "not_your_turn E0");
}

// V1, V3.
TEST(WhyNot, AfterTheEnd) {
    EXPECT_EQ(answer(kLost, "wait"), "over V3");
    EXPECT_EQ(answer(kLost, "roll 1"), "over V3");
    EXPECT_EQ(answer(kWon, "wait"), "over V1");
}

TEST(Offers, WithoutLegionsAttacksAreShownAndRefused) {
    const auto game = *make_game({});
    const auto offers = game->offers(state_of(*game, kNoLegions));
    const auto attack = std::find_if(offers.begin(), offers.end(), [](const Offer& offer) {
        return offer.action == "attack spain";
    });
    ASSERT_NE(attack, offers.end());
    ASSERT_TRUE(attack->refused);
    EXPECT_EQ(rule_id(game->facts(), *attack->refused->rule), "R10");
    EXPECT_EQ(attack->group, "attack");
    EXPECT_EQ(attack->marks, Value::fields().set("area", "spain"));
}

// A1: wait, and an attack and an offer for each of the five neighbours of Gaul.
TEST(Offers, AreAllThereIs) {
    const auto game = *make_game({});
    EXPECT_EQ(game->offers(state_of(*game, kAct)).size(), 1U + 5 + 5);
    EXPECT_EQ(game->offers(state_of(*game, kAttacker)).size(), 5U);
    EXPECT_EQ(game->offers(state_of(*game, kDefender)).size(), 6U);
    EXPECT_EQ(game->offers(state_of(*game, kConsent)).size(), 2U);
    EXPECT_TRUE(game->offers(state_of(*game, kEvent)).empty());
    EXPECT_TRUE(game->offers(state_of(*game, kLost)).empty());
}

// L4a, B5: nobody is merged away, or concedes, by the key that comes to hand.
TEST(Offers, BeginWithWhatGivesLeastAway) {
    const auto game = *make_game({});
    const auto actions = [&](const char* position) {
        std::vector<std::string> texts;
        for (const Offer& offer : game->offers(state_of(*game, position)))
            texts.push_back(offer.action);
        return texts;
    };
    EXPECT_EQ(actions(kAct).front(), "wait");
    EXPECT_EQ(actions(kConsent), (std::vector<std::string>{"refuse", "accept"}));
    EXPECT_EQ(actions(kDefender).front(), "devote 5");
    EXPECT_EQ(actions(kDefender).back(), "devote 0");
}

// A1, R10, R15: a draw reaches every legal action, and with a like chance.
TEST(RandomAction, ReachesEveryLegalAction) {
    const auto game = *make_game({});
    for (const char* position : {kAct, kNoLegions, kAttacker, kDefender, kConsent, kEvent}) {
        const AnyState state = state_of(*game, position);
        std::vector<Action> legal;
        game->legal_actions(state, legal);
        std::map<Action, int> draws;
        Rng rng(9);
        for (std::size_t n = 0; n < 200 * legal.size(); ++n)
            ++draws[game->random_action(state, rng)];
        EXPECT_EQ(draws.size(), legal.size()) << position;
        for (const Action action : legal) {
            EXPECT_GT(draws[action], 120) << game->action_text(state, action);
            EXPECT_LT(draws[action], 280) << game->action_text(state, action);
        }
    }
}

// L4, L4a, L5, B5: who is asked what, and by which rule.
TEST(Prompts, NameTheRuleAndTheOtherSide) {
    const auto game = *make_game({});
    const auto asked = [&](const std::string& position) {
        const Prompt prompt = game->prompt(state_of(*game, position));
        return std::string(rule_id(game->facts(), prompt.rule)) + " " + prompt.text + " " +
               prompt.detail;
    };
    EXPECT_EQ(asked(kAct),
              "A1 What do you do this year? One action, on one province next to yours.");
    EXPECT_EQ(asked(kConsent),
              "L4a General 1 offers you an alliance. You would not be dominant: accepting ends "
              "your game.");
    EXPECT_EQ(asked(kAttacker),
              "B5 How many legions do you devote to Hispania? The other side has 1 legion.");
    EXPECT_EQ(asked(kDefender),
              "B5 How many legions do you devote to Gallia? The other side has 9 legions.");
    EXPECT_EQ(asked(kInitiative),
              "B5 How many legions do you devote to Gallia? The other side has devoted 4 of its "
              "9 legions.");
    std::string all = kInitiative;
    const std::string some = R"(4,"attacking":4)";
    all.replace(all.find(some), some.size(), R"(9,"attacking":9)");
    EXPECT_EQ(asked(all),
              "B5 How many legions do you devote to Gallia? The other side has devoted all it has: "
              "9 legions.");
    const std::string alone = R"({"generals":[{"legions":5,"provinces":["gaul"]}],"phase":"set_up",
        "rivals_due":1,"rivals_at_start":1,"step":)";
    EXPECT_EQ(asked(alone + R"("rival_legions"})"),
              "S4 How many legions does the rival have? 3 legions plus the roll of two dice.");
    EXPECT_EQ(asked(alone + R"("rival_second_die","pending":7})"),
              "S4 How many legions does the rival have? 7 legions plus the roll.");
    const std::string generals = R"({"generals":[{"legions":5,"provinces":["gaul"]},
        {"legions":9,"provinces":["italy"]}],"step":"answer","offer":1,"at":)";
    EXPECT_EQ(asked(generals + R"("italy"})"), "L4 What is the answer to the offer? 1–6: yes.");
    EXPECT_EQ(asked(generals + R"("noricum"})"),
              "L5 What is the answer to the offer? 1: yes; 2–6: no.");
}

TEST(Options, AreRefusedByName) {
    const auto refusal = [](const std::string& name, const std::string& value) {
        occasus::Setup setup;
        setup.options.emplace_back(name, value);
        const auto game = make_game(setup);
        return game ? "" : game.refusal().field + ": " + game.refusal().text;
    };
    for (const auto& [name, value] : {std::pair("response", "A"),
                                      {"response", "B"},
                                      {"response", "C"},
                                      {"overflow", "wrap"},
                                      {"overflow", "reroll"},
                                      {"own_target", "reroll"},
                                      {"own_target", "nothing"},
                                      {"heirs", "roll"},
                                      {"heirs", "empty"}})
        EXPECT_EQ(refusal(name, value), "") << name << " " << value;
    EXPECT_EQ(refusal("response", "D"), "response: Option response must be A, B or C, not “D”.");
    EXPECT_EQ(refusal("overflow", "nothing"),
              "overflow: Option overflow must be wrap or reroll, not “nothing”.");
    EXPECT_EQ(refusal("heirs", ""), "heirs: Option heirs must be roll or empty, not “”.");
    EXPECT_EQ(refusal("rivals", "4"),
              "rivals: Pomerium has no option “rivals”; it has board, response, overflow, "
              "own_target and heirs.");
}

}  // namespace
}  // namespace occasus::pomerium
