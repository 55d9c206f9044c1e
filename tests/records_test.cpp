// Saved games outlive new versions: every record that any version wrote can be opened and played
// on.
//
// tests/records/ holds records as earlier programs made them; none is ever changed. Those of the
// rules of now show when a rule was changed and its version was not raised.
#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "files.h"
#include "games/registry.h"
#include "record/match.h"

namespace occasus {
namespace {

namespace fs = std::filesystem;
using test::read_file;

std::vector<fs::path> kept_records() {
    return test::files_below("tests/records", ".record");
}

// The version that the end of a record was played by.
int version_of(const RecordText& record) {
    int version = record.header.rules_version;
    for (const RecordLine& line : record.lines)
        if (const auto* rules = std::get_if<RulesLine>(&line)) version = rules->version;
    return version;
}

class KeptRecord : public testing::TestWithParam<fs::path> {};

TEST_P(KeptRecord, OpensWhereItWasSaved) {
    const std::string text = read_file(GetParam());
    const RecordText record = *read_record(text);
    const GameKind& kind = *find_game(record.header.game);
    const auto match = Match::load(find_game, text);
    ASSERT_TRUE(match) << match.refusal().text << "\nIf the rules of " << kind.facts.id
                       << " were changed, their version must be raised.";
    if (!record.position) return;
    const auto position = match->game().from_position(*record.position);
    ASSERT_TRUE(position) << position.refusal().text;
    EXPECT_TRUE(match->game().same(match->state(), *position));
}

TEST_P(KeptRecord, TellsWhatCannotBeReplayedAsItWasWritten) {
    const auto match = Match::load(find_game, read_file(GetParam()));
    ASSERT_TRUE(match);
    for (int ply = 1; ply <= match->ply(); ++ply) {
        if (match->knows(ply)) continue;
        const LogEntry& entry =
            match->log()[static_cast<std::size_t>(match->log_length_at(ply) - 1)];
        const LogEntry& told = entry.who == Seat::Nobody ? *(&entry - 1) : entry;
        EXPECT_NE(told.words.find(match->action_at(ply)), std::string::npos) << told.words;
    }
}

TEST_P(KeptRecord, IsPlayedOnAndOpensAgain) {
    auto match = Match::load(find_game, read_file(GetParam()));
    ASSERT_TRUE(match);
    if (match->commitment() && !match->seed() && !match->over()) match->begin_stream(Digest{});
    Rng rng(31, 0);
    for (int more = 0; more < 20 && !match->over(); ++more) {
        const AnyGame& game = match->game();
        if (match->can_draw()) {
            match->draw();
            continue;
        }
        const Action action = game.random_action(match->state(), rng);
        ASSERT_FALSE(match->act(match->to_move(), game.action_text(match->state(), action)));
    }
    const auto again = Match::load(find_game, match->saved(), match->seed());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_TRUE(match->game().same(match->state(), again->state()));
    EXPECT_EQ(again->record(), match->record());
    ASSERT_EQ(again->log().size(), match->log().size());
    for (std::size_t n = 0; n < match->log().size(); ++n) {
        EXPECT_EQ(again->log()[n].words, match->log()[n].words);
        EXPECT_EQ(again->log()[n].event, match->log()[n].event);
        EXPECT_EQ(again->log()[n].undone, match->log()[n].undone);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, KeptRecord, testing::ValuesIn(kept_records()),
                         [](const auto& each) {
                             std::string name = each.param.parent_path().filename().string() + "_" +
                                                each.param.stem().string();
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(KeptRecords, ThereIsOneOfTheRulesOfNowOfEveryGame) {
    for (const GameKind& kind : all_games()) {
        const auto records = kept_records();
        const bool found = std::any_of(records.begin(), records.end(), [&](const fs::path& path) {
            const RecordText record = *read_record(read_file(path));
            return record.header.game == kind.facts.id && record.position &&
                   version_of(record) == kind.facts.rules_version;
        });
        EXPECT_TRUE(found) << "Save a game of " << kind.facts.id << " played by version "
                           << kind.facts.rules_version << " of its rules in tests/records/"
                           << kind.facts.id << ".";
    }
}

}  // namespace
}  // namespace occasus
