// do and why: taking actions, all of them or none.
#include <algorithm>

#include "process.h"

namespace occasus::test {
namespace {

class Do : public CommandLine {
  protected:
    Value position(const std::string& save) const {
        return at(json({"show", save, "--json"}), "position");
    }
    // Refused with code 3 and one line on stderr; the file is as it was.
    void expect_refused(const std::vector<std::string>& arguments,
                        const std::vector<std::string>& words) const {
        const std::string before = read_file(path(arguments[1]));
        const Finished done = run(arguments);
        EXPECT_EQ(done.exit, 3) << testing::PrintToString(arguments);
        EXPECT_TRUE(is_one_line_with(done.err, words));
        EXPECT_TRUE(done.out.empty());
        EXPECT_EQ(read_file(path(arguments[1])), before);
    }
};

TEST_F(Do, GivenDiceComeBeforeTheTablesOwn) {
    begin("a.save");
    text({"do", "a.save", "--dice", "6,5,4,3,2,1,2", "reroll 5"});
    // The seventh face was for the die picked up.
    EXPECT_EQ(at(position("a.save"), "dice"), (Value::List{6, 5, 4, 3, 2, 2}));
}

TEST_F(Do, ADieFallsOnlyWhenAnActionNeedsIt) {
    begin("a.save");
    text({"do", "a.save", "--dice", "6,5,4,3,2,1", "assign 0 1 2 3 4 5"});
    EXPECT_EQ(text_at(json({"show", "a.save", "--json"}), "to_move"), "chance");
    EXPECT_EQ(number_at(json({"show", "a.save", "--json"}), "ply"), 7);
    text({"do", "a.save", "resolve"});
    EXPECT_EQ(number_at(json({"show", "a.save", "--json"}), "ply"), 9);
}

TEST_F(Do, RollRollsWhatIsDueAndRollFaceRollsByHand) {
    begin("a.save");
    text({"do", "a.save", "roll 5"});
    EXPECT_EQ(at(position("a.save"), "dice"), (Value::List{5}));
    text({"do", "a.save", "roll 6 6"});
    EXPECT_EQ(at(position("a.save"), "dice"), (Value::List{5, 6, 6}));
    text({"do", "a.save", "roll"});
    EXPECT_EQ(at(position("a.save"), "dice").items()->size(), 6U);
    expect_refused({"do", "a.save", "roll"}, {"action 1", "roll", "is needed"});
}

TEST_F(Do, FacesNobodyNeededAreMentioned) {
    begin("a.save");
    const Finished done = run({"do", "a.save", "--dice", "1,2,3,4,5,6,6,6", "levy"});
    EXPECT_EQ(done.exit, 0);
    EXPECT_TRUE(is_one_line_with(done.err, {"warning", "2"}));
    EXPECT_EQ(number_at(position("a.save"), "cubes"), 3);
}

TEST_F(Do, DiceAloneAreEnough) {
    begin("a.save");
    text({"do", "a.save", "--dice", "1,2"});
    EXPECT_EQ(at(position("a.save"), "dice"), (Value::List{1, 2}));
    EXPECT_EQ(run({"do", "a.save"}).exit, 2);
}

TEST_F(Do, WhatHappenedIsTold) {
    begin("a.save");
    const std::string told = text({"do", "a.save", "--dice", "1,2,3,4,5,6", "levy"});
    EXPECT_NE(told.find("T1.2"), std::string::npos);
    const std::string more = text({"do", "a.save", "glory_cube 5", "--json"});
    EXPECT_EQ(more.rfind("{\"n\":", 0), 0U) << more;
    EXPECT_EQ(std::count(more.begin(), more.end(), '\n'), 1);
}

// Scripts pass the lines of files on, with the ends that other systems give them.
TEST_F(Do, BlanksAroundAnActionDoNotMatter) {
    begin("a.save");
    EXPECT_EQ(run({"do", "a.save", " roll\r", "\tlevy\r\n"}).exit, 0);
    const std::string levied = read_file(path("a.save"));
    EXPECT_EQ(run({"do", "a.save", "undo\r"}).exit, 0);
    EXPECT_NE(read_file(path("a.save")), levied);
}

TEST_F(Do, OneRefusalUndoesAll) {
    begin("a.save");
    expect_refused({"do", "a.save", "--dice", "1,2,3,4,5,5", "levy", "levy"},
                   {"action 2", "levy", "T1.2"});
    expect_refused({"do", "a.save", "roll", "resolve"}, {"action 2", "resolve", "T2.1"});
    expect_refused({"do", "a.save", "roll", "reroll 9"}, {"action 2", "unreadable", "9"});
    expect_refused({"do", "a.save", "roll", "surrender"}, {"action 2", "unreadable", "surrender"});
    expect_refused({"do", "a.save", "roll 7"}, {"action 1", "unreadable"});
    expect_refused({"do", "a.save", "--dice", "7", "levy"}, {"action 1", "unreadable"});
}

TEST_F(Do, DiceThatAreNoNumbersAreUsage) {
    begin("a.save");
    for (const std::string dice : {"5,x", "5,", ",", "five"})
        EXPECT_EQ(run({"do", "a.save", "--dice", dice, "levy"}).exit, 2) << dice;
}

TEST_F(Do, UndoGoesBackUnlessADieHasFallen) {
    begin("a.save");
    text({"do", "a.save", "roll", "levy"});
    EXPECT_EQ(number_at(position("a.save"), "cubes"), 3);
    text({"do", "a.save", "undo"});
    EXPECT_EQ(number_at(position("a.save"), "cubes"), 2);
    expect_refused({"do", "a.save", "undo"}, {"action 1", "undo", "die"});
    // What was undone stays in the log, marked.
    EXPECT_NE(text({"log", "a.save"}).find("(undone)"), std::string::npos);
    text({"verify", "a.save"});
}

TEST_F(Do, TypedDiceMustBeGiven) {
    begin("a.save", {"--dice", "typed"});
    expect_refused({"do", "a.save", "roll"}, {"action 1", "die"});
    expect_refused({"do", "a.save", "levy"}, {"action 1", "not_your_turn"});
    text({"do", "a.save", "roll 1 2 3 4 5 6", "levy"});
    EXPECT_EQ(number_at(position("a.save"), "cubes"), 3);
}

TEST_F(Do, OnlyTheSeatThatIsAskedMayAct) {
    begin("a.save");
    text({"do", "a.save", "--seat", "rome", "roll", "levy"});
    EXPECT_EQ(run({"do", "a.save", "--seat", "carthage", "levy"}).exit, 2);
}

TEST_F(Do, ARefusedActionIsExplained) {
    begin("a.save");
    text({"do", "a.save", "--dice", "1,2,3,4,5,6", "levy"});
    EXPECT_EQ(text({"why", "a.save", "reroll 0"}), "legal\n");
    const std::string why = text({"why", "a.save", "levy"});
    EXPECT_NE(why.find("T1.2"), std::string::npos);
    const Value answer = json({"why", "a.save", "levy", "--json"});
    EXPECT_EQ(at(answer, "legal"), Value(false));
    EXPECT_EQ(text_at(answer, "error.rule"), "T1.2");
    EXPECT_EQ(text_at(answer, "error.kind"), "illegal");
    EXPECT_EQ(at(json({"why", "a.save", "reroll 0", "--json"}), "legal"), Value(true));
    EXPECT_EQ(run({"why", "a.save", "pray"}).exit, 3);
}

// Between two black dice the rule of the black die, not of the first roll.
TEST_F(Do, WhyNamesTheRuleOfTheDieThatIsDue) {
    begin("a.save");
    text({"do", "a.save", "--dice", "1,2,3,4,5,6"});
    text({"do", "a.save", "assign 0 1 2 3 4 5"});
    EXPECT_EQ(text_at(json({"why", "a.save", "resolve", "--json"}), "error.rule"), "T3.1");
    EXPECT_EQ(text_at(json({"why", "a.save", "levy", "--json"}), "error.rule"), "T2.1");
}

TEST_F(Do, AWholeGameCanBeDoneAndTold) {
    begin("a.save");
    for (int turn = 0; turn < 12; ++turn) {
        if (at(json({"show", "a.save", "--json"}), "to_move").is_null()) break;
        std::vector<std::string> actions = {"do", "a.save", "assign 0 1 2 3 4 5"};
        text(actions);
        for (int tracker = 0; tracker < 6; ++tracker)
            if (run({"do", "a.save", "resolve"}).exit != 0) break;
    }
    const Value end = json({"show", "a.save", "--json"});
    EXPECT_TRUE(at(end, "to_move").is_null());
    EXPECT_EQ(text_at(end, "phase"), "over");
    const Finished more = run({"do", "a.save", "levy"});
    EXPECT_EQ(more.exit, 3);
    EXPECT_TRUE(is_one_line_with(more.err, {"over"}));
}

}  // namespace
}  // namespace occasus::test
