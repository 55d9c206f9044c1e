#include "apps/server/sqlite.h"

#include <fmt/format.h>
#include <stdexcept>

namespace occasus::server {
namespace {

[[noreturn]] void fail(sqlite3* database) {
    const bool is_damaged = sqlite3_errcode(database) == SQLITE_CORRUPT;
    throw std::runtime_error(fmt::format("SQLite: {}{}", sqlite3_errmsg(database),
                                         is_damaged ? ". The file is damaged: replace it with a "
                                                      "backup."
                                                    : ""));
}

}  // namespace

Database::Database(const std::filesystem::path& file, Access access) {
    sqlite3* handle = nullptr;
    const int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE |
                      (access == Access::Read ? SQLITE_OPEN_READONLY
                                              : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
    handle_.reset(handle);
    if (code != SQLITE_OK)
        throw std::runtime_error(fmt::format("{}: {}", file.string(), sqlite3_errstr(code)));
    sqlite3_busy_timeout(handle, 5000);
}

void Database::run(const char* sql) {
    if (sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(handle());
}

Statement::Statement(const Database& database, const char* sql) : database_(database.handle()) {
    sqlite3_stmt* handle = nullptr;
    const int code =
        sqlite3_prepare_v3(database_, sql, -1, SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
    handle_.reset(handle);
    if (code != SQLITE_OK) fail(database_);
}

Statement& Statement::bind(std::string_view text) {
    const int code = sqlite3_bind_text64(handle_.get(), ++bound_, text.data(), text.size(),
                                         SQLITE_TRANSIENT, SQLITE_UTF8);
    if (code != SQLITE_OK) fail(database_);
    return *this;
}

Statement& Statement::bind(std::int64_t number) {
    if (sqlite3_bind_int64(handle_.get(), ++bound_, number) != SQLITE_OK) fail(database_);
    return *this;
}

Statement& Statement::bind_null() {
    if (sqlite3_bind_null(handle_.get(), ++bound_) != SQLITE_OK) fail(database_);
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(handle_.get());
    if (code == SQLITE_ROW) return true;
    const std::string message = code == SQLITE_DONE ? "" : sqlite3_errmsg(database_);
    reset();
    if (code == SQLITE_CONSTRAINT) throw Conflict("SQLite: " + message);
    if (code != SQLITE_DONE) throw std::runtime_error("SQLite: " + message);
    return false;
}

void Statement::reset() {
    sqlite3_reset(handle_.get());
    sqlite3_clear_bindings(handle_.get());
    bound_ = 0;
}

std::string Statement::text(int column) const {
    return optional_text(column).value_or(std::string());
}

std::optional<std::int64_t> Statement::optional_number(int column) const {
    if (sqlite3_column_type(handle_.get(), column) == SQLITE_NULL) return std::nullopt;
    return number(column);
}

std::optional<std::string> Statement::optional_text(int column) const {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
    if (!text) return std::nullopt;
    return std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column)));
}

}  // namespace occasus::server
