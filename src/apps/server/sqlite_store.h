// The store as one SQLite file: write-ahead log, full synchronisation, and one writing thread that
// commits all changes that wait as one transaction.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/server/commit_figures.h"
#include "table/store.h"

namespace occasus::server {

class FolderLock;
class SqliteReader;

// A table that nobody has used for long.
struct IdleTable {
    std::string id;
    bool over = false;  // Whether its game is known to be over.
};

class SqliteStore : public table::Store {
  public:
    // Opens or makes `folder`/tables.sqlite. Throws std::runtime_error when that is not possible,
    // also when another process has it open. With `now`, the time since the last alive() is added
    // to every running deadline.
    explicit SqliteStore(const std::filesystem::path& folder,
                         std::optional<table::Moment> now = std::nullopt);
    // Keeps what was given to commit() before it returns.
    ~SqliteStore() override;

    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    void commit(table::Change change, std::function<void(bool kept)> done) override;
    std::optional<table::StoredTable> read(std::string_view table) override;
    std::vector<std::string> due(table::Moment) override;
    std::size_t count() override;
    // Notes that tables were in use. It is written soon.
    void note_visits(std::vector<std::string> tables, table::Moment now);
    // Tables that were last in use before `since`, or before `over_since` if their game is known to
    // be over; `most` of them at most. What was noted before counts. Throws std::runtime_error when
    // they cannot be read.
    std::vector<IdleTable> idle(table::Moment since, table::Moment over_since, std::size_t most);
    // Notes that the game of a table is over, which holds until the next visit.
    void note_over(const std::string& table);
    // Forgets a table: when this returns, it is off the disk. Throws std::runtime_error when it
    // cannot be forgotten.
    void remove(const std::string& table);
    // Notes that the tables are served now. To be called often; it is written every few seconds.
    void alive(table::Moment now);
    // Whether what was committed last was kept, or at least could have been.
    bool keeps() const;
    // Since this store was opened.
    CommitFigures figures() const;

  private:
    class Writer;

    std::unique_ptr<FolderLock> lock_;
    std::unique_ptr<Writer> writer_;
    std::unique_ptr<SqliteReader> reader_;
    std::atomic<std::uint64_t> bad_reads_ = 0;
};

}  // namespace occasus::server
