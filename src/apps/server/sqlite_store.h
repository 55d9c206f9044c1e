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

#include "apps/server/server_store.h"

namespace occasus::server {

class FolderLock;
class SqliteReader;

class SqliteStore : public ServerStore {
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
    std::vector<std::string> listed(table::Moment now) override;
    std::size_t count() override;
    void note_visits(std::vector<std::string> tables, table::Moment now) override;
    std::vector<IdleTable> idle(table::Moment since, table::Moment over_since,
                                std::size_t most) override;
    void note_over(const std::string& table) override;
    // Records are files in `folder`/put_away.
    void put_away(const PutAway&) override;
    void delete_old_records(int days) override;
    std::optional<std::string> record(std::string_view table) override;
    std::optional<std::string> header(std::string_view table) override;
    // Forgets a table: when this returns, it is off the disk. Throws std::runtime_error when it
    // cannot be forgotten.
    void remove(const std::string& table);
    void alive(table::Moment now) override;
    bool keeps() const override;
    CommitFigures figures() const override;
    std::vector<Texts> ask(const std::string& sql, const Texts& values) override;
    std::vector<TableDates> dates() override;
    void set_dates(const std::vector<TableDates>&) override;
    std::vector<PutAway> all_put_away() override;

  private:
    class Writer;

    const std::filesystem::path put_away_;
    std::unique_ptr<FolderLock> lock_;
    std::unique_ptr<Writer> writer_;
    std::unique_ptr<SqliteReader> reader_;
    std::atomic<std::uint64_t> bad_reads_ = 0;
};

}  // namespace occasus::server
