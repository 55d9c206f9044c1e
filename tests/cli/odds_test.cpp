// odds: exact probabilities of a placing.
#include "process.h"

namespace occasus::test {
namespace {

class Odds : public CommandLine {
  protected:
    // Turn 1 of the built-in sheet: timelines 2, 1, 1, 1, 2, 1.
    void set_up() const {
        write_file(path("position.json"),
                   R"({"phase": "resource", "cubes": 0, "dice": [4, 3, 3, 3, 4, 3]})");
        begin("a.save", {"--position", "position.json"});
    }
};

// A 4 against 2 + D3 and a 3 against 1 + D3 hold on a black 1 alone: one time in three each.
TEST_F(Odds, EachTrackerAndAllTogether) {
    set_up();
    for (const std::string draft : {"0,1,2,3,4,5", "0, 1, 2, 3, 4, 5"}) {
        const Value odds = json({"odds", "rome_must_fall", "a.save", "--assign", draft, "--json"});
        EXPECT_EQ(text_at(odds, "each.vandals.fraction"), "1/3");
        EXPECT_NEAR(real_at(odds, "each.huns.decimal"), 1.0 / 3, 1e-12);
        EXPECT_EQ(text_at(odds, "lose_nothing.fraction"), "1/729");
    }
}

TEST_F(Odds, SomeDiceByName) {
    set_up();
    const Value odds =
        json({"odds", "rome_must_fall", "a.save", "--json", "--assign", "vandals=0", "sea=3"});
    EXPECT_EQ(text_at(odds, "each.vandals.fraction"), "1/3");
    EXPECT_EQ(text_at(odds, "lose_nothing.fraction"), "1/9");
    EXPECT_NE(text({"odds", "rome_must_fall", "a.save", "--assign", "vandals=0"}).find("1/3"),
              std::string::npos);
}

TEST_F(Odds, APositionFileWillDo) {
    set_up();
    const Value odds = json({"odds", "rome_must_fall", "--position", "position.json", "--assign",
                             "0,1,2,3,4,5", "--json"});
    EXPECT_EQ(text_at(odds, "lose_nothing.fraction"), "1/729");
}

TEST_F(Odds, WhatFitsNoPositionIsRefused) {
    set_up();
    EXPECT_EQ(run({"odds", "rome_must_fall", "a.save", "--assign", "0,1,2"}).exit, 3);
    EXPECT_EQ(run({"odds", "rome_must_fall", "a.save", "--assign", "0,0,1,2,3,4"}).exit, 3);
    EXPECT_EQ(run({"odds", "rome_must_fall", "a.save", "--assign", "picts=0"}).exit, 3);
    EXPECT_EQ(run({"odds", "rome_must_fall", "a.save", "--assign", "vandals=many"}).exit, 2);
    EXPECT_EQ(run({"odds", "rome_must_fall"}).exit, 3) << "no dice are rolled yet";
    EXPECT_EQ(run({"odds", "chess", "a.save"}).exit, 2);
}

}  // namespace
}  // namespace occasus::test
