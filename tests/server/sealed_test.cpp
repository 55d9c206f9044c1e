// Sealed orders at a table, without a network.
#include <algorithm>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "record/json.h"
#include "sealed_tables.h"
#include "table/advice.h"
#include "table/new_table.h"
#include "table/table_messages.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

const std::vector<std::string> kOpening = {"a par-bur", "F BRE - MAO", "A MAR S A PAR - BUR"};

ProblemKind kind_of(const Answer& answer) {
    return answer.problem.value().kind;
}

Answer write(Table& table, Seat seat, const std::vector<std::string>& lines, bool confirm = false) {
    return table.write_orders(power(seat), new_id(), table.step(), lines, confirm);
}

Table restarted(Table& table, StoredTable& stored) {
    keep(stored, table.take_change());
    Table again = Table::load(stored);
    again.set_time(kNoon);
    return again;
}

TEST(Sealed, AllSevenAreAskedAtOnceAndNoOneByOne) {
    Table table = new_diplomacy();
    EXPECT_TRUE(table.sealed());
    EXPECT_EQ(table.asked().size(), 7U);
    EXPECT_EQ(kind_of(table.act(power(kAustria), "a", 0, "A VIE H")), ProblemKind::NotYourTurn);
    const Value message = table_message(table, reads(kAustria), {}, std::vector<Presence>(7));
    EXPECT_EQ(*message.find("to_move"), Value("sealed"));
    EXPECT_TRUE(message.find("offers")->items()->empty());
}

TEST(Sealed, EveryLineIsAnsweredInOneFormOrWithTheRuleItBreaks) {
    Table table = new_diplomacy();
    EXPECT_EQ(table.written(kFrance), std::nullopt);
    ASSERT_FALSE(write(table, kFrance, {"a par-bur", "", "A PAR - MOS", "dance"}).problem);
    const auto orders = table.written(kFrance).value();
    ASSERT_EQ(orders.size(), 3U) << "an empty line is no order";
    EXPECT_EQ(orders[0].text, "a par-bur");
    EXPECT_EQ(orders[0].order, "A PAR - BUR");
    EXPECT_FALSE(orders[0].refused);
    ASSERT_TRUE(orders[1].refused) << "an army does not reach Moscow from Paris";
    EXPECT_TRUE(orders[1].refused->rule);
    ASSERT_TRUE(orders[2].refused);
    EXPECT_EQ(orders[2].order, "");
}

TEST(Sealed, WhatIsMissingIsToldToItsSeatAlone) {
    Table table = new_diplomacy();
    const auto shortfall = [&](Seat seat) {
        const Value message = table_message(table, reads(seat), {}, std::vector<Presence>(7));
        return *(*message.find("sealed")->find("own")->items())[0].find("shortfall");
    };
    EXPECT_EQ(shortfall(kFrance), Value("3 of 3 units have no order: they will hold."));
    ASSERT_FALSE(write(table, kFrance, kOpening).problem);
    EXPECT_EQ(shortfall(kFrance), Value(""));
    EXPECT_EQ(shortfall(kRussia), Value("4 of 4 units have no order: they will hold."));
}

TEST(Sealed, TheSetsAreOpenedTogetherAsOneStep) {
    Table table = new_diplomacy();
    ASSERT_FALSE(write(table, kFrance, kOpening, true).problem);
    EXPECT_EQ(table.step(), 0);
    EXPECT_EQ(table.match().ply(), 0) << "nothing is in the record before all have confirmed";
    confirm_rest(table);
    EXPECT_EQ(table.step(), 1);
    EXPECT_EQ(table.match().ply(), 22) << "the units of the seven powers";
    const std::vector<std::string> french = {"F BRE - MAO", "A MAR S A PAR - BUR", "A PAR - BUR"};
    std::vector<std::string> played = actions_of(table, kFrance);
    std::sort(played.begin(), played.end());
    std::vector<std::string> wanted = french;
    std::sort(wanted.begin(), wanted.end());
    EXPECT_EQ(played, wanted);
    EXPECT_FALSE(table.confirmed(kFrance)) << "the next phase begins anew";
    EXPECT_EQ(table.written(kFrance), std::nullopt);
}

