// The record: its text, its chain, its dice, and a match played through it.
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <string>

#include "games/registry.h"
#include "record/dice_stream.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus {
namespace {

constexpr std::string_view kGame = "rome_must_fall";

Match start(MatchSetup setup = {}) {
    if (!setup.seed && !setup.dice_typed) setup.seed = seed_from_number(1);
    return *Match::start(*find_game(kGame), setup);
}

// A match of a few plies with an undo in it, its seed revealed.
Match short_match() {
    Match match = start();
    match.draw_all();
    EXPECT_FALSE(match.act(Seat::First, "levy"));
    EXPECT_FALSE(match.undo(Seat::First));
    EXPECT_FALSE(match.act(Seat::First, "assign 0 1 2 3 4 5"));
    match.draw_all();
    EXPECT_FALSE(match.act(Seat::First, "resolve"));
    match.reveal_seed();
    return match;
}

// Saved while its dice are sealed, then played on by somebody who does not know the seed.
Match match_played_on() {
    Match match = start();
    match.draw_all();
    EXPECT_FALSE(match.act(Seat::First, "assign 0 1 2 3 4 5"));
    match.draw_all();
    Match resumed = *Match::load(find_game, match.record());
    EXPECT_FALSE(resumed.can_draw());
    resumed.begin_stream(seed_from_number(2));
    EXPECT_FALSE(resumed.act(Seat::First, "resolve"));
    resumed.draw_all();
    return resumed;
}

// Computed apart, with another HMAC: seed SHA-256("occasus seed 1"), draws 0 to 11.
TEST(DiceStream, GivesTheDiceThatItsDescriptionSays) {
    const Digest seed = seed_from_number(1);
    EXPECT_EQ(to_hex(commitment_to(seed)),
              "c4c45c2a9f0d0a18ca53bb301ed7c07e6f11e0c64114cf325e6924b05437c426");
    const std::array<int, 12> expected = {4, 3, 3, 2, 0, 5, 5, 5, 1, 1, 3, 5};
    for (std::size_t k = 0; k < expected.size(); ++k)
        EXPECT_EQ(draw_die(seed, k, 6), expected[k]) << k;
}

// Computed apart, with Python's hmac: seed as above, to which the digest of "occasus seed 2" is
// added.
TEST(DiceStream, WhatASeatAddsChangesTheDiceAsItsDescriptionSays) {
    const Digest key = mixed_key(seed_from_number(1), seed_from_number(2));
    EXPECT_EQ(to_hex(key), "22e06039f3eadb24a87935eee1bf91128eb2217d6df5c63866d74e609215d9d0");
    const std::array<int, 12> expected = {3, 3, 5, 5, 5, 2, 2, 0, 2, 2, 5, 4};
    for (std::size_t k = 0; k < expected.size(); ++k)
        EXPECT_EQ(draw_die(key, k, 6), expected[k]) << k;
}

TEST(DiceStream, EveryFaceIsAsLikelyAsTheNext) {
    for (int sides : {2, 3, 6, 18, 20}) {
        std::vector<int> counts(static_cast<std::size_t>(sides));
        const int draws = 2000 * sides;
        for (int k = 0; k < draws; ++k)
            ++counts[static_cast<std::size_t>(
                draw_die(seed_from_number(7), static_cast<std::uint64_t>(k), sides))];
        double chi_square = 0;
        for (int count : counts) chi_square += std::pow(count - 2000.0, 2) / 2000.0;
        EXPECT_LT(chi_square, sides - 1 + 6 * std::sqrt(2.0 * (sides - 1))) << sides;
    }
}

class ChangedRecord : public testing::TestWithParam<Match (*)()> {};

TEST_P(ChangedRecord, IsRefusedWhicheverByteItIs) {
    const std::string record = GetParam()().record();
    ASSERT_TRUE(Match::load(find_game, record));
    for (std::size_t at = 0; at < record.size(); ++at)
        for (const char flip : {'\x01', '\x20', '\x80'}) {
            std::string changed = record;
            changed[at] = static_cast<char>(changed[at] ^ flip);
            const auto match = Match::load(find_game, changed);
            ASSERT_FALSE(match) << "byte " << at << " of “" << changed << "”";
            EXPECT_FALSE(match.refusal().text.empty());
        }
}

INSTANTIATE_TEST_SUITE_P(Matches, ChangedRecord, testing::Values(&short_match, &match_played_on));

TEST(Record, RefusesARecordThatWasCutInALine) {
    const std::string record = short_match().record();
    const std::size_t header = record.find('\n', record.find("\n= ") + 1);
    for (std::size_t length = 0; length < record.size(); ++length) {
        const auto match = Match::load(find_game, record.substr(0, length));
        if (length == 0 || (record[length - 1] != '\n' && record[length] != '\n')) {
            ASSERT_FALSE(match) << length;
            EXPECT_EQ(match.refusal().text.find("was cut off") != std::string::npos,
                      length > header + 1)
                << match.refusal().text;
        }
    }
}

// Editors, mail programs and Windows change the ends of lines and of the text, and nothing else.
TEST(Record, IsTheSameWithTheEndsThatEditorsLeave) {
    const std::string record = short_match().record();
    std::string windows;
    for (const char letter : record) windows += letter == '\n' ? "\r\n" : std::string(1, letter);
    const std::string cut = record.substr(0, record.size() - 1);
    const std::string header = record.substr(0, record.find('\n', record.find("\n= ") + 1));
    for (const std::string& text :
         {windows, "\xEF\xBB\xBF" + windows, cut, record + "\n\n", windows + "\r\n"}) {
        const auto match = Match::load(find_game, text);
        ASSERT_TRUE(match) << match.refusal().text;
        EXPECT_EQ(match->record(), record);
    }
    EXPECT_EQ(Match::load(find_game, header)->record(),
              Match::load(find_game, header + "\n")->record());
}

TEST(Record, SaysOfAWrongFileThatItIsNoSavedGame) {
    for (const char* file : {"{\"a\": 1}", "Dear Ada,\nI am well.\n"}) {
        const auto match = Match::load(find_game, file);
        ASSERT_FALSE(match);
        EXPECT_NE(match.refusal().text.find("not a saved game"), std::string::npos)
            << match.refusal().text;
    }
}

TEST(Record, NamesTheLineThatWasChanged) {
    std::string record = short_match().record();
    const std::size_t at = record.find("rome assign 0 1");
    record[at + 12] = '1';
    const auto match = Match::load(find_game, record);
    ASSERT_FALSE(match);
    EXPECT_NE(match.refusal().text.find("line 15"), std::string::npos) << match.refusal().text;
}

TEST(Record, RefusesAnotherFormatAndGame) {
    const auto refused = [](const RecordHeader& header) {
        Digest chain{};
        const auto match = Match::load(find_game, write_header(header, chain));
        return match ? std::string("accepted") : match.refusal().text;
    };
    const Match good = start({.game = {}, .position = {}, .dice_typed = true, .seed = {}});
    RecordHeader header = good.header();
    EXPECT_EQ(refused(header), "accepted");
    header.game = "ludo";
    EXPECT_NE(refused(header).find("ludo"), std::string::npos);
    std::string text = good.header_text();
    text.replace(0, 16, "occasus-record 2");
    const auto match = Match::load(find_game, text);
    ASSERT_FALSE(match);
    EXPECT_NE(match.refusal().text.find("format"), std::string::npos);
}

TEST(Record, PlaysOnWithAnotherStream) {
    Match match = match_played_on();
    EXPECT_EQ(match.dice_standing(), DiceStanding::Sealed);
    EXPECT_NE(match.record().find(" dice roll 6 @0 = ", match.record().find("resolve")),
              std::string::npos)
        << "draw 0 of seed 2, computed apart, is a six";
    const auto secret = Match::load(find_game, match.record(), seed_from_number(2));
    ASSERT_TRUE(secret) << secret.refusal().text;
    EXPECT_EQ(secret->record(), match.record());
    match.reveal_seed();
    const auto again = Match::load(find_game, match.record());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(again->dice_standing(), DiceStanding::Partly);
    EXPECT_EQ(again->record(), match.record());
    EXPECT_EQ(again->commitment(), commitment_to(seed_from_number(2)));
}

TEST(Record, AStreamBegunAfterTheFirstWasRevealedLeavesAllVerified) {
    Match match = short_match();
    match.begin_stream(seed_from_number(2));
    EXPECT_EQ(match.dice_standing(), DiceStanding::Verified) << "no die of it has fallen";
    match.draw_all();
    EXPECT_EQ(match.dice_standing(), DiceStanding::Partly);
    EXPECT_FALSE(match.act(Seat::First, "resolve"));
    match.reveal_seed();
    const auto again = Match::load(find_game, match.record());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(again->dice_standing(), DiceStanding::Verified);
}

// A die that is typed at a table with a stream is nobody's but the typist's, whatever the header
// promises.
TEST(Record, TypedDiceUnderACommitmentAreNotVerified) {
    Match match =
        start({.game = {}, .position = {}, .dice_typed = false, .seed = seed_from_number(1)});
    for (int die = 0; die < 6; ++die) ASSERT_FALSE(match.act(Seat::Chance, "roll 6"));
    match.reveal_seed();
    const auto again = Match::load(find_game, match.record());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(again->dice_standing(), DiceStanding::Typed);
}

// Somebody strikes the marks of a die that did not please and writes another face: what was drawn
// later still fits the seed.
TEST(Record, AStrippedMarkIsFound) {
    Match match =
        start({.game = {}, .position = {}, .dice_typed = false, .seed = seed_from_number(1)});
    match.draw();
    match.draw();
    ASSERT_FALSE(match.act(Seat::Chance, "roll 6"));
    match.draw_all();
    match.reveal_seed();
    const auto again = Match::load(find_game, match.record());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(again->dice_standing(), DiceStanding::Mixed);
    const std::vector<DiceStretch> dice = again->dice();
    ASSERT_EQ(dice.size(), 1U);
    EXPECT_EQ(dice[0].drawn, 5);
    EXPECT_EQ(dice[0].typed, 1);
    EXPECT_EQ(dice[0].foreseeable, 0);
    EXPECT_TRUE(dice[0].revealed);
}

TEST(Record, DiceAreCountedStreamByStream) {
    Match match = match_played_on();
    match.reveal_seed();
    const std::vector<DiceStretch> dice = match.dice();
    ASSERT_EQ(dice.size(), 2U);
    EXPECT_FALSE(dice[0].revealed);
    EXPECT_TRUE(dice[1].revealed);
    EXPECT_EQ(dice[0].drawn, 7) << "six Imperial dice and a black one";
    EXPECT_EQ(dice[1].begin, 8) << "after these and the placing";
    EXPECT_EQ(dice[1].drawn, 1) << "the next black die";
}

// Rome adds its number after the first six dice.
Match match_with_number(const Digest& number) {
    Match match = start();
    match.draw_all();
    EXPECT_FALSE(match.why_no_number(Seat::First));
    match.add_number(Seat::First, number);
    EXPECT_FALSE(match.act(Seat::First, "assign 0 1 2 3 4 5"));
    match.draw_all();
    EXPECT_FALSE(match.act(Seat::First, "resolve"));
    match.draw_all();
    return match;
}

// Draw 6 is a 6 without a number and, computed apart, a 3 with this one.
TEST(Record, DiceAfterASeatsNumberDependOnIt) {
    Match match = match_with_number(seed_from_number(2));
    EXPECT_NE(match.record().find("dice roll 3 @6 = "), std::string::npos) << match.record();
    EXPECT_EQ(start().commitment(), match.commitment()) << "the server was bound before";
    match.reveal_seed();
    const auto again = Match::load(find_game, match.record());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(again->dice_standing(), DiceStanding::Verified);
    EXPECT_EQ(again->record(), match.record());
    const std::vector<DiceStretch> dice = again->dice();
    ASSERT_EQ(dice[0].added.size(), 1U);
    EXPECT_EQ(dice[0].added[0].seat, Seat::First);
    EXPECT_EQ(dice[0].added[0].ply, 6);
    EXPECT_EQ(dice[0].added[0].number, seed_from_number(2));
    EXPECT_EQ(dice[0].added[0].draw, 6U);
}

TEST(Record, RefusesDiceThatLeaveASeatsNumberOut) {
    Match match = match_with_number(seed_from_number(2));
    match.reveal_seed();
    RecordText text = *read_record(match.record());
    std::erase_if(text.lines,
                  [](const RecordLine& line) { return std::holds_alternative<EntropyLine>(line); });
    Digest chain{};
    std::string forged = write_header(text.header, chain);
    for (const RecordLine& line : text.lines) forged += write_line(line, chain);
    const auto loaded = Match::load(find_game, forged);
    ASSERT_FALSE(loaded);
    EXPECT_NE(loaded.refusal().text.find("not the one the seed gives"), std::string::npos);
}

// Six dice have fallen: the next is draw 6. A number that waits would look as if it counted.
TEST(Record, RefusesANumberForAnyDieButTheNext) {
    for (const std::uint64_t draw : {5U, 6U, 7U}) {
        Match match = start();
        match.draw_all();
        Digest chain{};
        std::string text = write_header(match.header(), chain);
        const RecordText played = *read_record(match.record());
        for (const RecordLine& line : played.lines) text += write_line(line, chain);
        text += write_line(EntropyLine{"rome", seed_from_number(2), draw}, chain);
        EXPECT_EQ(bool(Match::load(find_game, text)), draw == 6) << draw;
    }
}

TEST(Record, ASeatAddsToDiceThatNobodyKnowsYetAndOnce) {
    Match match = match_with_number(seed_from_number(2));
    EXPECT_TRUE(match.why_no_number(Seat::First)) << "once";
    match.begin_stream(seed_from_number(3));
    EXPECT_FALSE(match.why_no_number(Seat::First)) << "to each stream";
    EXPECT_TRUE(match.added_numbers().empty());
    match.reveal_seed();
    EXPECT_TRUE(match.why_no_number(Seat::First)) << "the dice can be foreseen";
    const Match typed = start({.game = {}, .position = {}, .dice_typed = true, .seed = {}});
    EXPECT_TRUE(typed.why_no_number(Seat::First)) << "thrown by hand";
}

TEST(Record, SaysWhatWasBroughtFromElsewhere) {
    Match match = short_match();
    EXPECT_FALSE(match.brought());
    const int ply = match.ply();
    match.note_brought();
    EXPECT_EQ(match.brought(), ply);
    const auto again = Match::load(find_game, match.record());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(again->brought(), ply);
    EXPECT_EQ(again->record(), match.record());
}

// With the seed from the beginning all dice can be foreseen, and a number may wait.
TEST(Record, LetsANumberWaitWhereDiceFallAgain) {
    Match match = start();
    match.reveal_seed();
    EXPECT_FALSE(match.add_number_again(Seat::First, seed_from_number(2), 6));
    match.draw_all();
    EXPECT_FALSE(match.act(Seat::First, "assign 0 1 2 3 4 5"));
    match.draw_all();
    EXPECT_NE(match.record().find("dice roll 3 @6 = "), std::string::npos) << match.record();
    EXPECT_TRUE(Match::load(find_game, match.record()));
}

// The key of both, computed apart with Python's hmac.
TEST(Record, TheNumbersOfSeveralSeatsCountInTheirOrder) {
    const Digest first = seed_from_number(2);
    const Digest second = seed_from_number(3);
    EXPECT_EQ(to_hex(mixed_key(mixed_key(seed_from_number(1), first), second)),
              "1892c5ed4e1749e0c1e0b47c78a02506eb3d5d50af48ea94792864de617e5a21");
    MatchSetup setup;
    setup.seed = seed_from_number(1);
    Match match = *Match::start(*find_game("empire"), setup);
    match.add_number(Seat::First, first);
    match.add_number(seat_at(1), second);
    const auto again = Match::load(find_game, match.record(), seed_from_number(1));
    ASSERT_TRUE(again) << again.refusal().text;
    ASSERT_EQ(again->added_numbers().size(), 2U);
    EXPECT_EQ(again->added_numbers()[0].number, first);
    EXPECT_EQ(again->added_numbers()[1].number, second);
    EXPECT_EQ(again->added_numbers()[1].seat, seat_at(1));
}

class SignedRecord : public testing::Test {
  protected:
    const SigningKey key = signing_key_from(seed_from_number(9));
    const std::string record = short_match().saved();
    const std::string signed_record = record + write_signature(sign_record(record, key));
};

TEST_F(SignedRecord, IsGenuineAndPlaysOnWithoutTheSignature) {
    const Result<RecordText> text = read_record(signed_record);
    ASSERT_TRUE(text) << text.refusal().text;
    ASSERT_TRUE(text->signature);
    EXPECT_EQ(text->signature->key, key.public_key);
    EXPECT_EQ(is_genuine(*text->signature), true);
    EXPECT_FALSE(read_record(record)->signature);
    EXPECT_EQ(Match::load(find_game, signed_record)->saved(), record);
}

// The chain is made again, as anybody can; the signature is not.
TEST_F(SignedRecord, IsNotGenuineWhenSomethingElseStandsAbove) {
    const std::string other = match_played_on().saved();
    const std::string forged = other + signed_record.substr(record.size());
    const Result<RecordText> text = read_record(forged);
    ASSERT_TRUE(text) << text.refusal().text;
    EXPECT_EQ(is_genuine(*text->signature), false);
}

TEST_F(SignedRecord, IsNotGenuineWithAnotherKey) {
    const SigningKey other = signing_key_from(seed_from_number(10));
    RecordSignature made = sign_record(record, key);
    made.key = other.public_key;
    EXPECT_EQ(is_genuine(made), false);
}

TEST_F(SignedRecord, HasNothingBelowTheSignature) {
    const std::string line = signed_record.substr(record.size());
    EXPECT_FALSE(read_record(signed_record + line));
    EXPECT_FALSE(read_record(record + "signed 00 00\n"));
    const std::size_t body = record.find('\n', record.find("\n= ") + 1) + 1;
    EXPECT_FALSE(read_record(record.substr(0, body) + line + record.substr(body)));
}

TEST(Record, RefusesAStreamThatDoesNotFit) {
    Match match = match_played_on();
    const auto other_seed = Match::load(find_game, match.record(), seed_from_number(3));
    ASSERT_FALSE(other_seed);
    EXPECT_NE(other_seed.refusal().text.find("commitment"), std::string::npos);

    const Match typed = start({.game = {}, .position = {}, .dice_typed = true, .seed = {}});
    Digest chain{};
    std::string text = write_header(typed.header(), chain);
    text += write_line(StreamLine{commitment_to(seed_from_number(1))}, chain);
    const auto stream = Match::load(find_game, text);
    ASSERT_FALSE(stream);
    EXPECT_NE(stream.refusal().text.find("typed"), std::string::npos);
}

TEST(Record, RefusesADieThatTheSeedDoesNotGive) {
    const Match played = short_match();
    RecordText text = *read_record(played.record());
    auto& die = std::get<ActionLine>(text.lines.front());
    die.action = die.action == "roll 1" ? "roll 2" : "roll 1";
    Digest chain{};
    std::string forged = write_header(text.header, chain);
    for (const RecordLine& line : text.lines) forged += write_line(line, chain);
    const auto match = Match::load(find_game, forged);
    ASSERT_FALSE(match);
    EXPECT_NE(match.refusal().text.find("not the one the seed gives"), std::string::npos);
}

TEST(Record, RefusesAnIllegalActionBehindAGoodChain) {
    const Match played = short_match();
    RecordText text = *read_record(played.record());
    for (RecordLine& line : text.lines)
        if (auto* action = std::get_if<ActionLine>(&line);
            action != nullptr && action->action.starts_with("assign"))
            action->action = "assign 0 0 2 3 4 5";
    Digest chain{};
    std::string forged = write_header(text.header, chain);
    for (const RecordLine& line : text.lines) forged += write_line(line, chain);
    EXPECT_FALSE(Match::load(find_game, forged));
}

TEST(Record, CarriesAPositionAndABoardOfTheUsersOwn) {
    const auto game = find_game(kGame)->make({});
    std::string board((*game)->board_text());
    const std::size_t at = board.find("timeline,vandals,1,2,");
    ASSERT_NE(at, std::string::npos);
    board.replace(at, 21, "timeline,vandals,1,5,");
    Match match = start({.game = {.options = {}, .board = board},
                         .position = *parse_json(R"({"turn": 3, "cubes": 4})"),
                         .seed = {}});
    match.draw_all();
    const auto again = Match::load(find_game, match.record(), match.seed());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_EQ(again->game().board_text(), board);
    EXPECT_EQ(again->game().turn_title(again->state()), "430, turn 3 of 12");
}

TEST(Match, UndoStopsAtADie) {
    Match match = start();
    match.draw_all();
    EXPECT_EQ(match.undo(Seat::First)->kind, RefusalKind::Illegal);
    ASSERT_FALSE(match.act(Seat::First, "levy"));
    const int entries = static_cast<int>(match.log().size());
    ASSERT_FALSE(match.undo(Seat::First));
    EXPECT_EQ(match.ply(), 6);
    EXPECT_EQ(static_cast<int>(match.log().size()), entries);
    EXPECT_TRUE(match.log().back().undone);
    ASSERT_FALSE(match.act(Seat::First, "assign 0 1 2 3 4 5"));
    match.draw();
    EXPECT_FALSE(match.undo_target().has_value());
    EXPECT_EQ(match.undo(Seat::First)->kind, RefusalKind::Illegal);
}

TEST(Match, TellsTheKindsOfRefusalApartAndChangesNothing) {
    Match match = start();
    const auto kind = [&](Seat seat, std::string_view action, std::optional<int> answers = {}) {
        const std::string before = match.record();
        const auto refusal = match.act(seat, action, answers);
        EXPECT_EQ(match.record(), before);
        return refusal ? static_cast<int>(refusal->kind) : -1;
    };
    EXPECT_EQ(kind(Seat::First, "dance"), static_cast<int>(RefusalKind::Unreadable));
    EXPECT_EQ(kind(Seat::First, "levy"), static_cast<int>(RefusalKind::NotYourTurn));
    match.draw_all();
    EXPECT_EQ(kind(Seat::Chance, "roll 3"), static_cast<int>(RefusalKind::NotYourTurn));
    EXPECT_EQ(kind(Seat::First, "levy", 3), static_cast<int>(RefusalKind::Stale));
    EXPECT_EQ(kind(Seat::First, "resolve"), static_cast<int>(RefusalKind::Illegal));
    EXPECT_EQ(kind(Seat::First, "assign 0 1 2 3 4 4"), static_cast<int>(RefusalKind::Illegal));
}

TEST(Match, TypedDiceAreTakenAsTheyFall) {
    Match match = start({.game = {}, .position = {}, .dice_typed = true, .seed = {}});
    EXPECT_FALSE(match.can_draw());
    for (const char* face : {"roll 1", "roll 1", "roll 2", "roll 4", "roll 6", "roll 6"})
        ASSERT_FALSE(match.act(Seat::Chance, face));
    EXPECT_EQ(match.to_move(), Seat::First);
    EXPECT_TRUE(Match::load(find_game, match.record()));
}

TEST(Match, StatesAreRememberedPlyByPly) {
    const Match match = short_match();
    EXPECT_EQ(match.game().phase(match.state_at(0)), "roll");
    EXPECT_EQ(match.game().phase(match.state_at(6)), "resource");
    EXPECT_TRUE(match.game().same(match.state_at(match.ply()), match.state()));
}

TEST(Json, RefusesWhatIsNotOneDocument) {
    for (const char* text : {"", "{", "{} {}", "[1,]", "nul", "\"\xff\""})
        EXPECT_FALSE(parse_json(text)) << text;
    EXPECT_FALSE(parse_json(std::string(100, '[') + std::string(100, ']')));
    EXPECT_TRUE(parse_json(R"({"a": [1, 2.5, "x", null, true]})"));
}

// RFC 6902.
TEST(Json, APatchNamesWhatChangedAndNothingElse) {
    const Value from = *parse_json(R"({"a": 1, "b": {"c": [1, 2]}, "d": "same"})");
    const Value to = *parse_json(R"({"a": 2, "b": {"c": [1, 2, 3]}, "d": "same"})");
    EXPECT_EQ(json_patch(from, to), *parse_json(R"([{"op": "replace", "path": "/a", "value": 2},
                              {"op": "add", "path": "/b/c/-", "value": 3}])"));
    EXPECT_TRUE(json_patch(from, from).items()->empty());
}

// One message of 300 KiB used to cost seconds: each name was looked for among all before it.
TEST(Json, RefusesAnObjectOfMoreNamesThanAnyOfOursBeforeReadingOn) {
    std::string text = "{";
    for (int n = 0; n < 34'617; ++n) text += "\"" + std::to_string(n) + "\":0,";
    // The rest is not JSON: a reader that gets so far complains.
    const auto refused = parse_json(text + "!");
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.refusal().text.find("more than 512 names"), std::string::npos)
        << refused.refusal().text;
}

TEST(Json, TakesAsManyNamesAsItSays) {
    std::string text = "{\"0\":0";
    for (int n = 1; n < 512; ++n) text += ",\"" + std::to_string(n) + "\":0";
    const auto taken = parse_json(text + "}");
    ASSERT_TRUE(taken) << taken.refusal().text;
    EXPECT_EQ(taken->members()->size(), 512U);
    EXPECT_EQ(to_json(*taken), text + "}");
}

TEST(Json, KeepsTheOrderOfFields) {
    EXPECT_EQ(to_json(*parse_json(R"({"b":1,"a":[true,null,"x"]})")),
              R"({"b":1,"a":[true,null,"x"]})");
}

}  // namespace
}  // namespace occasus
