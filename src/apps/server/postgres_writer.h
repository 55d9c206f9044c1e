// Makes changes, claims tables and releases them: one thread with a connection of its own, which
// does all that is given to it in the order in which it was given.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "apps/server/commit_figures.h"
#include "apps/server/postgres.h"
#include "apps/server/postgres_holdings.h"
#include "table/store.h"

namespace occasus::server {

struct PostgresWrite {
    table::Change change;
    std::function<void(bool)> done;
    std::optional<std::int64_t> epoch;  // In which it may be written; nothing: it makes its table.
    std::chrono::steady_clock::time_point given;
};

struct PostgresClaim {
    std::string table;
    std::function<void(bool)> done;
    table::Owner* claimant = nullptr;
    std::chrono::steady_clock::time_point until;  // As long as it waits for others.
    bool is_new = true;                           // The table's holder has not been asked yet.
};

struct PostgresRelease {
    std::string table;
    std::optional<std::int64_t> epoch;  // Nothing: of any.
    std::vector<std::int64_t> heirs;    // The numbers of processes that ask for it.
};

// The shared parts of a store's writers. Functions may be called from any thread.
struct PostgresSurroundings {
    std::string node;
    // Throws PostgresGone while there is no lease.
    std::function<std::unique_ptr<PostgresConnection>()> connect;
    // Tries a claim again in a moment.
    std::function<void(PostgresClaim)> wait_with;
    Holdings holdings;
    std::atomic<std::int64_t> count{0};  // Tables.
    std::atomic<bool> keeps{true};

    void count_change(const PostgresWrite&, bool kept);
    // A transaction; a bad one was ended by a fault of the database.
    void count_group(bool bad);
    CommitFigures figures() const;

  private:
    mutable std::mutex mutex_;
    CommitFigures figures_;
};

class PostgresWriter {
  public:
    using Work = std::variant<PostgresWrite, PostgresClaim, PostgresRelease>;

    explicit PostgresWriter(PostgresSurroundings& surroundings);
    // Does what was given before it returns.
    ~PostgresWriter();

    PostgresWriter(const PostgresWriter&) = delete;
    PostgresWriter& operator=(const PostgresWriter&) = delete;

    void add(Work work);

  private:
    void work();
    void write(std::vector<PostgresWrite> writes);
    enum class Came { Kept, NotKept, Lost };
    // Makes changes in one transaction. Throws what a connection throws.
    void write_together(const std::vector<PostgresWrite>& writes);
    Came write_alone(const PostgresWrite& write);
    void settle(PostgresWrite& write, Came came);
    void claim(std::vector<PostgresClaim> claims);
    void hear_of(PostgresClaim claim);
    void release(const std::vector<PostgresRelease>& releases);

    void send(const PostgresWrite& write);
    PostgresConnection& database();

    PostgresSurroundings& surroundings_;
    std::unique_ptr<PostgresConnection> database_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Work> waiting_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace occasus::server
