#include "table/table.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <stdexcept>

#include "ai/any_player.h"
#include "games/registry.h"
#include "record/dice_stream.h"
#include "record/json.h"
#include "table/new_table.h"
#include "table/table_messages.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

const std::string kAssign = "assign 0 1 2 3 4 5";

ProblemKind kind_of(const Answer& answer) {
    return answer.problem.value().kind;
}

template <class Call>
Problem problem_from(Call call) {
    try {
        call();
    } catch (const Refused& refused) {
        return refused.problem();
    }
    throw std::runtime_error("not refused");
}

TEST(Table, ActsAndLetsTheDiceFall) {
    Table table = new_table();
    const int ply = table.match().ply();
    EXPECT_EQ(ply, 6) << "the six dice of the first pool";
    const Answer answer = table.act(kPlayer, "a", ply, kAssign);
    EXPECT_FALSE(answer.problem);
    EXPECT_TRUE(answer.changed);
    EXPECT_GT(answer.ply, ply + 1) << "a black die fell after it";
    EXPECT_EQ(table.match().to_move(), kRome);
}

TEST(Table, ARepeatIsAnsweredAsTheFirstTimeAndChangesNothing) {
    Table table = new_table();
    const Answer first = table.act(kPlayer, "a", 6, kAssign);
    const std::string record = table.match().record();
    const Answer again = table.act(kPlayer, "a", 6, kAssign);
    EXPECT_FALSE(again.problem);
    EXPECT_EQ(again.ply, first.ply);
    EXPECT_FALSE(again.changed);
    EXPECT_EQ(table.match().record(), record);
}

TEST(Table, ARepeatIsKnownAfterARestart) {
    Table table = new_table();
    const Answer first = table.act(kPlayer, "a", 6, kAssign);
    StoredTable stored;
    keep(stored, table.take_change());
    Table restarted = Table::load(stored);
    EXPECT_EQ(restarted.match().record(), table.match().record());
    const Answer again = restarted.act(kPlayer, "a", 6, kAssign);
    EXPECT_FALSE(again.problem);
    EXPECT_EQ(again.ply, first.ply);
    EXPECT_FALSE(again.changed);
    EXPECT_TRUE(restarted.take_change().empty());
}

TEST(Table, ARefusalIsRepeatedToo) {
    Table table = new_table();
    EXPECT_EQ(kind_of(table.act(kPlayer, "a", 6, "resolve")), ProblemKind::Illegal);
    table.act(kPlayer, "b", 6, kAssign);
    EXPECT_EQ(kind_of(table.act(kPlayer, "a", 6, "resolve")), ProblemKind::Illegal);
}

TEST(Table, TheIdOfAnotherIsNotMine) {
    Table table = new_table();
    table.act(kPlayer, "a", 6, kAssign);
    EXPECT_EQ(kind_of(table.act(kHost, "a", 6, kAssign)), ProblemKind::Stale);
    EXPECT_EQ(kind_of(table.act(kSpectator, "a", 6, kAssign)), ProblemKind::NotYours);
}

TEST(Table, ALateActionIsStaleAndAnEarlyOneUnreadable) {
    Table table = new_table();
    table.act(kPlayer, "a", 6, kAssign);
    const Answer late = table.act(kPlayer, "b", 6, kAssign);
    EXPECT_EQ(kind_of(late), ProblemKind::Stale);
    EXPECT_EQ(late.problem->field, "ply");
    const Answer early = table.act(kPlayer, "c", 999, kAssign);
    EXPECT_EQ(kind_of(early), ProblemKind::Unreadable);
    EXPECT_EQ(early.problem->field, "ply");
}

TEST(Table, OnlyTheSeatMayAct) {
    Table table = new_table();
    const std::string record = table.match().record();
    EXPECT_EQ(kind_of(table.act(kSpectator, "a", 6, kAssign)), ProblemKind::NotYours);
    EXPECT_EQ(kind_of(table.act(kHost, "a", 6, kAssign)), ProblemKind::NotYourTurn);
    EXPECT_EQ(table.match().record(), record);
}

TEST(Table, ARefusalNamesTheRule) {
    Table table = new_table();
    const Answer answer = table.act(kPlayer, "a", 6, "resolve");
    EXPECT_EQ(kind_of(answer), ProblemKind::Illegal);
    EXPECT_FALSE(answer.problem->rule.empty());
    EXPECT_EQ(kind_of(table.act(kPlayer, "b", 6, "conquer everything")), ProblemKind::Unreadable);
}

