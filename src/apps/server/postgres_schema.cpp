#include "apps/server/postgres_schema.h"

#include <array>
#include <fmt/format.h>
#include <stdexcept>

namespace occasus::server {
namespace {

// The additions of each version to the one before.
constexpr std::array kVersions = {
    R"sql(
    CREATE TABLE tables (
        id text PRIMARY KEY,
        host text NOT NULL,             -- SHA-256 of the token, in hex
        header text NOT NULL,
        seed text,                      -- hex
        dice_typed boolean NOT NULL,
        delay bigint NOT NULL,          -- milliseconds
        created bigint NOT NULL,        -- seconds since 1970, for whoever tidies up
        owner text,                     -- the process that may change it
        epoch bigint NOT NULL DEFAULT 0 -- how often it was claimed: nobody writes with another
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;
    CREATE TABLE lines (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        n integer NOT NULL,
        line text NOT NULL,
        epoch bigint NOT NULL,          -- in which it was written
        PRIMARY KEY (table_id, n)
    );
    CREATE TABLE positions (            -- for programs that play by other rules than this one
        table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        line text NOT NULL              -- as it ends a record
    ) WITH (fillfactor = 70);
    CREATE TABLE seats (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat text NOT NULL,
        kind integer NOT NULL,
        player text NOT NULL,
        token text,                     -- SHA-256 of the token, in hex
        name text NOT NULL,             -- of the person
        has_come boolean NOT NULL,      -- whether he was ever there
        left_at bigint,                 -- milliseconds since 1970
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE accepted (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        key text NOT NULL,
        ply integer NOT NULL,
        PRIMARY KEY (table_id, key)
    );
    CREATE TABLE sealed_sets (          -- secret orders, until they are opened
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat text NOT NULL,
        lines text NOT NULL,            -- each closed by a line end
        confirmed boolean NOT NULL,
        by_computer boolean NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE clocks (
        table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        movement integer,               -- minutes
        other integer,
        deadline bigint,                -- milliseconds since 1970
        left_over bigint,               -- milliseconds
        silent integer NOT NULL
    );
    CREATE INDEX clocks_deadline ON clocks (deadline) WHERE deadline IS NOT NULL;
    CREATE TABLE press_switches (
        table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        switches text NOT NULL          -- JSON
    );
    CREATE TABLE press (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        n integer NOT NULL,
        ref text NOT NULL,
        kind integer NOT NULL,
        at bigint NOT NULL,             -- milliseconds since 1970
        turn_title text NOT NULL,
        sender text NOT NULL,           -- a seat; empty: the host
        recipients text NOT NULL,       -- seats, each closed by a line end; empty: everyone
        body text NOT NULL,
        removed boolean NOT NULL,
        PRIMARY KEY (table_id, n)
    );
    CREATE TABLE visits (               -- when a table was last in use
        table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        at bigint NOT NULL,             -- milliseconds since 1970
        over boolean NOT NULL           -- whether its game is known to be over
    );
    CREATE INDEX visits_at ON visits (over, at);
    CREATE TABLE put_away (             -- records of tables that nobody came to
        table_id text PRIMARY KEY,
        record text NOT NULL,
        secret boolean NOT NULL,        -- its game hides something yet
        at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE alive (                -- when a process was last there to take orders: one row
        one integer PRIMARY KEY CHECK (one = 1),
        at bigint NOT NULL              -- milliseconds since 1970
    );
    INSERT INTO alive VALUES (1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint);
    CREATE TABLE nodes (                -- the processes, by their names
        node text PRIMARY KEY,
        number integer UNIQUE NOT NULL GENERATED ALWAYS AS IDENTITY,
        alive_until timestamptz NOT NULL DEFAULT '-infinity'
    );

    -- Whether a process holds its lease: it has said so a moment ago, and its session lives.
    CREATE FUNCTION occasus_is_alive(process text) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (
            SELECT FROM nodes JOIN pg_locks l
                ON l.locktype = 'advisory' AND l.classid = 4760 AND l.objid = number::oid
                    AND l.objsubid = 2 AND l.granted
                    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
            WHERE node = process AND alive_until > clock_timestamp())
    $$;

    -- Ends the transaction of whoever does not own a table, or does not know its last line. Nobody
    -- can claim the table before the transaction has ended.
    CREATE FUNCTION occasus_fence(wanted text, process text, its_epoch bigint, first_line integer)
    RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM FROM tables t WHERE t.id = wanted AND t.owner = process AND t.epoch = its_epoch
            FOR SHARE;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'table % belongs to another', wanted USING ERRCODE = 'OC001';
        END IF;
        IF first_line <> (SELECT COALESCE(MAX(n) + 1, 0) FROM lines WHERE table_id = wanted) THEN
            RAISE EXCEPTION 'line % of table % is not next', first_line, wanted
                USING ERRCODE = 'OC002';
        END IF;
    END $$;
)sql",
    R"sql(
    CREATE TABLE listings (             -- tables that anybody may join
        table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        since bigint NOT NULL,          -- milliseconds since 1970
        stays bigint NOT NULL,          -- milliseconds, when everyone at it has gone
        body text NOT NULL              -- JSON, as visitors get it
    );
    CREATE INDEX listings_since ON listings (since);
)sql",
    R"sql(
    CREATE TABLE notices (              -- orders for them, as Notice has them
        id text PRIMARY KEY,
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        holder text, way text, address text, keys text,
        here text, turn text, words text, next text
    );
    CREATE INDEX notices_table ON notices (table_id);
    CREATE INDEX notices_next ON notices (next);
    CREATE TABLE server_keys (name text PRIMARY KEY, secret text NOT NULL);  -- base64url
)sql"};

// Told apart from the locks of the processes by having no number.
constexpr const char* kOneAtATime = "SELECT pg_advisory_xact_lock(4760)";

}  // namespace

std::size_t postgres_versions() {
    return kVersions.size();
}

void prepare_postgres_schema(PostgresConnection& database, std::size_t version) {
    database.run("BEGIN");
    database.run(kOneAtATime);
    database.run("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
    const PostgresRows rows = database.ask("SELECT version FROM schema_version");
    const std::size_t found = rows.count() == 0 ? 0 : static_cast<std::size_t>(rows[0].number(0));
    if (found > kVersions.size()) {
        database.run("ROLLBACK");
        throw std::runtime_error(
            fmt::format("The tables were written by another version: format {}, this is format {}.",
                        found, kVersions.size()));
    }
    for (std::size_t next = found; next < version; ++next) database.run(kVersions[next]);
    if (found < version) {
        database.run("DELETE FROM schema_version");
        database.run(fmt::format("INSERT INTO schema_version VALUES ({})", version));
    }
    database.run("COMMIT");
}

}  // namespace occasus::server
