// A PostgreSQL of its own for the tests of a program: in a temporary folder, reached by a socket
// there, and gone when the program ends.
#pragma once

#include <memory>
#include <string>

#include "apps/server/postgres.h"
#include "apps/server/server_store.h"

namespace occasus::table::testing {

// A new empty database on it.
class PostgresPlace {
  public:
    PostgresPlace();

    // The store of a process with this name.
    std::unique_ptr<server::ServerStore> open(const std::string& node = "a") const;
    const std::string& address() const { return address_; }
    // For a look at what is kept, or to spoil it.
    std::unique_ptr<server::PostgresConnection> connect() const;

  private:
    std::string address_;
};

}  // namespace occasus::table::testing
