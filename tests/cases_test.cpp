// The cases of the games, each a test of its own.
#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>

#include "apps/cli/records/case_run.h"
#include "files.h"
#include "games/registry.h"
#include "record/case_file.h"
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
    const Result<CaseFile> file = parse_case(test::read_file(GetParam()));
    ASSERT_TRUE(file) << file.refusal().text;
    EXPECT_EQ(file->id, GetParam().stem());
    EXPECT_EQ(file->game, game_of(GetParam()));
    EXPECT_THAT(cli::run_case(*file), testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Games, GameCase, testing::ValuesIn(case_files()), [](const auto& each) {
    std::string name = game_of(each.param) + "_" + each.param.stem().string();
    std::replace_if(name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
});

// The standard game of Diplomacy and its convoys are shown by the tests of the adjudicator,
// position by position, and so are two rulings of the variant on orders that nobody can give at a
// table: one that is illegal (R22), and a list that is too short (R47). The coverage test looks for
// them there.
bool is_for_the_adjudicator(const std::string& id) {
    static const std::set<std::string> kRulings = {"R22", "R43", "R44", "R45", "R47"};
    return id.starts_with("SD-") || kRulings.contains(id);
}

// A situation can show every rule: each has a case that cites it.
TEST(GameCases, EveryRuleHasOne) {
    std::map<std::string, std::set<std::string>> shown;
    for (const fs::path& path : case_files()) {
        const Result<CaseFile> file = parse_case(test::read_file(path));
        ASSERT_TRUE(file) << path;
        shown[file->game].insert(file->rules.begin(), file->rules.end());
    }
    for (const GameKind& kind : all_games()) {
        const std::string game(kind.facts.id);
        for (const std::string& id : rules_to_show(kind)) {
            if (game == "diplomacy" && is_for_the_adjudicator(id)) continue;
            EXPECT_TRUE(shown[game].contains(id)) << game << ": no case cites " << id;
        }
    }
}

// What a case says of a rule that nothing names is about this case: the same words elsewhere would
// be about neither.
TEST(GameCases, EveryReasonIsItsOwn) {
    std::map<std::string, std::string> spoken;
    for (const fs::path& path : case_files()) {
        const Result<CaseFile> file = parse_case(test::read_file(path));
        ASSERT_TRUE(file) << path;
        for (const SilentRule& silent : file->silent) {
            const auto [other, is_new] = spoken.emplace(silent.reason, file->id);
            EXPECT_TRUE(is_new) << file->id << " says what " << other->second << " says";
        }
    }
}

// Where a situation comes from can be looked up.
TEST(GameCases, EverySourceIsAPassage) {
    for (const fs::path& path : case_files()) {
        const Result<CaseFile> file = parse_case(test::read_file(path));
        ASSERT_TRUE(file) << path;
        for (const std::string_view vague : {"rules named", "shared situation"})
            EXPECT_EQ(file->source.find(vague), std::string::npos) << path << ": " << file->source;
    }
}

}  // namespace
}  // namespace occasus
