#include "apps/server/sqlite_schema.h"

#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <stdexcept>
#include <string>

namespace occasus::server {

using namespace table;

namespace {

// The additions of each version to the one before.
constexpr std::array kVersions = {
    R"sql(
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        host TEXT NOT NULL,           -- SHA-256 of the token, in hex
        header TEXT NOT NULL,
        seed TEXT,                    -- hex
        dice_typed INTEGER NOT NULL,
        delay INTEGER NOT NULL,       -- milliseconds
        created INTEGER NOT NULL      -- seconds since 1970, for whoever tidies up
    ) WITHOUT ROWID;
    CREATE TABLE lines (
        table_id TEXT NOT NULL,
        n INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        table_id TEXT NOT NULL,
        seat TEXT NOT NULL,
        kind INTEGER NOT NULL,
        player TEXT NOT NULL,
        token TEXT,                   -- SHA-256 of the token, in hex
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE accepted (
        table_id TEXT NOT NULL,
        key TEXT NOT NULL,
        ply INTEGER NOT NULL,
        PRIMARY KEY (table_id, key)
    ) WITHOUT ROWID;
)sql",
    R"sql(
    CREATE TABLE sealed_sets (        -- secret orders, until they are opened
        table_id TEXT NOT NULL,
        seat TEXT NOT NULL,
        lines TEXT NOT NULL,          -- each closed by a line end
        confirmed INTEGER NOT NULL,
        by_computer INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE clocks (
        table_id TEXT PRIMARY KEY,
        movement INTEGER,             -- minutes
        other INTEGER,
        deadline INTEGER,             -- milliseconds since 1970
        left_over INTEGER,            -- milliseconds
        silent INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX clocks_deadline ON clocks (deadline) WHERE deadline IS NOT NULL;
    CREATE TABLE press_switches (
        table_id TEXT PRIMARY KEY,
        switches TEXT NOT NULL        -- JSON
    ) WITHOUT ROWID;
    CREATE TABLE press (
        table_id TEXT NOT NULL,
        n INTEGER NOT NULL,
        ref TEXT NOT NULL,
        kind INTEGER NOT NULL,
        at INTEGER NOT NULL,          -- milliseconds since 1970
        turn_title TEXT NOT NULL,
        sender TEXT NOT NULL,         -- a seat; empty: the host
        recipients TEXT NOT NULL,     -- seats, each closed by a line end; empty: everyone
        body TEXT NOT NULL,
        removed INTEGER NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
)sql",
    R"sql(
    CREATE TABLE positions (          -- for programs that play by other rules than this one
        table_id TEXT PRIMARY KEY,
        line TEXT NOT NULL            -- as it ends a record
    ) WITHOUT ROWID;
)sql",
    R"sql(
    CREATE TABLE alive (              -- when a server was last there to take orders: one row
        one INTEGER PRIMARY KEY CHECK (one = 1),
        at INTEGER NOT NULL           -- milliseconds since 1970, by the clock of the deadlines
    );
)sql",
    R"sql(
    CREATE TABLE visits (             -- when a table was last in use
        table_id TEXT PRIMARY KEY,
        at INTEGER NOT NULL,          -- milliseconds since 1970, by the clock of the deadlines
        over INTEGER NOT NULL         -- whether its game is known to be over
    ) WITHOUT ROWID;
    CREATE INDEX visits_at ON visits (over, at);
    INSERT INTO visits SELECT id, unixepoch() * 1000, 0 FROM tables;
)sql",
    R"sql(
    ALTER TABLE seats ADD COLUMN name TEXT NOT NULL DEFAULT '';        -- of the person
    ALTER TABLE seats ADD COLUMN has_come INTEGER NOT NULL DEFAULT 0;  -- whether he was ever there
    ALTER TABLE seats ADD COLUMN left_at INTEGER;                      -- milliseconds since 1970
)sql",
    // Tables that anybody may join, as Listing has them.
    R"sql(
    CREATE TABLE listings (
        table_id TEXT PRIMARY KEY,
        since INTEGER NOT NULL,
        stays INTEGER NOT NULL,
        body TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX listings_since ON listings (since);
)sql",
    // Orders for notices, and secrets of the server. All are texts, as Notice has them.
    R"sql(
    CREATE TABLE notices (
        id TEXT PRIMARY KEY, table_id TEXT, holder TEXT, way TEXT, address TEXT, keys TEXT,
        here TEXT, turn TEXT, words TEXT, next TEXT
    ) WITHOUT ROWID;
    CREATE INDEX notices_table ON notices (table_id);
    CREATE INDEX notices_next ON notices (next);
    CREATE TABLE server_keys (name TEXT PRIMARY KEY, secret TEXT NOT NULL) WITHOUT ROWID;
)sql"};

}  // namespace

