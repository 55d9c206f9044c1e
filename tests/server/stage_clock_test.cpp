// Deadlines, by a clock that the test turns.
#include <algorithm>
#include <gtest/gtest.h>

#include "sealed_tables.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

using std::chrono::minutes;

StageClock hours(int movement, int other) {
    StageClock clock;
    clock.movement = movement * 60;
    clock.other = other * 60;
    return clock;
}

ProblemKind kind_of(const Answer& answer) {
    return answer.problem.value().kind;
}

Answer write(Table& table, Seat seat, bool confirm) {
    return table.write_orders(power(seat), new_id(), table.step(), {"A PAR - BUR"}, confirm);
}

bool was_silent(const Table& table, Seat seat) {
    const auto actions = actions_of(table, seat);
    return std::find(actions.begin(), actions.end(), "NMR") != actions.end();
}

TEST(StageClock, RunsFromTheBeginningOfEachStage) {
    Table table = new_diplomacy({}, hours(24, 1));
    EXPECT_EQ(table.clock()->deadline, kNoon + minutes(24 * 60));
    table.set_time(kNoon + minutes(10));
    confirm_rest(table);
    EXPECT_EQ(table.clock()->deadline, kNoon + minutes(24 * 60 + 10));
}

void come(Table& table, int first, int end) {
    for (int seat = first; seat < end; ++seat) table.note_presence(seat_at(seat), true);
}

TEST(StageClock, OfANewTableStandsUntilTheLastPlayerHasCome) {
    Table table = new_diplomacy({}, hours(24, 1));
    table.await_players();
    EXPECT_EQ(table.clock()->left, minutes(24 * 60));
    table.set_time(kNoon + minutes(100));
    come(table, 0, kPowers - 1);
    EXPECT_FALSE(table.clock()->deadline);
    come(table, kPowers - 1, kPowers);
    EXPECT_EQ(table.clock()->deadline, kNoon + minutes(24 * 60 + 100));
    // A player who leaves and comes again changes nothing.
    ClockOrder stop;
    stop.stopped = true;
    table.set_clock({Seat::Nobody, true}, stop);
    table.note_presence(kFrance, false);
    come(table, 0, kPowers);
    EXPECT_FALSE(table.clock()->deadline);
}

TEST(StageClock, OfASavedGameStandsUntilTheLastPlayerHasCome) {
    Table table = new_diplomacy({}, hours(24, 1));
    confirm_rest(table);
    table.await_players();
    EXPECT_EQ(table.clock()->left, minutes(24 * 60));
    come(table, 0, kPowers);
    EXPECT_EQ(table.clock()->deadline, kNoon + minutes(24 * 60));
}

TEST(StageClock, RunsOnceTheGameHasBegunWithoutSomebody) {
    Table table = new_diplomacy({}, hours(24, 1));
    table.await_players();
    confirm_rest(table);
    EXPECT_EQ(table.clock()->deadline, kNoon + minutes(24 * 60));
}

TEST(StageClock, WithoutMinutesThereIsNoDeadline) {
    Table table = new_diplomacy();
    EXPECT_EQ(table.clock()->deadline, std::nullopt);
    table.set_time(kNoon + minutes(1'000'000));
    EXPECT_FALSE(table.strike());
}

TEST(StageClock, AtTheDeadlineWhatIsWrittenStandsAndTheSilentAreSilent) {
    Table table = new_diplomacy({}, hours(24, 1));
    write(table, kFrance, false);
    table.confirm(power(kEngland), new_id(), 0);
    table.confirm(power(kItaly), new_id(), 0);
    table.unconfirm(power(kItaly), new_id(), 0);
    table.set_time(kNoon + minutes(24 * 60) - std::chrono::milliseconds(1));
    EXPECT_FALSE(table.strike());
    table.set_time(kNoon + minutes(24 * 60));
    EXPECT_EQ(kind_of(write(table, kTurkey, true)), ProblemKind::Stale) << "too late";
    EXPECT_TRUE(table.strike());
    EXPECT_FALSE(table.strike()) << "once";
    EXPECT_EQ(table.step(), 1);
    const auto french = actions_of(table, kFrance);
    EXPECT_NE(std::find(french.begin(), french.end(), "A PAR - BUR"), french.end());
    EXPECT_FALSE(was_silent(table, kFrance)) << "written, though not confirmed";
    EXPECT_FALSE(was_silent(table, kEngland)) << "confirmed, though empty";
    EXPECT_TRUE(was_silent(table, kItaly)) << "neither";
    EXPECT_TRUE(was_silent(table, kTurkey));
    EXPECT_EQ(table.clock()->deadline, kNoon + minutes(48 * 60));
}

TEST(StageClock, OutlivesARestart) {
    Table table = new_diplomacy({}, hours(24, 1));
    StoredTable stored;
    keep(stored, table.take_change());
    Table again = Table::load(stored);
    again.set_time(kNoon + minutes(5));
    EXPECT_EQ(again.clock(), table.clock());
    again.begin_stage();
    EXPECT_EQ(again.clock()->deadline, kNoon + minutes(24 * 60)) << "it is not started anew";
    again.set_time(kNoon + minutes(24 * 60));
    EXPECT_TRUE(again.strike());
}

TEST(StageClock, TheHostStopsItLetsItGoOnAndMovesIt) {
    Table table = new_diplomacy({}, hours(24, 1));
    ClockOrder stop;
    stop.stopped = true;
    table.set_time(kNoon + minutes(60));
    table.set_clock(kHost, stop);
    EXPECT_EQ(table.clock()->left, minutes(23 * 60));
    EXPECT_EQ(table.clock()->deadline, std::nullopt);
    table.set_time(kNoon + minutes(100 * 60));
    EXPECT_FALSE(table.strike());
    ClockOrder go;
    go.stopped = false;
    table.set_clock(kHost, go);
    EXPECT_EQ(table.clock()->deadline, kNoon + minutes(123 * 60));
    ClockOrder extend;
    extend.deadline = kNoon + minutes(200 * 60);
    extend.movement = std::optional<int>(30);
    table.set_clock(kHost, extend);
    EXPECT_EQ(table.clock()->deadline, kNoon + minutes(200 * 60));
    confirm_rest(table);
    EXPECT_EQ(table.clock()->deadline, kNoon + minutes(100 * 60 + 30)) << "the new minutes";
}

TEST(StageClock, OnlyTheHostMay) {
    Table table = new_diplomacy({}, hours(24, 1));
    for (const Caller caller : {kSpectator, power(kFrance)}) {
        try {
            table.set_clock(caller, {});
            FAIL();
        } catch (const Refused& refused) {
            EXPECT_EQ(refused.problem().kind, ProblemKind::NotYours);
        }
    }
    Table without = new_table();
    EXPECT_THROW(without.set_clock(kHost, {}), Refused);
    EXPECT_EQ(without.clock(), std::nullopt);
}

TEST(StageClock, StopsWhenNobodyIsThereAnyMore) {
    Table table = new_diplomacy({}, hours(1, 1));
    int struck = 0;
    for (int hour = 1; hour < 50; ++hour) {
        table.set_time(kNoon + minutes(60 * hour));
        if (table.strike()) ++struck;
    }
    EXPECT_EQ(struck, 3);
    EXPECT_TRUE(table.clock()->left) << "the host may let it go on";
}

}  // namespace
}  // namespace occasus::table::testing
