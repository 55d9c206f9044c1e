#include "apps/server/sqlite_store.h"

#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <mutex>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

#include "apps/server/sqlite.h"

namespace occasus::server {
namespace {

constexpr int kSchemaVersion = 1;

constexpr const char* kSchema = R"sql(
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
)sql";

// The dice of unfinished games are in it: for the eyes of this user alone.
void make_private_file(const std::filesystem::path& file) {
    const int descriptor = open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor < 0)
        throw std::runtime_error(fmt::format("{}: {}", file.string(), std::strerror(errno)));
    close(descriptor);
}

Database open_database(const std::filesystem::path& file) {
    Database database(file);
    database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    return database;
}

void prepare_schema(Database& database) {
    Statement version(database, "PRAGMA user_version");
    version.step();
    const auto found = version.number(0);
    version.reset();
    if (found == kSchemaVersion) return;
    if (found != 0)
        throw std::runtime_error(
            fmt::format("The tables were written by another version: format {}, this is format {}.",
                        found, kSchemaVersion));
    database.run("BEGIN IMMEDIATE");
    database.run(kSchema);
    database.run(fmt::format("PRAGMA user_version = {}", kSchemaVersion).c_str());
    database.run("COMMIT");
}

Digest digest_of(const std::string& hex) {
    const std::optional<Digest> digest = digest_from_hex(hex);
    if (!digest) throw std::runtime_error("A stored hash is damaged.");
    return *digest;
}

std::optional<Digest> optional_digest(const std::optional<std::string>& hex) {
    return hex ? std::optional(digest_of(*hex)) : std::nullopt;
}

void bind_digest(Statement& statement, const std::optional<Digest>& digest) {
    if (digest)
        statement.bind(to_hex(*digest));
    else
        statement.bind_null();
}

}  // namespace

// One server per folder: two would each believe to be the only writer.
class SqliteStore::FolderLock {
  public:
    explicit FolderLock(const std::filesystem::path& folder) {
        const std::filesystem::path file = folder / "lock";
        descriptor_ = open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
        if (descriptor_ < 0)
            throw std::runtime_error(fmt::format("{}: {}", file.string(), std::strerror(errno)));
        if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
        close(descriptor_);
        throw std::runtime_error(fmt::format("{} is in use by another server.", folder.string()));
    }
    ~FolderLock() { close(descriptor_); }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int descriptor_ = -1;
};

// Takes all changes that wait, makes them in one transaction, and tells those who gave them.
class SqliteStore::Writer {
  public:
    explicit Writer(const std::filesystem::path& file)
        : database_(open_database(file)), statements_(prepare(database_)) {
        Statement tables(database_, "SELECT COUNT(*) FROM tables");
        tables.step();
        count_ = static_cast<std::size_t>(tables.number(0));
        tables.reset();
        thread_ = std::thread([this] { work(); });
    }
    ~Writer() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void add(Change change, std::function<void(bool)> done) {
        {
            const std::lock_guard lock(mutex_);
            waiting_.push_back({std::move(change), std::move(done), false});
        }
        wake_.notify_one();
    }
    std::size_t count() const { return count_; }

  private:
    struct Waiting {
        Change change;
        std::function<void(bool)> done;
        bool kept = false;
    };
    struct Statements {
        Statement add_table;
        Statement next_line;
        Statement add_line;
        Statement set_seat;
        Statement add_accepted;
    };

    static Statements prepare(Database& database) {
        prepare_schema(database);
        return {
            Statement(database, "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, unixepoch())"),
            Statement(database, "SELECT COALESCE(MAX(n) + 1, 0) FROM lines WHERE table_id = ?"),
            Statement(database, "INSERT INTO lines VALUES (?, ?, ?)"),
            Statement(database, "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?)"),
            Statement(database, "INSERT INTO accepted VALUES (?, ?, ?)"),
        };
    }

    void work() {
        for (std::vector<Waiting> group; take(group); group.clear()) {
            write(group);
            for (Waiting& waiting : group) waiting.done(waiting.kept);
        }
    }

    // Waits for something to do; false when there is nothing left and the store closes.
    bool take(std::vector<Waiting>& group) {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
        group.swap(waiting_);
        return !group.empty();
    }

    void write(std::vector<Waiting>& group) {
        try {
            database_.run("BEGIN IMMEDIATE");
            for (Waiting& waiting : group) waiting.kept = apply(waiting.change);
            database_.run("COMMIT");
            for (const Waiting& waiting : group)
                if (waiting.kept && waiting.change.created) ++count_;
        } catch (const std::exception& error) {
            spdlog::error("Nothing of {} changes was kept: {}", group.size(), error.what());
            for (Waiting& waiting : group) waiting.kept = false;
            roll_back();
        }
    }

    void roll_back() {
        if (sqlite3_get_autocommit(database_.handle()) == 0)
            sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    }

    // One change that fails does not take the others of its group with it.
    bool apply(const Change& change) {
        database_.run("SAVEPOINT one");
        try {
            insert(change);
            database_.run("RELEASE one");
            return true;
        } catch (const std::exception& error) {
            spdlog::error("A change of table {} was not kept: {}", change.table, error.what());
            database_.run("ROLLBACK TO one; RELEASE one");
            return false;
        }
    }

