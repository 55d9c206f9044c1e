// Replays every golden game and compares its log with the recorded one, line by line.
//
// A golden game is a record and, beside it, the log of its events as `occasus log` prints them.
#include <filesystem>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "files.h"
#include "games/registry.h"
#include "record/match.h"

namespace occasus {
namespace {

namespace fs = std::filesystem;
using test::read_file;

class Golden : public testing::TestWithParam<fs::path> {};

TEST_P(Golden, ReplaysToTheSameLog) {
    const auto match = Match::load(find_game, read_file(GetParam()));
    ASSERT_TRUE(match) << match.refusal().text;
    std::istringstream expected(read_file(fs::path(GetParam()).replace_extension(".log")));
    std::string line;
    for (const LogEntry& entry : match->log()) {
        ASSERT_TRUE(std::getline(expected, line)) << "the golden log is shorter";
        const std::string told = std::to_string(entry.ply) + (entry.undone ? " (undone) " : " ") +
                                 std::string(rule_id(match->game().facts(), entry.event.rule)) +
                                 " " + match->game().describe(entry.event, Seat::Nobody);
        EXPECT_EQ(told, line);
    }
    EXPECT_FALSE(std::getline(expected, line)) << "the golden log is longer: " << line;
}

INSTANTIATE_TEST_SUITE_P(Games, Golden,
                         testing::ValuesIn(test::files_below("src/games", ".record")),
                         [](const auto& each) {
                             return each.param.parent_path().parent_path().filename().string() +
                                    "_" + each.param.stem().string();
                         });

}  // namespace
}  // namespace occasus
