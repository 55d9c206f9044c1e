#include "apps/server/postgres.h"

#include <array>
#include <fmt/format.h>
#include <poll.h>

#include "core/number.h"

#include "apps/server/postgres_library.h"

namespace occasus::server {
namespace {

std::string first_line(const char* message) {
    std::string_view text = message ? message : "";
    text = text.substr(0, text.find('\n'));
    return std::string(text);
}

std::string sentence(const char* message) {
    return "PostgreSQL: " + first_line(message);
}

struct ParsedAddress {
    explicit ParsedAddress(const std::string& address) {
        char* problem = nullptr;
        options.reset(pq::parse_options(address.c_str(), &problem));
        if (options) return;
        const std::string text = first_line(problem);
        pq::free_memory(problem);
        throw std::runtime_error(fmt::format("This is not the address of a database: {}.", text));
    }

    bool has(std::string_view keyword) const {
        for (const PQconninfoOption* one = options.get(); one->keyword; ++one)
            if (keyword == one->keyword) return one->val != nullptr;
        return false;
    }

    struct Free {
        void operator()(PQconninfoOption* all) const { pq::free_options(all); }
    };
    std::unique_ptr<PQconninfoOption, Free> options;
};

}  // namespace

bool is_postgres_address(std::string_view address) {
    return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

void check_postgres_address(const std::string& address) {
    if (!is_postgres_address(address))
        throw std::runtime_error("The address of a store begins with postgresql://");
    if (ParsedAddress(address).has("password"))
        throw std::runtime_error(
            "A password does not belong in the address, where every user of this machine can read "
            "it: write it into the file that PGPASSFILE names, or name a service.");
}

PostgresValues& PostgresValues::add(std::string_view text) {
    all_.push_back({std::string(text), true});
    return *this;
}

PostgresValues& PostgresValues::add(std::int64_t number) {
    all_.push_back({std::to_string(number), false});
    return *this;
}

PostgresValues& PostgresValues::add_null() {
    all_.push_back({std::nullopt, false});
    return *this;
}

void PostgresRows::Clear::operator()(pg_result* result) const {
    pq::clear(result);
}

int PostgresRows::count() const {
    return pq::row_count(result_.get());
}

int PostgresRow::count() const {
    return pq::column_count(result_);
}

std::optional<std::string> PostgresRow::optional_text(int column) const {
    if (pq::is_null(result_, row_, column) != 0) return std::nullopt;
    return std::string(pq::value(result_, row_, column),
                       static_cast<std::size_t>(pq::length(result_, row_, column)));
}

std::optional<std::int64_t> PostgresRow::optional_number(int column) const {
    const std::optional<std::string> text = optional_text(column);
    if (!text) return std::nullopt;
    const auto number = parse_number<std::int64_t>(*text);
    if (!number)
        throw std::runtime_error(fmt::format("PostgreSQL: “{}” is not a whole number.", *text));
    return number;
}

void PostgresConnection::Finish::operator()(pg_conn* connection) const {
    pq::finish(connection);
}

PostgresConnection::PostgresConnection(const std::string& address,
                                       std::chrono::milliseconds patience)
    : patience_(patience) {
    // The options in the address have priority. A machine that is gone is noticed within seconds,
    // by both sides.
    constexpr std::array kKeywords = {
        "connect_timeout",           "keepalives_idle",  "keepalives_interval",
        "keepalives_count",          "tcp_user_timeout", "client_encoding",
        "fallback_application_name", "dbname",           static_cast<const char*>(nullptr)};
    const std::array kValues = {"3",
                                "2",
                                "1",
                                "3",
                                "5000",
                                "UTF8",
                                "occasus",
                                address.c_str(),
                                static_cast<const char*>(nullptr)};
    static_assert(kKeywords.size() == std::tuple_size_v<decltype(kValues)>);
    connection_.reset(pq::connect(kKeywords.data(), kValues.data(), 1));
    if (pq::status(connection_.get()) != CONNECTION_OK) gone();
    pq::hear_notices(connection_.get(), [](void*, const char*) {}, nullptr);
    run("SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; "
        "SET tcp_keepalives_count = 3; SET lock_timeout = '2s'");
}

void PostgresConnection::gone() const {
    throw PostgresGone(sentence(pq::error_message(connection_.get())));
}

bool PostgresConnection::is_readable(std::chrono::milliseconds within) const {
    pollfd socket{pq::socket(connection_.get()), POLLIN, 0};
    return poll(&socket, 1, static_cast<int>(within.count())) > 0;
}

// Null at the end of the answers to one statement.
pg_result* PostgresConnection::next_result() {
    while (pq::is_busy(connection_.get()) != 0) {
        if (!is_readable(patience_)) throw PostgresGone("PostgreSQL does not answer.");
        if (pq::consume_input(connection_.get()) == 0) gone();
    }
    return pq::get_result(connection_.get());
}

PostgresError PostgresConnection::error_of(const pg_result* result) const {
    // A database that ends says so to the statement under way, before it closes the connection.
    const char* const severity = pq::error_field(result, PG_DIAG_SEVERITY_NONLOCALIZED);
    const std::string_view how = severity ? severity : "";
    if (how == "FATAL" || how == "PANIC" || pq::status(connection_.get()) != CONNECTION_OK) gone();
    const char* const code = pq::error_field(result, PG_DIAG_SQLSTATE);
    return {sentence(pq::result_error(result)), code ? code : ""};
}

std::optional<PostgresRows> PostgresConnection::last_answer() {
    std::optional<PostgresRows> answer;
    std::optional<PostgresError> failed;
    while (pg_result* const result = next_result()) {
        answer.emplace(result);
        if (pq::result_status(result) == PGRES_FATAL_ERROR && !failed)
            failed.emplace(error_of(result));
    }
    if (failed) throw PostgresError(*failed);
    return answer;
}

void PostgresConnection::run(const std::string& sql) {
    if (pq::send_query(connection_.get(), sql.c_str()) == 0) gone();
    last_answer();
}

namespace {

// As libpq takes them.
struct Parameters {
    explicit Parameters(const auto& all) : count(static_cast<int>(all.size())) {
        for (const auto& [text, is_text] : all) {
            values.push_back(text ? text->c_str() : nullptr);
            lengths.push_back(text ? static_cast<int>(text->size()) : 0);
            formats.push_back(is_text ? 1 : 0);
        }
    }

    int count;
    std::vector<const char*> values;
    std::vector<int> lengths;
    std::vector<int> formats;
};

}  // namespace

PostgresRows PostgresConnection::ask(const std::string& sql, const PostgresValues& values) {
    const Parameters given(values.all_);
    // Every parameter has the type that the statement says.
    if (pq::send_params(connection_.get(), sql.c_str(), given.count, nullptr, given.values.data(),
                        given.lengths.data(), given.formats.data(), 0) == 0)
        gone();
    std::optional<PostgresRows> answer = last_answer();
    if (!answer) gone();
    return std::move(*answer);
}

void PostgresConnection::prepare(std::span<const NamedStatement> statements) {
    for (const NamedStatement& one : statements)
        run(fmt::format("PREPARE {} AS {}", one.name, one.sql));
}

void PostgresConnection::begin_pipeline() {
    if (pq::pipeline_status(connection_.get()) == PQ_PIPELINE_OFF &&
        pq::enter_pipeline(connection_.get()) == 0)
        gone();
}

void PostgresConnection::end_pipeline() {
    if (pq::exit_pipeline(connection_.get()) == 0) gone();
}

void PostgresConnection::send(const char* name, const PostgresValues& values) {
    begin_pipeline();
    const Parameters given(values.all_);
    if (pq::send_prepared(connection_.get(), name, given.count, given.values.data(),
                          given.lengths.data(), given.formats.data(), 0) == 0)
        gone();
}

void PostgresConnection::send_plain(const char* sql) {
    begin_pipeline();
    if (pq::send_params(connection_.get(), sql, 0, nullptr, nullptr, nullptr, nullptr, 0) == 0)
        gone();
}

void PostgresConnection::mark() {
    begin_pipeline();
    if (pq::pipeline_sync(connection_.get()) == 0) gone();
    ++marks_;
}

std::vector<PostgresRows> PostgresConnection::hear() {
    std::vector<PostgresRows> answers;
    std::optional<PostgresError> failed;
    for (bool at_mark = false; !at_mark;) {
        pg_result* const result = next_result();
        // The end of the answers to one statement; those to the next follow.
        if (!result) {
            if (pq::status(connection_.get()) != CONNECTION_OK) gone();
            continue;
        }
        PostgresRows rows(result);
        switch (pq::result_status(result)) {
            case PGRES_PIPELINE_SYNC:
                at_mark = true;
                break;
            case PGRES_PIPELINE_ABORTED:
                break;
            case PGRES_FATAL_ERROR:
                if (!failed) failed.emplace(error_of(result));
                break;
            default:
                answers.push_back(std::move(rows));
        }
    }
    if (--marks_ == 0) end_pipeline();
    if (failed) throw PostgresError(*failed);
    return answers;
}

std::vector<std::string> PostgresConnection::notices() {
    if (pq::consume_input(connection_.get()) == 0) gone();
    std::vector<std::string> payloads;
    while (PGnotify* const notice = pq::notifies(connection_.get())) {
        payloads.emplace_back(notice->extra);
        pq::free_memory(notice);
    }
    return payloads;
}

void PostgresConnection::wait(std::chrono::milliseconds at_most, int other) const {
    std::array<pollfd, 2> sources = {pollfd{pq::socket(connection_.get()), POLLIN, 0},
                                     pollfd{other, POLLIN, 0}};
    poll(sources.data(), sources.size(), static_cast<int>(at_most.count()));
}

}  // namespace occasus::server
