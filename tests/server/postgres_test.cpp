// What a store of several processes promises besides: one owner at a time, and nothing written by
// who is not.
#include <atomic>
#include <chrono>
#include <csignal>
#include <future>
#include <gtest/gtest.h>
#include <mutex>
#include <set>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "apps/server/postgres_holdings.h"
#include "apps/server/postgres_schema.h"
#include "apps/server/postgres_store.h"
#include "apps/server/serve.h"
#include "apps/server/sqlite_store.h"
#include "apps/server/store_copy.h"
#include "postgres_server.h"
#include "store_contract.h"
#include "temporary_folder.h"

namespace occasus::table::testing {
namespace {

using namespace server;
using std::chrono::seconds;
using std::chrono::steady_clock;

INSTANTIATE_TYPED_TEST_SUITE_P(Postgres, StoreContract, PostgresPlace);

// Hears of losses, each as slowly as it is let.
class SlowTenant : public Owner {
  public:
    void lost(const std::string&) override {
        begun.set_value();
        go_on.get_future().wait();
        knows = true;
    }
    void asked_for(const std::string&) override {}

    std::promise<void> begun;
    std::promise<void> go_on;
    std::atomic<bool> knows{false};
};

// The writer finds that a table is lost while the keeper is about to say so: nobody may be refused
// before the table knows that it has moved.
TEST(Holdings, ALossIsKnownWhenItHasBeenTold) {
    Holdings holdings;
    SlowTenant tenant;
    holdings.tell(&tenant);
    holdings.gain("a", 1);
    std::thread keeper([&] { holdings.lose_all(); });
    tenant.begun.get_future().wait();
    std::future<bool> writer = std::async(std::launch::async, [&] {
        holdings.lose("a", 1);
        return tenant.knows.load();
    });
    std::future<bool> table = std::async(std::launch::async, [&] {
        holdings.finish_telling();
        return tenant.knows.load();
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    tenant.go_on.set_value();
    EXPECT_TRUE(writer.get());
    EXPECT_TRUE(table.get());
    keeper.join();
    holdings.tell(nullptr);
}

// Lets go of what is asked for, if it is to, and remembers what it was told.
class Tenant : public Owner {
  public:
    explicit Tenant(Store& store) : store_(store) { store_.tell(this); }
    ~Tenant() override { store_.tell(nullptr); }
    Tenant(const Tenant&) = delete;
    Tenant& operator=(const Tenant&) = delete;

    void lost(const std::string& table) override {
        const std::lock_guard lock(mutex_);
        lost_.insert(table);
    }
    void asked_for(const std::string& table) override {
        if (lets_go) store_.release(table);
    }
    bool has_lost(const std::string& table) {
        const std::lock_guard lock(mutex_);
        return lost_.contains(table);
    }

    std::atomic<bool> lets_go{true};

  private:
    Store& store_;
    std::mutex mutex_;
    std::set<std::string> lost_;
};

bool comes_true(const std::function<bool()>& condition) {
    for (int i = 0; i < 1000 && !condition(); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return condition();
}

struct PostgresTest : ::testing::Test {
    PostgresPlace place;
    std::unique_ptr<ServerStore> a = place.open("a");
    std::unique_ptr<PostgresConnection> database = place.connect();

    PostgresTest() { EXPECT_TRUE(kept(*a, table_called("t"))); }
    std::string owner() {
        return database->ask("SELECT owner FROM tables WHERE id = 't'")[0].text(0);
    }
};

TEST(Postgres, TakesNoPasswordWhereEverybodyReadsIt) {
    for (const char* address :
         {"postgresql://me:secret@localhost/x", "postgresql://localhost/x?password=secret"}) {
        try {
            check_postgres_address(address);
            FAIL() << address;
        } catch (const std::runtime_error& error) {
            EXPECT_NE(std::string(error.what()).find("PGPASSFILE"), std::string::npos);
        }
    }
    EXPECT_NO_THROW(check_postgres_address("postgresql://me@localhost/x?service=occasus"));
    EXPECT_THROW(check_postgres_address("postgresql://localhost/x?nonsense=1"), std::runtime_error);
    EXPECT_THROW(open_postgres_store({"postgresql:///x?host=/nowhere", "a"}), std::runtime_error);
}

TEST_F(PostgresTest, ATableGoesToWhoAsksForIt) {
    const auto b = place.open("b");
    Tenant of_a(*a);
    Tenant of_b(*b);
    ASSERT_TRUE(claims(*a, "t"));
    EXPECT_TRUE(commits(*a, lines("t", 0, {"one\n"})));
    EXPECT_FALSE(commits(*b, lines("t", 1, {"two\n"}))) << "it has not claimed it";
    const auto begun = steady_clock::now();
    EXPECT_TRUE(claims(*b, "t"));
    EXPECT_LT(steady_clock::now() - begun, seconds(1));
    EXPECT_EQ(owner(), "b");
    EXPECT_FALSE(commits(*a, lines("t", 1, {"two\n"})));
    EXPECT_TRUE(commits(*b, lines("t", 1, {"two\n"})));
    EXPECT_EQ(b->read("t")->lines.size(), 2U);
    EXPECT_TRUE(claims(*a, "t")) << "and back";
    EXPECT_TRUE(commits(*a, lines("t", 2, {"three\n"})));
}

// The database refuses a statement: one request fails, and the lease stays.
TEST_F(PostgresTest, AnErrorOfOneStatementCostsNoLease) {
    Tenant of_a(*a);
    ASSERT_TRUE(claims(*a, "t"));
    for (const std::string& bad : {std::string("\xFF"), std::string("\xED\xA0\x80")}) {
        EXPECT_FALSE(claims(*a, bad));
        EXPECT_THROW(a->read(bad), std::runtime_error);
        EXPECT_FALSE(kept(*a, table_called(bad)));
    }
    std::this_thread::sleep_for(seconds(1));
    EXPECT_FALSE(of_a.has_lost("t"));
    EXPECT_TRUE(commits(*a, lines("t", 0, {"one\n"})));
    EXPECT_TRUE(a->keeps());
}

TEST_F(PostgresTest, WhoDoesNotGetATableInTimeIsTold) {
    const auto b = place.open("b");
    Tenant of_a(*a);
    of_a.lets_go = false;
    ASSERT_TRUE(claims(*a, "t"));
    const auto begun = steady_clock::now();
    EXPECT_FALSE(claims(*b, "t"));
    EXPECT_GE(steady_clock::now() - begun, seconds(2));
    EXPECT_EQ(owner(), "a");
    EXPECT_TRUE(claims(*b, "no such table"));
}

// Who asks the owner for it waits for a lock, in vain, while the claim waits.
TEST_F(PostgresTest, WhoWaitsForATableIsAnsweredEvenIfNobodyCanBeAskedForIt) {
    const auto b = place.open("b");
    Tenant of_a(*a);
    of_a.lets_go = false;
    ASSERT_TRUE(claims(*a, "t"));
    Tenant of_b(*b);
    std::atomic<bool> is_answered{false};
    b->claim("t", [&](bool) { is_answered = true; });
    std::this_thread::sleep_for(std::chrono::milliseconds(400));
    ASSERT_FALSE(is_answered);
    database->run("BEGIN; LOCK TABLE nodes IN ACCESS EXCLUSIVE MODE");
    EXPECT_TRUE(comes_true([&] { return is_answered.load(); }));
    database->run("ROLLBACK");
}

// A process that slept, and does not know that its table is another's.
TEST_F(PostgresTest, NothingIsWrittenByWhoIsNotTheOwnerAnyMore) {
    Table table = new_diplomacy({}, {});
    ASSERT_TRUE(kept(*a, table.take_change()));
    const std::string id = table.id();
    std::vector<Change> changes(7);
    for (Change& change : changes) change.table = id;
    changes[0] = lines(id, a->read(id)->lines.size(), {"a line\n"});
    changes[1].seats = {{"france", {SeatKind::Open, {}, {}}}};
    changes[2].accepted = {{"key", 3}};
    changes[3].sets = {{"france", SealedSet{{"A PAR - BUR"}, true, false}}};
    changes[4].clock.emplace().movement = 5;
    changes[5].press = PressSwitches{};
    changes[5].press->muted = {"italy"};
    changes[6].messages = {{0, PressMessage{"ref", kNoon, "", "", {}, "a", false}}};
    const StoredTable before = *a->read(id);
    for (std::size_t kind = 0; kind < changes.size(); ++kind) {
        Tenant of_a(*a);
        ASSERT_TRUE(claims(*a, id));
        database->run("UPDATE tables SET owner = 'b', epoch = epoch + 1 WHERE id = 'seven'");
        EXPECT_FALSE(commits(*a, changes[kind])) << kind;
        EXPECT_TRUE(of_a.has_lost(id)) << kind;
        expect_same(*a->read(id), before);
    }
    // The same in one group with what may be written.
    ASSERT_TRUE(claims(*a, id));
    ASSERT_TRUE(claims(*a, "t"));
    database->run("UPDATE tables SET owner = 'b', epoch = epoch + 1 WHERE id = 'seven'");
    std::promise<bool> lost;
    a->commit(changes[0], [&](bool is_kept) { lost.set_value(is_kept); });
    EXPECT_TRUE(commits(*a, lines("t", 0, {"one\n"})));
    EXPECT_FALSE(lost.get_future().get());
    // Each of them is kept by who has the table.
    for (const Change& change : changes) EXPECT_TRUE(kept(*a, change));
    EXPECT_EQ(database
                  ->ask("SELECT count(DISTINCT epoch) FROM lines WHERE table_id = 'seven' AND "
                        "n = (SELECT max(n) FROM lines WHERE table_id = 'seven')")[0]
                  .number(0),
              1);
}

TEST_F(PostgresTest, TheTablesOfAProcessThatWasKilledAreTaken) {
    const pid_t child = [&] {
        a.reset();
        int ready[2] = {};
        EXPECT_EQ(pipe(ready), 0);
        const pid_t process = fork();
        if (process == 0) {
            const auto store = place.open("killed");
            const bool has = claims(*store, "t");
            if (write(ready[1], &has, 1) != 1) _exit(1);
            pause();
        }
        close(ready[1]);
        bool has = false;
        EXPECT_EQ(read(ready[0], &has, 1), 1);
        EXPECT_TRUE(has);
        return process;
    }();
    const auto b = place.open("b");
    EXPECT_FALSE(claims(*b, "t"));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    const auto begun = steady_clock::now();
    EXPECT_TRUE(claims(*b, "t"));
    const auto took = steady_clock::now() - begun;
    EXPECT_LT(took, seconds(2));
    RecordProperty("milliseconds", static_cast<int>(took / std::chrono::milliseconds(1)));
}

TEST_F(PostgresTest, TheTablesOfAProcessThatSleepsAreTakenAndItLearnsOfIt) {
    a.reset();
    int said[2] = {};
    ASSERT_EQ(pipe(said), 0);
    const pid_t child = fork();
    if (child == 0) {
        const auto store = place.open("asleep");
        Tenant tenant(*store);
        tenant.lets_go = false;
        char word = claims(*store, "t") ? 'c' : 'x';
        if (write(said[1], &word, 1) != 1) _exit(1);
        while (!tenant.has_lost("t")) std::this_thread::sleep_for(std::chrono::milliseconds(10));
        word = commits(*store, lines("t", 0, {"from the dead\n"})) ? 'x' : 'l';
        if (write(said[1], &word, 1) != 1) _exit(1);
        pause();
    }
    close(said[1]);
    char word = 0;
    ASSERT_EQ(read(said[0], &word, 1), 1);
    ASSERT_EQ(word, 'c');
    kill(child, SIGSTOP);
    const auto b = place.open("b");
    const auto begun = steady_clock::now();
    while (!claims(*b, "t") && steady_clock::now() < begun + seconds(20)) {
    }
    EXPECT_LT(steady_clock::now() - begun, seconds(6));
    EXPECT_EQ(owner(), "b");
    EXPECT_TRUE(commits(*b, lines("t", 0, {"one\n"})));
    kill(child, SIGCONT);
    ASSERT_EQ(read(said[0], &word, 1), 1);
    EXPECT_EQ(word, 'l');
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    EXPECT_EQ(b->read("t")->lines, std::vector<std::string>{"one\n"});
}

TEST_F(PostgresTest, WhenTheDatabaseGoesAllIsLostAndComesBack) {
    Tenant of_a(*a);
    ASSERT_TRUE(claims(*a, "t"));
    database->run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
        "datname = current_database()");
    EXPECT_TRUE(comes_true([&] { return of_a.has_lost("t"); }));
    EXPECT_FALSE(commits(*a, lines("t", 0, {"one\n"})));
    EXPECT_TRUE(comes_true([&] { return claims(*a, "t"); }));
    EXPECT_TRUE(commits(*a, lines("t", 0, {"one\n"})));
    EXPECT_TRUE(a->keeps());
}

TEST_F(PostgresTest, TwoProcessesDoNotHaveOneName) {
    PostgresOptions options{place.address(), "a"};
    options.for_the_name = std::chrono::milliseconds(300);
    EXPECT_THROW(open_postgres_store(options), std::runtime_error);
    a.reset();
    EXPECT_NO_THROW(open_postgres_store(options));
}

TEST_F(PostgresTest, ADeadlineIsStruckByOneProcess) {
    StageClock clock;
    clock.movement = 60;
    Table table = new_diplomacy({}, clock);
    ASSERT_TRUE(kept(*a, table.take_change()));
    const auto b = place.open("b");
    const Moment late = kNoon + std::chrono::hours(2);
    const std::vector<std::string> seven{"seven"};
    EXPECT_EQ(a->due(late), seven);
    EXPECT_EQ(a->due(late), seven) << "as long as it is due";
    EXPECT_TRUE(b->due(late).empty()) << "the other has it";
    a.reset();
    EXPECT_EQ(b->due(late), seven) << "whose owner is gone";
    EXPECT_TRUE(commits(*b, lines("seven", b->read("seven")->lines.size(), {"x\n"})));
}

TEST_F(PostgresTest, ADeadlineIsPutOffByTheTimeWithoutAnyProcess) {
    StageClock clock;
    clock.movement = 60;
    Table table = new_diplomacy({}, clock);
    ASSERT_TRUE(kept(*a, table.take_change()));
    const auto deadline = [&] { return database->ask("SELECT deadline FROM clocks")[0].number(0); };
    constexpr std::int64_t kHour = 3'600'000;
    database->run("UPDATE clocks SET deadline = (extract(epoch FROM now()) * 1000)::bigint + " +
                  std::to_string(kHour));
    const std::int64_t before = deadline();
    a.reset();
    a = place.open("a");
    EXPECT_EQ(deadline(), before) << "a moment is no absence";
    a.reset();
    database->run("UPDATE alive SET at = at - " + std::to_string(2 * kHour));
    a = place.open("a");
    EXPECT_NEAR(static_cast<double>(deadline() - before), 2.0 * kHour, 20'000);
    const std::int64_t after = deadline();
    const auto b = place.open("b");
    EXPECT_EQ(deadline(), after) << "an absence counts once";
}

TEST_F(PostgresTest, WhatNoDatabaseTakesIsNotKeptAndHarmsNobody) {
    ASSERT_TRUE(kept(*a, table_called("u")));
    ASSERT_TRUE(claims(*a, "u"));
    ASSERT_TRUE(claims(*a, "t"));
    EXPECT_FALSE(commits(*a, lines("t", 0, {std::string("nul \0 byte\n", 11)})));
    EXPECT_FALSE(commits(*a, lines("t", 0, {"\xff\xfe no letters\n"})));
    EXPECT_TRUE(a->keeps()) << "the database is well";
    EXPECT_TRUE(commits(*a, lines("u", 0, {"one\n"})));
    EXPECT_TRUE(commits(*a, lines("t", 0, {"Ōstrogothī\n"})));
    EXPECT_EQ(a->read("t")->lines, std::vector<std::string>{"Ōstrogothī\n"});
}

TEST(Postgres, DatabasesOfEveryEarlierVersionAreTaken) {
    for (std::size_t version = 0; version <= postgres_versions(); ++version) {
        const PostgresPlace place;
        prepare_postgres_schema(*place.connect(), version);
        const auto store = place.open();
        EXPECT_TRUE(kept(*store, table_called("t"))) << version;
        EXPECT_EQ(place.connect()->ask("SELECT version FROM schema_version")[0].number(0),
                  static_cast<std::int64_t>(postgres_versions()));
    }
}

TEST(Postgres, ManyProcessesMakeTheSchemaOnce) {
    const PostgresPlace place;
    std::vector<std::future<std::unique_ptr<ServerStore>>> stores;
    for (const char* node : {"a", "b", "c", "d"})
        stores.push_back(std::async(std::launch::async, [&, node] { return place.open(node); }));
    for (auto& store : stores) EXPECT_NE(store.get(), nullptr);
}

TEST_F(PostgresTest, ADatabaseOfALaterVersionIsRefused) {
    a.reset();
    database->run("UPDATE schema_version SET version = 99");
    try {
        place.open();
        FAIL() << "it was taken";
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("format 99"), std::string::npos) << error.what();
    }
}

// A proxy sends nobody to a process that is unwell, so that no change can show that it is well
// again.
TEST_F(PostgresTest, FindsByItselfThatItKeepsAgain) {
    ASSERT_TRUE(claims(*a, "t"));
    database->run("ALTER TABLE lines RENAME TO gone");
    EXPECT_FALSE(commits(*a, lines("t", 0, {"one\n"})));
    std::this_thread::sleep_for(seconds(2));
    EXPECT_FALSE(a->keeps()) << "no line can be written";
    database->run("ALTER TABLE gone RENAME TO lines");
    EXPECT_TRUE(comes_true([&] { return a->keeps(); }));
    EXPECT_TRUE(commits(*a, lines("t", 0, {"one\n"}))) << "the lease was kept";
    EXPECT_EQ(a->dates().size(), 1U) << "a trial leaves nothing";
}

// All that a server keeps, and when it was used.
void expect_same_tables(ServerStore& first, ServerStore& second) {
    const std::vector<TableDates> there = first.dates();
    const std::vector<TableDates> back = second.dates();
    ASSERT_EQ(there.size(), 2U);
    ASSERT_EQ(back.size(), 2U);
    for (std::size_t i = 0; i < back.size(); ++i) {
        EXPECT_EQ(back[i].table, there[i].table);
        EXPECT_EQ(back[i].created, there[i].created);
        EXPECT_EQ(back[i].visited, there[i].visited);
        EXPECT_EQ(back[i].over, there[i].over);
        expect_same(*second.read(back[i].table), *first.read(back[i].table));
    }
    EXPECT_EQ(second.record("gone"), "record");
    EXPECT_EQ(second.record("hidden"), std::nullopt);
    EXPECT_EQ(second.all_put_away().size(), 2U);
}

// From a folder into a database, and from there into another folder.
TEST(Postgres, TablesGoThereAndBack) {
    const TemporaryFolder folder;
    const TemporaryFolder other;
    const PostgresPlace place;
    StageClock clock;
    clock.movement = 60;
    {
        const auto opened = open_sqlite_store(folder.path());
        ServerStore& store = *opened;
        Table table = new_table();
        play_to_the_end(table, 1);
        EXPECT_TRUE(kept(store, table.take_change()));
        Table sealed = new_diplomacy({}, clock);
        sealed.set_time(moment_at(milliseconds_of(system_now())));
        sealed.write_orders(power(kFrance), "a", 0, {"A PAR - BUR"}, true);
        sealed.say(power(kFrance), "c", {"germany"}, "Two\nlines.");
        EXPECT_TRUE(kept(store, sealed.take_change()));
        store.note_visits({"seven"}, kNoon);
        store.note_over(table.id());
        store.put_away({"gone", "record", false});
        store.put_away({"hidden", "secret", true});
    }
    EXPECT_THROW(copy_store({"/nowhere", "a"}, {place.address(), "b"}), std::runtime_error);
    const StoreCopied copied = copy_store({folder.path(), "a"}, {place.address(), "b"});
    EXPECT_EQ(copied.tables, 2U);
    EXPECT_EQ(copied.records, 2U);
    {
        const auto server = place.open();
        EXPECT_THROW(copy_store({place.address(), "b"}, {other.path(), "a"}), std::runtime_error)
            << "a server uses it";
    }
    EXPECT_EQ(copy_store({place.address(), "b"}, {other.path(), "a"}).tables, 2U);
    {
        const auto first = open_sqlite_store(folder.path());
        const auto second = open_sqlite_store(other.path());
        expect_same_tables(*first, *second);
    }
    EXPECT_THROW(copy_store({place.address(), "b"}, {other.path(), "a"}), std::runtime_error)
        << "it is not empty";
}

}  // namespace
}  // namespace occasus::table::testing
