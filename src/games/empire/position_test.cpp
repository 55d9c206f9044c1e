// Positions as documents: read and written back, and complaints that name the field.
#include <gtest/gtest.h>
#include <string>

#include "core/rng.h"

#include "games/empire/game.h"
#include "games/empire/rulebook.gen.h"

namespace occasus::empire {
namespace {

Rules rules() {
    return {*Board::parse(built_in_board()), Options{}};
}

Value area(int romans, const char* legion) {
    Value legions = Value::list();
    if (*legion != 0) legions.push(legion);
    return Value::fields().set("R", romans).set("legions", legions);
}

Value position(const Value& areas) {
    return Value::fields().set("areas", areas);
}

std::string complaint(const Value& document) {
    const auto state = Text::from_position(rules(), document);
    return state ? "" : state.refusal().text;
}

// T3: what a position is written as gives the same position, at every question of a game.
TEST(Position, ComesBackAsItWas) {
    const Rules game = rules();
    NullSink sink;
    for (std::uint64_t n = 0; n < 5; ++n) {
        Rng rng(4, n);
        State state = game.start();
        for (int ply = 0; ply < 400 && Rules::to_move(state) != Seat::Nobody; ++ply) {
            const auto again = Text::from_position(game, Text::position(game, state));
            ASSERT_TRUE(again) << again.refusal().text;
            ASSERT_EQ(*again, state) << ply;
            game.apply(state, game.random_action(state, rng), sink);
        }
    }
}

TEST(Position, WithoutFieldsIsTheSetUp) {
    EXPECT_EQ(*Text::from_position(rules(), Value::fields()), rules().start());
}

TEST(Position, NamesTheFieldAtFault) {
    EXPECT_EQ(complaint(Value::list()), "A position is a JSON object.");
    EXPECT_EQ(complaint(Value::fields().set("turn", 21)),
              "turn must be a whole number from 1 to 20.");
    EXPECT_EQ(complaint(Value::fields().set("gold", 1)), "gold is not a field of a position.");
    EXPECT_EQ(complaint(Value::fields().set("step", "feast")), "step “feast” is unknown.");
    EXPECT_EQ(complaint(position(Value::fields().set("atlantis", area(1, "")))),
              "areas names an unknown area “atlantis”.");
    EXPECT_EQ(complaint(position(Value::fields().set("roma", area(31, "")))),
              "areas.roma.R must be a whole number from 0 to 30.");
    EXPECT_EQ(complaint(position(Value::fields().set("roma", area(1, "VII")))),
              "areas.roma.legions names the Legions I to VI only.");
    EXPECT_EQ(
        complaint(position(Value::fields().set("roma", area(1, "I")).set("italia", area(1, "I")))),
        "areas.italia.legions puts Legion I in two places.");
}

// 5.4.
TEST(Position, RefusesForcesInTheOpen) {
    EXPECT_EQ(complaint(position(Value::fields().set("italia", area(1, "")))),
              "position is impossible: Forces stand in the open without a Legion.");
}

TEST(Position, RefusesAPileThatDoesNotAgree) {
    Value document = position(Value::fields().set("roma", area(3, "I")));
    document.set("available", Value::fields().set("roman_force", 26));
    EXPECT_EQ(complaint(document), "available.roman_force does not agree with what is on the map.");
}

// R3: a position that fulfils WIN.1 is over.
TEST(Position, WithBarbariansAloneInRomeIsOver) {
    const Value roma = Value::fields().set("F", 1);
    const auto state = Text::from_position(rules(), position(Value::fields().set("roma", roma)));
    ASSERT_TRUE(state) << state.refusal().text;
    EXPECT_EQ(state->winner, Winner::Barbarian);
}

}  // namespace
}  // namespace occasus::empire
