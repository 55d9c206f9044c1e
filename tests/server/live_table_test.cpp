#include "table/live_table.h"

#include <chrono>
#include <condition_variable>
#include <gtest/gtest.h>
#include <mutex>
#include <string>
#include <vector>

#include "ai/any_player.h"
#include "apps/server/worker_pool.h"
#include "record/json.h"
#include "tables.h"

namespace occasus::table::testing {

using namespace server;

namespace {

// A store in memory that keeps a change when it is told to.
class SlowStore : public Store {
  public:
    void commit(Change change, std::function<void(bool)> done) override {
        waiting_.emplace_back(std::move(change), std::move(done));
        if (keeps_at_once) let(true);
    }
    std::optional<StoredTable> read(std::string_view) override { return stored; }
    std::vector<std::string> due(Moment) override { return {}; }
    std::size_t count() override { return 1; }

    std::size_t waiting() const { return waiting_.size(); }
    // Keeps the oldest change, or fails to.
    void let(bool succeed) {
        auto [change, done] = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        if (succeed) keep(stored, change);
        done(succeed);
    }

    StoredTable stored;
    bool keeps_at_once = true;

  private:
    std::vector<std::pair<Change, std::function<void(bool)>>> waiting_;
};

// Remembers what it was sent.
class Ear : public Listener {
  public:
    void send(std::shared_ptr<const std::string> message) override {
        const std::lock_guard lock(mutex_);
        heard_.push_back(*parse_json(*message));
        changed_.notify_all();
    }
    std::vector<Value> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(heard_, {});
    }
    // Waits until a message has this in a field, at most ten seconds.
    bool hears(const std::string& field, const Value& value) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, std::chrono::seconds(10), [&] {
            for (const Value& message : heard_)
                if (const Value* found = message.find(field); found && *found == value) return true;
            return false;
        });
    }

    void charge(int questions) override { charged += questions; }
    int charged = 0;  // Beside the one question that every message is.

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Value> heard_;
};

struct LiveTableTest : ::testing::Test {
    SlowStore store;
    WorkerPool thinkers{1};
    Moment now{std::chrono::hours(3)};
    std::shared_ptr<LiveTable> live;
    std::shared_ptr<Ear> player = std::make_shared<Ear>();
    std::shared_ptr<Ear> watcher = std::make_shared<Ear>();

    void SetUp() override { seat_new(new_table()); }
    void TearDown() override { thinkers.stop(); }

    void seat_new(Table table) {
        store.stored = {};
        keep(store.stored, table.take_change());
        seat(std::move(table));
    }
    // What the table holds is in the store.
    void seat(Table table) {
        live = std::make_shared<LiveTable>(house_of(store, thinkers, [this] { return now; }),
                                           std::move(table));
        live->open();
        say(player, R"({"type":"hello","token":")" + kSeatToken + "\"}");
        say(watcher, R"({"type":"hello","token":null})");
        player->take();
        watcher->take();
    }
    void say(const std::shared_ptr<Ear>& ear, const std::string& text) {
        live->hear(ear, text, nullptr);
    }
    void assign(const std::string& id = "a") {
        say(player, R"({"type":"act","id":")" + id + R"(","ply":6,"action":"assign 0 1 2 3 4 5"})");
    }
};

std::string type_of(const Value& message) {
    return *message.find("type")->text();
}
std::string kind_of(const Value& message) {
    return *message.find("error")->find("kind")->text();
}

TEST_F(LiveTableTest, CommitsThenAnswersThenTellsEveryone) {
    store.keeps_at_once = false;
    assign();
    EXPECT_EQ(store.waiting(), 1U);
    EXPECT_TRUE(player->take().empty()) << "nothing is said before it is on disk";
    EXPECT_TRUE(watcher->take().empty());
    store.let(true);
    const auto heard = player->take();
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(type_of(heard[0]), "ack");
    EXPECT_EQ(type_of(heard[1]), "update");
    EXPECT_EQ(*heard[1].find("by"), Value("a"));
    const auto seen = watcher->take();
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(*seen[0].find("view"), *heard[1].find("view"));
    EXPECT_TRUE(seen[0].find("offers")->items()->empty());
}