TEST(Sealed, SeatsAnswerInAscendingOrderWhoeverConfirmedFirst) {
    Table table = new_diplomacy();
    for (int seat = kPowers - 1; seat >= 0; --seat)
        ASSERT_FALSE(table.confirm(power(seat_at(seat)), new_id(), 0).problem);
    for (int ply = 2; ply <= table.match().ply(); ++ply)
        EXPECT_LE(table.match().mover_at(ply - 1), table.match().mover_at(ply));
}

TEST(Sealed, OrdersAreReplacedAtWillUntilTheyAreOpened) {
    Table table = new_diplomacy();
    write(table, kFrance, {"A PAR - PIC"}, true);
    EXPECT_TRUE(table.confirmed(kFrance));
    write(table, kFrance, {"A PAR - BUR"});
    EXPECT_FALSE(table.confirmed(kFrance)) << "what is written anew is confirmed anew";
    ASSERT_FALSE(table.confirm(power(kFrance), new_id(), 0).problem);
    EXPECT_TRUE(table.confirmed(kFrance));
    ASSERT_FALSE(table.unconfirm(power(kFrance), new_id(), 0).problem);
    EXPECT_FALSE(table.confirmed(kFrance));
    ASSERT_EQ(table.written(kFrance)->size(), 1U) << "and it stays written";
    confirm_rest(table);
    const auto played = actions_of(table, kFrance);
    EXPECT_NE(std::find(played.begin(), played.end(), "A PAR - BUR"), played.end());
    EXPECT_EQ(std::find(played.begin(), played.end(), "A PAR - PIC"), played.end());
}

TEST(Sealed, AConfirmedEmptySetIsNotSilence) {
    Table table = new_diplomacy();
    confirm_rest(table);
    for (int seat = 0; seat < kPowers; ++seat) {
        const auto played = actions_of(table, seat_at(seat));
        EXPECT_EQ(std::find(played.begin(), played.end(), "NMR"), played.end());
    }
}

TEST(Sealed, ARepeatIsAnsweredAsTheFirstTimeAlsoAfterTheOpening) {
    Table table = new_diplomacy();
    const auto first = table.write_orders(power(kFrance), "f", 0, {"A PAR - BUR"}, true);
    EXPECT_TRUE(first.changed);
    write(table, kFrance, {"A PAR - PIC"}, true);
    const auto again = table.write_orders(power(kFrance), "f", 0, {"A PAR - BUR"}, true);
    EXPECT_FALSE(again.problem);
    EXPECT_FALSE(again.changed);
    EXPECT_EQ(table.written(kFrance)->front().order, "A PAR - PIC");
    for (int seat = 0; seat < kPowers - 1; ++seat)
        if (seat_at(seat) != kFrance) table.confirm(power(seat_at(seat)), new_id(), 0);
    const Answer last = table.confirm(power(kTurkey), "t", 0);
    EXPECT_EQ(last.ply, 1);
    StoredTable stored;
    Table later = restarted(table, stored);
    EXPECT_EQ(later.confirm(power(kTurkey), "t", 0).ply, 1);
    EXPECT_EQ(later.step(), 1);
}

