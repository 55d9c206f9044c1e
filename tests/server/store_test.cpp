#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <gtest/gtest.h>
#include <map>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <tuple>
#include <unistd.h>

#include "apps/server/sqlite.h"
#include "apps/server/sqlite_store.h"
#include "record/json.h"
#include "sealed_tables.h"
#include "table/change_document.h"
#include "tables.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using namespace server;

namespace {

bool kept(Store& store, Change change) {
    std::promise<bool> promise;
    store.commit(std::move(change), [&](bool is_kept) { promise.set_value(is_kept); });
    return promise.get_future().get();
}

Change lines(const std::string& table, std::size_t first, std::vector<std::string> text) {
    Change change;
    change.table = table;
    change.first_line = first;
    change.lines = std::move(text);
    return change;
}

TEST(Store, GivesBackWhatWasKept) {
    const TemporaryFolder folder;
    Table table = new_table();
    {
        SqliteStore store(folder.path());
        EXPECT_TRUE(kept(store, table.take_change()));
        table.act(kPlayer, "a", 6, "assign 0 1 2 3 4 5");
        EXPECT_TRUE(kept(store, table.take_change()));
        table.change_seat(kHost, kRome, SeatKind::Open, "");
        EXPECT_TRUE(kept(store, table.take_change()));
    }
    SqliteStore store(folder.path());
    EXPECT_EQ(store.count(), 1U);
    const auto stored = store.read(table.id());
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->lines, table.match().lines());
    EXPECT_EQ(stored->position, table.match().position_line());
    const Table again = Table::load(*stored);
    EXPECT_EQ(again.match().record(), table.match().record());
    EXPECT_EQ(again.match().seed(), table.match().seed());
    EXPECT_EQ(again.seats().of(kRome).kind, SeatKind::Open);
    EXPECT_EQ(again.seats().caller(hash_token(kHostToken)), kHost);
    EXPECT_FALSE(store.read("nothing"));
}

void expect_same(const StoredTable& a, const StoredTable& b) {
    EXPECT_EQ(a.head.id, b.head.id);
    EXPECT_EQ(a.head.host, b.head.host);
    EXPECT_EQ(a.head.header, b.head.header);
    EXPECT_EQ(a.head.seed, b.head.seed);
    EXPECT_EQ(a.head.dice_typed, b.head.dice_typed);
    EXPECT_EQ(a.head.delay, b.head.delay);
    EXPECT_EQ(a.lines, b.lines);
    EXPECT_EQ(a.position, b.position);
    EXPECT_EQ(a.clock, b.clock);
    EXPECT_EQ(a.press, b.press);
    // A database gives them in an order of its own.
    const auto seats = [](const StoredTable& stored) {
        std::map<std::string, std::tuple<SeatKind, std::string, std::optional<TokenHash>,
                                         std::string, bool, std::optional<Moment>>>
            all;
        for (const auto& [id, sitter] : stored.seats)
            all[id] = {sitter.kind,        sitter.player,          sitter.token,
                       sitter.person.name, sitter.person.has_come, sitter.person.left};
        return all;
    };
    EXPECT_EQ(seats(a), seats(b));
    const auto accepted = [](const StoredTable& stored) {
        std::map<std::string, int> all;
        for (const Accepted& one : stored.accepted) all[one.key] = one.ply;
        return all;
    };
    EXPECT_EQ(accepted(a), accepted(b));
    const auto sets = [](const StoredTable& stored) {
        std::map<std::string, std::tuple<std::vector<std::string>, bool, bool>> all;
        for (const auto& [id, set] : stored.sets)
            all[id] = {set.lines, set.confirmed, set.by_computer};
        return all;
    };
    EXPECT_EQ(sets(a), sets(b));
    const auto messages = [](const StoredTable& stored) {
        std::vector<std::tuple<std::string, PressKind, Moment, std::string, std::string,
                               std::vector<std::string>, std::string, bool>>
            all;
        for (const PressMessage& message : stored.messages)
            all.emplace_back(message.ref, message.kind, message.at, message.turn_title,
                             message.from, message.to, message.text, message.removed);
        return all;
    };
    EXPECT_EQ(messages(a), messages(b));
}

