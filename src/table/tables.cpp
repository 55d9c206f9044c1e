#include "table/tables.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "games/registry.h"
#include "table/price.h"
#include "table/table_id.h"

namespace occasus::table {
namespace {

bool is_open_game(const TableHead& head) {
    const Result<RecordText> record = read_record(head.header);
    const GameKind* const kind = record ? find_game(record->header.game) : nullptr;
    // A game that no longer exists has no secrets to keep.
    if (kind == nullptr) return true;
    auto game = kind->make({record->header.options, record->header.board_file});
    if (!game) game = kind->make({});
    return game && is_open(**game);
}

Problem no_such_table(std::string_view id) {
    return {ProblemKind::Unknown, fmt::format("There is no table “{}”.", id), {}, "table"};
}

}  // namespace

Tables::Tables(House house, std::size_t most, std::size_t most_bytes)
    : house_(std::move(house)), most_(most), most_bytes_(most_bytes) {
    house_.store.tell(this);
}

Tables::~Tables() {
    house_.store.tell(nullptr);
}

void Tables::find(const std::string& id, const std::string& asker, const Found& found,
                  Failed failed) {
    if (!is_table_id(id)) return failed(no_such_table(id));
    open(
        id, asker,
        [this, id, found](std::shared_ptr<LiveTable> table) {
            {
                const Lock lock(mutex_);
                visited_.insert(id);
            }
            found(std::move(table));
        },
        std::move(failed));
}

void Tables::open(const std::string& id, const std::string& asker, const Found& found,
                  Failed failed) {
    std::shared_ptr<LiveTable> table;
    {
        const Lock lock(mutex_);
        if (const auto open = open_.find(id); open != open_.end()) {
            table = open->second.table;
            open->second.used = ++uses_;
        } else {
            Loading& loading = loading_[id];
            loading.waiting.push_back({found, std::move(failed)});
            if (loading.waiting.size() > 1) return;
            loading.asker = asker;
            if (closed_.contains(id)) return;
        }
    }
    if (table) return found(std::move(table));
    fetch(id, asker);
}

void Tables::fetch(const std::string& id, const std::string& asker) {
    house_.store.claim(id, [this, id, place = Place{Urgency::InTurn, asker}](bool granted) {
        house_.clerks.run([this, id, granted] { load(id, granted); }, {}, place);
    });
}

void Tables::stored_record(const std::string& id, const std::string& asker,
                           std::vector<TokenHash> tokens, std::function<void(std::string)> answered,
                           Failed failed) {
    run(
        id, asker,
        [this, id, tokens = std::move(tokens), answered = std::move(answered)] {
            const StoredTable stored = read(id);
            std::vector<Sitter> sitters;
            sitters.reserve(stored.seats.size());
            for (const auto& [seat, sitter] : stored.seats) sitters.push_back(sitter);
            const Seats seats(stored.head.host, std::move(sitters));
            if (!std::any_of(tokens.begin(), tokens.end(), [&](const TokenHash& token) {
                    return same_token(token, stored.head.host);
                }))
                throw Refused(
                    ProblemKind::NotYours,
                    "Only the host may download the record while the table cannot be opened.");
            // The secrets of a record that cannot be replayed are unknown.
            if (!is_open_game(stored.head) && !is_all_ones_own(seats, stored.press, tokens))
                throw Refused(
                    ProblemKind::NotYours,
                    "This record contains all secrets of the game. While the table cannot "
                    "be opened, only a host who has played every human seat from the "
                    "beginning can download it.");
            answered(saved_record(stored));
        },
        std::move(failed));
}

void Tables::run(const std::string& id, const std::string& asker, std::function<void()> task,
                 Failed failed) {
    house_.clerks.run(
        [this, id, task = std::move(task), failed = std::move(failed)] {
            try {
                task();
            } catch (const Refused& refused) {
                failed(refused.problem());
            } catch (const std::exception& error) {
                house_.report(fmt::format("Table {} could not be read: {}", id, error.what()));
                failed(internal_problem());
            }
        },
        {}, {Urgency::InTurn, asker});
}

void Tables::load(const std::string& id, bool granted) {
    Problem problem = moved_problem();
    std::shared_ptr<LiveTable> table = granted ? read_open(id, problem) : nullptr;
    const Loading loading = settle(id, table, granted);
    if (loading.lost) {
        table = nullptr;
        problem = moved_problem();
    }
    for (const Waiting& one : loading.waiting) {
        if (table)
            one.found(table);
        else
            one.failed(problem);
    }
    if (table && loading.asked_for) give_up(id, table);
}

std::shared_ptr<LiveTable> Tables::read_open(const std::string& id, Problem& problem) {
    problem = internal_problem();
    try {
        StoredTable stored = read(id);
        const std::string asker = asker_of(id);
        if (house_.charge && !asker.empty())
            house_.charge(asker, questions_of_opening(stored.lines.size()));
        auto table = std::make_shared<LiveTable>(house_, Table::load(std::move(stored)));
        make_room(asker, table->bytes());
        table->open();
        return table;
    } catch (const Refused& refused) {
        problem = refused.problem();
    } catch (const std::exception& error) {
        house_.report(fmt::format("Table {} could not be read: {}", id, error.what()));
    }
    return nullptr;
}

std::string Tables::asker_of(const std::string& id) {
    const Lock lock(mutex_);
    return loading_[id].asker;
}

// The open table that was unused for longest; the end when all are in use.
std::map<std::string, Tables::Open>::iterator Tables::least_used(const std::string* of_asker) {
    auto least = open_.end();
    for (auto open = open_.begin(); open != open_.end(); ++open) {
        // The only holder is this map, and nobody can get at it while the lock is held.
        const bool is_unused = open->second.table.use_count() == 1;
        if (!is_unused || (of_asker && open->second.asker != *of_asker)) continue;
        if (least == open_.end() || open->second.used < least->second.used) least = open;
    }
    return least;
}

void Tables::make_room(const std::string& asker, std::size_t bytes) {
    if (asker.empty()) return;
    constexpr std::size_t kShares = 4;
    std::vector<std::shared_ptr<LiveTable>> closed;  // Let go of outside the lock.
    const Lock lock(mutex_);
    std::size_t of_all = bytes;
    std::size_t of_asker = 0;
    for (const auto& [id, open] : open_) {
        of_all += open.table->bytes();
        if (open.asker == asker) of_asker += open.table->bytes();
    }
    const auto is_greedy = [&] { return of_asker > 0 && of_asker + bytes > most_bytes_ / kShares; };
    while (is_greedy() || of_all > most_bytes_) {
        const auto least = least_used(is_greedy() ? &asker : nullptr);
        if (least == open_.end())
            throw Refused(ProblemKind::Busy, "Too many tables are open at once; try again later.");
        const std::size_t freed = least->second.table->bytes();
        of_all -= std::min(of_all, freed);
        if (least->second.asker == asker) of_asker -= std::min(of_asker, freed);
        house_.store.release(least->first);
        closed.push_back(std::move(least->second.table));
        open_.erase(least);
    }
}

Tables::Loading Tables::settle(const std::string& id, const std::shared_ptr<LiveTable>& table,
                               bool granted) {
    const Lock lock(mutex_);
    Loading loading = std::move(loading_[id]);
    loading_.erase(id);
    if (!granted || loading.lost) return loading;
    if (!table)
        house_.store.release(id);
    else if (loading.asked_for)
        closed_.insert(id);
    else
        open_[id] = {table, loading.asker, ++uses_};
    return loading;
}

void Tables::lost(const std::string& id) {
    std::shared_ptr<LiveTable> table;
    {
        const Lock lock(mutex_);
        if (const auto loading = loading_.find(id); loading != loading_.end())
            loading->second.lost = true;
        auto node = open_.extract(id);
        if (!node.empty()) table = std::move(node.mapped().table);
    }
    if (table) table->move_away([] {});
}

void Tables::asked_for(const std::string& id) {
    std::shared_ptr<LiveTable> table;
    {
        const Lock lock(mutex_);
        if (closed_.contains(id)) return;
        if (const auto loading = loading_.find(id); loading != loading_.end()) {
            loading->second.asked_for = true;
            return;
        }
        auto node = open_.extract(id);
        if (node.empty()) return house_.store.release(id);
        table = std::move(node.mapped().table);
        closed_.insert(id);
    }
    give_up(id, table);
}

void Tables::give_up(const std::string& id, const std::shared_ptr<LiveTable>& table) {
    table->move_away([this, id] { take_up_again(id); });
}

// A request that came meanwhile makes this process claim the table again, in turn.
void Tables::take_up_again(const std::string& id) {
    std::string asker;
    {
        const Lock lock(mutex_);
        closed_.erase(id);
        house_.store.release(id);
        const auto loading = loading_.find(id);
        if (loading == loading_.end()) return;
        asker = loading->second.asker;
    }
    fetch(id, asker);
}

StoredTable Tables::read(const std::string& id) {
    std::optional<StoredTable> stored = house_.store.read(id);
    if (!stored) throw Refused(no_such_table(id));
    return std::move(*stored);
}

void Tables::add(Table table, std::function<void()> made, Failed failed) {
    if (count() >= most_)
        throw Refused(ProblemKind::Busy,
                      fmt::format("This server has {} tables and no room for more.", most_));
    table.set_time(house_.now());
    table.begin_stage();
    table.await_players();
    Change change = table.take_change();
    house_.store.commit(std::move(change), [&clerks = house_.clerks, made = std::move(made),
                                            failed = std::move(failed)](bool kept) {
        // Answered elsewhere: the thread of the store has other things to write.
        clerks.run(
            [made, failed, kept] {
                if (kept)
                    made();
                else
                    failed(internal_problem());
            },
            {}, {Urgency::First});
    });
}

void Tables::tick() {
    for (const std::string& id : house_.store.due(house_.now()))
        open(
            id, {}, [](const std::shared_ptr<LiveTable>& table) { table->tick(); },
            [](const Problem&) {});
}

std::vector<std::string> Tables::take_visited() {
    const Lock lock(mutex_);
    for (const auto& [id, table] : open_)
        if (table.table->has_guests()) visited_.insert(id);
    std::vector<std::string> ids(visited_.begin(), visited_.end());
    visited_.clear();
    return ids;
}

void Tables::look_at_closed(const std::string& id, Look look) {
    {
        const Lock lock(mutex_);
        if (open_.contains(id) || loading_.contains(id)) return;
        if (!closed_.insert(id).second) return;
    }
    house_.store.claim(id, [this, id, look = std::move(look)](bool granted) {
        house_.clerks.run([this, id, look, granted] { look_at(id, look, granted); }, {},
                          {Urgency::Last, {}, id});
    });
}

void Tables::look_at(const std::string& id, const Look& look, bool granted) {
    try {
        if (granted) look(read(id));
    } catch (const std::exception& error) {
        house_.report(fmt::format("Table {}: {}", id, error.what()));
    }
    {
        const Lock lock(mutex_);
        closed_.erase(id);
        if (!loading_.contains(id)) {
            if (granted) house_.store.release(id);
            return;
        }
    }
    load(id, granted);
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
        if (open->second.table.use_count() == 1) {
            house_.store.release(open->first);
            unused.push_back(std::move(open->second.table));
            open = open_.erase(open);
        } else {
            ++open;
        }
    }
}

}  // namespace occasus::table
