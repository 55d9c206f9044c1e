#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>

#include "apps/server/sqlite.h"
#include "apps/server/sqlite_schema.h"
#include "apps/server/sqlite_store.h"
#include "record/json.h"
#include "sealed_tables.h"
#include "store_contract.h"
#include "table/change_document.h"
#include "tables.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using namespace server;

namespace {

struct SqlitePlace {
    std::unique_ptr<ServerStore> open() { return open_sqlite_store(folder.path()); }
    TemporaryFolder folder;
};
INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreContract, SqlitePlace);

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

TEST(Store, BelongsToOneServerAtATime) {
    const TemporaryFolder folder;
    const auto opened = open_sqlite_store(folder.path());
    EXPECT_THROW(open_sqlite_store(folder.path()), std::runtime_error);
}

TEST(Store, IsForTheEyesOfItsOwnerAlone) {
    const TemporaryFolder folder;
    const auto opened = open_sqlite_store(folder.path());
    ServerStore& store = *opened;
    EXPECT_TRUE(kept(store, new_table().take_change()));
    for (const char* name : {"tables.sqlite", "tables.sqlite-wal"}) {
        const auto allowed = std::filesystem::status(folder.path() / name).permissions();
        EXPECT_EQ(
            allowed & (std::filesystem::perms::group_all | std::filesystem::perms::others_all),
            std::filesystem::perms::none)
            << name;
    }
}

// Tables that an earlier program kept are there, and what it did not know is as by default.
TEST(Store, TablesOfTheFirstFormatAreRead) {
    const TemporaryFolder folder;
    Table table = new_table();
    {
        const auto opened = open_sqlite_store(folder.path());
        ServerStore& store = *opened;
        EXPECT_TRUE(kept(store, table.take_change()));
    }
    {
        Database database(folder.path() / "tables.sqlite");
        database.run(
            "DROP TABLE sealed_sets; DROP TABLE clocks; DROP TABLE press_switches; "
            "DROP TABLE press; DROP TABLE positions; DROP TABLE alive; DROP TABLE visits; DROP "
            "TABLE listings; DROP TABLE notices; DROP TABLE server_keys; "
            "ALTER TABLE seats DROP COLUMN name; ALTER TABLE seats DROP COLUMN has_come; "
            "ALTER TABLE seats DROP COLUMN left_at; PRAGMA user_version = 1");
    }
    const auto opened = open_sqlite_store(folder.path());
    ServerStore& store = *opened;
    const Table again = Table::load(*store.read(table.id()));
    EXPECT_EQ(again.match().record(), table.match().record());
    EXPECT_EQ(again.press().switches, PressSwitches{});
}

// Whatever an earlier program could keep.
TEST(Store, FilesOfEveryEarlierFormatAreTaken) {
    for (std::size_t version = 0; version <= schema_versions(); ++version) {
        const TemporaryFolder folder;
        {
            Database database = open_database(folder.path() / "tables.sqlite");
            prepare_schema(database, version);
            if (version > 0)
                database.run(
                    "INSERT INTO tables VALUES ('old', '', 'header', NULL, 0, 400, 1700000000); "
                    "INSERT INTO lines VALUES ('old', 0, 'a line'); "
                    "INSERT INTO accepted VALUES ('old', 'key', 1)");
        }
        const auto opened = open_sqlite_store(folder.path());
        ServerStore& store = *opened;
        Table table = new_table();
        EXPECT_TRUE(kept(store, table.take_change())) << version;
        if (version > 0) {
            EXPECT_TRUE(kept(store, lines("old", 1, {"another"}))) << version;
        }
        EXPECT_EQ(store.count(), version > 0 ? 2U : 1U);
        EXPECT_EQ(store.dates().size(), store.count());
        store.put_away({"old", "record", false});
        EXPECT_EQ(store.count(), 1U) << version;
    }
}

