// board: the figures of a game as a file, and files of one's own.
#include <sstream>

#include "process.h"

namespace occasus::test {
namespace {

class BoardFile : public CommandLine {
  protected:
    // The built-in board of empire with one text replaced by another.
    void write_changed(std::string_view text, std::string_view by) const {
        std::string csv = this->text({"board", "empire"});
        const std::size_t place = csv.find(text);
        ASSERT_NE(place, std::string::npos) << text;
        write_file(path("mine.csv"), csv.replace(place, text.size(), by));
    }
    void expect_refused(const std::vector<std::string>& words) const {
        const Finished done = run({"board", "empire", "--check", "mine.csv"});
        EXPECT_EQ(done.exit, 3);
        EXPECT_TRUE(is_one_line_with(done.err, words)) << done.err;
        EXPECT_TRUE(done.out.empty()) << done.out;
    }
};

TEST_F(BoardFile, WhatIsPrintedCanBeReadBack) {
    for (const std::string game : {"rome_must_fall", "empire"}) {
        write_file(path("board.csv"), text({"board", game}));
        const std::string said = text({"board", game, "--check", "board.csv"});
        EXPECT_NE(said.find("can be played on"), std::string::npos) << said;
    }
}

// 34 areas, each with a name, a value and a terrain; Rome is one of them.
TEST_F(BoardFile, CheckCountsWhatIsInTheFile) {
    write_changed("turns,board,,20,SEED the", "turns,board,,25,OWN the");
    const Value census = json({"board", "empire", "--check", "mine.csv", "--json"});
    for (const char* fact : {"facts.area", "facts.value", "facts.terrain", "facts.place"})
        EXPECT_EQ(number_at(census, fact), 34) << fact;
    EXPECT_EQ(number_at(census, "facts.rome"), 1);
    EXPECT_EQ(number_at(census, "provenance.OWN"), 1);
    EXPECT_EQ(text_at(census, "game"), "empire");
}

TEST_F(BoardFile, TheFirstFaultIsNamedWithItsLine) {
    write_changed("value,roma,,6,", "value,roma,,-6,");
    expect_refused({"mine.csv", "Line 20", "value of roma", "-6"});
    write_changed("terrain,apulia,,mountain", "terrain,apulia,,swamp");
    expect_refused({"mine.csv", "clear, forest or mountain", "swamp"});
    write_changed("border,roma,2,italia", "border,roma,2,pannonia");
    expect_refused({"mine.csv", "Line 197", "pannonia has no such border to roma"});
    write_file(path("mine.csv"), "");
    expect_refused({"mine.csv", "empty"});
}

// The same board as spreadsheets save it.
TEST_F(BoardFile, WhatSpreadsheetsSaveIsRead) {
    const std::string csv = text({"board", "empire"});
    const auto in_lines = [&](const auto& change) {
        std::string out;
        std::istringstream lines(csv);
        for (std::string line; std::getline(lines, line);) out += change(line);
        return out;
    };
    // A semicolon for every comma that stands between cells.
    const auto separated = [](std::string line, char separator) {
        bool quoted = false;
        for (char& letter : line) {
            if (letter == '"') quoted = !quoted;
            if (letter == ',' && !quoted) letter = separator;
        }
        return line;
    };
    const std::string mark = "\xef\xbb\xbf";
    const std::vector<std::string> saved = {
        mark + csv, in_lines([](const std::string& line) { return line + "\r\n"; }),
        in_lines([](const std::string& line) { return line + "\r"; }),
        in_lines([](const std::string& line) { return line + ",,,\n"; }),
        in_lines([&](const std::string& line) { return separated(line, ';') + "\r\n"; }),
        in_lines([&](const std::string& line) { return separated(line, '\t') + "\n"; }),
        mark + "sep=;\r\n" +
            in_lines([&](const std::string& line) { return separated(line, ';') + ";;\r\n"; }),
        // Spaces beside commas, a remark in quotes, empty lines of empty cells.
        in_lines([](const std::string& line) {
            std::string text;
            bool quoted = false;
            for (const char letter : line) {
                if (letter == '"') quoted = !quoted;
                text += letter;
                if (letter == ',' && !quoted && line.find('"') == std::string::npos) text += ' ';
            }
            return (line.starts_with('#') ? "\"" + line + "\",,,," : text) + "\n,,,,\n";
        })};
    write_file(path("plain.csv"), csv);
    const Value plain = json({"board", "empire", "--check", "plain.csv", "--json"});
    const std::string games =
        text({"sim", "empire", "--games", "20", "--option", "board=plain.csv", "--json"});
    for (const std::string& board : saved) {
        write_file(path("mine.csv"), board);
        Value census = json({"board", "empire", "--check", "mine.csv", "--json"});
        EXPECT_EQ(at(census, "facts"), at(plain, "facts")) << board.substr(0, 200);
        EXPECT_EQ(text({"sim", "empire", "--games", "20", "--option", "board=mine.csv", "--json"}),
                  games);
    }
    // An experiment changes a figure of such a file.
    write_file(path("mine.csv"), saved[6]);
    write_file(path("lab.toml"),
               "game = \"empire\"\ngames = 4\n[options]\nboard = \"mine.csv\"\n"
               "[sweep.figures.board]\n\"value,africa\" = [3, \"+1\"]\n");
    EXPECT_EQ(
        at(json({"lab", "lab.toml", "--store", "lab.sqlite", "--json"}), "cells").items()->size(),
        2U);
}

// What is said of a first line that will not do is true of it.
TEST_F(BoardFile, TheFirstLineThatIsThereIsShown) {
    write_file(path("mine.csv"), "fact of number value provenance\n");
    expect_refused({"begins with the line fact,of,number,value,provenance", "not with",
                    "fact of number value provenance"});
}

TEST_F(BoardFile, APlaceIsOnEarth) {
    for (const std::string game : {"rome_must_fall", "empire", "pomerium", "invasions"}) {
        const std::string board = text({"board", game});
        const std::size_t line = board.find("\nplace,");
        ASSERT_NE(line, std::string::npos) << game;
        const std::size_t value = board.find(",,", line) + 2;
        const std::size_t end = board.find(',', value);
        for (const std::string place : {"181 40", "12 -91", "nan 40", "12 inf", "12", "12 40 3"}) {
            write_file(path("mine.csv"), std::string(board).replace(value, end - value, place));
            const Finished done = run({"board", game, "--check", "mine.csv"});
            EXPECT_EQ(done.exit, 3) << game << ": " << place;
            EXPECT_TRUE(is_one_line_with(done.err, {"mine.csv", "Line ", "longitude"})) << done.err;
        }
    }
}

// Scenarios and tables are printed, checked and refused as boards are.
TEST_F(BoardFile, OtherFilesOfAGameAreCheckedAlike) {
    const std::vector<std::string> of_scenario = {"board",    "invasions", "--of",
                                                  "scenario", "--option",  "scenario=6"};
    const std::string scenario = text(of_scenario);
    write_file(path("mine.csv"), scenario);
    const std::vector<std::string> check = {"board",    "invasions", "--of",
                                            "scenario", "--check",   "mine.csv"};
    EXPECT_NE(text(check).find("“530 A.D.” can be played with"), std::string::npos);
    const std::size_t place = scenario.find("turns,scenario,,20");
    ASSERT_NE(place, std::string::npos);
    write_file(path("mine.csv"), std::string(scenario).replace(place, 18, "turns,scenario,,30"));
    for (const std::vector<std::string>& command :
         {check, {"sim", "invasions", "--games", "1", "--option", "scenario=mine.csv"}}) {
        const Finished done = run(command);
        EXPECT_EQ(done.exit, 3);
        EXPECT_TRUE(is_one_line_with(done.err, {"mine.csv", "The scenario file: Line 11",
                                                "turns of scenario", "1 to 20", "30"}))
            << done.err;
        EXPECT_TRUE(done.out.empty()) << done.out;
    }
    const Finished neither =
        run({"sim", "invasions", "--games", "1", "--option", "scenario=nothing.csv"});
    EXPECT_TRUE(is_one_line_with(neither.err, {"5, 6 or a file of your own", "nothing.csv"}))
        << neither.err;
    EXPECT_EQ(run({"board", "empire", "--of", "scenario"}).exit, 2);
}

// What would be read without a complaint and then mean something else.
TEST_F(BoardFile, NothingIsAcceptedThatCannotBeMeant) {
    const std::string board = text({"board", "empire"});
    const auto append = [&](std::string_view line) {
        write_file(path("mine.csv"), board + std::string(line) + "\n");
    };
    append("area,roma,1,Nova Roma,OWN");
    expect_refused({"area roma is on the board already"});
    append("turns,board,1,25,OWN");
    expect_refused({"turns is of board, without a number"});
    append("turns,board,,25,OWN");
    expect_refused({"given twice"});
    write_changed("place,roma,,12.6 42", "place,roma,,nan nan");
    expect_refused({"Line 22", "longitude"});
    write_changed("SEED the treasury", "OWNED the treasury");
    expect_refused({"Line 8", "provenance"});
    write_changed("Reconstructed board", "\x1b[31mred");
    expect_refused({"control character"});
    write_changed("terrain,roma,,clear", "terrain,roma,,mountain");
    expect_refused({"Rome is clear"});
}

TEST_F(BoardFile, AnEmptyNameIsNoFile) {
    EXPECT_EQ(run({"board", "empire", "--check", ""}).exit, 3);
}

TEST_F(BoardFile, ABoardAsADocument) {
    EXPECT_EQ(number_at(json({"board", "empire", "--json"}), "turns"), 20);
}

TEST_F(BoardFile, AnUnknownGameIsAMisuse) {
    EXPECT_EQ(run({"board", "carthage"}).exit, 2);
}

}  // namespace
}  // namespace occasus::test
