// Brings all tables of one store into another.
#pragma once

#include <cstddef>

#include "apps/server/stores.h"

namespace occasus::server {

struct StoreCopied {
    std::size_t tables = 0;
    std::size_t records = 0;  // Those of archived tables.
};

// Throws std::runtime_error, with what is wrong in words, when a server uses either store, when the
// second is not empty, or when something cannot be read or kept. The first keeps what it has; the
// time since a server last used it is given back to its deadlines, as when one begins.
StoreCopied copy_store(const StorePlace& from, const StorePlace& to);

}  // namespace occasus::server
