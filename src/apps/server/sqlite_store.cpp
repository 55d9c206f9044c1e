#include "apps/server/sqlite_store.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <fmt/format.h>
#include <fstream>
#include <future>
#include <map>
#include <mutex>
#include <spdlog/spdlog.h>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <type_traits>

#include "apps/files.h"
#include "apps/server/folder_lock.h"
#include "apps/server/sqlite.h"
#include "apps/server/sqlite_reader.h"
#include "apps/server/sqlite_schema.h"
#include "apps/server/stored_rows.h"
#include "table/table_id.h"

namespace occasus::server {

using namespace table;
namespace {

// How long a server may be gone before anybody could know it.
constexpr std::chrono::milliseconds kBetweenSigns = std::chrono::seconds(5);

// Records of tables that were put away, in their folder.
constexpr std::string_view kPublic = ".occ";
// Records of games that are not over and hide something: only the person who runs the server has
// them.
constexpr std::string_view kSecret = ".secret.occ";

std::optional<std::string> text_of(const std::filesystem::path& path) {
    const std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// Takes all changes that wait, makes them in one transaction, and tells those who gave them.
class SqliteWriter {
  public:
    SqliteWriter(const std::filesystem::path& file, std::optional<Moment> now)
        : database_(open_database(file)), statements_(prepare(database_)) {
        if (now) make_up_for_absence(database_, *now);
        delete_table(database_, "");  // From a trial that was cut off.
        Statement tables(database_, "SELECT COUNT(*) FROM tables");
        tables.step();
        count_ = static_cast<std::size_t>(tables.number(0));
        tables.reset();
        thread_ = std::thread([this] { work(); });
    }
    ~SqliteWriter() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }
    SqliteWriter(const SqliteWriter&) = delete;
    SqliteWriter& operator=(const SqliteWriter&) = delete;

    void add(Change change, std::function<void(bool)> done) {
        {
            const std::lock_guard lock(mutex_);
            waiting_.push_back(
                {std::move(change), std::move(done), std::chrono::steady_clock::now()});
        }
        wake_.notify_one();
    }
    // Does something in a transaction, after all that was given before.
    std::future<void> run(std::function<void(Database&)> task) {
        Errand errand{std::move(task), {}, {}};
        std::future<void> done = errand.done.get_future();
        {
            const std::lock_guard lock(mutex_);
            errands_.push_back(std::move(errand));
        }
        wake_.notify_one();
        return done;
    }
    void remove(Database& database, const std::string& table) {
        if (delete_table(database, table)) --count_;
    }
    void set_alive(Moment now) {
        {
            const std::lock_guard lock(mutex_);
            if (noted_alive_ && now >= *noted_alive_ && now < *noted_alive_ + kBetweenSigns) return;
            noted_alive_ = now;
            alive_ = now;
        }
        wake_.notify_one();
    }
    std::size_t count() const { return count_; }
    // A sign that was written does not prove that a change would be.
    bool keeps() const { return keeps_ && keeps_signs_; }
    CommitFigures figures() const {
        const std::lock_guard lock(mutex_);
        return figures_;
    }

  private:
    struct Waiting {
        Change change;
        std::function<void(bool)> done;
        std::chrono::steady_clock::time_point given;
        bool kept = false;
    };
    struct Errand {
        std::function<void(Database&)> task;
        std::promise<void> done;
        std::exception_ptr failed;
    };
    using Statements = std::map<std::string_view, Statement>;
    // The changes that wait to be written.
    struct Group {
        std::vector<Waiting> changes;
        std::vector<Errand> errands;
        std::optional<Moment> alive;
    };

    static Statements prepare(Database& database) {
        check_database(database);
        prepare_schema(database);
        static constexpr auto kOwn = std::to_array<NamedStatement>({
            {"add_table", "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, unixepoch())"},
            {"next_line", "SELECT COALESCE(MAX(n) + 1, 0) FROM lines WHERE table_id = ?"},
            {"add_line", "INSERT INTO lines VALUES (?, ?, ?)"},
            {"set_alive", "INSERT OR REPLACE INTO alive VALUES (1, ?)"},
            {"add_visit", "INSERT INTO visits VALUES (?, unixepoch() * 1000, 0)"},
        });
        Statements statements;
        for (const auto& [name, sql] : kOwn) statements.try_emplace(name, database, sql);
        for (const auto& [name, sql] : kWritingStatements)
            statements.try_emplace(name, database, sql);
        return statements;
    }

    void work() {
        for (Group group; take(group); group = {}) {
            count(group, write(group));
            for (Waiting& waiting : group.changes) waiting.done(waiting.kept);
            for (Errand& errand : group.errands) {
                if (errand.failed)
                    errand.done.set_exception(errand.failed);
                else
                    errand.done.set_value();
            }
        }
    }

    // Waits for something to do; false when there is nothing left and the store closes.
    bool take(Group& group) {
        std::unique_lock lock(mutex_);
        wake_.wait(
            lock, [this] { return stopping_ || !waiting_.empty() || !errands_.empty() || alive_; });
        group.changes.swap(waiting_);
        group.errands.swap(errands_);
        group.alive.swap(alive_);
        return !group.changes.empty() || !group.errands.empty() || group.alive;
    }

    // Whether the group is on the disk.
    bool write(Group& group) {
        std::vector<Waiting>& changes = group.changes;
        if (group.alive && !keeps_ && changes.empty()) try_to_keep();
        try {
            database_.run("BEGIN IMMEDIATE");
            for (Waiting& waiting : changes) waiting.kept = apply(waiting.change);
            for (Errand& errand : group.errands) run(errand);
            if (group.alive) run("set_alive", milliseconds_of(*group.alive));
            database_.run("COMMIT");
            if (group.alive) keeps_signs_ = true;
            for (const Waiting& waiting : changes) keeps_ = keeps_ || waiting.kept;
            for (const Waiting& waiting : changes)
                if (waiting.kept && waiting.change.created) ++count_;
            return true;
        } catch (const std::exception& error) {
            spdlog::error("Not one of {} changes was stored: {}", changes.size(), error.what());
            for (Waiting& waiting : changes) waiting.kept = false;
            for (Errand& errand : group.errands) errand.failed = std::current_exception();
            if (!changes.empty()) keeps_ = false;
            if (group.alive) keeps_signs_ = false;
            roll_back();
            return false;
        }
    }

    // A proxy sends nobody to a server that cannot keep anything: without a trial, no change would
    // ever show that it can again. The trial is a table without a name, which nobody can ask for.
    void try_to_keep() {
        try {
            Change trial;
            trial.created.emplace();
            trial.lines.assign(64, std::string(1800, ' '));
            database_.run("BEGIN IMMEDIATE");
            delete_table(database_, trial.table);
            insert(trial);
            database_.run("COMMIT; BEGIN IMMEDIATE");
            delete_table(database_, trial.table);
            database_.run("COMMIT");
            keeps_ = true;
            spdlog::info("Changes can be stored again.");
        } catch (const std::exception& error) {
            spdlog::warn("Changes cannot be stored yet: {}", error.what());
            roll_back();
        }
    }

    void count(const Group& group, bool is_kept) {
        const std::lock_guard lock(mutex_);
        ++figures_.groups;
        if (!is_kept) ++figures_.bad_groups;
        for (const Waiting& waiting : group.changes) {
            if (waiting.kept)
                figures_.kept.add(std::chrono::steady_clock::now() - waiting.given);
            else
                ++figures_.failed;
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
            spdlog::error("A change of table {} was not stored: {}", change.table, error.what());
            if (dynamic_cast<const Conflict*>(&error) == nullptr) keeps_ = false;
            database_.run("ROLLBACK TO one; RELEASE one");
            return false;
        }
    }

    void run(Errand& errand) {
        database_.run("SAVEPOINT one");
        try {
            errand.task(database_);
            database_.run("RELEASE one");
        } catch (const std::exception& error) {
            spdlog::error("Error while cleaning up tables: {}", error.what());
            errand.failed = std::current_exception();
            database_.run("ROLLBACK TO one; RELEASE one");
        }
    }

    template <class... Values>
    void run(std::string_view name, const Values&... values) {
        Statement& statement = statements_.at(name);
        (statement.bind(values), ...);
        statement.run();
    }

    void insert(const Change& change) {
        write_rows(
            change, [this](std::string_view name, const auto&... values) { run(name, values...); },
            [&] { insert_lines(change); });
    }

    void insert_lines(const Change& change) {
        Statement& next_line = statements_.at("next_line");
        next_line.bind(change.table).step();
        const std::int64_t next = next_line.number(0);
        next_line.reset();
        auto n = static_cast<std::int64_t>(change.first_line);
        if (n != next)
            throw Conflict(fmt::format("Line {} cannot be written: line {} is next.", n, next));
        for (const std::string& line : change.lines) run("add_line", change.table, n++, line);
    }

    Database database_;
    Statements statements_;
    std::atomic<std::size_t> count_{0};
    std::atomic<bool> keeps_{true};
    std::atomic<bool> keeps_signs_{true};
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Waiting> waiting_;
    std::vector<Errand> errands_;
    CommitFigures figures_;
    std::optional<Moment> alive_;        // To be written.
    std::optional<Moment> noted_alive_;  // Written last, or about to be.
    bool stopping_ = false;
    std::thread thread_;
};

class SqliteStore final : public ServerStore {
  public:
    SqliteStore(const std::filesystem::path& folder, std::optional<Moment> now)
        : put_away_(folder / "put_away") {
        make_folder(folder.string());
        lock_ = std::make_unique<FolderLock>(folder);
        const std::filesystem::path file = tables_file(folder);
        make_private_file(file);
        writer_ = std::make_unique<SqliteWriter>(file, now);
        reader_ = std::make_unique<SqliteReader>(file);
    }

