// A server's needs of its store as well as the tables: visits, archived tables, and the store's
// health.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/commit_figures.h"
#include "table/store.h"

namespace occasus::server {

// A table that nobody has used for long.
struct IdleTable {
    std::string id;
    bool over = false;  // Whether its game is known to be over.
};

// The record of a table that is no longer there.
struct PutAway {
    std::string table;
    std::string record;
    bool is_secret = false;  // Its game hides something: only the operator has it.
};

// When a table was made, in seconds since 1970, and last used.
struct TableDates {
    std::string table;
    std::int64_t created = 0;
    std::int64_t visited = 0;  // Milliseconds since 1970.
    bool over = false;
};

class ServerStore : public table::Store {
  public:
    // Whether another process uses it now.
    virtual bool is_shared() { return false; }
    // The present time by the store; nothing where it has no clock of its own.
    virtual std::optional<table::Moment> time() { return std::nullopt; }
    // Notes that tables were in use. It is written soon.
    virtual void note_visits(std::vector<std::string> tables, table::Moment now) = 0;
    // Tables that were last in use before `since`, or before `over_since` if their game is known to
    // be over; `most` of them at most. Earlier notes count. Throws std::runtime_error when they
    // cannot be read.
    virtual std::vector<IdleTable> idle(table::Moment since, table::Moment over_since,
                                        std::size_t most) = 0;
    // Notes that the game of a table is over, which holds until the next visit.
    virtual void note_over(const std::string& table) = 0;
    // Keeps a record in place of its table, if there is one, which was claimed: when this returns,
    // the table is off the disk. Throws std::runtime_error when that cannot be done.
    virtual void put_away(const PutAway&) = 0;
    // Deletes the records of tables that were put away more than so many days ago.
    virtual void delete_old_records(int days) = 0;
    // The record of a table that was put away, unless it is secret.
    virtual std::optional<std::string> record(std::string_view table) = 0;
    // The header of a table's record; nothing when there is no such table.
    virtual std::optional<std::string> header(std::string_view table) = 0;
    // Notes that the tables are served now. To be called often; it is written every few seconds.
    virtual void alive(table::Moment now) = 0;
    // Whether what was committed last was kept, or at least could have been.
    virtual bool keeps() const = 0;
    // Since this store was opened.
    virtual CommitFigures figures() const = 0;

    // Runs one statement about what is no part of a table's game: notices, and keys of the server.
    // $1 and so on are texts, in the order in which they stand. Returns the rows, column by column.
    // Throws std::runtime_error.
    using Texts = std::vector<std::string>;
    virtual std::vector<Texts> ask(const std::string& sql, const Texts& values) = 0;

    // For copies of a store to another; no server uses either. All tables, the oldest first;
    // and what was put away.
    virtual std::vector<TableDates> dates() = 0;
    virtual void set_dates(const std::vector<TableDates>&) = 0;
    virtual std::vector<PutAway> all_put_away() = 0;
};

}  // namespace occasus::server