// What one does all are told, so it costs more where many listen; what one asks is answered alone.
TEST_F(LiveTableTest, ADeedIsPricedByThoseWhoAreToldOfIt) {
    const auto charged = [&](const std::string& message) {
        player->charged = 0;
        say(player, message);
        return player->charged;
    };
    const std::string odds = R"({"type":"odds","id":"b","ply":6,"place":"x"})";
    EXPECT_EQ(charged(R"({"type":"act","id":"a","ply":6,"action":"assign 0 1 2 3 4 5"})"), 1);
    const int asked = charged(odds);
    std::vector<std::shared_ptr<Ear>> watchers;
    for (int i = 0; i < 118; ++i) {
        watchers.push_back(std::make_shared<Ear>());
        say(watchers.back(), R"({"type":"hello","token":null})");
    }
    EXPECT_EQ(watchers.back()->charged, 3) << "119 hear of somebody who comes";
    EXPECT_EQ(charged(R"({"type":"undo","id":"c","ply":7})"), 3) << "120 listen";
    EXPECT_EQ(charged(odds), asked);
}

TEST_F(LiveTableTest, NobodySeesWhatIsNotKeptYet) {
    store.keeps_at_once = false;
    assign();
    const auto newcomer = std::make_shared<Ear>();
    say(newcomer, R"({"type":"hello"})");
    EXPECT_TRUE(newcomer->take().empty());
    store.let(true);
    const auto heard = newcomer->take();
    ASSERT_EQ(heard.size(), 1U);
    EXPECT_GT(*heard[0].find("ply")->number(), 6);
}

TEST_F(LiveTableTest, WhatCannotBeKeptDidNotHappen) {
    store.keeps_at_once = false;
    assign();
    store.let(false);
    const auto heard = player->take();
    ASSERT_EQ(heard.size(), 1U);
    EXPECT_EQ(type_of(heard[0]), "refused");
    EXPECT_EQ(kind_of(heard[0]), "internal");
    EXPECT_TRUE(watcher->take().empty());
    assign();
    store.let(true);
    EXPECT_EQ(type_of(player->take()[0]), "ack") << "the same id, tried again";
}

TEST_F(LiveTableTest, AFailureEndsOneStepOnly) {
    store.keeps_at_once = false;
    assign();
    StoredTable good = store.stored;
    store.stored.lines[0] = "nonsense\n";
    store.let(false);
    player->take();
    say(player, R"({"type":"why","id":"w","action":"levy"})");
    EXPECT_EQ(kind_of(player->take()[0]), "unopened") << "it cannot be read just now";
    store.stored = good;
    say(player, R"({"type":"why","id":"w","action":"levy"})");
    EXPECT_EQ(type_of(player->take()[0]), "why");
}

TEST_F(LiveTableTest, ARepeatIsAcknowledgedToTheSenderAlone) {
    assign();
    player->take();
    watcher->take();
    assign();
    const auto heard = player->take();
    ASSERT_EQ(heard.size(), 1U);
    EXPECT_EQ(type_of(heard[0]), "ack");
    EXPECT_TRUE(watcher->take().empty());
}

TEST_F(LiveTableTest, AnUndoIsToldWithWhatItStruckOut) {
    seat_new([] {
        for (std::uint64_t seed = 1;; ++seed) {
            Table table = new_table(seed);
            if (!table.act(kPlayer, "l", 6, "levy").problem) return table;
        }
    }());
    say(player, R"({"type":"undo","id":"u","ply":7})");
    const auto heard = player->take();
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(type_of(heard[0]), "ack");
    EXPECT_EQ(heard[1].find("undone")->items()->size(), 1U);
    EXPECT_TRUE(heard[1].find("log")->items()->empty());
    EXPECT_EQ(*heard[1].find("redo"), Value("levy"));
}

TEST_F(LiveTableTest, ReconnectingGetsTheRest) {
    assign();
    player->take();
    say(player, R"({"type":"hello","token":")" + kSeatToken + R"(","since":3})");
    const Value table = player->take()[0];
    EXPECT_EQ(type_of(table), "table");
    EXPECT_FALSE(*table.find("reset")->truth());
    EXPECT_EQ(*table.find("log")->items()->front().find("n"), Value(4));
    EXPECT_EQ(*table.find("log")->items()->back().find("n"), *table.find("n"));
}

