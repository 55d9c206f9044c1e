#include "apps/server/housekeeping.h"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <spdlog/spdlog.h>
#include <sstream>
#include <vector>

#include "apps/server/table_files.h"
#include "table/table.h"

namespace occasus::server {

using namespace table;
namespace {

using Days = std::chrono::days;

// Those of one visit to the house; the next comes soon.
constexpr std::size_t kTablesAtOnce = 100;

// The last moment that lies so many days back; before all time when it is never.
Moment days_before(Moment now, int days) {
    return days == 0 ? Moment::min() : now - Days(days);
}

}  // namespace

Housekeeping::Housekeeping(KeepingTimes times, Tables& tables, ServerStore& store)
    : times_(times), tables_(tables), store_(store) {}

void Housekeeping::note_visits(Moment now) {
    // Once a day is enough for what is counted in days.
    std::erase_if(noted_, [&](const auto& one) { return one.second <= now - Days(1); });
    std::vector<std::string> visited;
    for (std::string& id : tables_.take_visited())
        if (noted_.emplace(id, now).second) visited.push_back(std::move(id));
    store_.note_visits(std::move(visited), now);
}

void Housekeeping::tidy(Moment now) {
    const Moment since = days_before(now, times_.unfinished);
    const Moment over_since = days_before(now, times_.over);
    try {
        for (const IdleTable& idle : store_.idle(since, over_since, kTablesAtOnce))
            tables_.look_at_closed(idle.id, [this, over = idle.over](const StoredTable& stored) {
                put_away(stored, over);
            });
        if (times_.records != 0) store_.delete_old_records(times_.records);
    } catch (const std::exception& error) {
        spdlog::error("Tables could not be archived: {}", error.what());
    }
}

void Housekeeping::put_away(const StoredTable& stored, bool known_to_be_over) {
    const Table table = Table::load(stored);
    // Such a table has longer.
    if (table.match().over() && !known_to_be_over) return store_.note_over(stored.head.id);
    store_.put_away({stored.head.id, saved_record(stored), table.secret_record().has_value()});
    spdlog::info("Table {} was archived.", stored.head.id);
}

}  // namespace occasus::server
