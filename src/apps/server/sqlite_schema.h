// The tables of the database, and how those of earlier versions become those of now.
#pragma once

#include <filesystem>

#include "apps/server/sqlite.h"

namespace occasus::server {

Database open_database(const std::filesystem::path& file);
// Makes what is missing. Throws std::runtime_error when a later version wrote the file.
void prepare_schema(Database& database);

}  // namespace occasus::server
