// A thin layer over libpq: ownership, exceptions instead of result codes, and pipelines, in which
// many statements are sent before the first answer is read.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/stored_texts.h"

struct pg_conn;
struct pg_result;

namespace occasus::server {

// A statement was refused. The connection can be used further.
class PostgresError : public std::runtime_error {
  public:
    PostgresError(const std::string& text, std::string code)
        : std::runtime_error(text), code_(std::move(code)) {}

    const std::string& code() const { return code_; }  // SQLSTATE

  private:
    std::string code_;
};

// The connection ended, or the database does not answer: nobody knows what became of what was sent.
class PostgresGone : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// Throws std::runtime_error when this is no address of a database, and when a password stands in
// it: the list of processes is read by everyone.
void check_postgres_address(const std::string& address);
bool is_postgres_address(std::string_view address);

// Parameters $1, $2 and so on, in order.
class PostgresValues {
  public:
    PostgresValues& add(std::string_view text);
    PostgresValues& add(std::int64_t number);
    PostgresValues& add_null();
    template <class Value>
    PostgresValues& add(const std::optional<Value>& value) {
        return value ? add(*value) : add_null();
    }

  private:
    friend class PostgresConnection;
    struct One {
        std::optional<std::string> text;
        bool is_text = false;  // Given as it is, with its length; a number is spelt.
    };
    std::vector<One> all_;
};

template <class... Values>
PostgresValues values_of(const Values&... values) {
    PostgresValues all;
    (all.add(values), ...);
    return all;
}

// One of them; it needs the rows. Columns count from 0.
class PostgresRow {
  public:
    PostgresRow(const pg_result* result, int row) : result_(result), row_(row) {}

    int count() const;
    std::string text(int column) const { return optional_text(column).value_or(std::string()); }
    std::optional<std::string> optional_text(int column) const;
    std::int64_t number(int column) const { return optional_number(column).value_or(0); }
    std::optional<std::int64_t> optional_number(int column) const;
    bool truth(int column) const { return text(column) == "t"; }

  private:
    const pg_result* result_;
    int row_;
};

// The rows that a statement returned.
class PostgresRows {
  public:
    explicit PostgresRows(pg_result* result) : result_(result) {}

    int count() const;
    PostgresRow operator[](int row) const { return {result_.get(), row}; }
    // The results of make(row), in their order.
    template <class Make>
    auto each(const Make& make) const {
        std::vector<decltype(make((*this)[0]))> all;
        all.reserve(static_cast<std::size_t>(count()));
        for (int row = 0; row < count(); ++row) all.push_back(make((*this)[row]));
        return all;
    }
    // The text of the only column of the only row, if there is one.
    std::optional<std::string> only_text() const {
        return count() == 0 ? std::nullopt : (*this)[0].optional_text(0);
    }

  private:
    struct Clear {
        void operator()(pg_result* result) const;
    };
    std::unique_ptr<pg_result, Clear> result_;
};

// Not shared between threads.
class PostgresConnection {
  public:
    // Throws PostgresGone when there is no database, or it does not answer within `patience`; so
    // does every function below.
    PostgresConnection(const std::string& address, std::chrono::milliseconds patience);

    // Statements that send() may be asked for.
    void prepare(std::span<const NamedStatement> statements);
    // Runs statements without parameters and without answers, also several. Throws PostgresError.
    void run(const std::string& sql);
    // Runs one statement. Throws PostgresError.
    PostgresRows ask(const std::string& sql, const PostgresValues& values = {});

    // Sends a prepared statement. Statements between two marks are done as a whole or not at all.
    void send(const char* name, const PostgresValues& values);
    void send_plain(const char* sql);
    void mark();
    // The answers to what was sent up to the next mark, in order. Throws PostgresError when one of
    // the statements was refused: then nothing up to the mark was done.
    std::vector<PostgresRows> hear();

    // The payloads of others' notifications to this connection.
    std::vector<std::string> notices();
    // Waits until there is something to read here or from another descriptor, at most so long.
    void wait(std::chrono::milliseconds at_most, int other) const;

  private:
    struct Finish {
        void operator()(pg_conn* connection) const;
    };
    bool is_readable(std::chrono::milliseconds within) const;
    pg_result* next_result();
    // The last answer to what was sent without a pipeline. Throws PostgresError.
    std::optional<PostgresRows> last_answer();
    // The error of a statement. Throws PostgresGone when the database ended the session with it.
    PostgresError error_of(const pg_result*) const;
    void begin_pipeline();
    void end_pipeline();
    [[noreturn]] void gone() const;

    std::unique_ptr<pg_conn, Finish> connection_;
    const std::chrono::milliseconds patience_;
    std::size_t marks_ = 0;  // Not heard of yet.
};

}  // namespace occasus::server
