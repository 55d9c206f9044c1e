// Records of other rules. Such a record is made here from one of these rules: its header names
// another version, and where the rules are to differ a line is changed to what they forbid today.
#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "games/registry.h"
#include "record/dice_stream.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus {
namespace {

constexpr int kOtherVersion = 99;

// One turn of Rome Must Fall with typed dice: six dice, an assignment, a fight.
Match one_turn() {
    Match match = *Match::start(*find_game("rome_must_fall"),
                                {.game = {}, .position = {}, .dice_typed = true, .seed = {}});
    for (const char* face : {"roll 6", "roll 5", "roll 4", "roll 3", "roll 2", "roll 1"})
        EXPECT_FALSE(match.act(Seat::Chance, face));
    EXPECT_FALSE(match.act(Seat::First, "assign 0 1 2 3 4 5"));
    EXPECT_FALSE(match.act(Seat::Chance, "roll 3"));
    EXPECT_FALSE(match.act(Seat::First, "resolve"));
    return match;
}
constexpr int kAssignPly = 7;

std::string text_of(const RecordText& record) {
    Digest chain{};
    std::string text = write_header(record.header, chain);
    for (const RecordLine& line : record.lines) text += write_line(line, chain);
    if (record.position) text += write_position(*record.position, chain);
    return text;
}

RecordText of_version(int version, const std::string& record) {
    RecordText text = *read_record(record);
    text.header.rules_version = version;
    return text;
}

// The same with one action that the rules of today forbid.
RecordText with_forbidden_action(int version) {
    RecordText text = of_version(version, one_turn().saved());
    for (RecordLine& line : text.lines)
        if (auto* action = std::get_if<ActionLine>(&line);
            action != nullptr && action->ply == kAssignPly)
            action->action = "assign 0 0 2 3 4 5";
    return text;
}

std::vector<std::string> log_of(const Match& match, Seat reader = Seat::First) {
    std::vector<std::string> log;
    for (const LogEntry& entry : match.log())
        if (entry.is_for(reader))
            log.push_back((entry.undone ? "struck: " : "") +
                          entry_text(match.game(), entry, reader));
    return log;
}

TEST(OtherRules, ARecordThatReplaysIsTakenWhateverItsVersion) {
    const Match played = one_turn();
    const auto match = Match::load(find_game, text_of(of_version(kOtherVersion, played.saved())));
    ASSERT_TRUE(match) << match.refusal().text;
    EXPECT_TRUE(match->game().same(match->state(), played.state()));
    EXPECT_EQ(log_of(*match), log_of(played));
    EXPECT_TRUE(match->knows_all());
}

TEST(OtherRules, WhoeverPlaysOnSaysByWhichRules) {
    Match match = *Match::load(find_game, text_of(of_version(kOtherVersion, one_turn().saved())));
    ASSERT_TRUE(match.lines().back().starts_with("rules 1 ")) << match.lines().back();
    const auto again = Match::load(find_game, match.saved());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(again->record(), match.record()) << "it is said once";
}

TEST(OtherRules, AGameThatCannotBeReplayedGoesOnFromThePositionThatWasKept) {
    const Match played = one_turn();
    const RecordText text = with_forbidden_action(kOtherVersion);
    Match match = *Match::load(find_game, text_of(text));
    EXPECT_EQ(match.ply(), played.ply());
    EXPECT_TRUE(match.game().same(match.state(), played.state()));
    EXPECT_TRUE(match.knows(kAssignPly - 1));
    EXPECT_FALSE(match.knows(kAssignPly));
    EXPECT_TRUE(match.knows(match.ply()));

    const std::vector<std::string> log = log_of(match);
    EXPECT_EQ(log[log.size() - 4], "Rome: assign 0 0 2 3 4 5");
    EXPECT_EQ(log[log.size() - 3], "Die: roll 3");
    EXPECT_EQ(log[log.size() - 2], "Rome: resolve");
    EXPECT_NE(log.back().find("version 99"), std::string::npos) << log.back();
    EXPECT_NE(log.back().find("ply 7"), std::string::npos) << log.back();

    EXPECT_TRUE(match.undo(Seat::First)) << "nothing before can be undone";
    if (match.to_move() == Seat::Chance) {
        EXPECT_FALSE(match.act(Seat::Chance, "roll 1"));
    } else {
        EXPECT_FALSE(match.act(Seat::First, "resolve"));
    }
    const auto again = Match::load(find_game, match.saved());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(again->record(), match.record());
    EXPECT_EQ(log_of(*again), log_of(match));
    EXPECT_TRUE(again->game().same(again->state(), match.state()));
}

TEST(OtherRules, WhatWasPlayedIsNotToldAsIfItHadLedElsewhere) {
    RecordText text = of_version(kOtherVersion, one_turn().saved());
    // Every line can be played today, but by the rules of then there was another cube at the end.
    const Match played = one_turn();
    const AnyGame& game = played.game();
    Value position = game.position(played.state());
    const std::int64_t cubes = *position.find("cubes")->number();
    position.set("cubes", cubes == 0 ? 1 : cubes - 1);
    text.position = position;
    const Match match = *Match::load(find_game, text_of(text));
    EXPECT_TRUE(game.same(match.state(), *game.from_position(position)));
    for (int ply = 1; ply < match.ply(); ++ply) EXPECT_FALSE(match.knows(ply)) << ply;
    EXPECT_EQ(log_of(match).front(), "Die: roll 6");
    EXPECT_EQ(log_of(match).size(), static_cast<std::size_t>(match.ply()) + 1);
}

TEST(OtherRules, WithoutAPositionItGoesOnAfterTheLastPlyThatReplays) {
    RecordText text = with_forbidden_action(kOtherVersion);
    text.position.reset();
    const Match match = *Match::load(find_game, text_of(text));
    EXPECT_EQ(match.ply(), kAssignPly - 1);
    EXPECT_TRUE(match.knows_all());
    const std::vector<std::string> log = log_of(match);
    EXPECT_EQ(log[log.size() - 4], "struck: Rome: assign 0 0 2 3 4 5");
    EXPECT_NE(log.back().find("are removed"), std::string::npos) << log.back();
    const auto again = Match::load(find_game, match.saved());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(log_of(*again), log);
    EXPECT_EQ(again->ply(), match.ply());
}

TEST(OtherRules, ARecordOfTheseRulesThatDoesNotFollowThemIsRefused) {
    const int version = find_game("rome_must_fall")->facts.rules_version;
    EXPECT_FALSE(Match::load(find_game, text_of(with_forbidden_action(version))));
    RecordText text = of_version(version, one_turn().saved());
    text.position->set("fall", 3);
    const auto elsewhere = Match::load(find_game, text_of(text));
    ASSERT_FALSE(elsewhere);
    EXPECT_NE(elsewhere.refusal().text.find("position"), std::string::npos);
}

TEST(OtherRules, OurOwnStoreIsNotRefusedThoughItNamesTheseRules) {
    const int version = find_game("rome_must_fall")->facts.rules_version;
    const auto match =
        Match::load(find_game, text_of(with_forbidden_action(version)), {}, RecordSource::Store);
    ASSERT_TRUE(match) << match.refusal().text;
    EXPECT_EQ(match->ply(), one_turn().ply());
    // And once it says so itself, anyone may open it.
    EXPECT_TRUE(Match::load(find_game, match->saved()));
}

TEST(OtherRules, OtherBoardFiguresAreOtherRules) {
    RecordText text = of_version(1, one_turn().saved());
    text.header.board[0] ^= 1U;
    const auto same = Match::load(find_game, text_of(text));
    ASSERT_TRUE(same) << same.refusal().text;
    EXPECT_TRUE(same->knows_all());
    text = with_forbidden_action(1);
    text.header.board[0] ^= 1U;
    const auto other = Match::load(find_game, text_of(text));
    ASSERT_TRUE(other) << other.refusal().text;
    EXPECT_NE(log_of(*other).back().find("board numbers"), std::string::npos);
}

TEST(OtherRules, APositionStandsAtTheEndOnlyAndIsVouchedFor) {
    const std::string saved = one_turn().saved();
    EXPECT_FALSE(read_record(saved + saved.substr(saved.rfind("position"))));
    std::string changed = saved;
    changed[changed.rfind("\"cubes\":") + 8] ^= 1;
    EXPECT_FALSE(read_record(changed));
    EXPECT_TRUE(read_record(saved));
}

// Each seat's orders stay with that seat, in every reader's words.
TEST(OtherRules, TheWordsOfAGameWithSecretsAreToldToTheirSeatsAlone) {
    Match match = *Match::start(*find_game("diplomacy"),
                                {.game = {.options = {{"hidden", "true"}}, .board = {}},
                                 .position = {},
                                 .dice_typed = true,
                                 .seed = {}});
    Rng rng(5, 0);
    while (match.ply() < 40) {
        const Action action = match.game().random_action(match.state(), rng);
        ASSERT_FALSE(match.act(match.to_move(), match.game().action_text(match.state(), action)));
    }
    RecordText text = of_version(kOtherVersion, match.saved());
    auto& first = std::get<ActionLine>(text.lines.front());
    first.action = "BUILD NOTHING OF TODAY";
    const auto loaded = Match::load(find_game, text_of(text));
    ASSERT_TRUE(loaded) << loaded.refusal().text;
    const Seat mover = loaded->mover_at(1);
    const Seat other = mover == Seat::First ? seat_at(1) : Seat::First;
    const auto heard = [&](Seat reader) {
        const auto log = log_of(*loaded, reader);
        return std::any_of(log.begin(), log.end(), [](const std::string& line) {
            return line.find("BUILD NOTHING OF TODAY") != std::string::npos;
        });
    };
    EXPECT_TRUE(heard(mover));
    EXPECT_FALSE(heard(other));
    EXPECT_FALSE(heard(Seat::Nobody));
}

}  // namespace
}  // namespace occasus