TEST_F(LiveTableTest, OnlineIsToldWhenItChanges) {
    live->leave(player);
    const auto heard = watcher->take();
    ASSERT_EQ(heard.size(), 1U);
    const Value& away = heard[0].find("seats")->items()->front();
    EXPECT_EQ(*away.find("online"), Value(false));
    EXPECT_EQ(*away.find("away_since"), Value(milliseconds_of(now)));
    live->leave(watcher);
    EXPECT_TRUE(player->take().empty());
}

// Both act for one seat: neither is to think that it acts alone.
TEST_F(LiveTableTest, TwoAtOneSeatKnowOfEachOther) {
    const auto seat_told_to = [](Ear& ear) {
        return ear.take().back().find("seats")->items()->front();
    };
    const auto another = std::make_shared<Ear>();
    say(another, R"({"type":"hello","token":")" + kSeatToken + "\"}");
    EXPECT_EQ(*seat_told_to(*another).find("clients"), Value(2));
    EXPECT_EQ(*seat_told_to(*player).find("clients"), Value(2));
    EXPECT_EQ(*seat_told_to(*watcher).find("clients"), Value(1)) << "no one else's business";
    live->leave(another);
    const Value alone = seat_told_to(*player);
    EXPECT_EQ(*alone.find("clients"), Value(1));
    EXPECT_EQ(*alone.find("online"), Value(true));
    EXPECT_TRUE(alone.find("away_since")->is_null());
}

TEST_F(LiveTableTest, ItIsToldSinceWhenASeatIsLeft) {
    const auto another = std::make_shared<Ear>();
    say(another, R"({"type":"hello","token":")" + kSeatToken + "\"}");
    live->leave(another);
    live->leave(player);
    watcher->take();
    const Moment left = now;
    now += std::chrono::minutes(5);
    const auto newcomer = std::make_shared<Ear>();
    say(newcomer, R"({"type":"hello","token":null})");
    const auto seat_told_to = [](Ear& ear) {
        return ear.take().back().find("seats")->items()->front();
    };
    EXPECT_EQ(*seat_told_to(*newcomer).find("away_since"), Value(milliseconds_of(left)));
    say(player, R"({"type":"hello","token":")" + kSeatToken + "\"}");
    EXPECT_TRUE(seat_told_to(*newcomer).find("away_since")->is_null());
}

TEST_F(LiveTableTest, WhoIsAwayIsKnownAfterARestart) {
    const auto seat_after_restart = [this] {
        now += std::chrono::hours(1);
        live = std::make_shared<LiveTable>(house_of(store, thinkers, [this] { return now; }),
                                           Table::load(store.stored));
        live->open();
        const auto newcomer = std::make_shared<Ear>();
        say(newcomer, R"({"type":"hello","token":null})");
        return newcomer->take().front().find("seats")->items()->front();
    };
    // The server ended while the player was there: he is away since it began anew.
    const Value anew = seat_after_restart();
    EXPECT_EQ(*anew.find("away_since"), Value(milliseconds_of(now)));
    say(player, R"({"type":"hello","token":")" + kSeatToken + "\"}");
    live->leave(player);
    const Moment left = now;
    EXPECT_EQ(*seat_after_restart().find("away_since"), Value(milliseconds_of(left)));
    // The host gives the seat to somebody else, who was never there.
    live->change_seat(
        {}, kHostToken, {"rome", {}}, [](const Value&) {}, [](const Problem&) { FAIL(); });
    EXPECT_TRUE(seat_after_restart().find("away_since")->is_null());
}

