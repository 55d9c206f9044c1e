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

// Connects, makes what the schema is missing, and takes the lease. Throws std::runtime_error when
// that is not possible, or another process has the name. Before the store is gone it keeps what was
// given to commit(), and leaves its tables to others.
std::unique_ptr<ServerStore> open_postgres_store(const PostgresOptions& options);

}  // namespace occasus::server
