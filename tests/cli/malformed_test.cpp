// Files that are not what they should be: refused with code 3, one line on stderr, nothing changed.
#include "process.h"

namespace occasus::test {
namespace {

class Malformed : public CommandLine {
  protected:
    void expect_refused(const std::vector<std::string>& arguments,
                        const std::vector<std::string>& words, std::string_view input = {}) const {
        const Finished done = run(arguments, input);
        EXPECT_EQ(done.exit, 3) << testing::PrintToString(arguments) << done.err;
        EXPECT_TRUE(is_one_line_with(done.err, words)) << testing::PrintToString(arguments);
        EXPECT_TRUE(done.out.empty()) << done.out;
    }
    // `new` with this position is refused, the words in the message.
    void expect_impossible(std::string_view position, const std::vector<std::string>& words) const {
        write_file(path("position.json"), position);
        expect_refused({"new", "rome_must_fall", "--position", "position.json"}, words);
    }
};

TEST_F(Malformed, FilesThatAreNotThere) {
    for (const std::string command : {"show", "legal", "log", "verify", "play"})
        expect_refused({command, "nothing.save"}, {"nothing.save", "No such file"});
    expect_refused({"do", "nothing.save", "levy"}, {"nothing.save"});
    expect_refused({"new", "rome_must_fall", "--position", "nothing.json"}, {"nothing.json"});
    expect_refused({"new", "rome_must_fall", "--option", "board=nothing.csv"}, {"nothing.csv"});
    expect_refused({"case", "nothing.case"}, {"nothing.case"});
    expect_refused({"new", "rome_must_fall", "-o", "no/such/folder.save"}, {"no/such/folder.save"});
}

TEST_F(Malformed, SavesThatAreNone) {
    const std::vector<std::pair<std::string, std::string>> saves = {
        {"", "empty"},
        {"hello\n", "line 1"},
        {"{\"game\": \"rome_must_fall\"}\n", "line 1"},
        {"occasus-record 2\ngame rome_must_fall\n", "format"},
        {"occasus-record 1\ngame rome_must_fall\n", "header"},
        {std::string(1000, '\0'), "UTF-8"},
    };
    for (const auto& [save, word] : saves) expect_refused({"show", "-"}, {"-: ", word}, save);
}

TEST_F(Malformed, ASaveOfAnotherGameOrRulesVersion) {
    begin("a.save");
    std::string record = read_file(path("a.save"));
    std::string other = record;
    other.replace(other.find("rome_must_fall"), 14, "carthage_falls");
    EXPECT_EQ(run({"show", "-"}, other).exit, 3);
    std::string newer = record;
    newer.replace(newer.find("rules 1"), 7, "rules 9");
    EXPECT_EQ(run({"show", "-"}, newer).exit, 3);
}

TEST_F(Malformed, PositionsThatAreNotJson) {
    expect_impossible("", {"position.json"});
    expect_impossible("{\"turn\": 3", {"position.json"});
    expect_impossible("{\"turn\": 3} trailing", {"position.json"});
    expect_impossible("turn = 3", {"position.json"});
    expect_impossible(R"({"turn": 3, "turn": 4})", {"position.json", "turn", "twice"});
    expect_impossible(R"({"raid_pos": {"sea": 1, "huns": 2, "sea": 1}})", {"sea", "twice"});
    std::string deep;
    for (int i = 0; i < 100'000; ++i) deep += '[';
    expect_impossible(deep, {"position.json"});
}

TEST_F(Malformed, PositionsThatAreImpossible) {
    expect_impossible("[]", {"position"});
    expect_impossible("7", {"position"});
    expect_impossible(R"({"turn": 14})", {"turn"});
    expect_impossible(R"({"turn": 0})", {"turn"});
    expect_impossible(R"({"turn": "three"})", {"turn"});
    expect_impossible(R"({"turn": 2.5})", {"turn"});
    expect_impossible(R"({"turn": 99999999999999999999})", {"turn"});
    expect_impossible(R"({"cubes": 6})", {"cubes"});
    expect_impossible(R"({"cubes": -1})", {"cubes"});
    expect_impossible(R"({"red": 4})", {"red"});
    expect_impossible(R"({"fall": 5})", {"fall"});
    expect_impossible(R"({"legions": 3})", {"legions"});
    expect_impossible(R"({"marked": {"vandals": ["atlantis"]}})", {"marked.vandals"});
    expect_impossible(R"({"marked": {"picts": []}})", {"picts"});
    expect_impossible(R"({"marked": {"vandals": ["tolosa"]}})", {"marked.vandals"});
    expect_impossible(R"({"marked": []})", {"marked"});
    expect_impossible(R"({"raid_pos": {"sea": 9}})", {"sea"});
    expect_impossible(R"({"raid_pos": {"vandals": 1}})", {"raid_pos"});
    expect_impossible(R"({"abilities_lost": ["fly"]})", {"abilities_lost"});
    expect_impossible(R"({"phase": "winter"})", {"phase", "winter"});
    expect_impossible(R"({"phase": "over"})", {"phase"});
    expect_impossible(R"({"phase": "resource"})", {"dice"});
    expect_impossible(R"({"phase": "resource", "dice": [1, 2, 3]})", {"dice"});
    expect_impossible(R"({"phase": "resource", "dice": [1, 2, 3, 4, 5, 7]})", {"dice"});
    expect_impossible(
        R"({"phase": "resource", "red": 1, "red_on_table": 1, "dice": [1, 2, 3, 4, 5, 4]})",
        {"dice"});
    expect_impossible(R"({"phase": "resource", "dice": [1, 2, 3, 4, 5, 5], "spent": [0]})",
                      {"spent"});
    expect_impossible(R"({"phase": "barbarian", "dice": [1, 2, 3, 4, 5, 5]})", {"assigned"});
}

TEST_F(Malformed, BoardsThatAreNone) {
    write_file(path("mine.csv"), "");
    expect_refused({"new", "rome_must_fall", "--option", "board=mine.csv"}, {"mine.csv", "empty"});
    write_file(path("mine.csv"), "hello\n");
    expect_refused({"new", "rome_must_fall", "--option", "board=mine.csv"},
                   {"mine.csv", "fact,of,number"});
    std::string board = read_file(source_path("src/games/rome_must_fall/data/sheet.csv"));
    const std::string line = "timeline,vandals,1,2,";
    board.replace(board.find(line), line.size(), "timeline,vandals,1,x,");
    write_file(path("mine.csv"), board);
    expect_refused({"new", "rome_must_fall", "--option", "board=mine.csv"},
                   {"mine.csv", "Line ", "x"});
}

// The board is blamed for its own faults alone.
TEST_F(Malformed, AnOptionBesideABoard) {
    write_file(path("mine.csv"), text({"board", "empire"}));
    const Finished done =
        run({"new", "empire", "--option", "board=mine.csv", "--option", "winter=hard"});
    EXPECT_EQ(done.exit, 3);
    EXPECT_NE(done.err.find("winter"), std::string::npos) << done.err;
    EXPECT_EQ(done.err.find("mine.csv"), std::string::npos) << done.err;
}

TEST_F(Malformed, AnOptionTheGameDoesNotHave) {
    expect_refused({"new", "rome_must_fall", "--option", "winter=hard"}, {"winter"});
}

// What could not be made is not left half made.
TEST_F(Malformed, ARefusedNewLeavesNoFile) {
    write_file(path("position.json"), R"({"turn": 14})");
    EXPECT_EQ(run({"new", "rome_must_fall", "--position", "position.json", "-o", "a.save"}).exit,
              3);
    EXPECT_FALSE(std::filesystem::exists(path("a.save")));
}

TEST_F(Malformed, NothingTemporaryIsLeftBehind) {
    begin("a.save");
    text({"do", "a.save", "roll", "levy"});
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(path("")))
        if (entry.path().filename().string().front() != '.') ++files;
    EXPECT_EQ(files, 1);
}

TEST_F(Malformed, ASaveKeepsItsRightsAndItsLink) {
    namespace fs = std::filesystem;
    begin("a.save");
    fs::permissions(path("a.save"), fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("a.save", path("link.save"));
    text({"do", "link.save", "roll", "levy"});
    EXPECT_TRUE(fs::is_symlink(path("link.save")));
    EXPECT_EQ(fs::status(path("a.save")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(number_at(json({"show", "a.save", "--json"}), "position.cubes"), 3);
}

}  // namespace
}  // namespace occasus::test
