#include "apps/library/library.h"

#include <gtest/gtest.h>

#include "record/json.h"

namespace occasus::library {
namespace {

class LibraryTest : public testing::Test {
  protected:
    // The answer, or null when there is an error.
    Value ask(std::string_view name, Value question = Value::fields()) {
        question.set("ask", name);
        const Result<Value> said = parse_json(library_.ask(to_json(question)));
        EXPECT_TRUE(said);
        const Value* const answer = said ? said->find("answer") : nullptr;
        return answer ? *answer : Value();
    }
    // The kind of the error, or nothing.
    std::string error(std::string_view name, Value question = Value::fields()) {
        question.set("ask", name);
        const Result<Value> said = parse_json(library_.ask(to_json(question)));
        const Value* const error = said ? said->find("error") : nullptr;
        return error ? *error->find("kind")->text() : std::string();
    }
    Value state_of(std::string_view game) {
        const Value loaded = ask("load", Value::fields().set("game", game));
        return ask("start", Value::fields().set("game", *loaded.find("game")));
    }

    Library library_;
};

TEST_F(LibraryTest, AGameIsPlayedFromItsStart) {
    const Value state = state_of("rome_must_fall");
    const auto of_state = [&] { return Value::fields().set("state", state); };
    EXPECT_EQ(*ask("look", of_state()).find("to_move")->text(), "dice");
    EXPECT_EQ(*ask("look", of_state()).find("faces")->number(), 6);
    EXPECT_EQ(ask("legal_actions", of_state()).items()->size(), 6U);
    for (int die = 0; die < 6; ++die) {
        const Value events = ask("apply", of_state().set("action", "roll 6"));
        EXPECT_EQ(*events.items()->back().find("rule")->text(), "T1.1");
    }
    EXPECT_EQ(*ask("look", of_state()).find("to_move")->text(), "rome");
    // S1: two cubes; a levy is the third, once a turn.
    EXPECT_TRUE(ask("why_not", of_state().set("action", "levy")).is_null());
    ask("apply", of_state().set("action", "levy"));
    const Value refusal = ask("why_not", of_state().set("action", "levy"));
    EXPECT_EQ(*refusal.find("kind")->text(), "illegal");
    EXPECT_EQ(*refusal.find("rule")->text(), "T1.2");
    EXPECT_EQ(error("apply", of_state().set("action", "levy")), "illegal");
    EXPECT_EQ(*ask("position", of_state()).find("cubes")->number(), 3);
}

TEST_F(LibraryTest, ACopyGoesItsOwnWay) {
    const Value state = state_of("rome_must_fall");
    const Value copy = ask("copy", Value::fields().set("state", state));
    const Value before = ask("position", Value::fields().set("state", state));
    ask("apply", Value::fields().set("state", copy).set("action", "roll 1"));
    EXPECT_EQ(ask("position", Value::fields().set("state", state)), before);
    EXPECT_NE(ask("position", Value::fields().set("state", copy)), before);
    ask("drop", Value::fields().set("state", copy));
    EXPECT_EQ(error("position", Value::fields().set("state", copy)), "unknown");
}

TEST_F(LibraryTest, APositionIsTakenUpAgain) {
    const Value loaded = ask("load", Value::fields().set("game", "empire"));
    const Value state = ask("start", Value::fields().set("game", *loaded.find("game")));
    const Value position = ask("position", Value::fields().set("state", state));
    const Value again =
        ask("start", Value::fields().set("game", *loaded.find("game")).set("position", position));
    EXPECT_EQ(ask("position", Value::fields().set("state", again)), position);
}

// A standard opening in which Vienna and Budapest both go to Galicia: nobody does.
TEST_F(LibraryTest, OrdersAreAdjudicated) {
    const Value loaded = ask("load", Value::fields()
                                         .set("game", "diplomacy")
                                         .set("options", Value::fields().set("game", "standard")));
    const Value state = ask("start", Value::fields().set("game", *loaded.find("game")));
    const Value read = ask(
        "read_orders", Value::fields()
                           .set("state", state)
                           .set("seat", "austria")
                           .set("orders", Value::list().push("A VIE - GAL").push("A BUD - MUN")));
    const Value::List& orders = *read.find("orders")->items();
    EXPECT_TRUE(orders[0].find("refused")->is_null());
    EXPECT_FALSE(orders[1].find("refused")->is_null());  // Budapest does not touch Munich.
    EXPECT_FALSE(read.find("shortfall")->text()->empty());
    EXPECT_EQ(
        error("read_orders",
              Value::fields().set("state", state).set("seat", "huns").set("orders", Value::list())),
        "unreadable");
}

TEST_F(LibraryTest, APlayerAdvisesTheSameAgain) {
    const Value state = state_of("rome_must_fall");
    EXPECT_EQ(error("advise", Value::fields().set("state", state).set("player", "legate")),
              "illegal");  // A die is due.
    for (int die = 0; die < 6; ++die)
        ask("apply", Value::fields().set("state", state).set("action", "roll 3"));
    const Value players = ask("players", *parse_json("{\"game\": 1}"));
    const std::string player = *players.items()->back().find("id")->text();
    const auto question = [&] {
        return Value::fields().set("state", state).set("player", player).set("seed", 7);
    };
    EXPECT_EQ(error("choose", question().set("player", "nobody")), "unknown");
    const Value chosen = ask("choose", question());
    EXPECT_EQ(chosen, ask("choose", question()));
    const Value advice = ask("advise", question());
    EXPECT_EQ(*advice.find("action"), chosen);
    EXPECT_FALSE(advice.find("action")->text()->empty());
    EXPECT_EQ(advice, ask("advise", question()));
    EXPECT_EQ(error("advise", question().set("player", "nobody")), "unknown");
}

TEST_F(LibraryTest, AMatchMakesARecordThatIsReadAgain) {
    const Value match = ask("begin", Value::fields().set("game", "rome_must_fall"));
    const auto of_match = [&] { return Value::fields().set("match", match); };
    ask("draw", of_match());
    ask("act", of_match().set("action", "levy"));
    const Value record = ask("record", of_match());
    const Value again = ask("read", Value::fields().set("record", record));
    const Value standing = ask("standing", Value::fields().set("match", again));
    EXPECT_EQ(*standing.find("ply")->number(), 7);
    EXPECT_EQ(*standing.find("dice")->text(), "sealed");
    const Value state = ask("state", Value::fields().set("match", again));
    EXPECT_EQ(*ask("position", Value::fields().set("state", state)).find("cubes")->number(), 3);
    std::string changed = *record.text();
    changed.replace(changed.find("levy"), 4, "+lev");
    EXPECT_EQ(error("read", Value::fields().set("record", changed)), "unreadable");
}

TEST_F(LibraryTest, WhatCannotBeReadIsRefused) {
    EXPECT_EQ(*parse_json(library_.ask("{"))->find("error")->find("kind")->text(), "unreadable");
    EXPECT_EQ(error("fly"), "unknown");
    EXPECT_EQ(error("load", Value::fields().set("game", "chess")), "unknown");
    EXPECT_EQ(error("look", Value::fields().set("state", 99)), "unknown");
    EXPECT_EQ(error("load", Value::fields()
                                .set("game", "empire")
                                .set("options", Value::fields().set("speed", "9"))),
              "unreadable");
}

}  // namespace
}  // namespace occasus::library
