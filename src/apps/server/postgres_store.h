// The store as a PostgreSQL database that several processes share. Each of them has a name and a
// lease, and may change the tables that it has claimed: every change names the claim, and is kept
// only while the claim holds.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "apps/server/server_store.h"

namespace occasus::server {

struct PostgresOptions {
    std::string address;  // postgresql://…, without a password.
    std::string node;     // The name of this process. No two have the same.
    // How long a name is waited for: a session of a process that was killed may outlive it.
    std::chrono::milliseconds for_the_name = std::chrono::seconds(8);
};

class PostgresStore : public ServerStore {
  public:
    // Connects, makes what the schema is missing, and takes the lease. Throws std::runtime_error
    // when that is not possible, or another process has the name.
    explicit PostgresStore(const PostgresOptions& options);
    // Keeps what was given to commit() before it returns, and leaves its tables to others.
    ~PostgresStore() override;

    PostgresStore(const PostgresStore&) = delete;
    PostgresStore& operator=(const PostgresStore&) = delete;

    void commit(table::Change change, std::function<void(bool kept)> done) override;
    void claim(const std::string& table, const std::function<void(bool granted)>& done) override;
    void release(const std::string& table) override;
    void tell(table::Owner* owner) override;
    std::optional<table::StoredTable> read(std::string_view table) override;
    // Those that nobody owns are claimed with it.
    std::vector<std::string> due(table::Moment now) override;
    std::vector<std::string> listed(table::Moment now) override;
    std::size_t count() override;

    bool is_shared() override;
    std::optional<table::Moment> time() override;
    void note_visits(std::vector<std::string> tables, table::Moment now) override;
    std::vector<IdleTable> idle(table::Moment since, table::Moment over_since,
                                std::size_t most) override;
    void note_over(const std::string& table) override;
    void put_away(const PutAway&) override;
    void delete_old_records(int days) override;
    std::optional<std::string> record(std::string_view table) override;
    std::optional<std::string> header(std::string_view table) override;
    void alive(table::Moment now) override;
    bool keeps() const override;
    CommitFigures figures() const override;
    std::vector<Texts> ask(const std::string& sql, const Texts& values) override;
    std::vector<TableDates> dates() override;
    void set_dates(const std::vector<TableDates>&) override;
    std::vector<PutAway> all_put_away() override;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace occasus::server
