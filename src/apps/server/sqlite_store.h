// The store as one SQLite file: write-ahead log, full synchronisation, and one writing thread that
// commits all changes that wait as one transaction.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "apps/server/commit_figures.h"
#include "table/store.h"

namespace occasus::server {

class FolderLock;
class SqliteReader;

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
};

}  // namespace occasus::server
