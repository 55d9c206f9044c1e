// Help, versions, and command lines that make no sense.
#include <sstream>

#include "files.h"
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
    EXPECT_NE(done.err.find("\"-1\" is no whole number"), std::string::npos) << done.err;
    EXPECT_EQ(run({"new", "rome_must_fall", "--seed", "18446744073709551615"}).exit, 0);
    EXPECT_EQ(run({"new", "rome_must_fall", "--seed", "0"}).exit, 0);
}

// What `occasus completion bash` says of a command: its options, and what each of them may be.
struct Numbers {
    std::vector<std::string> command;
    std::vector<std::string> options;
};

std::vector<Numbers> all_numbers(const std::string& script) {
    std::vector<Numbers> all;
    std::istringstream lines(script);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t begin = line.find_first_not_of(' ');
        if (begin == std::string::npos) continue;
        const std::string text = line.substr(begin);
        if (text.starts_with("'occasus") && text.ends_with("')")) {
            std::istringstream words(text.substr(1, text.size() - 3));
            Numbers next;
            for (std::string word; words >> word;) next.command.push_back(word);
            next.command.erase(next.command.begin());
            all.push_back(next);
        }
        if (!text.starts_with("valued=(")) continue;
        std::istringstream words(text);
        for (std::string word; words >> word;)
            if (const std::size_t end = word.find("]='@number'"); end != std::string::npos)
                all.back().options.push_back(
                    word.substr(word.find('[') + 1, end - word.find('[') - 1));
    }
    return all;
}

// Every option of every command that takes a number: in digits, and never to another base.
TEST_F(Usage, EveryNumberIsDecimal) {
    std::size_t options = 0;
    for (const Numbers& numbers : all_numbers(text({"completion", "bash"})))
        for (const std::string& option : numbers.options) {
            ++options;
            for (const std::string value :
                 {"0x1", "1e3", "1_0", "-0x1", "ten", "", "1 ", "0b1", "99999999999999999999999"}) {
                std::vector<std::string> arguments = numbers.command;
                arguments.push_back(option);
                arguments.push_back(value);
                const Finished done = run(arguments);
                EXPECT_EQ(done.exit, 2) << testing::PrintToString(arguments);
                EXPECT_TRUE(is_one_line_with(done.err,
                                             {option, "\"" + value + "\"", "number from ", " to "}))
                    << testing::PrintToString(arguments) << done.err;
            }
            // Zeros before it say nothing: what is wrong with the command is something else.
            for (const std::string value : {"008", "010"}) {
                std::vector<std::string> arguments = numbers.command;
                arguments.insert(arguments.end(), {option, value, "--no-such-option"});
                const Finished done = run(arguments);
                EXPECT_EQ(done.exit, 2) << testing::PrintToString(arguments);
                EXPECT_NE(done.err.find("--no-such-option"), std::string::npos)
                    << testing::PrintToString(arguments) << done.err;
            }
        }
    EXPECT_GT(options, 30U);
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
        {{"new", "empire", "--dice", "type"}, {"--dice", "did you mean \"typed\"?"}},
        {{"manual", "serv"}, {"did you mean \"serve\"?"}}};
    for (const auto& [arguments, words] : known) {
        const Finished done = run(arguments);
        EXPECT_EQ(done.exit, 2) << testing::PrintToString(arguments);
        EXPECT_TRUE(is_one_line_with(done.err, words)) << done.err;
    }
    EXPECT_TRUE(is_one_line_with(run({"new", "empire", "--option", "crt3=x"}).err,
                                 {"crt3", "Did you mean “crt33”?"}));
    EXPECT_TRUE(is_one_line_with(run({"sim", "empire"}).err, {"occasus sim needs --games NUMBER"}));
    EXPECT_TRUE(is_one_line_with(run({"show"}).err, {"occasus show needs SAVE"}));
    EXPECT_TRUE(is_one_line_with(run({"tables"}).err, {"occasus tables needs a command: list"}));
    EXPECT_TRUE(is_one_line_with(run({"show", "a", "b"}).err, {"occasus show takes no \"b\""}));
    EXPECT_TRUE(is_one_line_with(run({"new", "empire", "--seed"}).err, {"--seed needs a value"}));
}

TEST_F(Usage, WithJsonAnErrorIsJson) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> known = {
        {{"sim", "empire", "--gmes", "3", "--json"}, "usage"},
        {{"frobnicate", "--json"}, "usage"},
        {{"show", "nowhere.save", "--json"}, "refused"},
        {{"do", "nowhere.save", "roll", "--json"}, "refused"}};
    for (const auto& [arguments, kind] : known) {
        const Finished done = run(arguments);
        const Result<Value> told = parse_json(done.err);
        ASSERT_TRUE(told) << done.err;
        EXPECT_EQ(text_at(*told, "error.kind"), kind);
        EXPECT_FALSE(text_at(*told, "error.text").empty());
        EXPECT_TRUE(done.out.empty()) << done.out;
    }
}

// What docs/engine.md shows of a turn is the notation of the game that it names.
TEST_F(Usage, TheExampleOfTheEngineIsInNotation) {
    const std::string page = read_file(source_path("docs/engine.md"));
    const std::size_t begin = page.find("```json\n") + 8;
    const Result<Value> turn = parse_json(page.substr(begin, page.find("```", begin) - begin));
    ASSERT_TRUE(turn);
    text({"new", "empire", "--seed", "7", "-o", "e.save"});
    text({"do", "e.save", "set_up sarmatia", "end"});
    for (const Value& action : *at(*turn, "legal").items())
        EXPECT_EQ(run({"why", "e.save", *action.text()}).exit, 0) << *action.text();
}

TEST_F(Usage, HelpFitsATerminalOf80Columns) {
    std::vector<std::vector<std::string>> commands = {{}};
    for (const Numbers& numbers : all_numbers(text({"completion", "bash"})))
        commands.push_back(numbers.command);
    ASSERT_GT(commands.size(), 30U);
    for (std::vector<std::string> command : commands) {
        command.emplace_back("--help");
        std::istringstream lines(text(command));
        for (std::string line; std::getline(lines, line);)
            EXPECT_LE(line.size(), 80U) << testing::PrintToString(command) << line;
    }
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
