// All tables: opens those that are asked for, makes new ones, and lets go of those nobody uses.
#pragma once

#include <cstddef>
#include <cstdint>
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

class Tables : private Owner {
  public:
    static constexpr std::size_t kMostBytes = std::size_t{1024} * 1024 * 1024;
    using Found = std::function<void(std::shared_ptr<LiveTable>)>;
    using Failed = LiveTable::Failed;

    // No more than `most` tables are made. Those that are open hold `most_bytes`, about, of which
    // one asker has a quarter at most: those that nobody uses are closed, the one that was used
    // least recently first, and then none is opened. The program itself opens what it needs.
    Tables(House house, std::size_t most, std::size_t most_bytes = kMostBytes);
    ~Tables() override;

    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;

    // Calls one of the two, once: at once when the table is open, else after it is loaded, in the
    // turn of `asker`. A text that is no id of a table reaches no store.
    void find(const std::string& id, const std::string& asker, const Found& found, Failed failed);
    // The record of a table as it is stored, for its host alone: for tables that cannot be opened.
    // `tokens` has the host's.
    void stored_record(const std::string& id, const std::string& asker,
                       std::vector<TokenHash> tokens, std::function<void(std::string)> answered,
                       Failed failed);
    // Keeps a new table; then calls `made`.
    void add(Table table, std::function<void()> made, Failed failed);
    // Opens the sealed orders of every table whose deadline is past. To be called now and then.
    void tick();
    // The texts of the tables that wait for players.
    std::vector<std::string> listed() { return house_.store.listed(house_.now()); }
    Moment now() const { return house_.now(); }
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
    void open(const std::string& id, const std::string& asker, const Found& found, Failed failed);

    struct Waiting {
        Found found;
        Failed failed;
    };
    // A table that is being claimed and read, so that none is opened twice.
    struct Loading {
        std::vector<Waiting> waiting;
        std::string asker;       // The first that waits.
        bool lost = false;       // The data read of it are worth nothing.
        bool asked_for = false;  // By another process.
    };

    void lost(const std::string& id) override;
    void asked_for(const std::string& id) override;

    // Claims a table that nobody else is loading, and loads it.
    void fetch(const std::string& id, const std::string& asker);
    // Reads and opens a table if it was granted, and tells all who wait for it.
    void load(const std::string& id, bool granted);
    std::shared_ptr<LiveTable> read_open(const std::string& id, Problem& problem);
    std::string asker_of(const std::string& id);
    // The table is open now, or is not: who waited for that.
    Loading settle(const std::string& id, const std::shared_ptr<LiveTable>&, bool granted);
    void look_at(const std::string& id, const Look& look, bool granted);
    // Releases a table that is closed, when nothing is under way at it.
    void give_up(const std::string& id, const std::shared_ptr<LiveTable>&);
    void take_up_again(const std::string& id);
    StoredTable read(const std::string& id);
    // Runs a task of a clerk; what it throws is answered.
    void run(const std::string& id, const std::string& asker, std::function<void()> task,
             Failed failed);

    struct Open {
        std::shared_ptr<LiveTable> table;
        std::string asker;       // The client that had it opened.
        std::uint64_t used = 0;  // When it was last asked for, by uses_.
    };
    // Makes room for a table of that size; throws Refused where there is none.
    void make_room(const std::string& asker, std::size_t bytes);
    std::map<std::string, Open>::iterator least_used(const std::string* of_asker);

    const House house_;
    const std::size_t most_;
    const std::size_t most_bytes_;
    Mutex mutex_;
    std::map<std::string, Open> open_;
    std::uint64_t uses_ = 0;
    std::map<std::string, Loading> loading_;
    std::set<std::string> closed_;   // These are not opened now, unless they are taken out again.
    std::set<std::string> visited_;  // Since take_visited().
};

}  // namespace occasus::table
