// Where a server keeps its tables: a folder with a SQLite file, or a PostgreSQL database.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "apps/server/server_store.h"

namespace occasus::server {

struct StorePlace {
    std::string where;  // A folder, or postgresql://…
    std::string node;   // In a database: the name of this process.
};

bool is_database(const std::string& where);
// Throws std::runtime_error when that is not possible, with the reason in words. For `now`, see the
// stores; nothing when no server begins.
std::unique_ptr<ServerStore> open_store(const StorePlace& place,
                                        std::optional<table::Moment> now = std::nullopt);

}  // namespace occasus::server