    void commit(Change change, std::function<void(bool kept)> done) override {
        writer_->add(std::move(change), std::move(done));
    }

    std::optional<StoredTable> read(std::string_view table) override {
        try {
            return reader_->read(table);
        } catch (...) {
            ++bad_reads_;
            throw;
        }
    }

    std::vector<std::string> due(Moment now) override { return reader_->due(now); }

    std::vector<std::string> listed(Moment now) override { return reader_->listed(now); }

    std::size_t count() override { return writer_->count(); }

    void note_visits(std::vector<std::string> tables, Moment now) override {
        if (tables.empty()) return;
        writer_->run([tables = std::move(tables), now](Database& database) {
            // A table that was taken away meanwhile is not visited.
            Statement note(
                database, "INSERT OR REPLACE INTO visits SELECT id, ?, 0 FROM tables WHERE id = ?");
            for (const std::string& table : tables)
                note.bind(milliseconds_of(now)).bind(table).run();
        });
    }

    std::vector<IdleTable> idle(Moment since, Moment over_since, std::size_t most) override {
        return rows(kIdleStatement, read_idle<Statement>, milliseconds_of(since),
                    milliseconds_of(over_since), static_cast<std::int64_t>(most));
    }

    void note_over(const std::string& table) override {
        writer_->run([table](Database& database) {
            Statement(database, "UPDATE visits SET over = 1 WHERE table_id = ?").bind(table).run();
        });
    }

