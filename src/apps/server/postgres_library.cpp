#include "apps/server/postgres_library.h"

#include <dlfcn.h>
#include <stdexcept>

namespace occasus::server::pq {

void* find_function(const char* name) {
    static void* const kLibrary = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    void* const found = kLibrary ? dlsym(kLibrary, name) : nullptr;
    if (!found)
        throw std::runtime_error(
            "The library of PostgreSQL is not installed, or is older than version 14: apt install "
            "libpq5");
    return found;
}

}  // namespace occasus::server::pq
