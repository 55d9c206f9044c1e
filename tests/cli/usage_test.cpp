// Help, versions, and command lines that make no sense.
#include <sstream>

#include "help.h"
#include "process.h"
#include "record/json.h"

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
    EXPECT_NE(done.err.find("\"-1\" is not a whole number"), std::string::npos) << done.err;
    EXPECT_EQ(run({"new", "rome_must_fall", "--seed", "18446744073709551615"}).exit, 0);
    EXPECT_EQ(run({"new", "rome_must_fall", "--seed", "0"}).exit, 0);
}

// Every option of every command that takes a number: in digits, and never to another base.
TEST_F(Usage, EveryNumberIsDecimal) {
    int options = 0;
    for (const auto& [command, help] : all_help([this](const auto& words) { return text(words); }))
        for (const auto& [option, word] : help.values) {
            const bool is_number = word == "NUMBER" || option == "--time";
            if (!is_number || !option.starts_with("--")) continue;
            ++options;
            std::istringstream words(command.substr(command.find(' ') + 1));
            std::vector<std::string> typed;
            for (std::string part; words >> part;) typed.push_back(part);
            typed.push_back(option);
            for (const std::string value :
                 {"0x1", "1_0", "-0x1", "ten", "1 ", "0b1", "99999999999999999999999"}) {
                std::vector<std::string> wrong = typed;
                wrong.push_back(value);
                const Finished done = run(wrong);
                EXPECT_EQ(done.exit, 2) << testing::PrintToString(wrong);
                EXPECT_NE(done.err.find("number from "), std::string::npos)
                    << testing::PrintToString(wrong) << done.err;
            }
            // Zeros before it say nothing: what is wrong with the command is something else.
            for (const std::string value : {"008", "010"}) {
                std::vector<std::string> arguments = typed;
                arguments.insert(arguments.end(), {value, "--no-such-option"});
                EXPECT_NE(run(arguments).err.find("--no-such-option"), std::string::npos)
                    << testing::PrintToString(arguments);
            }
        }
    EXPECT_GT(options, 25);
}

TEST_F(Usage, ZerosBeforeANumberSayNothing) {
    const Value ten = json({"sim", "rome_must_fall", "--games", "010", "--seed", "008", "--json"});
    EXPECT_EQ(number_at(ten, "games"), 10);
    EXPECT_EQ(number_at(ten, "seed"), 8);
    EXPECT_EQ(json({"sim", "rome_must_fall", "--games", "10", "--seed", "8", "--json"}), ten);
}

TEST_F(Usage, SeedsAreNumbersOf64BitsEverywhere) {
    const std::string most = "18446744073709551615";
    const Value sim = json({"sim", "rome_must_fall", "--games", "4", "--seed", most, "--json"});
    EXPECT_EQ(text_at(sim, "seed"), most);
    EXPECT_EQ(run({"fuzz", "rome_must_fall", "--games", "4", "--seed", most}).exit, 0);
    EXPECT_EQ(run({"calibrate", "empire", "--games", "4", "--seed", most}).exit, 0);
    EXPECT_EQ(run({"ladder", "rome_must_fall", "--games", "4", "--players", "uniform,greedy",
                   "--seed", most})
                  .exit,
              0);
    write_file(path("lab.toml"), "game = \"rome_must_fall\"\ngames = 4\nseed = \"" + most + "\"\n");
    EXPECT_EQ(run({"lab", "lab.toml", "--store", "lab.sqlite"}).exit, 0);
    write_file(path("lab.toml"), "game = \"rome_must_fall\"\ngames = 4\nseed = " + most + "\n");
    EXPECT_TRUE(is_one_line_with(run({"lab", "lab.toml", "--store", "lab.sqlite"}).err,
                                 {"line 3", "quotation marks"}));
}

