// The tables of the database, and how those of earlier versions become those of now.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "apps/server/sqlite.h"
#include "table/stage_clock.h"

namespace occasus::server {

Database open_database(const std::filesystem::path& file);
// Reads all of the file. Throws std::runtime_error when it is damaged, with what SQLite finds
// first.
void check_database(Database& database);
// How many versions there are.
std::size_t schema_versions();
// Makes what is missing, up to a version. Throws std::runtime_error when a later version wrote the
// file.
void prepare_schema(Database& database, std::size_t to = schema_versions());
// Forgets a table; false when there is none. Precondition: within a transaction.
bool delete_table(Database& database, const std::string& table);
// Puts every running deadline off, so that as much time is left for it as when a server was last
// alive, and at least a minute, in which people come back. `now` is when the server begins.
void make_up_for_absence(Database& database, table::Moment now);

}  // namespace occasus::server
