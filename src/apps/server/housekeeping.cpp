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
constexpr std::string_view kPublic = ".occ";
// Of a game that is not over and hides something: whoever runs the server has it, and nobody else.
constexpr std::string_view kSecret = ".secret.occ";

// The last moment that lies so many days back; before all time when it is never.
Moment days_before(Moment now, int days) {
    return days == 0 ? Moment::min() : now - Days(days);
}

bool is_table_id(std::string_view id) {
    return !id.empty() && std::all_of(id.begin(), id.end(), [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
               (letter >= 'A' && letter <= 'Z') || letter == '-' || letter == '_';
    });
}

}  // namespace

Housekeeping::Housekeeping(const std::filesystem::path& folder, KeepingTimes times, Tables& tables,
                           SqliteStore& store)
    : folder_(folder / "put_away"), times_(times), tables_(tables), store_(store) {}

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
        delete_old_records();
    } catch (const std::exception& error) {
        spdlog::error("Tables could not be put away: {}", error.what());
    }
}

void Housekeeping::put_away(const StoredTable& stored, bool known_to_be_over) {
    const Table table = Table::load(stored);
    // Such a table has longer.
    if (table.match().over() && !known_to_be_over) return store_.note_over(stored.head.id);
    std::filesystem::create_directories(folder_);
    const std::string_view ending = table.secret_record() ? kSecret : kPublic;
    keep_file(folder_ / fmt::format("{}{}", stored.head.id, ending), saved_record(stored));
    store_.remove(stored.head.id);
    spdlog::info("Table {} was put away.", stored.head.id);
}

void Housekeeping::delete_old_records() const {
    if (times_.records == 0 || !std::filesystem::exists(folder_)) return;
    const auto before = std::filesystem::file_time_type::clock::now() - Days(times_.records);
    for (const auto& file : std::filesystem::directory_iterator(folder_))
        if (file.last_write_time() < before) std::filesystem::remove(file.path());
}

std::optional<std::string> Housekeeping::record(std::string_view table) const {
    if (!is_table_id(table)) return std::nullopt;
    const std::ifstream file(folder_ / fmt::format("{}{}", table, kPublic), std::ios::binary);
    if (!file) return std::nullopt;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace occasus::server