TEST_F(LiveTableTest, APersonHasAName) {
    const auto name_told_to = [](Ear& ear) {
        const auto heard = ear.take();
        return heard.empty() ? Value("nothing is told")
                             : *heard.back().find("seats")->items()->front().find("person");
    };
    say(player, R"({"type":"name","id":"a","name":"  Ada <b> "})");
    EXPECT_EQ(type_of(player->take()[0]), "ack");
    EXPECT_EQ(name_told_to(*watcher), Value("Ada <b>"));
    for (const char* bad : {R"(two\nlines)", R"(turned \u202e round)", R"(\u0000)",
                            "forty-one letters are one letter too many"}) {
        say(player, R"({"type":"name","id":"b)" + std::string(bad) + R"(","name":")" + bad + "\"}");
        EXPECT_EQ(kind_of(player->take()[0]), "unreadable") << bad;
    }
    say(watcher, R"({"type":"name","id":"c","name":"Nobody"})");
    EXPECT_EQ(kind_of(watcher->take()[0]), "not_your_turn");
    say(player, R"({"type":"name","id":"d","name":""})");
    EXPECT_TRUE(name_told_to(*watcher).is_null()) << "called as the seat again";
    // Everybody is told each name, so a seat has few at once.
    player->take();
    for (int i = 0; i < 4; ++i)
        say(player, R"({"type":"name","id":"e)" + std::to_string(i) + R"(","name":"Ada"})");
    EXPECT_EQ(kind_of(player->take().back()), "busy");
    // It goes with the person.
    live->change_seat(
        {}, kHostToken, {"rome", {}}, [](const Value&) {}, [](const Problem&) { FAIL(); });
    EXPECT_TRUE(name_told_to(*watcher).is_null());
}

TEST_F(LiveTableTest, AWrongTokenIsRefusedAndMayBeMended) {
    const auto stranger = std::make_shared<Ear>();
    say(stranger, R"({"type":"hello","token":"guessed"})");
    const auto heard = stranger->take();
    ASSERT_EQ(heard.size(), 1U);
    EXPECT_EQ(type_of(heard[0]), "error");
    EXPECT_EQ(kind_of(heard[0]), "not_yours");
    say(stranger, R"({"type":"hello"})");
    EXPECT_EQ(type_of(stranger->take()[0]), "table");
}

TEST_F(LiveTableTest, WhoeverLosesASeatIsToldSo) {
    Sitter open;
    open.kind = SeatKind::Open;
    live->change_seat(
        {}, kHostToken, {"rome", open}, [](const Value&) {}, [](const Problem&) { FAIL(); });
    const auto heard = player->take();
    ASSERT_EQ(heard.size(), 1U);
    EXPECT_EQ(type_of(heard[0]), "table");
    EXPECT_TRUE(heard[0].find("seat")->is_null());
    assign("later");
    EXPECT_EQ(kind_of(player->take()[0]), "not_yours");
}

TEST_F(LiveTableTest, BadMessagesAreAnsweredAndChangeNothing) {
    const std::vector<std::pair<std::string, std::string>> bad{
        {"", "unreadable"},
        {"{", "unreadable"},
        {"[]", "unreadable"},
        {"null", "unreadable"},
        {R"({"type":7})", "unreadable"},
        {R"({"type":"fly","id":"x"})", "unreadable"},
        {R"({"type":"act","ply":6,"action":"levy"})", "unreadable"},
        {R"({"type":"act","id":5,"ply":6,"action":"levy"})", "unreadable"},
        {R"({"type":"act","id":"x","ply":"6","action":"levy"})", "unreadable"},
        {R"({"type":"act","id":"x","ply":-1,"action":"levy"})", "unreadable"},
        {R"({"type":"act","id":"x","ply":6.5,"action":"levy"})", "unreadable"},
        {R"({"type":"act","id":"x","ply":99999999999,"action":"levy"})", "unreadable"},
        {R"({"type":"act","id":"x","ply":6,"action":{}})", "unreadable"},
        {R"({"type":"act","id":"x","ply":6,"action":"dance"})", "unreadable"},
        {R"({"type":"act","id":"x","ply":6,"action":""})", "unreadable"},
        {R"({"type":"act","id":"x","ply":5,"action":"levy"})", "stale"},
        {R"({"type":"view","id":"x","ply":7})", "unknown"},
        {R"({"type":"hello","token":5})", "unreadable"},
        {R"({"type":"hello","since":-1})", "unreadable"},
        {R"({"type":"odds","id":"x","draft":{"atlantis":1}})", "unreadable"},
        {R"({"type":"act","id":")" + std::string(100, 'x') + R"(","ply":6,"action":"levy"})",
         "unreadable"},
    };
    const auto lines = store.stored.lines;
    int number = 0;
    for (const auto& [text, kind] : bad) {
        std::string message = text;
        // Each with an id of its own, or it would be answered as the first was.
        if (const auto at = message.find(R"("id":"x")"); at != std::string::npos)
            message.replace(at, 8, R"("id":")" + std::to_string(++number) + "\"");
        say(player, message);
        const auto heard = player->take();
        ASSERT_EQ(heard.size(), 1U) << text;
        EXPECT_EQ(kind_of(heard[0]), kind) << text;
        EXPECT_FALSE(heard[0].find("error")->find("text")->text()->empty()) << text;
    }
    EXPECT_EQ(store.stored.lines, lines);
    EXPECT_TRUE(watcher->take().empty());
}

