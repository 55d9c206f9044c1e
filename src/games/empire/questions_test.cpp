// What is said of actions that must wait for another answer, and what is offered first.
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
    EXPECT_EQ(why_not("carry 3"), "What goes with Legion I is settled: 1 Force.");
}

TEST_F(Questions, AnActionOfAnotherPhaseIsToldWhenItIsDone) {
    stand(Value::fields().set("roma", garrison(3, "I")), "purchase");
    EXPECT_EQ(why_not("march italia"), "That is done in phase 5, Roman movement.");
    EXPECT_EQ(why_not("roll 3"), "No die is due.");
}

TEST_F(Questions, PayingIsOfferedBeforeDisbanding) {
    stand(Value::fields().set("roma", garrison(3, "I")), "upkeep");
    const std::vector<Offer> offers = Text::offers(rules_, state_);
    EXPECT_EQ(offers.front().action, "end");
    EXPECT_FALSE(offers.front().refused);
    EXPECT_EQ(offers[1].action, "remove force roma");
}

}  // namespace
}  // namespace occasus::empire