// Every kind of change, to a database and as text beside it.
TEST(Store, KeepsAsDocumentsWhatADatabaseKeeps) {
    const TemporaryFolder folder;
    const TemporaryFolder other_folder;
    SqliteStore store(folder.path());
    StageClock clock;
    clock.movement = 60;
    Table table = new_diplomacy({}, clock);
    StoredTable beside;
    const auto keep_both = [&] {
        const Change change = table.take_change();
        keep(beside, change);
        ASSERT_TRUE(kept(store, change));
        expect_same(*store.read(table.id()), beside);
    };
    keep_both();
    table.write_orders(power(kFrance), "a", 0, {"A PAR - BUR", "dance"}, true);
    table.confirm(power(kTurkey), "b", 0);
    table.say(power(kFrance), "c", {"germany", "italy"}, "Two\nlines.");
    table.propose_draw(power(kFrance), "d", 0);
    PressSwitches switches = table.press().switches;
    switches.muted = {"italy"};
    table.set_press(kHost, switches);
    keep_both();
    table.remove_message(kHost, table.press().messages()[0].ref);
    table.say(power(kFrance), "e", {}, "Hail.");
    table.change_seat(kHost, kItaly, SeatKind::Computer, "random");
    table.call(power(kFrance), "f", "Éloïse");
    table.note_presence(kFrance, true);
    table.set_time(Moment(std::chrono::hours(3)));
    table.note_presence(kTurkey, false);
    ClockOrder stopped;
    stopped.stopped = true;
    table.set_clock(kHost, stopped);
    keep_both();
    ASSERT_FALSE(beside.sets.empty());
    ASSERT_EQ(beside.messages.size(), 3U);
    EXPECT_TRUE(beside.messages[0].removed);
    EXPECT_EQ(beside.messages[1].kind, PressKind::Draw);
    EXPECT_TRUE(beside.clock.left);
    EXPECT_EQ(beside.accepted.size(), 6U);

    EXPECT_EQ(Table::load(beside).seats().of(kFrance).person, (Person{"Éloïse", true, {}}));
    EXPECT_EQ(Table::load(beside).seats().of(kTurkey).person.left, table.now());

    // All of it as one change, to a database that knows nothing yet.
    SqliteStore other(other_folder.path());
    const std::string text = to_json(change_document(whole_change(beside)));
    ASSERT_TRUE(kept(other, read_change(*parse_json(text))));
    expect_same(*other.read(table.id()), beside);

    confirm_rest(table);
    table.computer_act(kItaly, table.step(),
                       table.game().no_orders(table.match().state(), kItaly).actions);
    keep_both();
    ASSERT_FALSE(beside.lines.empty()) << "all sets were opened";
    EXPECT_TRUE(beside.sets.empty());
}

TEST(Store, ADocumentThatIsDamagedIsRefused) {
    Table table = new_table();
    const Value document = change_document(table.take_change());
    EXPECT_NO_THROW(read_change(document));
    for (const char* field : {"table", "created", "lines", "seats"}) {
        Value damaged = document;
        EXPECT_THROW(read_change(damaged.set(field, true)), Refused) << field;
    }
    Value more = document;
    EXPECT_THROW(read_change(more.set("moves", 1)), Refused);
    Value head = *document.find("created");
    Value damaged = document;
    EXPECT_THROW(read_change(damaged.set("created", head.set("host", "12"))), Refused);
    EXPECT_THROW(read_change(Value("text")), Refused);
}

TEST(Store, AChangeThatDoesNotJoinOnIsKnown) {
    std::optional<StoredTable> stored;
    EXPECT_FALSE(joins_on(stored, lines("a", 0, {"one\n"}))) << "there is no such table";
    Table table = new_table();
    const Change created = table.take_change();
    ASSERT_TRUE(joins_on(stored, created));
    make_change(stored, created);
    EXPECT_FALSE(joins_on(stored, created)) << "a table is created once";
    const std::size_t next = stored->lines.size();
    EXPECT_TRUE(joins_on(stored, lines(table.id(), next, {"more\n"})));
    EXPECT_FALSE(joins_on(stored, lines(table.id(), next + 1, {"a gap\n"})));
    Change message;
    message.messages.emplace_back(1, PressMessage{});
    EXPECT_FALSE(joins_on(stored, message)) << "the first message is missing";
}