Database open_database(const std::filesystem::path& file) {
    Database database(file);
    database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    return database;
}

void check_database(Database& database) {
    Statement check(database, "PRAGMA quick_check(1)");
    check.step();
    if (const std::string found = check.text(0); found != "ok")
        throw std::runtime_error(fmt::format(
            "The file of the tables is damaged and was not changed: {}. Replace it with a backup.",
            found));
}

std::size_t schema_versions() {
    return kVersions.size();
}

void prepare_schema(Database& database, std::size_t to) {
    Statement version(database, "PRAGMA user_version");
    version.step();
    const auto found = static_cast<std::size_t>(version.number(0));
    version.reset();
    if (found > kVersions.size())
        throw std::runtime_error(
            fmt::format("The tables were written by another version: format {}, this is format {}.",
                        found, kVersions.size()));
    if (found >= to) return;
    database.run("BEGIN IMMEDIATE");
    for (std::size_t next = found; next < to; ++next) database.run(kVersions[next]);
    database.run(fmt::format("PRAGMA user_version = {}", to).c_str());
    database.run("COMMIT");
}

bool delete_table(Database& database, const std::string& table) {
    constexpr std::array kDeletions = {
        "DELETE FROM lines WHERE table_id = ?",          "DELETE FROM positions WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",          "DELETE FROM accepted WHERE table_id = ?",
        "DELETE FROM sealed_sets WHERE table_id = ?",    "DELETE FROM clocks WHERE table_id = ?",
        "DELETE FROM press_switches WHERE table_id = ?", "DELETE FROM press WHERE table_id = ?",
        "DELETE FROM visits WHERE table_id = ?",         "DELETE FROM listings WHERE table_id = ?",
        "DELETE FROM notices WHERE table_id = ?"};
    Statement(database, "DELETE FROM tables WHERE id = ?").bind(table).run();
    if (sqlite3_changes(database.handle()) == 0) return false;
    for (const char* deletion : kDeletions) Statement(database, deletion).bind(table).run();
    return true;
}

void make_up_for_absence(Database& database, Moment now) {
    constexpr std::chrono::milliseconds kToComeBack = std::chrono::minutes(1);
    Statement put_off(database,
                      "UPDATE clocks SET deadline = MAX(?, "
                      "deadline + COALESCE(? - (SELECT at FROM alive), 0)) "
                      "WHERE deadline IS NOT NULL");
    // The people of open tables went when the server did: those that come back are there again.
    Statement note_absence(database,
                           "UPDATE seats SET left_at = ? WHERE has_come AND left_at IS NULL AND "
                           "table_id IN (SELECT table_id FROM listings)");
    Statement set_alive(database, "INSERT OR REPLACE INTO alive VALUES (1, ?)");
    // All or nothing: an absence counts once.
    database.run("BEGIN IMMEDIATE");
    put_off.bind(milliseconds_of(now + kToComeBack)).bind(milliseconds_of(now)).run();
    note_absence.bind(milliseconds_of(now)).run();
    set_alive.bind(milliseconds_of(now)).run();
    database.run("COMMIT");
}

}  // namespace occasus::server
