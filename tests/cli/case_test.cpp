// case: what passes, what fails and how that is said.
#include <sstream>
#include <vector>

#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

constexpr std::string_view kHead =
    "id: x\n"
    "title: A case\n"
    "game: rome_must_fall\n"
    "rules: T1.1\n"
    "source: made up\n";

class Case : public CommandLine {
  protected:
    Finished play(const std::string& rest, std::string_view head = kHead) const {
        write_file(path("x.case"), std::string(head) + rest);
        return run({"case", "x.case"});
    }
    // The case fails, and the report has these words.
    void expect_failure(const std::string& rest, const std::vector<std::string>& words,
                        std::string_view head = kHead) const {
        const Finished done = play(rest, head);
        EXPECT_EQ(done.exit, 3) << done.out;
        for (const std::string& word : words)
            EXPECT_NE(done.out.find(word), std::string::npos) << word << " in: " << done.out;
    }
};

TEST_F(Case, PassesWhenAllIsAsExpected) {
    const Finished done = play(
        "script:\n  roll 1 2 3 4 5 6\n  levy\n  refuse levy because T1.2\n"
        "expect:\n  cubes = 3\n  view.trackers.vandals.bonus = 0\n"
        "events:\n  T1.1 rolled die=5 value=6\n  T1.2 levied\n");
    EXPECT_EQ(done.exit, 0) << done.out;
    EXPECT_NE(done.out.find("1 of 1 cases passed"), std::string::npos);
}

TEST_F(Case, SaysWhatDiffered) {
    expect_failure("expect:\n  cubes = 3\n", {"FAIL", "line 7", "cubes", "expected 3", "found 2"});
    expect_failure("expect:\n  legions = 3\n", {"legions", "no such field"});
    expect_failure("script:\n  levy\nexpect:\n  cubes = 3\n", {"line 7", "levy", "not_your_turn"});
    expect_failure("script:\n  refuse roll 1 because T1.1\n", {"was accepted"});
    expect_failure("script:\n  roll 1 2 3 4 5 6\n  levy\n  refuse levy because R18\n",
                   {"expected refusal by R18", "T1.2"});
    expect_failure("script:\n  refuse levy because unreadable\n", {"expected unreadable"});
    expect_failure("script:\n  roll 1\nevents:\n  T1.1 rolled value=2\n", {"not in the log"});
    expect_failure("position:\n  turn = 14\nexpect:\n  turn = 14\n", {"turn"});
    expect_failure("board:\n  timeline,vandals,1,x\nexpect:\n  turn = 1\n", {"timeline"});
}

TEST_F(Case, EventsMustBeInOrder) {
    const std::string script = "script:\n  roll 1 2 3 4 5 6\nevents:\n";
    EXPECT_EQ(play(script + "  T1.1 rolled value=1\n  T1.1 rolled value=2\n").exit, 0);
    expect_failure(script + "  T1.1 rolled value=2\n  T1.1 rolled value=1\n", {"line 10"});
}

TEST_F(Case, ACaseThatIsNoneIsRefusedWithItsLine) {
    expect_failure("expect:\n  cubes : 3\n", {"line 7"});
    expect_failure("sript:\n  levy\n", {"line 6", "sript"});
    expect_failure("script:\n  refuse levy\n", {"line 7", "because"});
    expect_failure("script:\n  roll 1\n", {"nothing is expected"});
    expect_failure("title: again\n", {"twice"});
    expect_failure("expect:\n  turn = 1\n", {"rules"},
                   "id: x\ntitle: t\ngame: rome_must_fall\nsource: s\n");
    expect_failure("expect:\n  turn = 1\n", {"no rule T9.9"},
                   "id: x\ntitle: t\ngame: rome_must_fall\nrules: T9.9\nsource: s\n");
    expect_failure("expect:\n  turn = 1\n", {"chess"},
                   "id: x\ntitle: t\ngame: chess\nrules: T1.1\nsource: s\n");
}

// T1.1 asks for the roll, T1.2 is in a refusal, T3.1 and E2 are nowhere.
TEST_F(Case, EveryRuleThatIsClaimedIsShownOrExcused) {
    const auto head = [](const std::string& rules) {
        return "id: x\ntitle: t\ngame: rome_must_fall\nsource: s\nrules: " + rules + "\n";
    };
    const std::string script =
        "script:\n  roll 1 2 3 4 5 6\n  levy\n  refuse levy because illegal\n";
    EXPECT_EQ(play(script, head("T1.1 T1.2")).exit, 0);
    expect_failure(script, {"the case claims to show T3.1, but nothing in it does"},
                   head("T1.1 T3.1"));
    const std::string excuse = "silent:\n  T3.1 because no die is black yet\n";
    EXPECT_EQ(play(script + excuse, head("T1.1 T3.1")).exit, 0);
    expect_failure(script + "silent:\n  T1.1 because it is dull\n", {"T1.1 is shown here"});
    expect_failure(script + excuse, {"line 11", "T3.1"});
    expect_failure(script + "silent:\n  T1.1\n", {"line 11", "because"});
    expect_failure(script + "silent:\n  T1.1 because\n", {"line 11", "because"});
    expect_failure(script + excuse + "  T3.1 because it is said again\n", {"line 12", "twice"},
                   head("T1.1 T3.1"));
}

// A line of JSON for each file of a folder.
TEST_F(Case, AFolderStandsForItsCases) {
    for (const std::string name : {"a", "b"})
        write_file(path(name + ".case"), std::string(kHead) + "expect:\n  cubes = 2\n");
    write_file(path("none.txt"), "no case");
    std::istringstream lines(run({"case", "--json", "."}).out);
    std::vector<std::string> files;
    for (std::string line; std::getline(lines, line);) {
        const Result<Value> verdict = parse_json(line);
        ASSERT_TRUE(bool(verdict)) << line;
        files.push_back(std::filesystem::path(text_at(*verdict, "file")).filename());
        EXPECT_EQ(text_at(*verdict, "id"), "x");
        EXPECT_EQ(text_at(*verdict, "game"), "rome_must_fall");
        EXPECT_EQ(text_at(*verdict, "rules.0"), "T1.1");
        EXPECT_EQ(at(*verdict, "passed"), Value(true)) << line;
    }
    EXPECT_EQ(files, (std::vector<std::string>{"a.case", "b.case"}));
}

}  // namespace
}  // namespace occasus::test
