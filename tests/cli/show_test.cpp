// new, show, legal: what is printed of a position.
#include <algorithm>

#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

class Show : public CommandLine {};

TEST_F(Show, ANewGameStandsAtTheRoll) {
    begin("a.save");
    const Value shown = json({"show", "a.save", "--json"});
    EXPECT_EQ(text_at(shown, "game"), "rome_must_fall");
    EXPECT_EQ(text_at(shown, "to_move"), "chance");
    EXPECT_EQ(text_at(shown, "phase"), "roll");
    EXPECT_EQ(number_at(shown, "ply"), 0);
    EXPECT_EQ(number_at(shown, "position.turn"), 1);
    EXPECT_EQ(number_at(shown, "position.cubes"), 2);
    EXPECT_EQ(text_at(shown, "prompt.rule"), "T1.1");
    EXPECT_TRUE(at(shown, "result").is_null());
    EXPECT_EQ(text_at(shown, "view.position.phase"), "roll");
    EXPECT_EQ(at(shown, "legal").items()->size(), 6U);
    EXPECT_EQ(text_at(shown, "legal.0"), "roll 1");
    EXPECT_EQ(text_at(shown, "dice.mode"), "stream");
}

TEST_F(Show, TextShowsTheBoardAndTheQuestion) {
    begin("a.save");
    const std::string shown = text({"show", "a.save"});
    EXPECT_NE(shown.find("Ostrogoths"), std::string::npos);
    EXPECT_NE(shown.find("Roll the six Imperial dice"), std::string::npos);
    EXPECT_EQ(shown.find('\x1b'), std::string::npos) << "colour in a pipe";
}

TEST_F(Show, EarlierPliesAreShown) {
    begin("a.save");
    text({"do", "a.save", "roll", "levy"});
    const Value now = json({"show", "a.save", "--json"});
    EXPECT_EQ(number_at(now, "ply"), 7);
    EXPECT_EQ(number_at(now, "position.cubes"), 3);
    const Value before = json({"show", "a.save", "--ply", "6", "--json"});
    EXPECT_EQ(number_at(before, "ply"), 6);
    EXPECT_EQ(number_at(before, "position.cubes"), 2);
    EXPECT_EQ(text_at(before, "to_move"), "rome");
    const Finished beyond = run({"show", "a.save", "--ply", "8"});
    EXPECT_EQ(beyond.exit, 3);
    EXPECT_TRUE(is_one_line_with(beyond.err, {"8", "7"}));
}

TEST_F(Show, ASeatThatIsNotThereIsUsage) {
    begin("a.save");
    text({"show", "a.save", "--seat", "rome"});
    EXPECT_EQ(run({"show", "a.save", "--seat", "carthage"}).exit, 2);
}

TEST_F(Show, WhatIsShownCanBeSetUpAgain) {
    begin("a.save");
    text({"do", "a.save", "roll", "levy", "reroll 0"});
    const std::string shown = text({"show", "a.save", "--json"});
    write_file(path("shown.json"), shown);
    write_file(path("position.json"), to_json(at(*parse_json(shown), "position")));
    for (const std::string file : {"shown.json", "position.json"}) {
        begin("b.save", {"--position", file});
        EXPECT_EQ(at(json({"show", "b.save", "--json"}), "position"),
                  at(*parse_json(shown), "position"));
    }
}

TEST_F(Show, DashIsStandardInputAndOutput) {
    const std::string record = text({"new", "rome_must_fall", "--seed", "3"});
    EXPECT_EQ(record.rfind("occasus-record 1\n", 0), 0U);
    EXPECT_EQ(text_at(json({"show", "-", "--json"}, record), "phase"), "roll");
    const std::string after = text({"do", "-", "roll", "levy"}, record);
    EXPECT_EQ(number_at(json({"show", "-", "--json"}, after), "position.cubes"), 3);
}

TEST_F(Show, TheSameSeedGivesTheSameGame) {
    begin("a.save");
    begin("b.save");
    EXPECT_EQ(read_file(path("a.save")), read_file(path("b.save")));
    text({"new", "rome_must_fall", "-o", "c.save"});
    text({"new", "rome_must_fall", "-o", "d.save"});
    EXPECT_NE(read_file(path("c.save")), read_file(path("d.save")));
}

TEST_F(Show, LegalListsOneActionALine) {
    begin("a.save");
    EXPECT_EQ(text({"legal", "a.save"}), "roll 1\nroll 2\nroll 3\nroll 4\nroll 5\nroll 6\n");
    text({"do", "a.save", "--dice", "1,2,3,4,5,5"});
    const std::string legal = text({"legal", "a.save"});
    EXPECT_NE(legal.find("levy\n"), std::string::npos);
    EXPECT_NE(legal.find("assign 5 4 3 2 1 0\n"), std::string::npos);
    // Six dice to re-roll, six to raise, the levy, 720 placings.
    EXPECT_EQ(std::count(legal.begin(), legal.end(), '\n'), 6 + 6 + 1 + 720);
    EXPECT_EQ(json({"legal", "a.save", "--json"}).items()->size(), 733U);
}

TEST_F(Show, AFinishedGameHasAResultAndNothingLegal) {
    write_file(path("end.json"), R"({"turn": 13, "fall": 1})");
    begin("a.save", {"--position", "end.json"});
    const Value shown = json({"show", "a.save", "--json"});
    EXPECT_TRUE(at(shown, "to_move").is_null());
    EXPECT_EQ(text_at(shown, "result.grade"), "brilliant victory");
    EXPECT_EQ(text_at(shown, "result.rule"), "E2");
    EXPECT_EQ(number_at(shown, "score.rome"), 2);
    EXPECT_TRUE(at(shown, "legal").items()->empty());
    EXPECT_EQ(text({"legal", "a.save"}), "");
    EXPECT_NE(text({"show", "a.save"}).find("Brilliant Victory"), std::string::npos);
}

TEST_F(Show, ABoardOfOnesOwnIsPlayedAndKept) {
    const std::string built_in = read_file(source_path("src/games/rome_must_fall/data/sheet.csv"));
    std::string board = built_in;
    const std::string old_line = "timeline,vandals,1,2,";
    ASSERT_NE(board.find(old_line), std::string::npos);
    board.replace(board.find(old_line), old_line.size(), "timeline,vandals,1,7,");
    write_file(path("mine.csv"), board);
    begin("a.save", {"--option", "board=mine.csv"});
    std::filesystem::remove(path("mine.csv"));
    const Value shown = json({"show", "a.save", "--json"});
    EXPECT_EQ(number_at(shown, "view.trackers.0.base"), 7);
    EXPECT_EQ(at(shown, "board_built_in"), Value(false));
    text({"verify", "a.save"});
}

}  // namespace
}  // namespace occasus::test