// A levy needs an unspent die; this table is at a ply where a levy was taken without a die after
// it.
struct AfterLevy : ::testing::Test {
    Table table = with_levy();
    int after = table.match().ply();

    static Table with_levy() {
        for (std::uint64_t seed = 1;; ++seed) {
            Table candidate = new_table(seed);
            const Answer answer = candidate.act(kPlayer, "levy", 6, "levy");
            if (!answer.problem && answer.ply == 7) return candidate;
        }
    }
};

TEST_F(AfterLevy, AViewSinceAnEarlierPlyLeavesOutWhatWasUndone) {
    const auto told = [&] {
        const Look look{.ply = after, .since = 6};
        return *parse_json(view_message(table, Seat::Nobody, "id", look));
    };
    const std::size_t once = told().find("log")->items()->size();
    ASSERT_GT(once, 0U);
    ASSERT_FALSE(table.undo(kPlayer, "u", after).problem);
    ASSERT_FALSE(table.act(kPlayer, "again", 6, "levy").problem);
    const Value twice = told();
    EXPECT_EQ(twice.find("log")->items()->size(), once);
    for (const Value& entry : *twice.find("log")->items())
        EXPECT_EQ(*entry.find("undone"), Value(false));
    EXPECT_GT(*twice.find("n")->number(), static_cast<std::int64_t>(once))
        << "each keeps its number";
}

TEST_F(AfterLevy, UndoGoesBackAndRedoIsOffered) {
    EXPECT_EQ(table.undo_target(kPlayer), 6);
    EXPECT_EQ(table.undo_target(kSpectator), std::nullopt);
    const Answer answer = table.undo(kPlayer, "u", after);
    EXPECT_FALSE(answer.problem);
    EXPECT_EQ(answer.ply, 6);
    ASSERT_NE(table.redo(kPlayer), nullptr);
    EXPECT_EQ(*table.redo(kPlayer), "levy");
    EXPECT_EQ(table.redo(kSpectator), nullptr);
    const Answer again = table.act(kPlayer, "r", 6, *table.redo(kPlayer));
    EXPECT_FALSE(again.problem);
    EXPECT_EQ(table.redo(kPlayer), nullptr);
}

TEST_F(AfterLevy, ARepeatedUndoGoesBackOnce) {
    const Answer first = table.undo(kPlayer, "u", after);
    const Answer again = table.undo(kPlayer, "u", after);
    EXPECT_FALSE(again.problem);
    EXPECT_EQ(again.ply, first.ply);
    EXPECT_FALSE(again.changed);
}

TEST_F(AfterLevy, SpectatorAndHostMayNotUndo) {
    EXPECT_EQ(kind_of(table.undo(kSpectator, "u", after)), ProblemKind::NotYours);
    EXPECT_EQ(kind_of(table.undo(kHost, "u", after)), ProblemKind::NotYourTurn);
}

TEST_F(AfterLevy, StruckEntriesAreNumbered) {
    const int last = static_cast<int>(table.match().log().size());
    table.undo(kPlayer, "u", after);
    ASSERT_EQ(table.struck().size(), 1U);
    EXPECT_EQ(table.struck().front().second, last);
}

TEST(Table, UndoAcrossADieIsRefused) {
    Table table = new_table();
    const int ply = table.act(kPlayer, "a", 6, kAssign).ply;
    EXPECT_EQ(table.undo_target(kPlayer), std::nullopt);
    const Answer answer = table.undo(kPlayer, "u", ply);
    EXPECT_EQ(kind_of(answer), ProblemKind::Illegal);
    EXPECT_EQ(table.match().ply(), ply);
}

TEST(Table, SpectatorsSeeNoOffers) {
    const Table table = new_table();
    const Value seat = table_message(table, kPlayerReads, {}, {{true, {}}});
    const Value watching = table_message(table, kSpectatorReads, {}, {{true, {}}});
    EXPECT_FALSE(seat.find("offers")->items()->empty());
    EXPECT_TRUE(watching.find("offers")->items()->empty());
    EXPECT_TRUE(watching.find("seat")->is_null());
    EXPECT_EQ(*seat.find("view"), *watching.find("view"));
}

