// Holds the lease of this process: says every second that it is there, hears who asks for its
// tables, and lets claims wait for those of others. When the lease is lost, all tables are.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "apps/server/postgres.h"
#include "apps/server/postgres_writer.h"

namespace occasus::server {

class PostgresKeeper {
  public:
    // `again` is given the claims that waited. Throws std::runtime_error when there is no database,
    // or another process has this name.
    PostgresKeeper(std::string address, std::chrono::milliseconds for_the_name,
                   PostgresSurroundings& surroundings, std::function<void(PostgresClaim)> again);
    ~PostgresKeeper();

    PostgresKeeper(const PostgresKeeper&) = delete;
    PostgresKeeper& operator=(const PostgresKeeper&) = delete;

    // Begins to hear who asks.
    void start();
    // Ends that, before those end who are told; the lease is held for a few seconds more.
    void stop();
    // Leaves the tables to others.
    void leave();

    bool has_lease() const { return has_lease_; }
    // By which the other processes know this one.
    std::int64_t number() const { return number_; }
    // By the database.
    table::Moment time() const;
    std::unique_ptr<PostgresConnection> connect() const;

    void wait_with(PostgresClaim claim);
    // Whether a table was promised to another process a moment ago.
    bool is_promised(const std::string& table);
    // The processes that asked for a table since it was released last.
    std::vector<std::int64_t> heirs(const std::string& table);

  private:
    using Clock = std::chrono::steady_clock;

    void keep();
    void open();
    bool take_lease();
    bool is_small(const std::exception& error) const;
    void ask_owner(const std::string& table);
    void beat();
    void lose_lease();
    void take_notices();
    void retry_claims(const std::string& freed);
    void try_to_keep();
    void end_sessions_of_the_dead();
    void count_tables();
    void note_time(std::int64_t milliseconds);

    const std::string address_;
    PostgresSurroundings& surroundings_;
    const std::function<void(PostgresClaim)> again_;
    std::unique_ptr<PostgresConnection> database_;
    std::atomic<bool> has_lease_{false};
    std::atomic<std::int64_t> number_{0};
    std::atomic<std::int64_t> ahead_{0};  // The steady clock's, in milliseconds.
    std::atomic<bool> stopping_{false};
    int wake_ = -1;  // A descriptor: something is to be done.
    Clock::time_point beaten_;
    Clock::time_point asked_;
    Clock::time_point counted_;
    std::mutex mutex_;
    std::vector<PostgresClaim> waiting_;
    std::map<std::string, std::set<std::int64_t>> heirs_;
    std::map<std::string, Clock::time_point> promised_;  // Until when.
    std::thread thread_;
};

}  // namespace occasus::server