// What is left of a deadline when the server goes is left when it comes back.
TEST(Store, ADeadlineIsPutOffByTheTimeWithoutAServer) {
    using std::chrono::hours;
    using std::chrono::minutes;
    const TemporaryFolder folder;
    StageClock clock;
    clock.movement = 60;
    const auto begin = [&](Moment now) {
        const auto opened = open_sqlite_store(folder.path(), now);
        ServerStore& store = *opened;
        return *store.read("seven")->clock.deadline;
    };
    {
        const auto opened = open_sqlite_store(folder.path(), kNoon);
        ServerStore& store = *opened;
        Table table = new_diplomacy({}, clock);
        EXPECT_TRUE(kept(store, table.take_change()));
        store.alive(kNoon + minutes(20));
    }
    EXPECT_EQ(begin(kNoon + hours(48)), kNoon + hours(48) + minutes(40));
    EXPECT_EQ(begin(kNoon + hours(48)), kNoon + hours(48) + minutes(40))
        << "an absence counts once";
    EXPECT_EQ(begin(kNoon - hours(9)), kNoon - hours(9) + minutes(40)) << "the clock was set back";
    {
        const auto opened = open_sqlite_store(folder.path(), kNoon);
        ServerStore& store = *opened;
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
        const auto opened = open_sqlite_store(folder.path());
        ServerStore& store = *opened;
        EXPECT_TRUE(kept(store, new_diplomacy({}, clock).take_change()));
    }
    {
        Database database(folder.path() / "tables.sqlite");
        database.run(
            "DROP TABLE alive; DROP TABLE visits; DROP TABLE listings; DROP TABLE notices; DROP "
            "TABLE server_keys; ALTER TABLE seats DROP "
            "COLUMN name; "
            "ALTER TABLE seats DROP COLUMN has_come; ALTER TABLE seats DROP COLUMN left_at; "
            "PRAGMA user_version = 3");
    }
    const Moment late = kNoon + std::chrono::hours(5);
    const auto opened = open_sqlite_store(folder.path(), late);
    ServerStore& store = *opened;
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
    const auto opened = open_sqlite_store(folder.path());
    ServerStore& store = *opened;
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

// A proxy sends nobody to a server that is unwell, so that no change can show that it is well
// again.
TEST(Store, FindsByItselfThatItKeepsAgain) {
    using std::chrono::seconds;
    const TemporaryFolder folder;
    const auto opened = open_sqlite_store(folder.path());
    ServerStore& store = *opened;
    Database database(folder.path() / "tables.sqlite");
    database.run("ALTER TABLE lines RENAME TO gone");
    EXPECT_FALSE(kept(store, new_table().take_change()));
    const auto try_at = [&](seconds later) {
        store.alive(kNoon + later);
        return comes_true([&] {
            Statement signs(database, "SELECT at FROM alive");
            return signs.step() && signs.number(0) == milliseconds_of(kNoon + later);
        });
    };
    EXPECT_TRUE(try_at(seconds(0)));
    EXPECT_FALSE(store.keeps()) << "no line could be written";
    database.run("ALTER TABLE gone RENAME TO lines");
    EXPECT_TRUE(try_at(seconds(5)));
    EXPECT_TRUE(store.keeps());
    EXPECT_EQ(store.count(), 0U);
    Statement left(database, "SELECT (SELECT COUNT(*) FROM tables) + (SELECT COUNT(*) FROM lines)");
    left.step();
    EXPECT_EQ(left.number(0), 0) << "a trial leaves nothing";
}

// Two rematches may be offered at once, and make the same table.
TEST(Store, IsWellAfterATableThatIsThereAlready) {
    const TemporaryFolder folder;
    const auto opened = open_sqlite_store(folder.path());
    ServerStore& store = *opened;
    const Change change = new_table().take_change();
    EXPECT_TRUE(kept(store, change));
    EXPECT_FALSE(kept(store, change));
    EXPECT_TRUE(store.keeps());
}

TEST(Store, AFolderThatCannotBeMadeIsAnError) {
    EXPECT_THROW(open_sqlite_store("/proc/nowhere"), std::exception);
}

TEST(Store, ADamagedFileIsFoundBeforeAnybodyPlays) {
    const TemporaryFolder folder;
    {
        const auto opened = open_sqlite_store(folder.path());
        ServerStore& store = *opened;
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
        const auto opened = open_sqlite_store(folder.path());
        FAIL() << "a damaged file was taken";
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("damaged"), std::string::npos) << error.what();
    }
    EXPECT_EQ(std::filesystem::file_size(file), size) << "it is left as it is";
}

TEST(Store, AFileOfAnotherVersionIsRefused) {
    const TemporaryFolder folder;
    {
        const auto opened = open_sqlite_store(folder.path());
    }
    Database database(folder.path() / "tables.sqlite");
    database.run("PRAGMA user_version = 99");
    EXPECT_THROW(open_sqlite_store(folder.path()), std::runtime_error);
}

}  // namespace
}  // namespace occasus::table::testing
