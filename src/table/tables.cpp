#include "table/tables.h"

#include <fmt/format.h>
#include <vector>

namespace occasus::table {

Tables::Tables(House house, Jobs& clerks, std::size_t most)
    : house_(std::move(house)), clerks_(clerks), most_(most) {}

void Tables::find(const std::string& id, const Found& found, Failed failed) {
    open(
        id,
        [this, id, found](std::shared_ptr<LiveTable> table) {
            {
                const Lock lock(mutex_);
                visited_.insert(id);
            }
            found(std::move(table));
        },
        std::move(failed));
}

void Tables::open(const std::string& id, const Found& found, Failed failed) {
    std::shared_ptr<LiveTable> table;
    {
        const Lock lock(mutex_);
        if (const auto open = open_.find(id); open != open_.end()) {
            table = open->second;
        } else {
            std::vector<Waiting>& waiting = loading_[id];
            waiting.push_back({found, std::move(failed)});
            if (waiting.size() > 1 || looked_at_.contains(id)) return;
        }
    }
    if (table) return found(std::move(table));
    clerks_.run([this, id] { load(id); });
}

void Tables::stored_record(const std::string& id, std::vector<TokenHash> tokens,
                           std::function<void(std::string)> answered, Failed failed) {
    run(
        id,
        [this, id, tokens = std::move(tokens), answered = std::move(answered)] {
            const StoredTable stored = read(id);
            // Who may know what of it nobody can say who cannot replay it.
            const Seats seats(stored.head.host, {});
            if (!seats.reader(tokens).caller.host)
                throw Refused(ProblemKind::NotYours,
                              "Only whoever set this table up may download its record while the "
                              "table cannot be opened.");
            answered(saved_record(stored));
        },
        std::move(failed));
}

void Tables::run(const std::string& id, std::function<void()> task, Failed failed) {
    clerks_.run([this, id, task = std::move(task), failed = std::move(failed)] {
        try {
            task();
        } catch (const Refused& refused) {
            failed(refused.problem());
        } catch (const std::exception& error) {
            house_.report(fmt::format("Table {} could not be read: {}", id, error.what()));
            failed(internal_problem());
        }
    });
}

void Tables::load(const std::string& id) {
    std::shared_ptr<LiveTable> table;
    Problem problem = internal_problem();
    try {
        table = std::make_shared<LiveTable>(house_, Table::load(read(id)));
        table->open();
    } catch (const Refused& refused) {
        problem = refused.problem();
    } catch (const std::exception& error) {
        house_.report(fmt::format("Table {} could not be read: {}", id, error.what()));
    }
    for (const Waiting& one : settle(id, table)) {
        if (table)
            one.found(table);
        else
            one.failed(problem);
    }
}

std::vector<Tables::Waiting> Tables::settle(const std::string& id,
                                            const std::shared_ptr<LiveTable>& table) {
    const Lock lock(mutex_);
    if (table) open_[id] = table;
    std::vector<Waiting> waiting = std::move(loading_[id]);
    loading_.erase(id);
    return waiting;
}

StoredTable Tables::read(const std::string& id) {
    std::optional<StoredTable> stored = house_.store.read(id);
    if (!stored)
        throw Refused(ProblemKind::Unknown, fmt::format("There is no table “{}”.", id), "table");
    return std::move(*stored);
}

void Tables::add(Table table, std::function<void()> made, Failed failed) {
    if (count() >= most_)
        throw Refused(ProblemKind::Busy,
                      fmt::format("This server keeps {} tables and has no room for more.", most_));
    table.set_time(house_.now());
    table.begin_stage();
    Change change = table.take_change();
    house_.store.commit(std::move(change),
                        [this, made = std::move(made), failed = std::move(failed)](bool kept) {
                            // Answered elsewhere: the thread of the store has other things to
                            // write.
                            house_.soon([made, failed, kept] {
                                if (kept)
                                    made();
                                else
                                    failed(internal_problem());
                            });
                        });
}

void Tables::tick() {
    for (const std::string& id : house_.store.due(house_.now()))
        open(
            id, [](const std::shared_ptr<LiveTable>& table) { table->tick(); },
            [](const Problem&) {});
}

std::vector<std::string> Tables::take_visited() {
    const Lock lock(mutex_);
    for (const auto& [id, table] : open_)
        if (table->has_guests()) visited_.insert(id);
    std::vector<std::string> ids(visited_.begin(), visited_.end());
    visited_.clear();
    return ids;
}

void Tables::look_at_closed(const std::string& id, Look look) {
    {
        const Lock lock(mutex_);
        if (open_.contains(id) || loading_.contains(id)) return;
        if (!looked_at_.insert(id).second) return;
    }
    clerks_.run([this, id, look = std::move(look)] {
        try {
            look(read(id));
        } catch (const std::exception& error) {
            house_.report(fmt::format("Table {}: {}", id, error.what()));
        }
        {
            const Lock lock(mutex_);
            looked_at_.erase(id);
            if (!loading_.contains(id)) return;
        }
        load(id);
    });
}

std::size_t Tables::open_count() {
    const Lock lock(mutex_);
    return open_.size();
}

void Tables::sweep() {
    std::vector<std::shared_ptr<LiveTable>> unused;
    const Lock lock(mutex_);
    for (auto open = open_.begin(); open != open_.end();) {
        // The only holder is this map, and nobody can get at it while the lock is held.
        if (open->second.use_count() == 1) {
            unused.push_back(std::move(open->second));
            open = open_.erase(open);
        } else {
            ++open;
        }
    }
}

}  // namespace occasus::table
