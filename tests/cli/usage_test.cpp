// Help, versions, and command lines that make no sense.
#include "process.h"

namespace occasus::test {
namespace {

class Usage : public CommandLine {};

TEST_F(Usage, HelpAndVersionAreNoErrors) {
    EXPECT_NE(text({"--help"}).find("Examples:"), std::string::npos);
    EXPECT_EQ(text({"--version"}).rfind("occasus ", 0), 0U);
}

TEST_F(Usage, EveryCommandHasHelpWithAnExample) {
    for (const char* command : {"new",   "show", "legal",  "do",     "log",    "why",     "verify",
                                "play",  "sim",  "events", "odds",   "export", "import",  "perft",
                                "bench", "fuzz", "case",   "tables", "backup", "restore", "store"})
        EXPECT_NE(text({command, "--help"}).find("occasus " + std::string(command)),
                  std::string::npos)
            << command;
}

TEST_F(Usage, NonsenseIsExitCodeTwo) {
    const std::vector<std::vector<std::string>> nonsense = {
        {},
        {"dance"},
        {"new"},
        {"new", "chess"},
        {"new", "rome_must_fall", "--option", "board"},
        {"new", "rome_must_fall", "--dice", "loaded"},
        {"new", "rome_must_fall", "--dice", "typed", "--seed", "1"},
        {"new", "rome_must_fall", "--seed", "seven"},
        {"new", "rome_must_fall", "--seed", "-1"},
        {"new", "rome_must_fall", "--seed", "-18446744073709551615"},
        {"new", "rome_must_fall", "--seed", "18446744073709551616"},
        {"new", "rome_must_fall", "--seed", "7.5"},
        {"play", "rome_must_fall", "--seed", "-1"},
        {"play", "rome_must_fall", "--seed", "99999999999999999999"},
        {"show"},
        {"do"},
        {"play"},
        {"sim", "rome_must_fall"},
        {"sim", "rome_must_fall", "--games", "0"},
        {"sim", "rome_must_fall", "--games", "5", "--players", "nobody"},
        {"sim", "rome_must_fall", "--games", "5", "--players", "uniform,uniform"},
        {"perft", "rome_must_fall"},
        {"perft", "rome_must_fall", "-1"},
        {"bench", "chess"},
        {"fuzz", "chess", "--games", "1"},
        {"case"},
    };
    for (const auto& arguments : nonsense) {
        const Finished done = run(arguments);
        EXPECT_EQ(done.exit, 2) << testing::PrintToString(arguments) << done.out << done.err;
        EXPECT_FALSE(done.err.empty()) << testing::PrintToString(arguments);
        EXPECT_TRUE(done.out.empty()) << testing::PrintToString(arguments);
    }
}

TEST_F(Usage, AFolderWithoutTablesIsRefusedInOneLine) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"tables", "list", "--data", "nowhere"},
          {"tables", "export", "one", "--data", "nowhere"},
          {"backup", "copy", "--data", "nowhere"},
          {"restore", "copy", "--data", "nowhere"},
          {"store", "copy", "nowhere", "elsewhere"}}) {
        const Finished done = run(arguments);
        EXPECT_EQ(done.exit, 3) << testing::PrintToString(arguments);
        EXPECT_TRUE(is_one_line_with(done.err, {"no"})) << done.err;
    }
}

TEST_F(Usage, CommandsForAFolderSayWhatIsDoneWithADatabase) {
    const std::string database = "postgresql://db.example.org/occasus";
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"tables", "list", "--data", database},
          {"tables", "export", "one", "--data", database},
          {"tables", "delete", "one", "--data", database},
          {"backup", "copy", "--data", database},
          {"restore", "copy", "--data", database}}) {
        const Finished done = run(arguments);
        EXPECT_EQ(done.exit, 3) << testing::PrintToString(arguments);
        EXPECT_TRUE(is_one_line_with(done.err, {"pg_dump", "store copy", database})) << done.err;
    }
}

TEST_F(Usage, AnUnknownCommandIsNamed) {
    EXPECT_TRUE(is_one_line_with(run({"frobnicate"}).err, {"frobnicate", "play", "serve"}));
    EXPECT_TRUE(is_one_line_with(run({"frobnicate", "--help"}).err, {"frobnicate"}));
}

TEST_F(Usage, ASeedThatIsNoneIsNamed) {
    const Finished done = run({"new", "rome_must_fall", "--seed", "-1"});
    EXPECT_NE(done.err.find("\"-1\" is no whole number"), std::string::npos) << done.err;
    EXPECT_EQ(run({"new", "rome_must_fall", "--seed", "18446744073709551615"}).exit, 0);
    EXPECT_EQ(run({"new", "rome_must_fall", "--seed", "0"}).exit, 0);
}

TEST_F(Usage, AnUnknownGameIsAnsweredWithTheKnownOnes) {
    EXPECT_TRUE(is_one_line_with(run({"new", "chess"}).err, {"chess", "rome_must_fall"}));
}

TEST_F(Usage, GamesAreListed) {
    EXPECT_NE(text({"games"}).find("rome_must_fall"), std::string::npos);
    const Value games = json({"games", "--json"});
    EXPECT_EQ(text_at(games, "0.id"), "rome_must_fall");
    EXPECT_EQ(text_at(games, "0.seats.0.id"), "rome");
    EXPECT_EQ(text_at(games, "0.options.0.name"), "board");
    EXPECT_FALSE(at(games, "0.players").items()->empty());
}

// A reader that cannot be written to must not look like success.
TEST_F(Usage, AFullDiskIsOurFault) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "this machine has no /dev/full";
    begin("a.save");
    const Finished done = run({"new", "rome_must_fall", "-o", "/dev/full"});
    EXPECT_EQ(done.exit, 3);
    EXPECT_TRUE(is_one_line_with(done.err, {"/dev/full"}));
}

}  // namespace
}  // namespace occasus::test