TEST(Table, TheLogGoesOnWhereTheReaderLeft) {
    Table table = new_table();
    table.act(kPlayer, "a", 6, kAssign);
    const int last = static_cast<int>(table.match().log().size());
    const Value rest = table_message(table, kPlayerReads, {4, {}}, {{true, {}}});
    EXPECT_FALSE(*rest.find("reset")->truth());
    ASSERT_EQ(rest.find("log")->items()->size(), static_cast<std::size_t>(last - 4));
    EXPECT_EQ(*rest.find("log")->items()->front().find("n"), Value(5));
    const Value all = table_message(table, kPlayerReads, {last + 100, {}}, {{true, {}}});
    EXPECT_TRUE(*all.find("reset")->truth()) << "it cannot be joined on to";
    EXPECT_EQ(all.find("log")->items()->size(), static_cast<std::size_t>(last));
}

TEST(Table, TheSeedIsOpenedAtTheEndAndNotBefore) {
    Table table = new_table(3);
    EXPECT_EQ(table.match().record().find("\nseed "), std::string::npos);
    play_to_the_end(table, 3);
    EXPECT_NE(table.match().record().find("\nseed "), std::string::npos);
    const Value message = table_message(table, kSpectatorReads, {}, {{false, {}}});
    EXPECT_TRUE(message.find("dice")->find("seed")->text());
    EXPECT_FALSE(message.find("result")->is_null());
    EXPECT_EQ(kind_of(table.act(kPlayer, "z", table.match().ply(), kAssign)), ProblemKind::Over);
    EXPECT_EQ(kind_of(table.undo(kPlayer, "y", table.match().ply())), ProblemKind::Over);
    EXPECT_EQ(table.undo_target(kPlayer), std::nullopt);
}

TEST(Table, TypedDiceAreRolledByAnySeat) {
    Table table = new_table_of(new_match(std::nullopt));
    EXPECT_EQ(table.match().ply(), 0) << "no die falls by itself";
    EXPECT_TRUE(table.dice_typed());
    EXPECT_EQ(kind_of(table.act(kSpectator, "a", 0, "roll 3")), ProblemKind::NotYours);
    EXPECT_FALSE(table.act(kPlayer, "b", 0, "roll 3").problem);
    EXPECT_FALSE(table.act(kHost, "c", 1, "roll 6").problem);
    EXPECT_TRUE(table.act(kPlayer, "d", 2, "roll 7").problem);
    EXPECT_TRUE(table.act(kPlayer, "e", 2, "levy").problem);
    EXPECT_EQ(table.match().ply(), 2);
}

TEST(NewTable, ASavedGameGoesOnWithDiceOfTheNewTable) {
    Table original = new_table(5);
    original.act(kPlayer, "a", 6, kAssign);
    const std::string saved = original.match().record();
    const Value body = Value::fields().set("record", saved);
    Table table = set_up_table(to_json(body), {}).table;
    EXPECT_EQ(table.match().ply(), original.match().ply());
    EXPECT_TRUE(table.match().seed());
    EXPECT_NE(table.match().seed(), original.match().seed());
    EXPECT_TRUE(table.match().record().starts_with(saved)) << "nothing of the save is lost";
    StoredTable stored;
    keep(stored, table.take_change());
    EXPECT_EQ(Table::load(stored).match().record(), table.match().record());
}

TEST(NewTable, TheDiceOfAnEndedGameFallAgainAndAreToldBeforehand) {
    Table original = new_table(5);
    play_to_the_end(original, 5);
    const std::string seed = to_hex(*original.match().seed());
    const Value body = Value::fields().set("game", "rome_must_fall").set("seed", seed);
    Table table = set_up_table(to_json(body), {}).table;
    play_to_the_end(table, 5);
    const Value message = table_message(table, kSpectatorReads, {}, {{false, {}}});
    EXPECT_EQ(*message.find("dice")->find("seed"), Value(seed));
    ASSERT_EQ(table.match().ply(), original.match().ply());
    for (int ply = 1; ply <= table.match().ply(); ++ply)
        EXPECT_EQ(table.match().action_at(ply), original.match().action_at(ply)) << ply;
    const std::vector<DiceStretch> dice = table.match().dice();
    ASSERT_EQ(dice.size(), 1U);
    EXPECT_GT(dice[0].drawn, 0);
    EXPECT_EQ(dice[0].foreseeable, dice[0].drawn);
    EXPECT_EQ(original.match().dice()[0].foreseeable, 0);
    StoredTable stored;
    keep(stored, table.take_change());
    EXPECT_EQ(Table::load(stored).match().record(), table.match().record());
}

