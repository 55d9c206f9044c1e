#include "apps/server/stores.h"

#include <stdexcept>

#include "apps/server/sqlite_store.h"
#ifdef OCCASUS_POSTGRES
#include "apps/server/postgres_store.h"
#endif

namespace occasus::server {

bool is_database(const std::string& where) {
    return where.find("://") != std::string::npos;
}

std::unique_ptr<ServerStore> open_store(const StorePlace& place, std::optional<table::Moment> now) {
    if (!is_database(place.where)) return open_sqlite_store(place.where, now);
#ifdef OCCASUS_POSTGRES
    return open_postgres_store({place.where, place.node});
#else
    throw std::runtime_error("This program was built without PostgreSQL.");
#endif
}

}  // namespace occasus::server
