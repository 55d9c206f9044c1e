// The cases of the games, each a test of its own.
#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>

#include "apps/cli/case_file.h"
#include "apps/cli/case_run.h"
#include "files.h"
#include "games/registry.h"
#include "rules_to_show.h"

namespace occasus {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> case_files() {
    return test::files_below("src/games", ".case");
}

// src/games/GAME/cases/ID.case: GAME.
std::string game_of(const fs::path& file) {
    return file.parent_path().parent_path().filename();
}

class GameCase : public testing::TestWithParam<fs::path> {};

TEST_P(GameCase, ComesOutAsItSays) {
    const Result<cli::CaseFile> file = cli::parse_case(test::read_file(GetParam()));
    ASSERT_TRUE(file) << file.refusal().text;
    EXPECT_EQ(file->id, GetParam().stem());
    EXPECT_EQ(file->game, game_of(GetParam()));
    EXPECT_THAT(cli::run_case(*file, cli::known_unshown(GetParam(), file->id)), testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Games, GameCase, testing::ValuesIn(case_files()), [](const auto& each) {
    std::string name = game_of(each.param) + "_" + each.param.stem().string();
    std::replace_if(name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
});

// A situation can show every rule: each has a case that cites it. How orders are carried out in
// Diplomacy is shown by the tests of its adjudicator, position by position; the coverage test looks
// for its rules there.
TEST(GameCases, EveryRuleHasOne) {
    std::map<std::string, std::set<std::string>> shown;
    for (const fs::path& path : case_files()) {
        const Result<cli::CaseFile> file = cli::parse_case(test::read_file(path));
        ASSERT_TRUE(file) << path;
        shown[file->game].insert(file->rules.begin(), file->rules.end());
    }
    for (const GameKind& kind : all_games()) {
        const std::string game(kind.facts.id);
        if (game == "diplomacy") continue;
        for (const std::string& id : rules_to_show(kind))
            EXPECT_TRUE(shown[game].contains(id)) << game << ": no case cites " << id;
    }
}

}  // namespace
}  // namespace occasus