TEST(Sealed, WhatIsLateEarlyForgedOrAnothersIsRefusedByItsKind) {
    Table table = new_diplomacy();
    const auto orders = [&](Caller caller, int ply) {
        return kind_of(table.write_orders(caller, new_id(), ply, {"A PAR - BUR"}, true));
    };
    EXPECT_EQ(orders(kSpectator, 0), ProblemKind::NotYours);
    EXPECT_EQ(orders(kHost, 0), ProblemKind::NotYourTurn);
    EXPECT_EQ(orders(power(kFrance), 1), ProblemKind::Unreadable);
    EXPECT_EQ(kind_of(write(table, kFrance, {"A PAR\n- BUR"})), ProblemKind::Unreadable);
    table.change_seat(power(kItaly), kItaly, SeatKind::Computer, "random");
    EXPECT_EQ(orders(power(kItaly), 0), ProblemKind::NotYourTurn);
    table.change_seat(power(kItaly), kItaly, SeatKind::Human, "");
    confirm_rest(table);
    EXPECT_EQ(orders(power(kFrance), 0), ProblemKind::Stale);
    EXPECT_EQ(kind_of(table.confirm(power(kFrance), new_id(), 0)), ProblemKind::Stale);
    EXPECT_EQ(kind_of(table.unconfirm(power(kFrance), new_id(), 0)), ProblemKind::Stale);
    EXPECT_EQ(table.written(kFrance), std::nullopt);
}

TEST(Sealed, WhatWasOpenedIsNotUndone) {
    Table table = new_diplomacy();
    EXPECT_EQ(kind_of(table.undo(power(kTurkey), new_id(), 0)), ProblemKind::Illegal);
    confirm_rest(table);
    for (const Seat seat : {kAustria, kTurkey}) {
        EXPECT_EQ(kind_of(table.undo(power(seat), new_id(), 1)), ProblemKind::Illegal);
        EXPECT_EQ(table.undo_target(power(seat)), std::nullopt);
    }
}

TEST(Sealed, ARestartBetweenSealingAndOpeningLosesNothing) {
    Table table = new_diplomacy();
    write(table, kFrance, kOpening, true);
    write(table, kItaly, {"A VEN - TYR"});
    StoredTable stored;
    Table again = restarted(table, stored);
    EXPECT_TRUE(again.confirmed(kFrance));
    EXPECT_FALSE(again.confirmed(kItaly));
    EXPECT_EQ(again.written(kFrance)->size(), 3U);
    EXPECT_EQ(again.written(kItaly)->front().order, "A VEN - TYR");
    EXPECT_EQ(again.written(kTurkey), std::nullopt);
    confirm_rest(table);
    confirm_rest(again);
    EXPECT_EQ(again.match().record(), table.match().record());
    keep(stored, again.take_change());
    EXPECT_TRUE(stored.sets.empty()) << "what is in the record is kept nowhere else";
    EXPECT_EQ(Table::load(stored).step(), 1);
}

TEST(Sealed, NobodyWaitsForAnOpenSeat) {
    Table table = new_diplomacy();
    table.change_seat(kHost, kRussia, SeatKind::Open, "");
    for (int seat = 0; seat < kPowers; ++seat)
        if (seat_at(seat) != kRussia) table.confirm(power(seat_at(seat)), new_id(), 0);
    EXPECT_EQ(table.step(), 1);
    EXPECT_EQ(actions_of(table, kRussia), std::vector<std::string>{"NMR"});
}

TEST(Sealed, WhoeverLeavesLastLetsTheOthersGoOn) {
    Table table = new_diplomacy();
    for (int seat = 0; seat < kPowers; ++seat)
        if (seat_at(seat) != kRussia) table.confirm(power(seat_at(seat)), new_id(), 0);
    EXPECT_EQ(table.step(), 0);
    table.change_seat(kHost, kRussia, SeatKind::Open, "");
    EXPECT_EQ(table.step(), 1);
}

TEST(Sealed, ATableWithoutAnybodyDoesNotPlayItself) {
    Table table = new_diplomacy();
    for (int seat = 0; seat < kPowers; ++seat)
        table.change_seat(kHost, seat_at(seat), SeatKind::Open, "");
    EXPECT_LE(table.step(), 4) << "what the last person left may be resolved, and little more";
    const int step = table.step();
    table.begin_stage();
    EXPECT_EQ(table.step(), step);
}

