#include "apps/server/sqlite_reader.h"

#include "apps/server/sqlite_schema.h"
#include "apps/server/stored_rows.h"

namespace occasus::server {

using namespace table;

SqliteReader::SqliteReader(const std::filesystem::path& file)
    : database_(open_database(file)),
      header_(database_, "SELECT header FROM tables WHERE id = ?"),
      due_(database_, "SELECT table_id FROM clocks WHERE deadline <= ?"),
      listed_(database_, kListedStatement) {
    for (const NamedStatement& question : kReadingStatements)
        questions_.emplace_back(database_, question.sql);
}

std::optional<StoredTable> SqliteReader::read(std::string_view table) {
    const std::lock_guard lock(mutex_);
    // One transaction: all answers are of the same moment.
    database_.run("BEGIN");
    try {
        std::optional<StoredTable> stored = read_all(table);
        database_.run("COMMIT");
        return stored;
    } catch (...) {
        for (Statement& question : questions_) question.reset();
        database_.run("ROLLBACK");
        throw;
    }
}

std::vector<std::string> SqliteReader::texts_at(Statement& question, Moment now) {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> texts;
    question.bind(milliseconds_of(now));
    while (question.step()) texts.push_back(question.text(0));
    return texts;
}

std::optional<StoredTable> SqliteReader::read_all(std::string_view table) {
    StoredTable stored;
    for (std::size_t number = 0; number < questions_.size(); ++number) {
        Statement& question = questions_[number];
        question.bind(table);
        bool has_rows = false;
        for (; question.step(); has_rows = true) read_row(number, question, stored);
        if (number == 0 && !has_rows) return std::nullopt;
    }
    stored.head.id = table;
    return stored;
}

std::optional<std::string> SqliteReader::header(std::string_view table) {
    const std::lock_guard lock(mutex_);
    header_.bind(table);
    std::optional<std::string> header;
    while (header_.step()) header = header_.text(0);
    return header;
}

}  // namespace occasus::server
