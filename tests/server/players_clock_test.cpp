// The times of two who move in turn, and the hours in which no clock runs, by a clock that the test
// turns.
#include "table/players_clock.h"

#include <gtest/gtest.h>
#include <string>

#include "games/registry.h"
#include "record/json.h"
#include "sealed_tables.h"
#include "table/new_table.h"
#include "table/table.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

constexpr Seat kRoman = seat_at(0);
constexpr Seat kBarbarian = seat_at(1);

// From 22 to 8 of a zone an hour ahead of UTC, and on weekends.
const Rest kNights{minutes(60), 22, 8, true};
// A Thursday, 12:00 there.
const Moment kThursday =
    std::chrono::sys_days(std::chrono::year(2026) / 11 / 26) + std::chrono::hours(11);

TEST(RestOfClocks, TimeRunsByDayAlone) {
    EXPECT_EQ(time_after(kThursday, hours(9), kNights), kThursday + hours(9)) << "until 21:00";
    EXPECT_EQ(time_after(kThursday, hours(11), kNights), kThursday + hours(21))
        << "10 hours until 22:00, and one from 8:00";
    EXPECT_EQ(time_after(kThursday, hours(25), kNights), kThursday + hours(93))
        << "10, then all 14 of Friday, and one on Monday";
    EXPECT_EQ(time_after(kThursday + hours(12), minutes(1), kNights),
              kThursday + hours(20) + minutes(1))
        << "one who begins at midnight";
    EXPECT_EQ(time_between(kThursday, kThursday + hours(93), kNights), hours(25));
    EXPECT_EQ(time_between(kThursday + hours(11), kThursday + hours(19), kNights), hours(0));
    EXPECT_EQ(time_between(kThursday + hours(1), kThursday, kNights), hours(0));
    EXPECT_EQ(time_after(kThursday, hours(100), {}), kThursday + hours(100)) << "no rest";
}

// Five days of 14 hours.
constexpr hours kInAWeek(70);