TEST(Store, AConflictIsNotKeptAndTakesNothingElseWithIt) {
    const TemporaryFolder folder;
    SqliteStore store(folder.path());
    EXPECT_TRUE(kept(store, lines("a", 0, {"one\n"})));
    std::atomic<int> good{0};
    std::atomic<int> bad{0};
    std::promise<void> all;
    const auto count = [&](bool is_kept) {
        ++(is_kept ? good : bad);
        if (good + bad == 3) all.set_value();
    };
    store.commit(lines("a", 1, {"two\n"}), count);
    store.commit(lines("a", 1, {"two again\n"}), count);
    store.commit(lines("b", 0, {"one\n"}), count);
    all.get_future().get();
    EXPECT_EQ(good, 2);
    EXPECT_EQ(bad, 1);
    EXPECT_FALSE(kept(store, lines("a", 9, {"a gap\n"})));
    EXPECT_TRUE(kept(store, lines("a", 2, {"three\n"})));
}

TEST(Store, ManyThreadsAtOnce) {
    const TemporaryFolder folder;
    SqliteStore store(folder.path());
    std::vector<std::thread> writers;
    std::atomic<int> good{0};
    for (int writer = 0; writer < 8; ++writer)
        writers.emplace_back([&, writer] {
            for (std::size_t n = 0; n < 50; ++n)
                good += kept(store, lines("t" + std::to_string(writer), n, {"line\n"})) ? 1 : 0;
        });
    for (std::thread& writer : writers) writer.join();
    EXPECT_EQ(good, 400);
}

TEST(Store, BelongsToOneServerAtATime) {
    const TemporaryFolder folder;
    const SqliteStore store(folder.path());
    EXPECT_THROW(SqliteStore(folder.path()), std::runtime_error);
}

TEST(Store, IsForTheEyesOfItsOwnerAlone) {
    const TemporaryFolder folder;
    SqliteStore store(folder.path());
    EXPECT_TRUE(kept(store, new_table().take_change()));
    for (const char* name : {"tables.sqlite", "tables.sqlite-wal"}) {
        const auto allowed = std::filesystem::status(folder.path() / name).permissions();
        EXPECT_EQ(
            allowed & (std::filesystem::perms::group_all | std::filesystem::perms::others_all),
            std::filesystem::perms::none)
            << name;
    }
}

TEST(Store, KeepsSealedOrdersTheClockAndPress) {
    const TemporaryFolder folder;
    StageClock clock;
    clock.movement = 60;
    Table table = new_diplomacy({}, clock);
    PressSwitches switches = table.press().switches;
    switches.muted = {"italy"};
    {
        SqliteStore store(folder.path());
        table.write_orders(power(kFrance), "a", 0, {"A PAR - BUR", "dance"}, true);
        table.confirm(power(kTurkey), "b", 0);
        table.say(power(kFrance), "c", {"germany", "italy"}, "Two\nlines.");
        table.set_press(kHost, switches);
        EXPECT_TRUE(kept(store, table.take_change()));
        table.unconfirm(power(kFrance), "d", 0);
        table.remove_message(kHost, table.press().messages()[0].ref);
        table.say(power(kFrance), "e", {}, "Hail.");
        EXPECT_TRUE(kept(store, table.take_change()));
        EXPECT_TRUE(store.due(kNoon).empty());
        EXPECT_EQ(store.due(kNoon + std::chrono::minutes(60)), std::vector<std::string>{"seven"});
    }
    SqliteStore store(folder.path());
    Table again = Table::load(*store.read("seven"));
    EXPECT_FALSE(again.confirmed(kFrance));
    EXPECT_TRUE(again.confirmed(kTurkey));
    EXPECT_EQ(again.written(kFrance)->size(), 2U);
    EXPECT_EQ(again.written(kTurkey)->size(), 0U);
    EXPECT_EQ(again.written(kItaly), std::nullopt);
    EXPECT_EQ(again.clock(), table.clock());
    EXPECT_EQ(again.press().switches, table.press().switches);
    for (const Reader& reader : {reads(kItaly), kSpectatorReads})
        EXPECT_EQ(again.press().document(again.press_reader(reader), std::nullopt),
                  table.press().document(table.press_reader(reader), std::nullopt));
    again.set_time(kNoon);
    confirm_rest(again);
    EXPECT_TRUE(kept(store, again.take_change()));
    EXPECT_TRUE(store.read("seven")->sets.empty());
}

