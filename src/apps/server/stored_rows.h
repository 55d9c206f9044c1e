// The rows that make up a table, the same in every database. Parameters are $1, $2 and so on, in
// order.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "apps/server/server_store.h"
#include "apps/server/stored_texts.h"
#include "table/store.h"

namespace occasus::server {

// The questions by which a table is read; $1 is its id.
inline constexpr auto kReadingStatements = std::to_array<NamedStatement>({
    {"read_head", "SELECT host, header, seed, dice_typed, delay FROM tables WHERE id = $1"},
    {"read_lines", "SELECT line FROM lines WHERE table_id = $1 ORDER BY n"},
    // A table has no position if an earlier program wrote its last line.
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
    {"read_listing", "SELECT since, stays, body FROM listings WHERE table_id = $1"},
});

// The list of open tables at the moment $1, of the newest that were made. A person (kind 0) who is
// there, or went not long ago, keeps a table in it.
inline constexpr const char* kListedStatement =
    "SELECT body FROM (SELECT * FROM listings ORDER BY since DESC LIMIT 500) AS l WHERE EXISTS "
    "(SELECT 1 FROM seats AS s WHERE s.table_id = l.table_id AND s.kind = 0 AND "
    "((s.has_come AND s.left_at IS NULL) OR "
    "COALESCE(s.left_at, l.since) + l.stays > CAST($1 AS bigint))) ORDER BY since DESC LIMIT 50";

// The tables that were last in use before $1, or before $2 if they are over; $3 at most.
inline constexpr const char* kIdleStatement =
    "SELECT table_id, over FROM visits WHERE (over = false AND at < CAST($1 AS bigint)) OR "
    "(over = true AND at < CAST($2 AS bigint)) LIMIT CAST($3 AS bigint)";

inline constexpr const char* kDatesStatement =
    "SELECT id, created, COALESCE(at, created * 1000), COALESCE(over, false) FROM tables "
    "LEFT JOIN visits ON table_id = id ORDER BY created, id";

template <class Row>
IdleTable read_idle(const Row& row) {
    return {row.text(0), row.truth(1)};
}

template <class Row>
TableDates read_dates(const Row& row) {
    return {row.text(0), row.number(1), row.number(2), row.truth(3)};
}

template <class Row>
void read_head(const Row& row, table::TableHead& head) {
    head.host = digest_of(row.text(0));
    head.header = row.text(1);
    head.seed = optional_digest(row.optional_text(2));
    head.dice_typed = row.truth(3);
    head.delay = std::chrono::milliseconds(row.number(4));
}

template <class Row>
table::Sitter read_sitter(const Row& row) {
    table::Sitter sitter{static_cast<table::SeatKind>(row.number(1)),
                         row.text(2),
                         optional_digest(row.optional_text(3)),
                         {row.text(4), row.truth(5), std::nullopt}};
    if (const auto left = row.optional_number(6)) sitter.person.left = table::moment_at(*left);
    return sitter;
}

template <class Row>
table::StageClock read_clock(const Row& row) {
    table::StageClock clock;
    if (const auto minutes = row.optional_number(0)) clock.movement = static_cast<int>(*minutes);
    if (const auto minutes = row.optional_number(1)) clock.other = static_cast<int>(*minutes);
    if (const auto time = row.optional_number(2)) clock.deadline = table::moment_at(*time);
    if (const auto left = row.optional_number(3)) clock.left = std::chrono::milliseconds(*left);
    clock.silent = static_cast<int>(row.number(4));
    return clock;
}

// Adds a row of the answer to one of those questions, by its place. Columns of a row count from 0.
template <class Row>
void read_row(std::size_t question, const Row& row, table::StoredTable& stored) {
    switch (question) {
        case 0:
            return read_head(row, stored.head);
        case 1:
            return stored.lines.push_back(row.text(0));
        case 2:
            stored.position = row.text(0);
            return;
        case 3:
            stored.seats.emplace_back(row.text(0), read_sitter(row));
            return;
        case 4:
            return stored.accepted.push_back({row.text(0), static_cast<int>(row.number(1))});
        case 5:
            stored.sets.emplace_back(row.text(0), table::SealedSet{split_lines(row.text(1)),
                                                                   row.truth(2), row.truth(3)});
            return;
        case 6:
            stored.clock = read_clock(row);
            return;
        case 7:
            stored.press = table::switches_from_text(row.text(0));
            return;
        case 9:
            stored.listing = {table::moment_at(row.number(0)),
                              std::chrono::milliseconds(row.number(1)), row.text(2)};
            return;
        default:
            stored.messages.push_back({row.text(0), table::moment_at(row.number(1)), row.text(2),
                                       row.text(3), split_lines(row.text(4)), row.text(5),
                                       row.truth(6)});
    }
}

// The statements of a change, except those for its lines and the head of a new table.
inline constexpr auto kWritingStatements = std::to_array<NamedStatement>({
    {"set_position",
     "INSERT INTO positions VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET "
     "line = excluded.line"},
    {"set_seat",
     "INSERT INTO seats VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id, seat) "
     "DO UPDATE SET kind = excluded.kind, player = excluded.player, token = excluded.token, "
     "name = excluded.name, has_come = excluded.has_come, left_at = excluded.left_at"},
    {"add_accepted", "INSERT INTO accepted VALUES ($1, $2, $3)"},
    {"open_sets", "DELETE FROM sealed_sets WHERE table_id = $1"},
    {"write_set",
     "INSERT INTO sealed_sets VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, seat) "
     "DO UPDATE SET lines = excluded.lines, confirmed = excluded.confirmed, "
     "by_computer = excluded.by_computer"},
    {"drop_set", "DELETE FROM sealed_sets WHERE table_id = $1 AND seat = $2"},
    {"set_clock",
     "INSERT INTO clocks VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id) DO UPDATE SET "
     "movement = excluded.movement, other = excluded.other, deadline = excluded.deadline, "
     "left_over = excluded.left_over, silent = excluded.silent"},
    {"set_press",
     "INSERT INTO press_switches VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET "
     "switches = excluded.switches"},
    {"list_table",
     "INSERT INTO listings VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO UPDATE SET "
     "since = excluded.since, stays = excluded.stays, body = excluded.body"},
    {"unlist_table", "DELETE FROM listings WHERE table_id = $1"},
    {"set_message",
     "INSERT INTO press VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) "
     "ON CONFLICT (table_id, n) DO UPDATE SET ref = excluded.ref, kind = excluded.kind, "
     "at = excluded.at, turn_title = excluded.turn_title, sender = excluded.sender, "
     "recipients = excluded.recipients, body = excluded.body, removed = excluded.removed"},
});

inline std::optional<std::int64_t> stored_moment(const std::optional<table::Moment>& moment) {
    return moment ? std::optional(table::milliseconds_of(*moment)) : std::nullopt;
}

inline std::optional<std::string> stored_digest(const std::optional<Digest>& digest) {
    return digest ? std::optional(to_hex(*digest)) : std::nullopt;
}

// Calls write(name, value, …) for the row of each part, in order: add_table and add_visit, whose
// times each database takes in its own way, what write_lines() writes, and the statements above.
// Values are texts, whole numbers, bools, and any of them that may be missing.
template <class Write, class WriteLines>
void write_rows(const table::Change& change, const Write& write, const WriteLines& write_lines) {
    if (const auto& head = change.created) {
        write("add_table", head->id, to_hex(head->host), head->header, stored_digest(head->seed),
              head->dice_typed, std::int64_t{head->delay.count()});
        write("add_visit", head->id);
    }
    if (!change.lines.empty()) {
        write_lines();
        write("set_position", change.table, change.position);
    }
    for (const auto& [seat, sitter] : change.seats)
        write("set_seat", change.table, seat, static_cast<int>(sitter.kind), sitter.player,
              stored_digest(sitter.token), sitter.person.name, sitter.person.has_come,
              stored_moment(sitter.person.left));
    for (const table::Accepted& accepted : change.accepted)
        write("add_accepted", change.table, accepted.key, accepted.ply);
    if (change.sets_opened) write("open_sets", change.table);
    for (const auto& [seat, set] : change.sets) {
        if (set)
            write("write_set", change.table, seat, join_lines(set->lines), set->confirmed,
                  set->by_computer);
        else
            write("drop_set", change.table, seat);
    }
    if (const auto& clock = change.clock)
        write("set_clock", change.table, clock->movement, clock->other,
              stored_moment(clock->deadline),
              clock->left ? std::optional<std::int64_t>(clock->left->count()) : std::nullopt,
              clock->silent);
    if (change.press) write("set_press", change.table, switches_text(*change.press));
    if (const auto& listing = change.listing) {
        if (listing->text.empty())
            write("unlist_table", change.table);
        else
            write("list_table", change.table, table::milliseconds_of(listing->since),
                  std::int64_t{listing->stays.count()}, listing->text);
    }
    // Proposals of a draw were letters of kind 1 once.
    for (const auto& [n, message] : change.messages)
        write("set_message", change.table, static_cast<std::int64_t>(n), message.ref, 0,
              table::milliseconds_of(message.at), message.turn_title, message.from,
              join_lines(message.to), message.text, message.removed);
}

}  // namespace occasus::server
