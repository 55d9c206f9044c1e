#include "apps/server/notices/notice_store.h"

#include <fmt/format.h>
#include <stdexcept>

namespace occasus::server {
namespace {

constexpr std::string_view kColumns =
    "id, table_id, holder, way, address, keys, confirmed, here, turn, reminder, words, deadline, "
    "next";

std::string text_of(bool truth) {
    return truth ? "1" : "";
}

Notice notice_of(const ServerStore::Texts& row) {
    return {row[0],
            row[1],
            row[2],
            row[3],
            row[4],
            row[5],
            row[6] == "1",
            row[7] == "1",
            row[8],
            row[9] == "1",
            row[10],
            std::stoll(row[11]),
            std::stoll(row[12])};
}

std::vector<Notice> notices_of(const std::vector<ServerStore::Texts>& rows) {
    std::vector<Notice> notices;
    notices.reserve(rows.size());
    for (const auto& row : rows) notices.push_back(notice_of(row));
    return notices;
}

// Both databases take a text for a number in this form alone.
std::string number(int parameter) {
    return fmt::format("CAST(CAST(${} AS text) AS bigint)", parameter);
}

}  // namespace

std::vector<Notice> NoticeStore::of_table(const std::string& table) {
    return notices_of(store_.ask(
        fmt::format("SELECT {} FROM notices WHERE table_id = $1 ORDER BY id", kColumns), {table}));
}

std::vector<Notice> NoticeStore::of_id(std::string_view id) {
    return notices_of(store_.ask(fmt::format("SELECT {} FROM notices WHERE id = $1", kColumns),
                                 {std::string(id)}));
}

// Parameters are in the order in which they stand: SQLite counts them so.
void NoticeStore::add(const Notice& made) {
    store_.ask(
        fmt::format("INSERT INTO notices ({}) SELECT $1, id, $2, $3, $4, $5, $6, $7, $8, '', '', "
                    "0, 0 FROM tables WHERE id = $9",
                    kColumns),
        {made.id, made.holder, made.way, made.address, made.keys, text_of(made.is_confirmed),
         text_of(made.is_here), made.turn, made.table});
}

void NoticeStore::set_state(const Notice& now) {
    store_.ask(fmt::format("UPDATE notices SET here = $1, turn = $2, reminder = $3, words = $4, "
                           "deadline = {}, next = {} WHERE id = $7",
                           number(5), number(6)),
               {text_of(now.is_here), now.turn, text_of(now.is_reminder), now.words,
                std::to_string(now.deadline), std::to_string(now.next), now.id});
}

void NoticeStore::confirm(std::string_view id) {
    store_.ask("UPDATE notices SET confirmed = '1' WHERE id = $1", {std::string(id)});
}

void NoticeStore::remove(std::string_view id) {
    store_.ask("DELETE FROM notices WHERE id = $1", {std::string(id)});
}

// The outer condition holds for a row that another process took meanwhile: it is not taken twice.
std::vector<Notice> NoticeStore::take_due(table::Moment now, std::size_t most) {
    const std::string is_due = fmt::format("next > 0 AND next <= {}", number(1));
    return notices_of(store_.ask(
        fmt::format("UPDATE notices SET next = 0 WHERE {0} AND id IN (SELECT id FROM notices WHERE "
                    "{0} ORDER BY next LIMIT {1}) RETURNING {2}",
                    is_due, most, kColumns),
        {std::to_string(table::milliseconds_of(now))}));
}

void NoticeStore::begin_absences() {
    if (!store_.is_shared()) store_.ask("UPDATE notices SET here = ''", {});
}

void NoticeStore::copy_to(ServerStore& to) {
    NoticeStore copy(to);
    for (const auto& row : store_.ask(fmt::format("SELECT {} FROM notices", kColumns), {})) {
        copy.add(notice_of(row));
        copy.set_state(notice_of(row));
    }
    for (const auto& row : store_.ask("SELECT name, secret FROM server_keys", {}))
        to.ask("INSERT INTO server_keys VALUES ($1, $2)", row);
}

PushKey NoticeStore::push_key() {
    store_.ask("INSERT INTO server_keys VALUES ('push', $1) ON CONFLICT DO NOTHING",
               {to_base64url(make_push_key().secret)});
    const auto rows = store_.ask("SELECT secret FROM server_keys WHERE name = 'push'", {});
    const auto secret = rows.empty() ? std::nullopt : from_base64url(rows[0][0]);
    if (!secret) throw std::runtime_error("The key for push services is damaged.");
    return push_key_of(*secret);
}

}  // namespace occasus::server