TEST(Sealed, TheNextHolderOfASeatIsShownNothing) {
    Table table = new_diplomacy();
    write(table, kFrance, kOpening, true);
    table.change_seat(kHost, kFrance, SeatKind::Human, "");
    EXPECT_EQ(table.written(kFrance), std::nullopt);
    EXPECT_FALSE(table.confirmed(kFrance));
    StoredTable stored;
    EXPECT_EQ(restarted(table, stored).written(kFrance), std::nullopt);
}

TEST(Sealed, ASetIsChangedOnlySoOften) {
    Table table = new_diplomacy();
    Answer answer;
    int changes = 0;
    for (; changes < 1000 && !answer.problem; ++changes)
        answer = write(table, kFrance, {"A PAR - BUR"});
    EXPECT_EQ(kind_of(answer), ProblemKind::Busy);
    EXPECT_FALSE(write(table, kItaly, {"A VEN H"}).problem) << "for itself alone";
}

TEST(Sealed, TheRecordIsKeptBackUntilTheEnd) {
    Table table = new_diplomacy();
    EXPECT_EQ(table.secret_record()->kind, ProblemKind::Illegal);
    confirm_rest(table);
    EXPECT_TRUE(table.secret_record()) << "there may be votes in it";
}

// A seat that the computer plays for a person has that person's secrets.
TEST(Sealed, TheRecordIsForOneWhoHasPlayedAllThatTheComputerHasNot) {
    Table table = new_diplomacy();
    std::vector<TokenHash> all{hash_token(kHostToken)};
    for (int seat = 0; seat < kPowers; ++seat)
        all.push_back(hash_token(power_token(seat_at(seat))));
    const std::vector<TokenHash> of_host{all.front()};
    const std::vector<TokenHash> of_host_and_austria{all[0], all[1]};
    EXPECT_FALSE(table.secret_record(all)) << "all seven";
    EXPECT_TRUE(table.secret_record({all.begin(), all.end() - 1})) << "Turkey is another's";
    for (int seat = 1; seat < kPowers; ++seat)
        table.change_seat(kHost, seat_at(seat), SeatKind::Computer, "random");
    EXPECT_TRUE(table.secret_record(of_host_and_austria)) << "six people may come back";
    table.change_seat(kHost, kAustria, SeatKind::Computer, "random");
    EXPECT_TRUE(table.secret_record(of_host));
    EXPECT_FALSE(table.secret_record(all)) << "all seven are shown";
    EXPECT_TRUE(table.secret_record()) << "others watch, too";
}

// What a host could do to look into a seat: no way leads there, and each is told to all.
TEST(Sealed, AHostComesToNoSecretOfASeat) {
    Table table = new_diplomacy();
    for (int seat = 0; seat < kPowers; ++seat) table.note_presence(seat_at(seat), true);
    EXPECT_THROW(table.change_seat(kHost, kItaly, SeatKind::Human, ""), Refused);
    EXPECT_THROW(table.change_seat(kHost, kItaly, SeatKind::Open, ""), Refused);
    EXPECT_EQ(table.change_seat(kHost, kItaly, SeatKind::Computer, "random"), "");
    EXPECT_THROW(table.change_seat(kHost, kItaly, SeatKind::Open, ""), Refused);
    EXPECT_EQ(table.change_seat(kHost, kItaly, SeatKind::Human, ""), "") << "back, and no token";
    EXPECT_EQ(table.seats().caller(hash_token(power_token(kItaly))), power(kItaly));
    std::vector<std::string> told;
    for (const LogEntry& entry : table.match().log()) told.push_back(entry.words);
    EXPECT_EQ(told,
              (std::vector<std::string>{"The host gives the seat of Italy to the computer.",
                                        "The host gives the seat of Italy back to its player."}));
    EXPECT_EQ(table.match().partings(), std::vector<std::string>{});

    // Whoever has been away for three days may be replaced; and each may give up his own seat.
    table.note_presence(kItaly, false);
    table.set_time(kNoon + std::chrono::days(3) - std::chrono::minutes(1));
    EXPECT_THROW(table.change_seat(kHost, kItaly, SeatKind::Open, ""), Refused);
    table.set_time(kNoon + std::chrono::days(3));
    table.change_seat(kHost, kItaly, SeatKind::Open, "");
    table.change_seat(power(kFrance), kFrance, SeatKind::Open, "");
    EXPECT_EQ(table.match().log().size(), 3U) << "his own seat is his own affair";
    std::vector<TokenHash> all{hash_token(kHostToken), hash_token(table.take_seat(kItaly).token),
                               hash_token(table.take_seat(kFrance).token)};
    for (int seat = 0; seat < kPowers; ++seat)
        all.push_back(hash_token(power_token(seat_at(seat))));
    EXPECT_TRUE(table.secret_record(all)) << "others have played here";

    StoredTable stored;
    const Table again = restarted(table, stored);
    EXPECT_EQ(again.match().log().size(), 3U);
    EXPECT_EQ(again.match().record(), table.match().record());
    EXPECT_TRUE(again.secret_record(all));
}

