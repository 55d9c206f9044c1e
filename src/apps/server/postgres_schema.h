// The tables of a PostgreSQL database, and how those of earlier versions become those of now.
#pragma once

#include <cstddef>

#include "apps/server/postgres.h"

namespace occasus::server {

// How many versions there are.
std::size_t postgres_versions();
// Makes what is missing, up to a version. If several processes do it at once, one succeeds. Throws
// std::runtime_error when a later version wrote the database.
void prepare_postgres_schema(PostgresConnection& database,
                             std::size_t version = postgres_versions());

}  // namespace occasus::server