TEST_F(LiveTableTest, QuestionsAreAnswered) {
    say(player, R"({"type":"ping"})");
    EXPECT_EQ(type_of(player->take()[0]), "pong");
    say(player, R"({"type":"why","id":"w","action":"resolve"})");
    const Value why = player->take()[0];
    EXPECT_EQ(*why.find("legal"), Value(false));
    EXPECT_FALSE(why.find("error")->find("rule")->is_null());
    say(player, R"({"type":"why","id":"w","action":"assign 0 1 2 3 4 5"})");
    EXPECT_EQ(*player->take()[0].find("legal"), Value(true));
    say(watcher, R"({"type":"why","id":"w","action":"assign 0 1 2 3 4 5"})");
    EXPECT_EQ(kind_of(watcher->take()[0]), "not_your_turn");
    say(player, R"({"type":"odds","id":"o","draft":{"vandals":0}})");
    EXPECT_EQ(type_of(player->take()[0]), "odds");
    say(player, R"({"type":"odds","id":"o","after":["assign 0 1 2 3 4 5"]})");
    const Value foreseen = player->take()[0];
    EXPECT_EQ(type_of(foreseen), "odds");
    EXPECT_TRUE(foreseen.find("offers")->items()->empty()) << "a die falls next";
    say(player, R"({"type":"odds","id":"o","after":["resolve"]})");
    EXPECT_EQ(kind_of(player->take()[0]), "illegal");
    say(player, R"({"type":"odds","id":"o","after":["dance"]})");
    EXPECT_EQ(kind_of(player->take()[0]), "unreadable");
    say(player, R"({"type":"odds","id":"o","after":["a","b","c","d","e"]})");
    EXPECT_EQ(kind_of(player->take()[0]), "unreadable");
    say(watcher, R"({"type":"odds","id":"o","after":["assign 0 1 2 3 4 5"]})");
    EXPECT_EQ(kind_of(watcher->take()[0]), "not_your_turn");
    say(watcher, R"({"type":"view","id":"v","ply":2})");
    EXPECT_EQ(*watcher->take()[0].find("ply"), Value(2));
}

TEST_F(LiveTableTest, AdviceIsALegalActionForTheSeatToMove) {
    say(watcher, R"({"type":"advise","id":"x"})");
    EXPECT_EQ(kind_of(watcher->take()[0]), "not_your_turn");
    say(player, R"({"type":"advise","id":"x"})");
    ASSERT_TRUE(player->hears("type", "advice"));
    const Value advice = player->take()[0];
    EXPECT_EQ(*advice.find("ply"), Value(6));
    const std::string action = *advice.find("action")->text();
    say(player, R"({"type":"why","id":"w","action":")" + action + "\"}");
    ASSERT_TRUE(player->hears("type", "why"));
    EXPECT_EQ(*player->take().back().find("legal"), Value(true)) << action;
}

// Asks once more from within the answer, as quickly as anybody can.
class HastyEar : public Ear {
  public:
    void send(std::shared_ptr<const std::string> message) override {
        const bool advised = type_of(*parse_json(*message)) == "advice";
        Ear::send(std::move(message));
        if (advised && again) std::exchange(again, nullptr)();
    }

    std::function<void()> again;
};