TEST(NewTable, TheDiceFallAgainWithWhatASeatAddedToThem) {
    Table original = new_table(5);
    ASSERT_FALSE(original.add_number(kPlayer, "a", seed_from_number(4)).problem);
    play_to_the_end(original, 5);
    const AddedNumber& added = original.match().added_numbers().front();
    EXPECT_EQ(added.draw, 6U);
    const auto body = [&](std::string_view seat, int draw) {
        const Value one = Value::fields().set("number", to_hex(added.number)).set("draw", draw);
        return to_json(Value::fields()
                           .set("game", "rome_must_fall")
                           .set("seed", to_hex(*original.match().seed()))
                           .set("added", Value::fields().set(std::string(seat), one)));
    };
    Table table = set_up_table(body("rome", 6), {}).table;
    play_to_the_end(table, 5);
    ASSERT_EQ(table.match().ply(), original.match().ply());
    for (int ply = 1; ply <= table.match().ply(); ++ply)
        EXPECT_EQ(table.match().action_at(ply), original.match().action_at(ply)) << ply;
    EXPECT_EQ(Match::load(find_game, table.match().record())->dice_standing(),
              DiceStanding::Verified);
    const Problem unknown = problem_from([&] { set_up_table(body("huns", 6), {}); });
    EXPECT_EQ(unknown.kind, ProblemKind::Unknown);
    EXPECT_EQ(unknown.field, "added.huns");
    const Problem bare =
        problem_from([&] { set_up_table(R"({"game": "rome_must_fall", "added": {}})", {}); });
    EXPECT_EQ(bare.kind, ProblemKind::Unreadable);
}

TEST(NewTable, AFinishedGameGetsNoFurtherDice) {
    Table original = new_table(5);
    play_to_the_end(original, 3);
    const std::string saved = original.match().record();
    const Value body = Value::fields().set("record", saved);
    const std::string brought = set_up_table(to_json(body), {}).table.match().record();
    ASSERT_TRUE(brought.starts_with(saved));
    EXPECT_TRUE(brought.substr(saved.size()).starts_with("brought = "));
    EXPECT_EQ(std::count(brought.begin(), brought.end(), '\n'),
              std::count(saved.begin(), saved.end(), '\n') + 1);
}

TEST(Table, ASeatAddsANumberToItsDice) {
    Table table = new_table();
    const Digest number = seed_from_number(4);
    EXPECT_EQ(kind_of(table.add_number(kSpectator, "a", number)), ProblemKind::NotYours);
    EXPECT_FALSE(table.add_number(kPlayer, "b", number).problem);
    EXPECT_FALSE(table.add_number(kPlayer, "b", number).changed) << "the same once more";
    EXPECT_EQ(kind_of(table.add_number(kPlayer, "c", number)), ProblemKind::Illegal);
    EXPECT_FALSE(table.act(kPlayer, "d", 6, kAssign).problem);
    const Value message = table_message(table, kSpectatorReads, {}, {{false, {}}});
    EXPECT_EQ(to_json(*message.find("dice")->find("added")),
              R"([{"seat":"rome","ply":6,"number":")" + to_hex(number) + R"(","draw":6}])");
    StoredTable stored;
    keep(stored, table.take_change());
    EXPECT_EQ(Table::load(stored).match().record(), table.match().record());
    play_to_the_end(table, 1);
    EXPECT_EQ(Match::load(find_game, table.match().record())->dice_standing(),
              DiceStanding::Verified);
    EXPECT_EQ(kind_of(table.add_number(kPlayer, "e", number)), ProblemKind::Over);
}

TEST(Table, NothingIsAddedToDiceThatAreThrownByHand) {
    MatchSetup setup;
    setup.dice_typed = true;
    Table table = new_table_of(*Match::start(*find_game("rome_must_fall"), setup), true);
    const Answer answer = table.add_number(kPlayer, "a", seed_from_number(4));
    EXPECT_EQ(kind_of(answer), ProblemKind::Illegal);
    EXPECT_NE(answer.problem->text.find("real dice"), std::string::npos);
}

