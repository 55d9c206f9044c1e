// The reasons against actions that must wait for another answer, and the order of offers.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "games/empire/game.h"

namespace occasus::empire {
namespace {

class Questions : public testing::Test {
  protected:
    void stand(const Value& areas, const std::string& step) {
        const auto state =
            Text::from_position(rules_, Value::fields().set("step", step).set("areas", areas));
        ASSERT_TRUE(state) << state.refusal().text;
        state_ = *state;
    }
    Action read(const std::string& text) const { return *Text::parse_action(rules_, state_, text); }
    void play(const std::string& text) {
        NullSink nobody;
        ASSERT_FALSE(Text::why_not(rules_, state_, read(text)));
        rules_.apply(state_, read(text), nobody);
    }
    std::string why_not(const std::string& text) const {
        const auto refusal = Text::why_not(rules_, state_, read(text));
        return refusal ? refusal->text : "";
    }

    const Rules rules_{*Board::parse(built_in_board()), Options{}};
    State state_;
};

Value garrison(int romans, const char* legion) {
    return Value::fields().set("R", romans).set("legions", Value::list().push(legion));
}

TEST_F(Questions, WhatMustBeChosenFirstIsSaid) {
    stand(Value::fields().set("roma", garrison(3, "I")), "roman_move");
    EXPECT_EQ(why_not("march italia"), "Choose a Legion first.");
    EXPECT_EQ(why_not("carry 3"), "Choose a Legion first.");
    play("legion I");
    EXPECT_EQ(why_not("march italia"), "Choose how many Forces go with Legion I first.");
    EXPECT_EQ(why_not("legion I"), "Choose how many Forces go with Legion I first.");
    play("carry 1");
    EXPECT_EQ(why_not("legion I"), "Choose where Legion I goes first.");
    EXPECT_EQ(why_not("carry 3"), "You have already chosen to send 1 Force with Legion I.");
}

TEST_F(Questions, AnActionOfAnotherPhaseIsToldWhenItIsDone) {
    stand(Value::fields().set("roma", garrison(3, "I")), "purchase");
    EXPECT_EQ(why_not("march italia"), "You can do that in phase 5, Roman movement.");
    EXPECT_EQ(why_not("roll 3"), "No roll is needed now.");
}

TEST_F(Questions, PayingIsOfferedBeforeDisbanding) {
    stand(Value::fields().set("roma", garrison(3, "I")), "upkeep");
    const std::vector<Offer> offers = Text::offers(rules_, state_);
    EXPECT_EQ(offers.front().action, "end");
    EXPECT_FALSE(offers.front().refused);
    EXPECT_EQ(offers[1].action, "remove force roma");
}

TEST_F(Questions, ADieSaysWhatItsFacesMeanBeforeItFalls) {
    stand(Value::fields().set("roma", garrison(3, "I")), "reinforcements");
    EXPECT_EQ(Text::prompt(rules_, state_).detail,
              "1: 1 Force; 2: 2 Forces; 3: 3 Forces; 4: 4 Forces; 5: 5 Forces; 6: one Cavalry.");
    state_.barbarian_pile = 2;
    state_.cavalry_pile = 0;
    EXPECT_EQ(Text::prompt(rules_, state_).detail,
              "1: 1 Force; 2–5: 2 Forces; 6: no counters are left to come.");
}

// WIN.1. Barbarians in Italia Annonaria threaten Roma, unless Romans march there and hold them.
TEST_F(Questions, ItIsSaidThatRomaIsLeftEmpty) {
    const auto label_of = [&](std::string_view action) {
        for (const Offer& offer : Text::offers(rules_, state_))
            if (offer.action == action) return offer.label;
        return std::string();
    };
    const auto leave_for = [&](const std::string& area, int barbarians) {
        Value areas = Value::fields().set("roma", garrison(3, "I"));
        areas.set("italia", Value::fields().set("F", barbarians));
        stand(areas, "roman_move");
        EXPECT_EQ(label_of("end"), "End Roman movement");
        play("legion I");
        EXPECT_EQ(label_of("carry 2"), "With 2 Forces");
        EXPECT_EQ(label_of("carry 3"), "With 3 Forces, the last in Roma");
        play("carry 3");
        play("march " + area);
    };
    leave_for("apulia", 0);
    EXPECT_EQ(label_of("end"), "End Roman movement");
    leave_for("italia", 1);
    EXPECT_EQ(label_of("end"), "End Roman movement");
    leave_for("apulia", 1);
    EXPECT_EQ(label_of("end"), "End Roman movement, though Barbarians can take Roma");
}

// The example of 7.6, its first round.
TEST_F(Questions, ARoundSaysItsRatioAndWhatItsFacesMean) {
    Value belgica = garrison(3, "I");
    belgica.set("F", 8).set("C", 1).set("fort", true);
    stand(Value::fields().set("belgica", belgica), "barbarian_move");
    EventLog log;
    rules_.apply(state_, read("end"), log);
    std::vector<std::string> told;
    for (const Event& event : log.events)
        told.push_back(Text::describe(rules_, event, Seat::Nobody));
    const std::string ratio =
        "9 Barbarian counters to 3 Roman Forces is 3; Fort −1, forest +1, Cavalry +1: 4, column 4.";
    EXPECT_EQ(told, (std::vector<std::string>{
                        "Conflict in Belgica: 3 Roman Forces against 8 Forces and 1 Cavalry.",
                        "Belgica: " + ratio}));
    EXPECT_EQ(Text::prompt(rules_, state_).detail,
              "3 Roman Forces against 8 Barbarian Forces and 1 Cavalry. " + ratio +
                  " 1: the Barbarians lose all, Rome half; 2–3: both lose half; 4–5: Rome loses "
                  "half; 6: Rome loses all.");
}

}  // namespace
}  // namespace occasus::empire
