#include "apps/server/postgres_reader.h"

#include <stdexcept>
#include <utility>

#include "apps/server/stored_rows.h"

namespace occasus::server {

using namespace table;

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
    connection->prepare(kReadingStatements);
    return connection;
}

void PostgresReader::give_back(std::unique_ptr<PostgresConnection> connection) {
    const std::lock_guard lock(mutex_);
    resting_.push_back(std::move(connection));
}

template <class Ask>
auto PostgresReader::ask_twice(const Ask& ask) {
    try {
        return ask();
    } catch (const PostgresGone&) {
        const std::lock_guard lock(mutex_);
        resting_.clear();
    }
    return ask();
}

std::optional<StoredTable> PostgresReader::read(std::string_view table) {
    try {
        return ask_twice([&] { return read_once(table); });
    } catch (...) {
        ++bad_reads_;
        throw;
    }
}

PostgresRows PostgresReader::change(const std::string& sql, const PostgresValues& values) {
    auto connection = take();
    PostgresRows rows = connection->ask(sql, values);
    give_back(std::move(connection));
    return rows;
}

PostgresRows PostgresReader::look(const std::string& sql, const PostgresValues& values) {
    return ask_twice([&] { return change(sql, values); });
}

// One round trip, and all answers are of the same moment. After a failure the connection, in the
// middle of a transaction, is not given back.
std::optional<StoredTable> PostgresReader::read_once(std::string_view table) {
    auto connection = take();
    connection->send_plain("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    for (const NamedStatement& question : kReadingStatements)
        connection->send(question.name, values_of(table));
    connection->send_plain("COMMIT");
    connection->mark();
    const std::vector<PostgresRows> answers = connection->hear();
    give_back(std::move(connection));
    StoredTable stored;
    for (std::size_t number = 0; number < kReadingStatements.size(); ++number) {
        const PostgresRows& rows = answers.at(number + 1);  // The first is of BEGIN.
        if (number == 0 && rows.count() == 0) return std::nullopt;
        for (int row = 0; row < rows.count(); ++row) read_row(number, rows[row], stored);
    }
    stored.head.id = table;
    return stored;
}

}  // namespace occasus::server