TEST(Table, ASealedRecordCanBeContinuedWithTypedDice) {
    Table original = new_table(5);
    original.act(kPlayer, "a", 6, kAssign);
    Result<Match> sealed = Match::load(find_game, original.match().record());
    ASSERT_TRUE(sealed);
    Table table = new_table_of(std::move(*sealed), true);
    const Answer answer = table.act(kPlayer, "b", table.match().ply(), "resolve");
    ASSERT_FALSE(answer.problem) << answer.problem->text;
    EXPECT_EQ(table.match().to_move(), Seat::Chance);
    EXPECT_FALSE(table.act(kPlayer, "c", answer.ply, "roll 2").problem);
    StoredTable stored;
    keep(stored, table.take_change());
    EXPECT_EQ(Table::load(stored).match().record(), table.match().record());
}

TEST(Table, ADamagedRecordDoesNotLoad) {
    Table table = new_table();
    StoredTable stored;
    keep(stored, table.take_change());
    stored.lines[2][12] = stored.lines[2][12] == '1' ? '2' : '1';
    EXPECT_THROW(Table::load(stored), Refused);
}

// One goes back and forth as fast as he may, until nothing more is taken back.
void go_to_and_fro(Table& table) {
    for (int i = 0;; ++i) {
        table.set_time(Moment(std::chrono::seconds(2 * i)));
        if (table.undo(kPlayer, new_id(), 7).problem) return;
        table.act(kPlayer, new_id(), 6, "levy");
    }
}

TEST(Table, ALongRecordKeepsRoomToEndTheGame) {
    Table table = AfterLevy::with_levy();
    go_to_and_fro(table);
    EXPECT_EQ(kind_of(table.undo(kPlayer, new_id(), 7)), ProblemKind::TooLarge);
    EXPECT_EQ(table.undo_target(kPlayer), std::nullopt);
    play_to_the_end(table, 1);
    EXPECT_LT(table.match().lines().size(), Table::kMostLines);
}

TEST(Table, UndosInARowHaveAPace) {
    Table table = AfterLevy::with_levy();
    table.set_time(Moment{});
    Answer answer;
    int undos = 0;
    for (; undos < 1'000; ++undos) {
        answer = table.undo(kPlayer, new_id(), 7);
        if (answer.problem) break;
        table.act(kPlayer, new_id(), 6, "levy");
    }
    EXPECT_EQ(undos, 100);
    EXPECT_EQ(kind_of(answer), ProblemKind::Busy);
    table.set_time(Moment(std::chrono::seconds(2)));
    EXPECT_FALSE(table.undo(kPlayer, new_id(), 7).problem);
}

// What shut everyone out: each act and undo added to what a newcomer is told, without end.
TEST(Table, HoweverLongTheLogIsItIsToldInPages) {
    Table table = AfterLevy::with_levy();
    go_to_and_fro(table);
    const Value first = table_message(table, kPlayerReads, {}, {{true, {}}});
    EXPECT_LT(to_json(first).size(), std::size_t{400} * 1024);
    EXPECT_EQ(*first.find("reset"), Value(true));
    std::vector<Value> log = *first.find("log")->items();
    EXPECT_EQ(*log.back().find("n"), *first.find("n"));
    int pages = 1;
    for (; *log.front().find("n") != Value(1); ++pages) {
        const Earlier earlier{static_cast<int>(*log.front().find("n")->number()), std::nullopt};
        const Value page = earlier_message(table, kPlayerReads, "a", earlier);
        EXPECT_LT(to_json(page).size(), std::size_t{300} * 1024);
        const auto& entries = *page.find("log")->items();
        ASSERT_FALSE(entries.empty());
        log.insert(log.begin(), entries.begin(), entries.end());
    }
    EXPECT_GT(pages, 2);
    EXPECT_EQ(Value(Value::List(log)), table.sight(kRome).entries(0, table.match().log().size()));
}

