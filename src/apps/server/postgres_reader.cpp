#include "apps/server/postgres_reader.h"

#include <stdexcept>
#include <utility>

#include "apps/server/stored_texts.h"

namespace occasus::server {

using namespace table;
namespace {

// In the order in which read() asks them.
const std::vector<PostgresStatement> kQuestions = {
    {"read_head", "SELECT host, header, seed, dice_typed, delay FROM tables WHERE id = $1"},
    {"read_lines", "SELECT line FROM lines WHERE table_id = $1 ORDER BY n"},
    {"read_position", "SELECT line FROM positions WHERE table_id = $1"},
    {"read_seats",
     "SELECT seat, kind, player, token, name, has_come, left_at FROM seats WHERE table_id = $1"},
    {"read_accepted", "SELECT key, ply FROM accepted WHERE table_id = $1"},
    {"read_sets",
     "SELECT seat, lines, confirmed, by_computer FROM sealed_sets WHERE table_id = $1"},
    {"read_clock",
     "SELECT movement, other, deadline, left_over, silent FROM clocks WHERE table_id = $1"},
    {"read_switches", "SELECT switches FROM press_switches WHERE table_id = $1"},
    {"read_messages",
     "SELECT ref, at, turn_title, sender, recipients, body, removed FROM press "
     "WHERE table_id = $1 ORDER BY n"},
};

TableHead head_of(const PostgresRows& rows, std::string_view table) {
    TableHead head;
    head.id = table;
    head.host = digest_of(rows.text(0, 0));
    head.header = rows.text(0, 1);
    head.seed = optional_digest(rows.optional_text(0, 2));
    head.dice_typed = rows.truth(0, 3);
    head.delay = std::chrono::milliseconds(rows.number(0, 4));
    return head;
}

Sitter sitter_of(const PostgresRows& seats, int row) {
    Sitter sitter{static_cast<SeatKind>(seats.number(row, 1)),
                  seats.text(row, 2),
                  optional_digest(seats.optional_text(row, 3)),
                  {seats.text(row, 4), seats.truth(row, 5), std::nullopt}};
    if (const auto left = seats.optional_number(row, 6)) sitter.person.left = moment_at(*left);
    return sitter;
}

void add_stage(StoredTable& stored, const PostgresRows& sets, const PostgresRows& clocks) {
    for (int row = 0; row < sets.count(); ++row)
        stored.sets.emplace_back(
            sets.text(row, 0),
            SealedSet{split_lines(sets.text(row, 1)), sets.truth(row, 2), sets.truth(row, 3)});
    if (clocks.count() == 0) return;
    StageClock& clock = stored.clock;
    if (const auto minutes = clocks.optional_number(0, 0))
        clock.movement = static_cast<int>(*minutes);
    if (const auto minutes = clocks.optional_number(0, 1)) clock.other = static_cast<int>(*minutes);
    if (const auto time = clocks.optional_number(0, 2)) clock.deadline = moment_at(*time);
    if (const auto left = clocks.optional_number(0, 3))
        clock.left = std::chrono::milliseconds(*left);
    clock.silent = static_cast<int>(clocks.number(0, 4));
}

void add_press(StoredTable& stored, const PostgresRows& switches, const PostgresRows& messages) {
    if (switches.count() > 0) stored.press = switches_from_text(switches.text(0, 0));
    for (int row = 0; row < messages.count(); ++row)
        stored.messages.push_back({messages.text(row, 0), moment_at(messages.number(row, 1)),
                                   messages.text(row, 2), messages.text(row, 3),
                                   split_lines(messages.text(row, 4)), messages.text(row, 5),
                                   messages.truth(row, 6)});
}

}  // namespace

std::unique_ptr<PostgresConnection> PostgresReader::take() {
    {
        const std::lock_guard lock(mutex_);
        if (!resting_.empty()) {
            auto connection = std::move(resting_.back());
            resting_.pop_back();
            return connection;
        }
    }
    auto connection = connect_();
    connection->prepare(kQuestions);
    return connection;
}

void PostgresReader::give_back(std::unique_ptr<PostgresConnection> connection) {
    const std::lock_guard lock(mutex_);
    resting_.push_back(std::move(connection));
}

std::optional<StoredTable> PostgresReader::read(std::string_view table) {
    try {
        return read_twice(table);
    } catch (...) {
        ++bad_reads_;
        throw;
    }
}

std::optional<StoredTable> PostgresReader::read_twice(std::string_view table) {
    try {
        return read_once(table);
    } catch (const PostgresGone&) {
        {
            const std::lock_guard lock(mutex_);
            resting_.clear();
        }
        return read_once(table);
    }
}

PostgresRows PostgresReader::change(const std::string& sql, const PostgresValues& values) {
    auto connection = take();
    PostgresRows rows = connection->ask(sql, values);
    give_back(std::move(connection));
    return rows;
}

PostgresRows PostgresReader::look(const std::string& sql, const PostgresValues& values) {
    try {
        return change(sql, values);
    } catch (const PostgresGone&) {
        {
            const std::lock_guard lock(mutex_);
            resting_.clear();
        }
        return change(sql, values);
    }
}

// One round trip, and all answers are of the same moment. After a failure the connection, in the
// middle of a transaction, is not given back.
std::optional<StoredTable> PostgresReader::read_once(std::string_view table) {
    auto connection = take();
    connection->send_plain("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    for (const PostgresStatement& question : kQuestions)
        connection->send(question.name, PostgresValues().add(table));
    connection->send_plain("COMMIT");
    connection->mark();
    const std::vector<PostgresRows> answers = connection->hear();
    give_back(std::move(connection));
    const auto answer = [&](std::size_t question) -> const PostgresRows& {
        return answers.at(question + 1);
    };
    if (answer(0).count() == 0) return std::nullopt;
    StoredTable stored;
    stored.head = head_of(answer(0), table);
    for (int row = 0; row < answer(1).count(); ++row)
        stored.lines.push_back(answer(1).text(row, 0));
    if (answer(2).count() > 0) stored.position = answer(2).text(0, 0);
    for (int row = 0; row < answer(3).count(); ++row)
        stored.seats.emplace_back(answer(3).text(row, 0), sitter_of(answer(3), row));
    for (int row = 0; row < answer(4).count(); ++row)
        stored.accepted.push_back(
            {answer(4).text(row, 0), static_cast<int>(answer(4).number(row, 1))});
    add_stage(stored, answer(5), answer(6));
    add_press(stored, answer(7), answer(8));
    return stored;
}

}  // namespace occasus::server
