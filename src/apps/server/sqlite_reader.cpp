#include "apps/server/sqlite_reader.h"

#include <stdexcept>

#include "apps/server/sqlite_schema.h"
#include "apps/server/stored_texts.h"

namespace occasus::server {

using namespace table;

SqliteReader::SqliteReader(const std::filesystem::path& file)
    : database_(open_database(file)),
      head_(database_, "SELECT host, header, seed, dice_typed, delay FROM tables WHERE id = ?"),
      lines_(database_, "SELECT line FROM lines WHERE table_id = ? ORDER BY n"),
      position_(database_, "SELECT line FROM positions WHERE table_id = ?"),
      seats_(database_,
             "SELECT seat, kind, player, token, name, has_come, left_at FROM seats WHERE table_id "
             "= ?"),
      accepted_(database_, "SELECT key, ply FROM accepted WHERE table_id = ?"),
      sets_(database_,
            "SELECT seat, lines, confirmed, by_computer FROM sealed_sets WHERE table_id = ?"),
      clock_(database_,
             "SELECT movement, other, deadline, left_over, silent FROM clocks "
             "WHERE table_id = ?"),
      switches_(database_, "SELECT switches FROM press_switches WHERE table_id = ?"),
      messages_(database_,
                "SELECT ref, at, turn_title, sender, recipients, body, removed "
                "FROM press WHERE table_id = ? ORDER BY n"),
      due_(database_, "SELECT table_id FROM clocks WHERE deadline <= ?") {}

std::optional<StoredTable> SqliteReader::read(std::string_view table) {
    const std::lock_guard lock(mutex_);
    // One transaction: all answers are of the same moment.
    database_.run("BEGIN");
    try {
        std::optional<StoredTable> stored = read_all(table);
        database_.run("COMMIT");
        return stored;
    } catch (...) {
        for (Statement* statement : {&head_, &lines_, &position_, &seats_, &accepted_, &sets_,
                                     &clock_, &switches_, &messages_})
            statement->reset();
        database_.run("ROLLBACK");
        throw;
    }
}

std::vector<std::string> SqliteReader::due(Moment now) {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> tables;
    due_.bind(milliseconds_of(now));
    while (due_.step()) tables.push_back(due_.text(0));
    return tables;
}

std::optional<StoredTable> SqliteReader::read_all(std::string_view table) {
    std::optional<StoredTable> stored = read_head(table);
    if (!stored) return std::nullopt;
    read_lines(*stored);
    read_position(*stored);
    read_seats(*stored);
    read_accepted(*stored);
    read_sets(*stored);
    read_clock(*stored);
    read_press(*stored);
    return stored;
}

std::optional<std::string> SqliteReader::header(std::string_view table) {
    const std::lock_guard lock(mutex_);
    head_.reset();
    head_.bind(table);
    std::optional<std::string> header;
    if (head_.step()) header = head_.text(1);
    head_.reset();
    return header;
}

std::optional<StoredTable> SqliteReader::read_head(std::string_view table) {
    head_.bind(table);
    if (!head_.step()) return std::nullopt;
    StoredTable stored;
    stored.head.id = table;
    stored.head.host = digest_of(head_.text(0));
    stored.head.header = head_.text(1);
    stored.head.seed = optional_digest(head_.optional_text(2));
    stored.head.dice_typed = head_.number(3) != 0;
    stored.head.delay = std::chrono::milliseconds(head_.number(4));
    head_.reset();
    return stored;
}

void SqliteReader::read_lines(StoredTable& stored) {
    lines_.bind(stored.head.id);
    while (lines_.step()) stored.lines.push_back(lines_.text(0));
}

// Nothing of a table to which nothing was added since an earlier program.
void SqliteReader::read_position(StoredTable& stored) {
    position_.bind(stored.head.id);
    if (position_.step()) stored.position = position_.text(0);
    position_.reset();
}

void SqliteReader::read_seats(StoredTable& stored) {
    seats_.bind(stored.head.id);
    while (seats_.step()) {
        Sitter sitter{static_cast<SeatKind>(seats_.number(1)),
                      seats_.text(2),
                      optional_digest(seats_.optional_text(3)),
                      {seats_.text(4), seats_.number(5) != 0, std::nullopt}};
        if (const auto left = seats_.optional_number(6)) sitter.person.left = moment_at(*left);
        stored.seats.emplace_back(seats_.text(0), sitter);
    }
}

void SqliteReader::read_accepted(StoredTable& stored) {
    accepted_.bind(stored.head.id);
    while (accepted_.step())
        stored.accepted.push_back({accepted_.text(0), static_cast<int>(accepted_.number(1))});
}

void SqliteReader::read_sets(StoredTable& stored) {
    sets_.bind(stored.head.id);
    while (sets_.step())
        stored.sets.emplace_back(
            sets_.text(0),
            SealedSet{split_lines(sets_.text(1)), sets_.number(2) != 0, sets_.number(3) != 0});
}

void SqliteReader::read_clock(StoredTable& stored) {
    StageClock& clock = stored.clock;
    clock_.bind(stored.head.id);
    if (!clock_.step()) return;
    if (const auto minutes = clock_.optional_number(0)) clock.movement = static_cast<int>(*minutes);
    if (const auto minutes = clock_.optional_number(1)) clock.other = static_cast<int>(*minutes);
    if (const auto time = clock_.optional_number(2)) clock.deadline = moment_at(*time);
    if (const auto left = clock_.optional_number(3)) clock.left = std::chrono::milliseconds(*left);
    clock.silent = static_cast<int>(clock_.number(4));
    clock_.reset();
}

void SqliteReader::read_press(StoredTable& stored) {
    switches_.bind(stored.head.id);
    if (switches_.step()) stored.press = switches_from_text(switches_.text(0));
    switches_.reset();
    messages_.bind(stored.head.id);
    while (messages_.step())
        stored.messages.push_back({messages_.text(0), moment_at(messages_.number(1)),
                                   messages_.text(2), messages_.text(3),
                                   split_lines(messages_.text(4)), messages_.text(5),
                                   messages_.number(6) != 0});
}

}  // namespace occasus::server
