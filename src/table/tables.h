// All tables: opens those that are asked for, makes new ones, and lets go of those nobody uses.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "table/house.h"
#include "table/live_table.h"
#include "table/lock.h"

namespace occasus::table {

class Tables {
  public:
    using Found = std::function<void(std::shared_ptr<LiveTable>)>;
    using Failed = LiveTable::Failed;

    // `clerks` load tables. No more than `most` tables are made.
    Tables(House house, Jobs& clerks, std::size_t most);

    // Calls one of the two, once: at once when the table is open, else after it is loaded.
    void find(const std::string& id, const Found& found, Failed failed);
    // The record of a table as it is stored, for its host alone: for tables that cannot be opened.
    // `tokens` has the host's.
    void stored_record(const std::string& id, std::vector<TokenHash> tokens,
                       std::function<void(std::string)> answered, Failed failed);
    // Keeps a new table; then calls `made`.
    void add(Table table, std::function<void()> made, Failed failed);
    // Opens the sealed orders of every table whose deadline is past. To be called now and then.
    void tick();
    // Lets go of the open tables that nobody uses. To be called now and then.
    void sweep();
    // The tables that somebody has looked for since the last call, or is at. One that was opened
    // for its deadline alone is none of them.
    std::vector<std::string> take_visited();
    // Looks at a table as it is stored while nobody can open it, and does nothing if it is open.
    // The task may take it out of the store; what it throws is reported.
    using Look = std::function<void(const StoredTable&)>;
    void look_at_closed(const std::string& id, Look look);

    std::size_t count() const { return house_.store.count(); }
    // How many are in memory.
    std::size_t open_count();

  private:
    void open(const std::string& id, const Found& found, Failed failed);
    // Reads and opens a table that nobody else is loading, and tells all who wait for it.
    void load(const std::string& id);
    // Who waits for a table, now that it is loaded, or is not.
    struct Waiting {
        Found found;
        Failed failed;
    };
    std::vector<Waiting> settle(const std::string& id, const std::shared_ptr<LiveTable>&);
    StoredTable read(const std::string& id);
    // Runs a task of a clerk; what it throws is answered.
    void run(const std::string& id, std::function<void()> task, Failed failed);

    const House house_;
    Jobs& clerks_;
    const std::size_t most_;
    Mutex mutex_;
    std::map<std::string, std::shared_ptr<LiveTable>> open_;
    std::map<std::string, std::vector<Waiting>> loading_;  // So that none is opened twice.
    std::set<std::string> looked_at_;                      // None of these is opened now.
    std::set<std::string> visited_;                        // Since take_visited().
};

}  // namespace occasus::table