    void put_away(const PutAway& table) override {
        make_folder(put_away_.string());
        const std::string_view ending = table.is_secret ? kSecret : kPublic;
        const auto file = put_away_ / fmt::format("{}{}", table.table, ending);
        write_text(file.string(), table.record, Existing::Replace, Rights::Private);
        remove(table.table);
    }

    void delete_old_records(int days) override {
        if (!std::filesystem::exists(put_away_)) return;
        const auto before = std::filesystem::file_time_type::clock::now() - std::chrono::days(days);
        for (const auto& file : std::filesystem::directory_iterator(put_away_))
            if (file.last_write_time() < before) std::filesystem::remove(file.path());
    }

    std::optional<std::string> record(std::string_view table) override {
        if (!is_table_id(table)) return std::nullopt;
        return text_of(put_away_ / fmt::format("{}{}", table, kPublic));
    }

    std::optional<std::string> header(std::string_view table) override {
        return reader_->header(table);
    }

    std::vector<PutAway> all_put_away() override {
        std::vector<PutAway> all;
        if (!std::filesystem::exists(put_away_)) return all;
        for (const auto& file : std::filesystem::directory_iterator(put_away_)) {
            const std::string name = file.path().filename().string();
            if (!name.ends_with(kPublic)) continue;
            const bool is_secret = name.ends_with(kSecret);
            const std::size_t ending = (is_secret ? kSecret : kPublic).size();
            if (auto record = text_of(file.path()))
                all.push_back(
                    {name.substr(0, name.size() - ending), std::move(*record), is_secret});
        }
        return all;
    }