TEST(RestOfClocks, EachWeekHasAsManyHours) {
    const auto weeks = [](int count) { return std::chrono::weeks(count); };
    EXPECT_EQ(time_between(kThursday, kThursday + weeks(1), kNights), kInAWeek);
    EXPECT_EQ(time_between(kThursday, kThursday + weeks(400'000), kNights), 400'000 * kInAWeek);
    EXPECT_EQ(time_after(kThursday, 50 * kInAWeek + hours(25), kNights),
              kThursday + weeks(50) + hours(93));
    // From a Sunday on, the last hour of a week is one of Friday.
    const Moment sunday = kThursday + hours(72);
    EXPECT_EQ(time_after(sunday, kInAWeek, kNights), sunday + hours(5 * 24 + 10));
    for (int minute = 1; minute < 100'000; minute += 997) {
        const Moment end = time_after(kThursday, minutes(minute), kNights);
        EXPECT_EQ(time_between(kThursday, end, kNights), minutes(minute));
        EXPECT_FALSE(kNights.is_on(end - std::chrono::milliseconds(1))) << minute;
    }
}

TEST(RestOfClocks, AreReadAsTheyAreWritten) {
    const auto read = [](const std::string& text) { return read_rest(Input(text)); };
    EXPECT_EQ(read(R"({"rest":{"from":22,"until":8,"weekends":true,"ahead":60}})"), kNights);
    EXPECT_EQ(read(to_json(Value::fields().set("rest", rest_document(kNights)))), kNights);
    EXPECT_EQ(read(R"({"rest":null})"), Rest{});
    EXPECT_EQ(read(R"({"rest":{"ahead":-720}})").ahead, minutes(-720));
    for (const char* wrong :
         {R"({"rest":{"from":24}})", R"({"rest":{"until":-1}})", R"({"rest":{"ahead":841}})",
          R"({"rest":{"ahead":"1"}})", R"({"rest":{"nights":true}})", R"({"rest":7})"})
        EXPECT_THROW(read(wrong), Refused) << wrong;
}

TEST(RestOfClocks, HoldForSealedStages) {
    StageClock clock;
    clock.movement = 11 * 60;
    clock.rest = kNights;
    clock.begin_stage(true, kThursday);
    EXPECT_EQ(clock.deadline, kThursday + hours(21));
    clock.stop(kThursday + hours(12));
    EXPECT_EQ(clock.left, hours(1)) << "at midnight nothing runs";
    clock.go_on(kThursday + hours(13));
    EXPECT_EQ(clock.deadline, kThursday + hours(21));
}

struct PlayersClockTest : ::testing::Test {
    Table table = empire(R"("clock":{"each":60,"turn":5})");

    // Both players are there.
    static Table empire(const std::string& more) {
        NewTable made = set_up_table(
            R"({"game":"empire","seats":{"roman":{"kind":"human"},)"
            R"("barbarian":{"kind":"human"}},)" +
                more + "}",
            {}, [] { return false; }, kNoon);
        made.table.set_time(kNoon);
        made.table.begin_stage();
        made.table.await_players();
        made.table.note_presence(kRoman, true);
        return std::move(made.table);
    }
    void come() { table.note_presence(kBarbarian, true); }
    void at(int minute) { table.set_time(kNoon + minutes(minute)); }
    void act(Seat seat, const std::string& action) {
        const Answer answer = table.act({seat, false}, new_id(), table.step(), action);
        ASSERT_FALSE(answer.problem) << action << ": " << answer.problem->text;
    }
    const PlayersClock& clock() const { return *table.players_clock(); }
    void play_turn() {
        Rng rng(1);
        while (table.game().turn_title(table.match().state()) == "Turn 1")
            act(table.match().to_move(), random_action(table.match(), rng));
    }
};

TEST_F(PlayersClockTest, StandsUntilBothHaveCome) {
    EXPECT_TRUE(clock().is_stopped);
    EXPECT_FALSE(clock().deadline);
    at(100);
    come();
    EXPECT_EQ(clock().runs, "barbarian") << "the first question is theirs";
    EXPECT_EQ(clock().deadline, kNoon + minutes(160));
}

TEST_F(PlayersClockTest, RunsForTheOneWhoIsAsked) {
    come();
    at(10);
    act(kBarbarian, "set_up sarmatia");
    EXPECT_EQ(clock().runs, "roman");
    EXPECT_EQ(clock().left.at("barbarian"), minutes(50));
    EXPECT_EQ(clock().deadline, kNoon + minutes(70));
    at(12);
    act(kRoman, "end");
    EXPECT_EQ(clock().deadline, kNoon + minutes(70)) << "a further choice of the same player";
    EXPECT_TRUE(table.undo({kRoman, false}, new_id(), table.step()).changed);
    EXPECT_EQ(clock().deadline, kNoon + minutes(70)) << "and its undo";
}

TEST(NewPlayersClock, GrowsOnceWithATurnThatIsReachedAgain) {
    PlayersClock clock = read_players_clock(Input(R"({"each":60,"turn":5})"), {"roman"});
    const auto left_at = [&](const char* title, int ply) {
        clock.follow("roman", title, ply, kNoon);
        return clock.left.at("roman");
    };
    EXPECT_EQ(left_at("Turn 2", 18), minutes(60)) << "a saved game begins here";
    EXPECT_EQ(left_at("Turn 1", 17), minutes(60)) << "a choice is taken back";
    EXPECT_EQ(left_at("Turn 1", 21), minutes(60)) << "other choices take longer";
    EXPECT_EQ(left_at("Turn 2", 22), minutes(60));
    EXPECT_EQ(left_at("Turn 3", 40), minutes(65));
    EXPECT_EQ(left_at("Turn 2", 39), minutes(65));
    EXPECT_EQ(left_at("Turn 3", 44), minutes(65));
    EXPECT_EQ(left_at("Turn 4", 60), minutes(70));
}

TEST_F(PlayersClockTest, WaitsForAPersonWhoHasNotCome) {
    come();
    table.change_seat(kHost, kBarbarian, SeatKind::Open, "");
    EXPECT_FALSE(clock().deadline);
    at(30);
    table.take_seat(kBarbarian);
    EXPECT_EQ(clock().runs, "") << "the link is on its way";
    at(40);
    come();
    EXPECT_EQ(clock().deadline, kNoon + minutes(100));
}

TEST_F(PlayersClockTest, TellsWhatIsLeftNow) {
    come();
    at(10);
    const auto told = [&] { return players_clock_document(clock(), table.now()); };
    EXPECT_EQ(*told().find("left")->find("barbarian"), Value(std::int64_t{50 * 60'000}));
    EXPECT_EQ(*told().find("stopped"), Value(false));
    PlayersClock resting = clock();
    resting.rest = {minutes(0), 11, 12, false};  // It is 11:06.
    const Value at_rest = players_clock_document(resting, kNoon);
    EXPECT_EQ(*at_rest.find("stopped"), Value(true));
}

TEST_F(PlayersClockTest, GrowsWithEveryTurn) {
    come();
    act(kBarbarian, "set_up sarmatia");
    at(20);
    play_turn();
    const auto total = clock().left.at("roman") + clock().left.at("barbarian");
    EXPECT_EQ(total, minutes(40 + 60 + 2 * 5));
}

TEST_F(PlayersClockTest, TheOneWhoseTimeIsUpLoses) {
    come();
    at(59);
    EXPECT_FALSE(table.strike());
    at(60);
    EXPECT_EQ(table.act({kBarbarian, false}, new_id(), table.step(), "set_up sarmatia")
                  .problem.value()
                  .kind,
              ProblemKind::Stale)
        << "too late";
    EXPECT_TRUE(table.strike());
    EXPECT_FALSE(table.strike()) << "once";
    EXPECT_TRUE(table.match().over());
    EXPECT_FALSE(clock().deadline);
    const std::string record = table.match().saved();
    EXPECT_NE(record.find("\nend time barbarian = "), std::string::npos);
    const Result<Match> again = Match::load(find_game, record);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->outcome().text, "The time of the Barbarian is up, so the Roman wins.");
    EXPECT_EQ(again->outcome().grade, "time");
    EXPECT_EQ(again->outcome().scores, (std::vector<int>{1, 0}));
    EXPECT_FALSE(
        Match::load(find_game, record.substr(0, record.find("\nend time")) + "\nend time\n"));
}

TEST_F(PlayersClockTest, BothAgreeToStopItAndToMoreTime) {
    come();
    const auto agree = [&](ProposalKind kind) {
        const Reader roman{{kRoman, false}, {kRoman}};
        const Answer asked = table.propose(roman, roman.caller, new_id(), kind, table.step());
        ASSERT_FALSE(asked.problem) << asked.problem->text;
        const Answer answer =
            table.answer_proposal({kBarbarian, false}, new_id(), table.proposals().front(), true);
        ASSERT_FALSE(answer.problem) << answer.problem->text;
    };
    at(10);
    agree(ProposalKind::MoreTime);
    EXPECT_EQ(clock().left.at("roman"), minutes(120)) << "the one who asked";
    EXPECT_EQ(clock().deadline, kNoon + minutes(60));
    agree(ProposalKind::Pause);
    EXPECT_FALSE(clock().deadline);
    EXPECT_EQ(clock().left.at("barbarian"), minutes(50));
    at(500);
    EXPECT_FALSE(table.strike());
    agree(ProposalKind::GoOn);
    EXPECT_EQ(clock().deadline, kNoon + minutes(550));
}

TEST_F(PlayersClockTest, TheHostStopsItAndNoOneElse) {
    come();
    ClockOrder stop;
    stop.stopped = true;
    EXPECT_THROW(table.set_clock({kRoman, false}, stop), Refused);
    table.set_clock(kHost, stop);
    EXPECT_TRUE(clock().is_stopped);
    ClockOrder longer = stop;
    longer.movement = std::optional<int>(30);
    EXPECT_THROW(table.set_clock(kHost, longer), Refused) << "there is no such stage";
}

TEST_F(PlayersClockTest, OutlivesARestart) {
    StoredTable stored;
    come();
    at(10);
    act(kBarbarian, "set_up sarmatia");
    keep(stored, table.take_change());
    EXPECT_EQ(stored.clock.deadline, kNoon + minutes(70)) << "where a store looks for what is due";
    stored.press = switches_from_text(switches_text(stored.press));
    Table again = Table::load(stored);
    EXPECT_EQ(again.players_clock(), table.players_clock());
    again.set_time(kNoon + minutes(70));
    EXPECT_TRUE(again.strike());
}

TEST_F(PlayersClockTest, DoesNotRunForAComputer) {
    come();
    table.change_seat(kHost, kBarbarian, SeatKind::Computer, "tribune");
    EXPECT_EQ(clock().runs, "");
    EXPECT_FALSE(clock().deadline);
}

TEST_F(PlayersClockTest, BeginsAnewWithARematch) {
    come();
    at(60);
    table.strike();
    table.offer_rematch({kRoman, false});
    const Table next = rematch_of(table, Sides::Swapped);
    EXPECT_EQ(next.players_clock()->each, 60);
    EXPECT_EQ(next.players_clock()->left.at("barbarian"), minutes(60));
    EXPECT_TRUE(next.players_clock()->is_stopped);
}

TEST(NewPlayersClock, IsRefusedWithAReason) {
    for (const char* wrong : {R"("clock":{"each":0})", R"("clock":{"turn":5})",
                              R"("clock":{"each":527041})", R"("clock":{"each":60,"movement":5})"})
        EXPECT_THROW(PlayersClockTest::empire(wrong), Refused) << wrong;
}

}  // namespace
}  // namespace occasus::table::testing