    void insert(const Change& change) {
        if (change.created) insert_head(*change.created);
        insert_lines(change);
        for (const auto& [seat, sitter] : change.seats) {
            statements_.set_seat.bind(change.table).bind(seat);
            statements_.set_seat.bind(static_cast<std::int64_t>(sitter.kind)).bind(sitter.player);
            bind_digest(statements_.set_seat, sitter.token);
            statements_.set_seat.run();
        }
        if (change.accepted)
            statements_.add_accepted.bind(change.table)
                .bind(change.accepted->key)
                .bind(change.accepted->ply)
                .run();
    }

    void insert_head(const TableHead& head) {
        statements_.add_table.bind(head.id).bind(to_hex(head.host)).bind(head.header);
        bind_digest(statements_.add_table, head.seed);
        statements_.add_table.bind(head.dice_typed ? 1 : 0).bind(head.delay.count()).run();
    }

    void insert_lines(const Change& change) {
        if (change.lines.empty()) return;
        statements_.next_line.bind(change.table).step();
        const std::int64_t next = statements_.next_line.number(0);
        statements_.next_line.reset();
        auto n = static_cast<std::int64_t>(change.first_line);
        if (n != next)
            throw std::runtime_error(
                fmt::format("Line {} was to be written, but line {} is next.", n, next));
        for (const std::string& line : change.lines)
            statements_.add_line.bind(change.table).bind(n++).bind(line).run();
    }

    Database database_;
    Statements statements_;
    std::atomic<std::size_t> count_{0};
    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Waiting> waiting_;
    bool stopping_ = false;
    std::thread thread_;
};

// Reads on its own connection, so that a table is loaded while others are written.
class SqliteStore::Reader {
  public:
    explicit Reader(const std::filesystem::path& file)
        : database_(open_database(file)),
          head_(database_, "SELECT host, header, seed, dice_typed, delay FROM tables WHERE id = ?"),
          lines_(database_, "SELECT line FROM lines WHERE table_id = ? ORDER BY n"),
          seats_(database_, "SELECT seat, kind, player, token FROM seats WHERE table_id = ?"),
          accepted_(database_, "SELECT key, ply FROM accepted WHERE table_id = ?") {}

    std::optional<StoredTable> read(std::string_view table) {
        const std::lock_guard lock(mutex_);
        // One transaction: all four answers are of the same moment.
        database_.run("BEGIN");
        try {
            std::optional<StoredTable> stored = read_all(table);
            database_.run("COMMIT");
            return stored;
        } catch (...) {
            for (Statement* statement : {&head_, &lines_, &seats_, &accepted_}) statement->reset();
            database_.run("ROLLBACK");
            throw;
        }
    }

  private:
    std::optional<StoredTable> read_all(std::string_view table) {
        std::optional<StoredTable> stored = read_head(table);
        if (!stored) return std::nullopt;
        read_lines(*stored);
        read_seats(*stored);
        read_accepted(*stored);
        return stored;
    }

    std::optional<StoredTable> read_head(std::string_view table) {
        head_.bind(table);
        if (!head_.step()) return std::nullopt;
        StoredTable stored;
        stored.head.id = table;
        stored.head.host = digest_of(head_.text(0));
        stored.head.header = head_.text(1);
        stored.head.seed = optional_digest(head_.optional_text(2));
        stored.head.dice_typed = head_.number(3) != 0;
        stored.head.delay = std::chrono::milliseconds(head_.number(4));
        head_.reset();
        return stored;
    }

    void read_lines(StoredTable& stored) {
        lines_.bind(stored.head.id);
        while (lines_.step()) stored.lines.push_back(lines_.text(0));
    }

    void read_seats(StoredTable& stored) {
        seats_.bind(stored.head.id);
        while (seats_.step()) {
            const Sitter sitter{static_cast<SeatKind>(seats_.number(1)), seats_.text(2),
                                optional_digest(seats_.optional_text(3))};
            stored.seats.emplace_back(seats_.text(0), sitter);
        }
    }

    void read_accepted(StoredTable& stored) {
        accepted_.bind(stored.head.id);
        while (accepted_.step())
            stored.accepted.push_back({accepted_.text(0), static_cast<int>(accepted_.number(1))});
    }

    std::mutex mutex_;
    Database database_;
    Statement head_;
    Statement lines_;
    Statement seats_;
    Statement accepted_;
};

SqliteStore::SqliteStore(const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    lock_ = std::make_unique<FolderLock>(folder);
    const std::filesystem::path file = folder / "tables.sqlite";
    make_private_file(file);
    writer_ = std::make_unique<Writer>(file);
    reader_ = std::make_unique<Reader>(file);
}

SqliteStore::~SqliteStore() = default;

void SqliteStore::commit(Change change, std::function<void(bool kept)> done) {
    writer_->add(std::move(change), std::move(done));
}

std::optional<StoredTable> SqliteStore::read(std::string_view table) {
    return reader_->read(table);
}

std::size_t SqliteStore::count() {
    return writer_->count();
}

}  // namespace occasus::server