TEST(Sealed, AComputerWritesAndConfirmsItsOwn) {
    Table table = new_diplomacy();
    table.change_seat(power(kItaly), kItaly, SeatKind::Computer, "random");
    ASSERT_EQ(table.thinker(), kItaly);
    const auto player = make_player(table.game(), "random");
    Rng rng(1);
    const auto actions = decide(table.game(), *player, table.sight(kItaly).state(), kItaly, rng);
    EXPECT_FALSE(table.computer_act(kItaly, 0, actions).problem);
    EXPECT_TRUE(table.confirmed(kItaly));
    EXPECT_EQ(table.thinker(), Seat::Nobody);
    EXPECT_EQ(kind_of(table.computer_act(kItaly, 0, actions)), ProblemKind::Stale);
    confirm_rest(table);
    EXPECT_EQ(actions_of(table, kItaly), actions);
}

TEST(Sealed, OneClientMayHoldSeveralSeats) {
    const Table table = new_diplomacy();
    const Reader reader =
        table.seats().reader({hash_token(power_token(kItaly)), hash_token("nothing"),
                              hash_token(power_token(kFrance)), hash_token(kHostToken)});
    EXPECT_EQ(reader.caller, (Caller{kItaly, true}));
    EXPECT_EQ(reader.held, (std::vector<Seat>{kItaly, kFrance}));
    const Value message = table_message(table, reader, {}, std::vector<Presence>(7));
    const Value::List& own = *message.find("sealed")->find("own")->items();
    ASSERT_EQ(own.size(), 2U) << "as many sets as seats";
    EXPECT_EQ(*own[0].find("seat"), Value("france")) << "in the order of the game";
    EXPECT_EQ(*own[1].find("seat"), Value("italy"));
}

TEST(Sealed, AGameThatWasPlayedInTheOpenAsksItsPhaseAnew) {
    Table table = new_diplomacy();
    confirm_rest(table);
    Result<Match> match = Match::load(find_game, table.match().record(), table.match().seed());
    ASSERT_TRUE(match);
    Rng rng(1);
    ASSERT_FALSE(match->act(kAustria, random_action(*match, rng)));
    ASSERT_EQ(match->ply(), 23);
    const Value body = Value::fields().set("record", match->record()).set("dice", "typed");
    const Table anew = set_up_table(to_json(body), {}).table;
    EXPECT_EQ(anew.match().ply(), 22);
    EXPECT_EQ(anew.step(), 1);
    EXPECT_EQ(anew.asked().size(), 7U);
}

TEST(Sealed, TheVariantBeginsWithTheChoiceOfUnits) {
    Table table = new_fall_of_rome();
    ASSERT_TRUE(table.sealed());
    EXPECT_EQ(table.asked().size(), 7U);
    confirm_rest(table);
    EXPECT_EQ(table.step(), 1);
    EXPECT_EQ(table.asked().size(), 7U);
}

}  // namespace
}  // namespace occasus::table::testing
