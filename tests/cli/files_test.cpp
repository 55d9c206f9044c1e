// Files that are written: nothing is lost, whatever was there first.
#include <algorithm>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/server/sqlite.h"
#include "help.h"
#include "process.h"

namespace occasus::test {
namespace {

namespace fs = std::filesystem;

// How to try the option, or the place on the command line, by which a command learns where to
// write: what is typed, the file that is written, and whether --force replaces one.
struct Writer {
    std::vector<std::string> typed;
    std::string file;
    bool has_force = true;
};

const std::map<std::string, Writer> kWriters = {
    {"occasus new --output", {{"new", "rome_must_fall", "-o", "out"}, "out"}},
    {"occasus play --save", {{"play", "rome_must_fall", "--save", "out"}, "out"}},
    {"occasus import --output", {{"import", "d.json", "-o", "out"}, "out"}},
    {"occasus export --output", {{"export", "d.save", "--output", "out"}, "out"}},
    {"occasus lab report --output", {{"lab", "report", "lab.sqlite", "-o", "out"}, "out"}},
    {"occasus tables export --output",
     {{"tables", "export", "one", "--data", "data", "-o", "out"}, "out"}},
    {"occasus backup FILE", {{"backup", "out", "--data", "data"}, "out", false}}};

// What is read, or what a command goes on with.
const Words kOthers = {"SAVE",        "FILE",         "STORE",         "DIR",       "--position",
                       "--board",     "--check",      "--data",        "--compare", "--store",
                       "--movements", "--laboratory", "--signing-key", "--sendmail"};

class Files : public CommandLine {
  protected:
    // What the commands read that are tried.
    void prepare() const {
        text({"new", "diplomacy", "--option", "last_year=402", "-o", "d.save"});
        text({"export", "d.save", "-o", "d.json"});
        write_file(path("lab.toml"),
                   "game = \"rome_must_fall\"\ngames = 10\n[players]\nrome = \"uniform\"\n");
        text({"lab", "lab.toml", "--store", "lab.sqlite"});
        fs::create_directory(path("data"));
        write_file(path("data/tables.sqlite"), "");
        text({"tables", "list", "--data", "data"});
        const server::Database tables(path("data/tables.sqlite"));
        server::Statement(tables,
                          "INSERT INTO tables (id, host, header, dice_typed, delay, created) "
                          "VALUES ('one', ?, ?, 0, 0, 0)")
            .bind(std::string(64, '0'))
            .bind(text({"new", "rome_must_fall"}))
            .run();
    }
    // Those that this program can try: reports are drawn by the page, which it may lack.
    std::map<std::string, Writer> writers() const {
        std::map<std::string, Writer> all = kWriters;
        const Finished drawn = run({"lab", "report", "lab.sqlite", "-o", "drawn"});
        if (drawn.err.find("without its page") != std::string::npos)
            all.erase("occasus lab report --output");
        return all;
    }
    Finished run_limited(const std::string& limit, const std::vector<std::string>& typed) const {
        std::vector<std::string> words = {
            "sh", "-c", limit + "; exec \"$0\" \"$@\" >/dev/null 2>&1", OCCASUS_PROGRAM};
        words.insert(words.end(), typed.begin(), typed.end());
        return run_other(words);
    }
    // Nothing but what was there: no part of a file that was not finished.
    void expect_no_rest(const std::string& after) const {
        for (const auto& entry : fs::directory_iterator(path(".")))
            EXPECT_FALSE(entry.path().filename().string().starts_with(".occasus"))
                << entry.path() << after;
    }
    void expect_kept(const Writer& writer, const std::vector<std::string>& typed) const {
        EXPECT_EQ(read_file(path(writer.file)), "mine\n") << testing::PrintToString(typed);
        expect_no_rest(testing::PrintToString(typed));
    }
    void expect_refused(const Writer& writer, const std::vector<std::string>& typed,
                        const std::vector<std::string>& words) const {
        const Finished refused = run(typed);
        EXPECT_EQ(refused.exit, 3) << testing::PrintToString(typed);
        EXPECT_TRUE(is_one_line_with(refused.err, words)) << refused.err;
        EXPECT_FALSE(refused.err.find(writer.file) == std::string::npos) << refused.err;
    }
    mode_t rights(const std::string& name) const {
        struct stat told{};
        EXPECT_EQ(::stat(path(name).c_str(), &told), 0);
        return told.st_mode & 07777U;
    }
};

// Every place where the help of a command names a file: known as one that is read, or tried below.
TEST_F(Files, EveryCommandThatWritesIsTried) {
    std::size_t writers = 0;
    const auto all = all_help([this](const auto& words) { return text(words); });
    for (const auto& [command, help] : all)
        for (const auto& [name, word] : help.values) {
            const bool is_writer = kWriters.contains(command + " " + name);
            if (is_writer) {
                ++writers;
                EXPECT_EQ(help.options.contains("--force"),
                          kWriters.at(command + " " + name).has_force)
                    << command;
            } else if (name == "--output" || word == "FILE" || word == "SAVE" || word == "DIR" ||
                       word == "STORE") {
                EXPECT_TRUE(name != "--output" && kOthers.contains(name))
                    << command << " " << name << ": say here how it is tried";
            }
        }
    EXPECT_EQ(writers, kWriters.size());
}

TEST_F(Files, WhatIsThereIsReplacedOnlyByForce) {
    prepare();
    for (const auto& [name, writer] : writers()) {
        write_file(path(writer.file), "mine\n");
        expect_refused(writer, writer.typed,
                       {"is there already", writer.has_force ? "--force" : ""});
        expect_kept(writer, writer.typed);
        if (!writer.has_force) continue;
        std::vector<std::string> forced = writer.typed;
        forced.emplace_back("--force");
        ASSERT_EQ(::chmod(path(writer.file).c_str(), 0444), 0);
        expect_refused(writer, forced, {"write-protected"});
        expect_kept(writer, forced);
        ASSERT_EQ(::chmod(path(writer.file).c_str(), 0644), 0);
        // As on a full disk, and as when the program is killed while it writes.
        // SQLite cannot open the store of a report then, which is a fault of the machine.
        const int refusal = name == "occasus lab report --output" ? 1 : 3;
        EXPECT_EQ(run_limited("trap '' XFSZ; ulimit -f 0", forced).exit, refusal) << name;
        expect_kept(writer, forced);
        EXPECT_EQ(run_limited("ulimit -f 0", forced).exit, -1) << name;
        EXPECT_EQ(read_file(path(writer.file)), "mine\n") << name;
        for (const auto& entry : fs::directory_iterator(path(".")))
            if (entry.path().filename().string().starts_with(".occasus")) fs::remove(entry.path());
        EXPECT_EQ(run(forced).exit, 0) << name;
        EXPECT_NE(read_file(path(writer.file)), "mine\n") << name;
    }
}

TEST_F(Files, ALinkToNothingIsNotFollowed) {
    prepare();
    fs::create_directory(path("elsewhere"));
    for (const auto& [name, writer] : writers()) {
        fs::create_symlink(path("elsewhere/file"), path(writer.file));
        expect_refused(writer, writer.typed, {writer.has_force ? "a link to a missing file" : ""});
        std::vector<std::string> forced = writer.typed;
        if (writer.has_force) forced.emplace_back("--force");
        EXPECT_EQ(run(forced).exit, 3) << name;
        EXPECT_TRUE(fs::is_symlink(path(writer.file))) << name;
        EXPECT_TRUE(fs::is_empty(path("elsewhere"))) << name;
        fs::remove(path(writer.file));
    }
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

TEST_F(Files, AFileIsNoFolder) {
    prepare();
    write_file(path("games.jsonl"), "{}\n{}\n");
    const Finished taken = run({"import", "games.jsonl", "-o", "d.save"});
    EXPECT_EQ(taken.exit, 3);
    EXPECT_EQ(taken.err, "occasus: cannot use d.save: Not a directory\n");
    const Finished served = run({"serve", "--data", "d.save", "--port", "0"});
    EXPECT_EQ(served.err.find("cannot use d.save: Not a directory\n"), 0U) << served.err;
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
    if (is_root) {
        ASSERT_EQ(::chown(path("a.save").c_str(), 65534, 65534), 0);
    }
    text({"do", "a.save", "roll"});
    EXPECT_EQ(rights("a.save"), 0640U);
    struct stat told{};
    ASSERT_EQ(::stat(path("a.save").c_str(), &told), 0);
    EXPECT_EQ(told.st_uid, is_root ? 65534U : ::geteuid());
}

TEST_F(Files, ALinkStaysALink) {
    fs::create_directory(path("games"));
    fs::create_symlink("games/one.save", path("link.save"));
    fs::create_symlink("link.save", path("twice.save"));
    text({"new", "rome_must_fall", "--seed", "7", "-o", "games/one.save"});
    text({"do", "twice.save", "roll"});
    EXPECT_TRUE(fs::is_symlink(path("link.save")));
    EXPECT_TRUE(fs::is_symlink(path("twice.save")));
    EXPECT_FALSE(fs::is_symlink(path("games/one.save")));
    EXPECT_EQ(read_file(path("games/one.save")), read_file(path("twice.save")));
    EXPECT_EQ(run({"new", "rome_must_fall", "-o", "twice.save"}).exit, 3);
    text({"new", "rome_must_fall", "-o", "twice.save", "--force"});
    EXPECT_TRUE(fs::is_symlink(path("twice.save")));
    // A ring of links leads nowhere.
    fs::create_symlink("b", path("a"));
    fs::create_symlink("a", path("b"));
    EXPECT_EQ(run({"new", "rome_must_fall", "-o", "a", "--force"}).exit, 3);
}

// A pipe is written to, and nothing is asked.
TEST_F(Files, ADeviceIsWrittenTo) {
    EXPECT_EQ(run_other({"sh", "-c", "\"$0\" show nowhere 2>/dev/full", OCCASUS_PROGRAM}).exit, 3);
    text({"new", "rome_must_fall", "-o", "/dev/null"});
    EXPECT_EQ(run({"new", "rome_must_fall", "-o", "/dev/full"}).exit, 3);
    EXPECT_EQ(text({"new", "rome_must_fall", "--seed", "7"}),
              run_other({"sh", "-c", "\"$0\" new rome_must_fall --seed 7 -o /dev/stdout | cat",
                         OCCASUS_PROGRAM})
                  .out);
}

// A save in the middle of a game does not put another game out of the way.
TEST_F(Files, AGameAtTheTerminalReplacesNoOther) {
    begin("other.save");
    begin("own.save");
    const std::string other = read_file(path("other.save"));
    const std::string own = read_file(path("own.save"));
    const std::string shown = text({"play", "own.save"}, "levy\nsave other.save\nsave\nquit\n");
    EXPECT_NE(shown.find("other.save is there already"), std::string::npos) << shown;
    EXPECT_NE(shown.find("Saved in own.save."), std::string::npos) << shown;
    EXPECT_EQ(read_file(path("other.save")), other);
    EXPECT_NE(read_file(path("own.save")), own);
}

TEST_F(Files, ByteOrderMarksAndLineEndsOfOtherSystemsAreRead) {
    const std::string mark = "\xef\xbb\xbf";
    begin("a.save");
    write_file(path("marked.save"), mark + read_file(path("a.save")));
    EXPECT_EQ(run({"show", "marked.save"}).exit, 0);
    EXPECT_EQ(run({"verify", "marked.save"}).exit, 0);
    write_file(path("position.json"), mark + "{\"turn\": 3}\r\n");
    text({"new", "rome_must_fall", "--position", "position.json"});
    write_file(path("lab.toml"), mark + "game = \"rome_must_fall\"\r\ngames = 10\r\n");
    text({"lab", "lab.toml", "--store", "lab.sqlite"});
    const std::string line =
        R"({"id":1,"phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":["A PAR - BUR"]}})";
    EXPECT_EQ(text({"adjudicate"}, mark + line + "\r\n"), text({"adjudicate"}, line + "\n"));
    EXPECT_NE(text({"play", "a.save"}, mark + "levy\r\nquit\r\n").find("Levy: one cube"),
              std::string::npos);
    EXPECT_EQ(text({"engine"}, mark + "game {\"game\":\"rome_must_fall\"}\r\nquit\r\n"), "ready\n");
    std::string windows;
    for (const char letter : read_file(path("a.save")))
        windows += letter == '\n' ? "\r\n" : std::string(1, letter);
    write_file(path("windows.save"), windows);
    EXPECT_EQ(run({"do", "windows.save", "levy"}).exit, 0);
    EXPECT_EQ(run({"verify", "windows.save"}).exit, 0);
}

// A board with such a name once began a game that nobody could open again.
TEST_F(Files, TextsInOtherEncodingsAreRefused) {
    std::string board = text({"board", "rome_must_fall"});
    for (const std::string& name :
         {std::string("H\xf6he"), std::string("a\0b", 3), std::string("\xed\xa0\x80")}) {
        const std::size_t at = board.find("Reconstructed sheet");
        write_file(path("own.csv"), board.substr(0, at) + name + board.substr(at));
        for (const std::vector<std::string>& words :
             {std::vector<std::string>{"board", "rome_must_fall", "--check", "own.csv"},
              {"new", "rome_must_fall", "--option", "board=own.csv", "-o", "own.save"}}) {
            const auto refused = run(words);
            EXPECT_EQ(refused.exit, 3);
            EXPECT_TRUE(is_one_line_with(refused.err, {"own.csv", "UTF-8"})) << refused.err;
        }
        EXPECT_EQ(run({"show", "own.save"}).exit, 3);
    }
    write_file(path("wide.json"), std::string("\xff\xfe{\0}\0", 6));
    EXPECT_TRUE(is_one_line_with(run({"new", "rome_must_fall", "--position", "wide.json"}).err,
                                 {"wide.json", "UTF-8"}));
}

}  // namespace
}  // namespace occasus::test