TEST_F(LiveTableTest, WhoeverHasAdviceMayAskForMoreAtOnce) {
    const auto hasty = std::make_shared<HastyEar>();
    hasty->again = [this, &hasty] { say(hasty, R"({"type":"advise","id":"second"})"); };
    say(hasty, R"({"type":"hello","token":")" + kSeatToken + "\"}");
    say(hasty, R"({"type":"advise","id":"first"})");
    ASSERT_TRUE(hasty->hears("id", "second"));
    EXPECT_EQ(type_of(hasty->take().back()), "advice");
}

// Does nothing, and remembers for which tables, and whether anybody waits.
class IdleJobs : public Jobs {
  public:
    void run(std::function<void()>, std::chrono::steady_clock::duration,
             const Place& place) override {
        tables.push_back(place.table);
        urgencies.push_back(place.urgency);
    }
    void hurry(const std::string& table, const std::string&) override { hurried.push_back(table); }

    std::vector<std::string> tables;
    std::vector<Urgency> urgencies;
    std::vector<std::string> hurried;
};

TEST_F(LiveTableTest, WhatIsThoughtAtATableTakesItsTurns) {
    IdleJobs jobs;
    live = std::make_shared<LiveTable>(house_of(store, jobs, [this] { return now; }),
                                       Table::load(store.stored));
    say(player, R"({"type":"hello","token":")" + kSeatToken + "\"}");
    say(player, R"({"type":"advise","id":"x"})");
    const std::string id = store.stored.head.id;
    EXPECT_EQ(jobs.tables, (std::vector<std::string>{id}));
    Sitter computer;
    computer.kind = SeatKind::Computer;
    computer.player = std::string(players_of("rome_must_fall").front().id);
    live->change_seat(
        {}, kSeatToken, {"rome", computer}, [](const Value&) {}, [](const Problem&) { FAIL(); });
    EXPECT_EQ(jobs.tables, (std::vector<std::string>{id, id}));
}

TEST_F(LiveTableTest, WhatNobodyWaitsForIsThoughtLastUntilSomebodyComes) {
    IdleJobs jobs;
    live = std::make_shared<LiveTable>(house_of(store, jobs, [this] { return now; }),
                                       Table::load(store.stored));
    Sitter computer;
    computer.kind = SeatKind::Computer;
    computer.player = std::string(players_of("rome_must_fall").front().id);
    live->change_seat(
        {}, kSeatToken, {"rome", computer}, [](const Value&) {}, [](const Problem&) { FAIL(); });
    EXPECT_EQ(jobs.urgencies, (std::vector<Urgency>{Urgency::Last}));
    EXPECT_TRUE(jobs.hurried.empty());
    say(watcher, R"({"type":"hello","token":null})");
    EXPECT_EQ(jobs.hurried, (std::vector<std::string>{store.stored.head.id}));
    say(player, R"({"type":"hello","token":null})");
    EXPECT_EQ(jobs.hurried.size(), 1U) << "one is there already";
}

TEST_F(LiveTableTest, AComputerPlaysToTheEndAndPeopleWatch) {
    Sitter computer;
    computer.kind = SeatKind::Computer;
    computer.player = std::string(players_of("rome_must_fall").front().id);
    live->change_seat(
        {}, kSeatToken, {"rome", computer}, [](const Value&) {}, [](const Problem&) { FAIL(); });
    EXPECT_TRUE(watcher->hears("to_move", Value()));
    // The log that was sent is whole.
    const auto last = *watcher->take().back().find("n")->number();
    EXPECT_EQ(static_cast<std::size_t>(last), Table::load(store.stored).match().log().size());
}

TEST_F(LiveTableTest, AComputerThatWasThinkingGoesOnAfterARestart) {
    const std::string id(players_of("rome_must_fall").front().id);
    Table table = new_table(1, std::chrono::milliseconds(10));
    table.change_seat(kHost, kRome, SeatKind::Computer, id);
    store.stored = {};
    keep(store.stored, table.take_change());
    seat(Table::load(store.stored));
    EXPECT_TRUE(watcher->hears("to_move", Value()));
}

}  // namespace
}  // namespace occasus::table::testing
