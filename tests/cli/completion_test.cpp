// completion: what --help says is there can be completed in every shell.
#include <map>
#include <sstream>

#include "help.h"
#include "process.h"

namespace occasus::test {
namespace {

class Completion : public CommandLine {
  protected:
    // By what is typed: "occasus lab report".
    std::map<std::string, Help> all_help() const {
        return test::all_help([this](const auto& words) { return text(words); });
    }
    bool is_here(const std::string& shell) const {
        return run_other({shell, "-c", "true"}).exit == 0;
    }
    // What a shell offers after each of these lines; in the script, "offer LINE" prints a word a
    // line.
    std::map<std::string, Words> offered(const std::string& shell, const std::string& offer,
                                         const std::vector<std::string>& typed) const {
        write_file(path("completion"), text({"completion", shell}));
        std::string script = offer;
        for (const std::string& line : typed)
            script += "echo '= " + line + "'\noffer '" + line + "'\n";
        write_file(path("script"), script);
        const Finished done = run_other({shell, path("script").string()});
        EXPECT_EQ(done.exit, 0) << done.err;
        EXPECT_EQ(done.err, "");
        std::map<std::string, Words> all;
        std::string line;
        for (const std::string& word : lines_of(done.out))
            if (word.rfind("= ", 0) == 0)
                line = word.substr(2);
            else
                all[line].insert(word.substr(0, word.find('\t')));
        return all;
    }
    std::map<std::string, Words> in_bash(const std::vector<std::string>& typed) const {
        return offered("bash",
                       "source ./completion\n"
                       "occasus() { " OCCASUS_PROGRAM
                       " \"$@\"; }\n"
                       "offer() {\n"
                       "    COMP_LINE=$1 COMP_POINT=${#1}\n"
                       "    _occasus\n"
                       "    ((${#COMPREPLY[@]})) && printf '%s\\n' \"${COMPREPLY[@]}\"\n"
                       "    return 0\n"
                       "}\n",
                       typed);
    }
    std::map<std::string, Words> in_fish(const std::vector<std::string>& typed) const {
        return offered("fish",
                       "source ./completion\nfunction occasus; " OCCASUS_PROGRAM
                       " $argv; end\nfunction offer; complete -C \"$argv\"; end\n",
                       typed);
    }
};

// Every option after a dash, every command after a blank.
void expect_all(const std::map<std::string, Help>& all, const auto& in_shell) {
    std::vector<std::string> typed;
    for (const auto& [command, help] : all)
        for (const char* end : {" -", " --", " "}) typed.push_back(command + end);
    std::map<std::string, Words> found = in_shell(typed);
    for (const auto& [command, help] : all) {
        Words options = found[command + " -"];
        options.merge(found[command + " --"]);
        EXPECT_EQ(options, help.options) << command;
        for (const std::string& inner : help.commands)
            EXPECT_TRUE(found[command + " "].contains(inner)) << command << " " << inner;
    }
}

// One test, because asking every command for its help takes the longest.
TEST_F(Completion, WhatTheHelpNamesIsInEveryShell) {
    const std::map<std::string, Help> all = all_help();
    ASSERT_TRUE(all.contains("occasus lab report"));
    EXPECT_EQ(all.at("occasus tables export").options,
              (Words{"-h", "--help", "--data", "-o", "--output", "--force"}));
    expect_all(all, [&](const auto& typed) { return in_bash(typed); });
    if (is_here("fish")) expect_all(all, [&](const auto& typed) { return in_fish(typed); });
}

TEST_F(Completion, BashCompletesNamesFilesAndFolders) {
    std::filesystem::create_directory(path("tables"));
    write_file(path("my game.save"), "");
    std::map<std::string, Words> found =
        in_bash({"occasus ser", "occasus new --dice ", "occasus new --dice=ty", "occasus new emp",
                 "occasus show my", "occasus serve --data t", "occasus serve --host ",
                 "occasus tables export x -", "occasus new empire s"});
    EXPECT_EQ(found["occasus ser"], Words{"serve"});
    EXPECT_EQ(found["occasus new --dice "], (Words{"stream", "typed"}));
    EXPECT_EQ(found["occasus new --dice=ty"], Words{"typed"});
    EXPECT_EQ(found["occasus new emp"], Words{"empire"});
    EXPECT_EQ(found["occasus show my"], Words{"my game.save"});
    EXPECT_EQ(found["occasus serve --data t"], Words{"tables"});
    EXPECT_EQ(found["occasus serve --host "], Words{});
    EXPECT_TRUE(found["occasus tables export x -"].contains("--output"));
    EXPECT_EQ(found["occasus new empire s"], Words{});
}

// Players, options, their values, seats and actions are those of the game that was typed before.
TEST_F(Completion, ShellsCompleteWhatAGameHas) {
    text({"new", "empire", "--seed", "7", "-o", "e.save"});
    const std::string e = "e.save ";
    std::map<std::string, Words> found = in_bash(
        {"occasus sim empire --players exp", "occasus sim empire --players roman=ma",
         "occasus sim empire --players expand,ma", "occasus new empire --option crt",
         "occasus new empire --option crt33=", "occasus show " + e + "--seat b",
         "occasus appraise " + e + "--player cons", "occasus do " + e, "occasus sim --players exp",
         "occasus sim empire --players roman=expand,barbarian=ma",
         "occasus board invasions --of sc", "occasus engine --player dumb",
         "occasus adjudicate --edition dat", "occasus engine --test x emp"});
    EXPECT_EQ(found["occasus sim empire --players exp"], Words{"expand"});
    EXPECT_EQ(found["occasus sim empire --players roman=ma"], Words{"mass"});
    EXPECT_EQ(found["occasus sim empire --players expand,ma"], Words{"expand,mass"});
    EXPECT_EQ(found["occasus new empire --option crt"], Words{"crt33="});
    EXPECT_TRUE(found["occasus new empire --option crt33="].contains("x"));
    EXPECT_EQ(found["occasus show " + e + "--seat b"], Words{"barbarian"});
    EXPECT_EQ(found["occasus appraise " + e + "--player cons"], Words{"consul"});
    EXPECT_TRUE(found["occasus do " + e].contains("roll"));
    EXPECT_GT(found["occasus do " + e].size(), 2U) << "legal actions";
    EXPECT_EQ(found["occasus sim --players exp"], Words{}) << "of no game";
    EXPECT_EQ(found["occasus sim empire --players roman=expand,barbarian=ma"], Words{"mass"});
    EXPECT_EQ(found["occasus board invasions --of sc"], Words{"scenario"});
    EXPECT_EQ(found["occasus engine --player dumb"], Words{"dumbbot"}) << "of any game";
    EXPECT_EQ(found["occasus adjudicate --edition dat"], Words{"datc3"});
    EXPECT_EQ(found["occasus engine --test x emp"], Words{"empire"});
    if (!is_here("fish")) return;
    found = in_fish({"occasus sim empire --players exp", "occasus do " + e});
    EXPECT_TRUE(found["occasus sim empire --players exp"].contains("expand"));
    EXPECT_TRUE(found["occasus do " + e].contains("roll"));
}

TEST_F(Completion, FishCompletesNames) {
    if (!is_here("fish")) GTEST_SKIP() << "this machine has no fish";
    std::map<std::string, Words> found = in_fish({"occasus ser", "occasus new --dice "});
    EXPECT_EQ(found["occasus ser"], Words{"serve"});
    EXPECT_EQ(found["occasus new --dice "], (Words{"stream", "typed"}));
}

TEST_F(Completion, ZshCanReadItsScript) {
    if (!is_here("zsh")) GTEST_SKIP() << "this machine has no zsh";
    write_file(path("completion"), text({"completion", "zsh"}));
    EXPECT_EQ(run_other({"zsh", "-n", "completion"}).exit, 0);
}

}  // namespace
}  // namespace occasus::test