// Tables that an earlier program kept are there, and what it did not know is as by default.
TEST(Store, TablesOfTheFirstFormatAreRead) {
    const TemporaryFolder folder;
    Table table = new_table();
    {
        SqliteStore store(folder.path());
        EXPECT_TRUE(kept(store, table.take_change()));
    }
    {
        Database database(folder.path() / "tables.sqlite");
        database.run(
            "DROP TABLE sealed_sets; DROP TABLE clocks; DROP TABLE press_switches; "
            "DROP TABLE press; DROP TABLE positions; DROP TABLE alive; DROP TABLE visits; "
            "ALTER TABLE seats DROP COLUMN name; ALTER TABLE seats DROP COLUMN has_come; "
            "ALTER TABLE seats DROP COLUMN left_at; PRAGMA user_version = 1");
    }
    SqliteStore store(folder.path());
    const Table again = Table::load(*store.read(table.id()));
    EXPECT_EQ(again.match().record(), table.match().record());
    EXPECT_EQ(again.press().switches, PressSwitches{});
}

// What is left of a deadline when the server goes is left when it comes back.
TEST(Store, ADeadlineIsPutOffByTheTimeWithoutAServer) {
    using std::chrono::hours;
    using std::chrono::minutes;
    const TemporaryFolder folder;
    StageClock clock;
    clock.movement = 60;
    const auto begin = [&](Moment now) {
        SqliteStore store(folder.path(), now);
        return *store.read("seven")->clock.deadline;
    };
    {
        SqliteStore store(folder.path(), kNoon);
        Table table = new_diplomacy({}, clock);
        EXPECT_TRUE(kept(store, table.take_change()));
        store.alive(kNoon + minutes(20));
    }
    EXPECT_EQ(begin(kNoon + hours(48)), kNoon + hours(48) + minutes(40));
    EXPECT_EQ(begin(kNoon + hours(48)), kNoon + hours(48) + minutes(40))
        << "an absence counts once";
    EXPECT_EQ(begin(kNoon - hours(9)), kNoon - hours(9) + minutes(40)) << "the clock was set back";
    {
        SqliteStore store(folder.path(), kNoon);
        store.alive(kNoon + minutes(39));
        store.alive(kNoon + minutes(40) - std::chrono::milliseconds(10));
    }
    EXPECT_EQ(begin(kNoon + hours(1)), kNoon + hours(1) + minutes(1)) << "time to come back";
}

// The format before servers noted that they are alive: nobody knows how long they were gone.
TEST(Store, ADeadlineOfTheThirdFormatGivesAtLeastTheTimeToComeBack) {
    const TemporaryFolder folder;
    StageClock clock;
    clock.movement = 60;
    {
        SqliteStore store(folder.path());
        EXPECT_TRUE(kept(store, new_diplomacy({}, clock).take_change()));
    }
    {
        Database database(folder.path() / "tables.sqlite");
        database.run(
            "DROP TABLE alive; DROP TABLE visits; ALTER TABLE seats DROP COLUMN name; "
            "ALTER TABLE seats DROP COLUMN has_come; ALTER TABLE seats DROP COLUMN left_at; "
            "PRAGMA user_version = 3");
    }
    const Moment late = kNoon + std::chrono::hours(5);
    SqliteStore store(folder.path(), late);
    EXPECT_EQ(store.read("seven")->clock.deadline, late + std::chrono::minutes(1));
}

