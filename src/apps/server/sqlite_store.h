// The store as one SQLite file: write-ahead log, full synchronisation, and one writing thread that
// commits all changes that wait as one transaction. Records of tables that were put away are files.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "apps/server/server_store.h"

namespace occasus::server {

// Opens or makes `folder`/tables.sqlite, and keeps records in `folder`/put_away. Throws
// std::runtime_error when that is not possible, also when another process has it open. With `now`,
// the time since the last alive() is added to every running deadline. The store keeps what was
// given to commit() before it is gone.
std::unique_ptr<ServerStore> open_sqlite_store(const std::filesystem::path& folder,
                                               std::optional<table::Moment> now = std::nullopt);

}  // namespace occasus::server
