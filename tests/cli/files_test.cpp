// Files that are written: nothing is lost, whoever was there first.
#include <algorithm>
#include <sys/stat.h>
#include <unistd.h>

#include "process.h"

namespace occasus::test {
namespace {

namespace fs = std::filesystem;

class Files : public CommandLine {
  protected:
    void expect_kept(const std::vector<std::string>& arguments, const std::string& file) const {
        const std::string before = "mine\n";
        write_file(path(file), before);
        const Finished refused = run(arguments);
        EXPECT_EQ(refused.exit, 3) << testing::PrintToString(arguments);
        EXPECT_TRUE(is_one_line_with(refused.err, {file, "there already", "--force"}))
            << refused.err;
        EXPECT_EQ(read_file(path(file)), before);
        std::vector<std::string> forced = arguments;
        forced.emplace_back("--force");
        EXPECT_EQ(run(forced).exit, 0) << testing::PrintToString(arguments);
        EXPECT_NE(read_file(path(file)), before);
    }
    mode_t rights(const std::string& name) const {
        struct stat told{};
        EXPECT_EQ(::stat(path(name).c_str(), &told), 0);
        return told.st_mode & 07777U;
    }
};

// Every option of every command that writes a file.
TEST_F(Files, WhatIsThereIsReplacedOnlyByForce) {
    begin("a.save");
    text({"new", "diplomacy", "--option", "last_year=402", "-o", "d.save"});
    text({"export", "d.save", "-o", "d.json"});
    write_file(path("lab.toml"),
               "game = \"rome_must_fall\"\ngames = 10\n[players]\nrome = \"uniform\"\n");
    text({"lab", "lab.toml", "--store", "lab.sqlite"});
    expect_kept({"new", "rome_must_fall", "-o", "new.save"}, "new.save");
    expect_kept({"new", "rome_must_fall", "--output", "new.save"}, "new.save");
    expect_kept({"import", "d.json", "-o", "imported.save"}, "imported.save");
    expect_kept({"export", "d.save", "-o", "exported.json"}, "exported.json");
    expect_kept({"lab", "report", "lab.sqlite", "-o", "report.html"}, "report.html");
    expect_kept({"play", "rome_must_fall", "--save", "played.save"}, "played.save");
    fs::create_directory(path("man"));
    write_file(path("man/occasus.1"), "mine\n");
    EXPECT_EQ(run({"manual", "--into", "man"}).exit, 3);
    EXPECT_EQ(read_file(path("man/occasus.1")), "mine\n");
    EXPECT_EQ(run({"manual", "--into", "man", "--force"}).exit, 0);
}

// Forty programs take actions in one game at once: what each was told that it did is there.
TEST_F(Files, NothingThatWasTakenIsLost) {
    begin("a.save", {"--dice", "typed"});
    text({"do", "a.save", "roll 1 2 3 4 5 6", "levy"});
    const std::string script =
        "for n in $(seq 40); do\n"
        "  (\"$0\" do a.save undo levy >/dev/null 2>err.$n; echo $? >rc.$n) &\n"
        "done\nwait\n";
    EXPECT_EQ(run_other({"sh", "-c", script, OCCASUS_PROGRAM}).exit, 0);
    std::size_t done = 0;
    for (int n = 1; n <= 40; ++n)
        if (read_file(path("rc." + std::to_string(n))) == "0\n") ++done;
    EXPECT_EQ(done, 40U);
    EXPECT_EQ(number_at(json({"verify", "a.save", "--json"}), "undos"), 40);
    EXPECT_EQ(run({"verify", "a.save"}).exit, 0);
    EXPECT_EQ(std::count_if(fs::directory_iterator(path("")), fs::directory_iterator(),
                            [](const fs::directory_entry& entry) {
                                return entry.path().filename().string().starts_with(".occasus");
                            }),
              0);
}

TEST_F(Files, AWriteProtectedSaveStaysAsItIs) {
    begin("a.save");
    const std::string before = read_file(path("a.save"));
    ASSERT_EQ(::chmod(path("a.save").c_str(), 0444), 0);
    const Finished refused = run({"do", "a.save", "roll"});
    EXPECT_EQ(refused.exit, 3);
    EXPECT_TRUE(is_one_line_with(refused.err, {"a.save", "write-protected"})) << refused.err;
    EXPECT_EQ(run({"new", "rome_must_fall", "-o", "a.save", "--force"}).exit, 3);
    EXPECT_EQ(read_file(path("a.save")), before);
}

TEST_F(Files, RightsAndOwnerStay) {
    begin("a.save");
    ASSERT_EQ(::chmod(path("a.save").c_str(), 0640), 0);
    // Only root can give a file away.
    const bool is_root = ::geteuid() == 0;
    if (is_root) ASSERT_EQ(::chown(path("a.save").c_str(), 65534, 65534), 0);
    text({"do", "a.save", "roll"});
    EXPECT_EQ(rights("a.save"), 0640U);
    struct stat told{};
    ASSERT_EQ(::stat(path("a.save").c_str(), &told), 0);
    if (is_root) EXPECT_EQ(told.st_uid, 65534U);
}

TEST_F(Files, ALinkStaysALinkWhetherItsFileIsThereOrNot) {
    fs::create_directory(path("games"));
    fs::create_symlink("games/one.save", path("link.save"));
    fs::create_symlink("link.save", path("twice.save"));
    text({"new", "rome_must_fall", "--seed", "7", "-o", "twice.save"});
    EXPECT_TRUE(fs::is_symlink(path("link.save")));
    EXPECT_TRUE(fs::is_symlink(path("twice.save")));
    EXPECT_FALSE(fs::is_symlink(path("games/one.save")));
    text({"do", "link.save", "roll"});
    EXPECT_TRUE(fs::is_symlink(path("link.save")));
    EXPECT_EQ(run({"new", "rome_must_fall", "-o", "twice.save"}).exit, 3);
    // A ring of links leads nowhere.
    fs::create_symlink("b", path("a"));
    fs::create_symlink("a", path("b"));
    EXPECT_EQ(run({"new", "rome_must_fall", "-o", "a"}).exit, 3);
}

// A save in the middle of a game does not put another game out of the way.
TEST_F(Files, AGameAtTheTerminalReplacesNoOther) {
    begin("other.save");
    begin("own.save");
    const std::string other = read_file(path("other.save"));
    const std::string own = read_file(path("own.save"));
    const std::string shown = text({"play", "own.save"}, "1\nsave other.save\nsave\nquit\n");
    EXPECT_NE(shown.find("other.save: it is there already"), std::string::npos) << shown;
    EXPECT_NE(shown.find("Saved in own.save."), std::string::npos) << shown;
    EXPECT_EQ(read_file(path("other.save")), other);
    EXPECT_NE(read_file(path("own.save")), own);
}

TEST_F(Files, AByteOrderMarkBeforeATextIsRead) {
    const std::string mark = "\xef\xbb\xbf";
    begin("a.save");
    write_file(path("marked.save"), mark + read_file(path("a.save")));
    EXPECT_EQ(run({"show", "marked.save"}).exit, 0);
    EXPECT_EQ(run({"verify", "marked.save"}).exit, 0);
    write_file(path("position.json"), mark + "{\"turn\": 3}\r\n");
    text({"new", "rome_must_fall", "--position", "position.json"});
    write_file(path("lab.toml"), mark + "game = \"rome_must_fall\"\r\ngames = 10\r\n");
    text({"lab", "lab.toml", "--store", "lab.sqlite"});
    write_file(path("wide.json"), std::string("\xff\xfe{\0}\0", 6));
    EXPECT_TRUE(is_one_line_with(run({"new", "rome_must_fall", "--position", "wide.json"}).err,
                                 {"UTF-16", "UTF-8"}));
}

}  // namespace
}  // namespace occasus::test