// A misspelt option is what is wrong, not the required one that it was meant for.
TEST_F(Usage, WhatIsMisspeltIsNamedWithWhatMayBeMeant) {
    const std::vector<std::pair<std::vector<std::string>, std::vector<std::string>>> known = {
        {{"sim", "rome_must_fall", "--gmes", "3"}, {"--gmes", "did you mean --games?"}},
        {{"new", "rome_must_fall", "--sed=7"}, {"--sed", "did you mean --seed?"}},
        {{"lab", "report", "x", "--ouput", "y"}, {"occasus lab report", "--output?"}},
        {{"sin", "rome_must_fall"}, {"\"sin\"", "did you mean \"sim\"?"}},
        {{"new", "rome_must_fal"}, {"did you mean \"rome_must_fall\"?"}},
        {{"sim", "empire", "--games", "2", "--players", "exapnd"}, {"did you mean \"expand\"?"}},
        {{"sim", "empire", "--games", "2", "--players", "romn=mass"}, {"did you mean \"roman\"?"}},
        {{"tables", "lsit"}, {"\"lsit\"", "did you mean \"list\"?"}},
        {{"lab", "reprot"}, {"\"reprot\"", "did you mean \"report\"?"}},
        {{"new", "empire", "--dice", "steam"}, {"--dice", "did you mean \"stream\"?"}},
        {{"adjudicate", "--edition", "datc"}, {"--edition", "did you mean \"datc3\"?"}},
        {{"completion", "bsh"}, {"did you mean \"bash\"?"}},
        {{"board", "invasions", "--of", "scenaro"}, {"--of", "did you mean \"scenario\"?"}}};
    for (const auto& [arguments, words] : known) {
        const Finished done = run(arguments);
        EXPECT_EQ(done.exit, 2) << testing::PrintToString(arguments);
        EXPECT_TRUE(is_one_line_with(done.err, words)) << done.err;
    }
    EXPECT_TRUE(is_one_line_with(run({"new", "empire", "--option", "crt3=x"}).err,
                                 {"crt3", "Did you mean “crt33”?"}));
}

TEST_F(Usage, WithJsonAnErrorIsJson) {
    begin("a.save");
    struct Known {
        std::vector<std::string> arguments;
        int exit;
        std::string kind;
        Value rule;
        Value field;
    };
    const std::vector<Known> known = {
        {{"sim", "empire", "--gmes", "3", "--json"}, 2, "usage", {}, "--gmes"},
        {{"sim", "empire", "--games", "0", "--json"}, 2, "usage", {}, "--games"},
        {{"frobnicate", "--json"}, 2, "usage", {}, {}},
        {{"show", "nowhere.save", "--json"}, 3, "refused", {}, {}},
        {{"sim", "empire", "--games", "1", "--option", "crt33=q", "--json"},
         3,
         "unreadable",
         {},
         "crt33"},
        {{"do", "a.save", "levy", "levy", "--json"}, 3, "illegal", "T1.2", {}}};
    for (const auto& [arguments, exit, kind, rule, field] : known) {
        const Finished done = run(arguments);
        const Result<Value> told = parse_json(done.err);
        ASSERT_TRUE(told) << done.err;
        EXPECT_EQ(text_at(*told, "error.kind"), kind);
        EXPECT_FALSE(text_at(*told, "error.text").empty());
        EXPECT_EQ(at(*told, "error.rule"), rule) << done.err;
        EXPECT_EQ(at(*told, "error.field"), field) << done.err;
        EXPECT_EQ(told->members()->size(), 1U) << done.err;
        EXPECT_EQ(done.exit, exit);
        EXPECT_TRUE(done.out.empty()) << done.out;
    }
}

TEST_F(Usage, HelpAndListsFitATerminalOf80Columns) {
    const auto all = all_help([this](const auto& words) {
        const std::string help = text(words);
        for (const std::string& line : lines_of(help))
            EXPECT_LE(line.size(), 80U) << testing::PrintToString(words) << line;
        return help;
    });
    EXPECT_GT(all.size(), 30U);
    for (const std::string& line : lines_of(text({"games"}))) EXPECT_LE(line.size(), 80U) << line;
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
