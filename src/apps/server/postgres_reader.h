// Reads tables, and does what is no change of a table, each on one of a few connections that are
// kept for it. Functions may be called from any thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/postgres.h"
#include "table/store.h"

namespace occasus::server {

class PostgresReader {
  public:
    // `connect` makes a connection.
    using Connect = std::function<std::unique_ptr<PostgresConnection>()>;
    explicit PostgresReader(Connect connect) : connect_(std::move(connect)) {}

    // As that of Store.
    std::optional<table::StoredTable> read(std::string_view table);
    // One statement. Throws what a connection throws. Statements that only read are tried twice,
    // since a connection that rested may have been cut.
    PostgresRows look(const std::string& sql, const PostgresValues& values = {});
    PostgresRows change(const std::string& sql, const PostgresValues& values = {});
    // How many tables could not be read.
    std::uint64_t bad_reads() const { return bad_reads_; }

  private:
    std::unique_ptr<PostgresConnection> take();
    void give_back(std::unique_ptr<PostgresConnection>);
    // Asks again, on a new connection, when the first was gone.
    template <class Ask>
    auto ask_twice(const Ask& ask);
    std::optional<table::StoredTable> read_once(std::string_view table);

    const Connect connect_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<PostgresConnection>> resting_;
    std::atomic<std::uint64_t> bad_reads_{0};
};

}  // namespace occasus::server