TEST(Table, WhoMissedMoreThanAPageIsToldTheLastOne) {
    Table table = AfterLevy::with_levy();
    const auto heard = static_cast<int>(table.match().log().size());
    go_to_and_fro(table);
    const Value news = table_message(table, kPlayerReads, {heard, {}}, {{true, {}}});
    EXPECT_EQ(*news.find("reset"), Value(true));
    EXPECT_LT(to_json(news).size(), std::size_t{400} * 1024);
}

TEST(Table, WhatIsBeforeAnEntryThatIsNotReachedIsRefused) {
    const Table table = new_table();
    EXPECT_EQ(problem_from([&] { earlier_message(table, kPlayerReads, "a", {1'000, {}}); }).kind,
              ProblemKind::Unknown);
    EXPECT_TRUE(earlier_message(table, kPlayerReads, "a", {1, {}}).find("log")->items()->empty());
}

TEST(NewTable, ARecordLongerThanAnyHereIsNotTaken) {
    Match match = new_match(std::nullopt);
    std::string record = match.record();
    for (std::size_t line = 0; line < Table::kMostLines + 200; ++line) record += "undo 0 = 0\n";
    EXPECT_EQ(problem_from([&] { load_record(record); }).kind, ProblemKind::TooLarge);
}

TEST(NewTable, ARecordIsReplayedNoFurtherForAClientThatHungUp) {
    const Table table = AfterLevy::with_levy();
    const std::string record = table.match().record();
    int replayed = 0;
    const auto gone = [&] { return ++replayed == 3; };
    ASSERT_GT(table.match().lines().size(), 3U);
    const Problem left = problem_from([&] { load_record(record, gone); });
    EXPECT_EQ(left.text, "The client has closed the connection.");
    EXPECT_EQ(replayed, 3);
}

// Of few lines, each of which makes much happen: it is refused long before its end.
TEST(NewTable, ARecordInWhichTooMuchHappensIsNotReplayedToItsEnd) {
    constexpr std::size_t kMuch = 5;
    Match match = *Match::start(*find_game("invasions"), {{}, std::nullopt, true, std::nullopt});
    Rng rng(1);
    while (!match.over() && match.log().size() <= Table::kMostEntries) {
        const Seat seat = match.to_move();
        const std::string action = random_action(match, rng);
        const std::size_t before = match.log().size();
        ASSERT_FALSE(match.act(seat, action));
        if (match.log().size() < before + kMuch || match.undo_target() != match.ply() - 1) continue;
        while (match.log().size() <= Table::kMostEntries) {
            ASSERT_FALSE(match.undo(seat));
            ASSERT_FALSE(match.act(seat, action));
        }
    }
    ASSERT_GT(match.log().size(), Table::kMostEntries);
    ASSERT_LT(match.lines().size(), Table::kMostLines);
    EXPECT_EQ(problem_from([&] { load_record(match.record()); }).kind, ProblemKind::TooLarge);
}

// Anyone may set tables up: boards with 870 KB of comments were 23 MB a second of disk.
TEST(NewTable, AsManyFiguresAsThatAreNotTaken) {
    const std::string board(find_game("empire")->make({})->get()->board_text());
    const auto body = [](const std::string& text) {
        return to_json(Value::fields().set("game", "empire").set("board", text));
    };
    const auto made = [](const std::string& text) { set_up_table(text, {}); };
    const std::string padded = board + std::string(std::size_t{128} * 1024, '#') + "\n";
    EXPECT_EQ(problem_from([&] { made(body(padded)); }).kind, ProblemKind::TooLarge);
    EXPECT_NO_THROW(made(body(board + "# a word\n")));
    const MatchSetup setup{{{}, padded}, std::nullopt, false, Digest{1}};
    const std::string record = Match::start(*find_game("empire"), setup)->record();
    EXPECT_EQ(problem_from([&] { made(to_json(Value::fields().set("record", record))); }).kind,
              ProblemKind::TooLarge);
}

TEST(Seats, TokensOpenWhatTheyAreFor) {
    const Table table = new_table();
    EXPECT_EQ(table.seats().caller(hash_token(kSeatToken)), kPlayer);
    EXPECT_EQ(table.seats().caller(hash_token(kHostToken)), kHost);
    EXPECT_EQ(table.seats().caller(hash_token("")), std::nullopt);
    EXPECT_EQ(table.seats().caller(hash_token("another")), std::nullopt);
}

TEST(Seats, TheHolderMayHandOverAndTakeBack) {
    Table table = new_table();
    const std::string player(players_of("rome_must_fall").front().id);
    EXPECT_EQ(table.change_seat(kPlayer, kRome, SeatKind::Computer, player), "");
    EXPECT_EQ(table.thinker(), kRome);
    EXPECT_EQ(kind_of(table.act(kPlayer, "a", 6, kAssign)), ProblemKind::NotYourTurn);
    EXPECT_FALSE(table.computer_act(kRome, 6, {kAssign}).problem);
    EXPECT_EQ(kind_of(table.computer_act(kRome, 6, {kAssign})), ProblemKind::Stale);
    EXPECT_EQ(table.change_seat(kPlayer, kRome, SeatKind::Human, ""), "") << "the token stays good";
    EXPECT_EQ(table.thinker(), Seat::Nobody);
    EXPECT_EQ(kind_of(table.computer_act(kRome, table.match().ply(), {"resolve"})),
              ProblemKind::Stale);
}

TEST(Seats, TheHostGivesASeatANewToken) {
    Table table = new_table();
    const std::string token = table.change_seat(kHost, kRome, SeatKind::Human, "");
    EXPECT_EQ(table.seats().caller(hash_token(token)), kPlayer);
    EXPECT_EQ(table.seats().caller(hash_token(kSeatToken)), std::nullopt);
}

TEST(Seats, TheHostGivesASeatBackToThePersonWhoHadIt) {
    Table table = new_table();
    const std::string player(players_of("rome_must_fall").front().id);
    table.call(kPlayer, "name", "Ada");
    table.change_seat(kHost, kRome, SeatKind::Computer, player);
    EXPECT_EQ(table.change_seat(kHost, kRome, SeatKind::Human, ""), "") << "no new token";
    EXPECT_EQ(table.seats().caller(hash_token(kSeatToken)), kPlayer);
    EXPECT_EQ(table.seats().of(kRome).person.name, "Ada");
    EXPECT_TRUE(table.seats().is_human(kRome));
    // A seat that was given up first is anybody's.
    table.change_seat(kHost, kRome, SeatKind::Computer, player);
    table.change_seat(kHost, kRome, SeatKind::Open, "");
    table.change_seat(kHost, kRome, SeatKind::Computer, player);
    EXPECT_NE(table.change_seat(kHost, kRome, SeatKind::Human, ""), "");
    EXPECT_EQ(table.seats().caller(hash_token(kSeatToken)), std::nullopt);
}

TEST(Seats, AnOpenSeatIsTakenOnce) {
    Table table = new_table();
    EXPECT_EQ(problem_from([&] { table.take_seat(kRome); }).kind, ProblemKind::Illegal);
    table.change_seat(kHost, kRome, SeatKind::Open, "");
    EXPECT_EQ(table.seats().caller(hash_token(kSeatToken)), std::nullopt);
    const std::string token = table.take_seat(kRome).token;
    EXPECT_EQ(table.seats().caller(hash_token(token)), kPlayer);
    EXPECT_EQ(problem_from([&] { table.take_seat(kRome); }).kind, ProblemKind::Illegal);
}

TEST(Seats, StrangersChangeNothing) {
    Table table = new_table();
    table.take_change();
    const auto refused = [&](Caller caller, SeatKind kind, const std::string& player) {
        return problem_from([&] { table.change_seat(caller, kRome, kind, player); }).kind;
    };
    EXPECT_EQ(refused(kSpectator, SeatKind::Open, ""), ProblemKind::NotYours);
    EXPECT_EQ(refused(kHost, SeatKind::Computer, "nobody"), ProblemKind::Unknown);
    EXPECT_EQ(problem_from([&] { table.seat_called("attila"); }).kind, ProblemKind::Unknown);
    EXPECT_EQ(problem_from([&] { table.seat_called("dice"); }).kind, ProblemKind::Unknown);
    EXPECT_TRUE(table.take_change().empty());
}

TEST(Seats, OnlyHashesOfTokensAreKept) {
    Table table = new_table();
    const std::string token = table.change_seat(kHost, kRome, SeatKind::Human, "");
    const Change change = table.take_change();
    EXPECT_EQ(change.seats.back().second.token, hash_token(token));
    EXPECT_EQ(change.created->host, hash_token(kHostToken));
}

}  // namespace
}  // namespace occasus::table::testing
