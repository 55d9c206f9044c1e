// A thin layer over SQLite's C interface: ownership, and exceptions instead of result codes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <sqlite3.h>
#include <stdexcept>
#include <string>
#include <string_view>

namespace occasus::server {

enum class Access : std::uint8_t { Write, Read };  // To write: the file is made if need be.

// A change that does not fit what is stored: the fault of the change, not of the disk.
class Conflict : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// Not shared between threads. Every failure is a std::runtime_error with SQLite's message.
class Database {
  public:
    explicit Database(const std::filesystem::path& file, Access access = Access::Write);

    void run(const char* sql);
    sqlite3* handle() const { return handle_.get(); }

  private:
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close(handle); }
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

// A prepared statement, to be used again and again: bind every parameter in order, then step.
class Statement {
  public:
    Statement(const Database& database, const char* sql);

    Statement& bind(std::string_view text);
    Statement& bind(std::int64_t number);
    Statement& bind_null();
    template <class Value>
    Statement& bind(const std::optional<Value>& value) {
        return value ? bind(*value) : bind_null();
    }
    // True when there is a row; false at the end, when the statement is ready for new parameters.
    // Throws Conflict where a constraint forbids it.
    bool step();
    // Steps to the end. For statements without rows.
    void run() {
        while (step()) {
        }
    }
    // Forgets row and parameters.
    void reset();

    // Columns count from 0. Text also reads a blob, byte by byte.
    std::string text(int column) const;
    std::optional<std::string> optional_text(int column) const;
    std::optional<std::int64_t> optional_number(int column) const;
    std::int64_t number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
    int columns() const { return sqlite3_column_count(handle_.get()); }
    bool truth(int column) const { return number(column) != 0; }

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
    };
    sqlite3* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
    int bound_ = 0;
};

}  // namespace occasus::server