bool comes_true(const std::function<bool()>& condition) {
    for (int i = 0; i < 500 && !condition(); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return condition();
}

// A sign of life that was written does not excuse a change that was not, nor the other way round.
TEST(Store, IsWellWhenChangesAndSignsOfLifeAreKept) {
    using std::chrono::seconds;
    const TemporaryFolder folder;
    SqliteStore store(folder.path());
    Database database(folder.path() / "tables.sqlite");
    database.run("ALTER TABLE tables RENAME TO gone");
    EXPECT_FALSE(kept(store, new_table().take_change()));
    store.alive(kNoon);
    EXPECT_TRUE(comes_true([&] {
        Statement signs(database, "SELECT COUNT(*) FROM alive");
        signs.step();
        return signs.number(0) == 1;
    }));
    EXPECT_FALSE(store.keeps());
    database.run("ALTER TABLE gone RENAME TO tables");
    EXPECT_TRUE(kept(store, new_table().take_change()));
    EXPECT_TRUE(store.keeps());
    database.run("ALTER TABLE alive RENAME TO gone");
    store.alive(kNoon + seconds(5));
    EXPECT_TRUE(comes_true([&] { return !store.keeps(); }));
    database.run("ALTER TABLE gone RENAME TO alive");
    store.alive(kNoon + seconds(10));
    EXPECT_TRUE(comes_true([&] { return store.keeps(); }));
}

TEST(Store, AFolderThatCannotBeMadeIsAnError) {
    EXPECT_THROW(SqliteStore("/proc/nowhere"), std::exception);
}

TEST(Store, ADamagedFileIsFoundBeforeAnybodyPlays) {
    const TemporaryFolder folder;
    {
        SqliteStore store(folder.path());
        EXPECT_TRUE(kept(store, new_table().take_change()));
    }
    const std::filesystem::path file = folder.path() / "tables.sqlite";
    const std::uintmax_t size = std::filesystem::file_size(file);
    {
        // All but the first page, which says what is where.
        constexpr std::streamoff kPage = 4096;
        std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(kPage);
        bytes << std::string(static_cast<std::size_t>(size) - kPage, 'x');
    }
    try {
        const SqliteStore store(folder.path());
        FAIL() << "a damaged file was taken";
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("damaged"), std::string::npos) << error.what();
    }
    EXPECT_EQ(std::filesystem::file_size(file), size) << "it is left as it is";
}

TEST(Store, AFileOfAnotherVersionIsRefused) {
    const TemporaryFolder folder;
    {
        const SqliteStore store(folder.path());
    }
    Database database(folder.path() / "tables.sqlite");
    database.run("PRAGMA user_version = 99");
    EXPECT_THROW(SqliteStore(folder.path()), std::runtime_error);
}

// A process is killed while it writes; what it was told is kept must be there.
TEST(Store, WhatWasKeptSurvivesACrash) {
    const TemporaryFolder folder;
    int told[2] = {};
    ASSERT_EQ(pipe(told), 0);
    const pid_t child = fork();
    if (child == 0) {
        SqliteStore store(folder.path());
        for (int n = 0;; ++n) {
            if (!kept(store, lines("t", static_cast<std::size_t>(n), {std::to_string(n) + "\n"})))
                _exit(1);
            if (write(told[1], &n, sizeof n) != sizeof n) _exit(1);
        }
    }
    close(told[1]);
    int last = -1;
    while (last < 200 && read(told[0], &last, sizeof last) == sizeof last) {
    }
    kill(child, SIGKILL);
    while (read(told[0], &last, sizeof last) == sizeof last) {
    }
    close(told[0]);
    waitpid(child, nullptr, 0);

    SqliteStore store(folder.path());
    Change next = lines("t", static_cast<std::size_t>(last) + 1, {"next\n"});
    const bool exactly = kept(store, next);
    next.first_line += 1;  // One more may have been written and not told.
    EXPECT_TRUE(exactly || kept(store, next)) << last;
}

}  // namespace
}  // namespace occasus::table::testing