    std::vector<Texts> ask(const std::string& sql, const Texts& values) override {
        std::vector<Texts> rows;
        writer_
            ->run([&](Database& database) {
                Statement statement(database, sql.c_str());
                for (const std::string& value : values) statement.bind(value);
                while (statement.step()) {
                    Texts& row = rows.emplace_back();
                    for (int column = 0; column < statement.columns(); ++column)
                        row.push_back(statement.text(column));
                }
            })
            .get();
        return rows;
    }

    std::vector<TableDates> dates() override {
        return rows(kDatesStatement, read_dates<Statement>);
    }

    void set_dates(const std::vector<TableDates>& all) override {
        writer_
            ->run([&](Database& database) {
                Statement made(database, "UPDATE tables SET created = ? WHERE id = ?");
                Statement visited(database,
                                  "UPDATE visits SET at = ?, over = ? WHERE table_id = ?");
                for (const TableDates& one : all) {
                    made.bind(one.created).bind(one.table).run();
                    visited.bind(one.visited).bind(one.over ? 1 : 0).bind(one.table).run();
                }
            })
            .get();
    }

    void alive(Moment now) override { writer_->set_alive(now); }

    bool keeps() const override { return writer_->keeps(); }

    CommitFigures figures() const override {
        CommitFigures figures = writer_->figures();
        figures.bad_reads = bad_reads_;
        return figures;
    }

  private:
    // The results of make(row), one for each row of the answer, after all that was given before.
    template <class Make, class... Values>
    std::vector<std::invoke_result_t<Make, const Statement&>> rows(const char* sql,
                                                                   const Make& make,
                                                                   const Values&... values) {
        std::vector<std::invoke_result_t<Make, const Statement&>> all;
        writer_
            ->run([&](Database& database) {
                Statement statement(database, sql);
                (statement.bind(values), ...);
                while (statement.step()) all.push_back(make(statement));
            })
            .get();
        return all;
    }

    // Forgets a table: when this returns, it is off the disk. Throws std::runtime_error when it
    // cannot be forgotten.
    void remove(const std::string& table) {
        writer_->run([this, table](Database& database) { writer_->remove(database, table); }).get();
    }

    const std::filesystem::path put_away_;
    std::unique_ptr<FolderLock> lock_;
    std::unique_ptr<SqliteWriter> writer_;
    std::unique_ptr<SqliteReader> reader_;
    std::atomic<std::uint64_t> bad_reads_ = 0;
};

}  // namespace

std::unique_ptr<ServerStore> open_sqlite_store(const std::filesystem::path& folder,
                                               std::optional<Moment> now) {
    return std::make_unique<SqliteStore>(folder, now);
}

}  // namespace occasus::server
