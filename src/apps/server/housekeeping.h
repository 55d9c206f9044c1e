// Puts away the tables that nobody comes to any more, so that a server never fills up.
#pragma once

#include <chrono>
#include <map>
#include <string>

#include "apps/server/server_store.h"
#include "table/tables.h"

namespace occasus::server {

// After how many days without a visitor; 0: never.
struct KeepingTimes {
    int unfinished = 90;  // A table whose game goes on is put away.
    int over = 365;       // One whose game is over.
    int records = 365;    // The record of one that was put away is deleted.
};

class Housekeeping {
  public:
    Housekeeping(KeepingTimes times, table::Tables& tables, ServerStore& store);

    // Notes which tables are in use. To be called now and then.
    void note_visits(table::Moment now);
    // Puts away some of the tables whose time has come, and deletes old records; what fails is
    // logged. To be called now and then.
    void tidy(table::Moment now);

  private:
    void put_away(const table::StoredTable&, bool known_to_be_over);

    const KeepingTimes times_;
    table::Tables& tables_;
    ServerStore& store_;
    std::map<std::string, table::Moment> noted_;  // Tables in use, and when that was written down.
};

}  // namespace occasus::server
