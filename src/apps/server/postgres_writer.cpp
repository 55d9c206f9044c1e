#include "apps/server/postgres_writer.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <spdlog/spdlog.h>
#include <utility>

#include "apps/server/stored_rows.h"

namespace occasus::server {

using namespace table;
namespace {

// Larger transactions save nothing more, and one that fails is made again piece by piece.
constexpr std::size_t kMostTogether = 256;
constexpr std::string_view kNotOurs = "OC001";  // As occasus_fence says it.

constexpr auto kOwnStatements = std::to_array<NamedStatement>({
    {"fence", "SELECT occasus_fence($1, $2, $3::bigint, $4::integer)"},
    {"add_table",
     "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, extract(epoch FROM now())::bigint)"},
    {"add_visit",
     "INSERT INTO visits VALUES ($1, (extract(epoch FROM now()) * 1000)::bigint, false)"},
    {"add_line", "INSERT INTO lines VALUES ($1, $2, $3, $4)"},
    {"claim",
     "UPDATE tables SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND "
     "(owner IS NULL OR owner = $2 OR NOT occasus_is_alive(owner)) RETURNING epoch"},
    {"whose", "SELECT number FROM tables LEFT JOIN nodes ON node = owner WHERE id = $1"},
    {"notify", "SELECT pg_notify('occasus_' || $1::bigint, $2)"},
    {"release",
     "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2 AND "
     "($3::bigint IS NULL OR epoch = $3::bigint)"},
});

// A refusal of ours, of data or of a double: the fault is in what was asked.
bool is_of_what_was_asked(const PostgresError& error) {
    const std::string_view kind = std::string_view(error.code()).substr(0, 2);
    return kind == "OC" || kind == "22" || kind == "23";
}

}  // namespace

void PostgresSurroundings::count_change(const PostgresWrite& write, bool kept) {
    const std::lock_guard lock(mutex_);
    if (kept)
        figures_.kept.add(std::chrono::steady_clock::now() - write.given);
    else
        ++figures_.failed;
}

void PostgresSurroundings::count_group(bool bad) {
    const std::lock_guard lock(mutex_);
    ++figures_.groups;
    if (bad) ++figures_.bad_groups;
}

CommitFigures PostgresSurroundings::figures() const {
    const std::lock_guard lock(mutex_);
    return figures_;
}

PostgresWriter::PostgresWriter(PostgresSurroundings& surroundings)
    : surroundings_(surroundings), thread_([this] { work(); }) {}

PostgresWriter::~PostgresWriter() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void PostgresWriter::add(Work work) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(work));
    }
    wake_.notify_one();
}

namespace {

// All that is of one kind at the front of `work` from `next` on, `most` at most.
template <class Kind>
std::vector<Kind> take_alike(std::vector<PostgresWriter::Work>& work, std::size_t& next,
                             std::size_t most) {
    std::vector<Kind> alike;
    while (next < work.size() && alike.size() < most) {
        Kind* const one = std::get_if<Kind>(&work[next]);
        if (!one) break;
        alike.push_back(std::move(*one));
        ++next;
    }
    return alike;
}

}  // namespace

void PostgresWriter::work() {
    for (;;) {
        std::vector<Work> group;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
            group.swap(waiting_);
        }
        if (group.empty()) return;
        for (std::size_t next = 0; next < group.size();) {
            if (auto writes = take_alike<PostgresWrite>(group, next, kMostTogether);
                !writes.empty())
                write(std::move(writes));
            if (auto claims = take_alike<PostgresClaim>(group, next, kMostTogether);
                !claims.empty())
                claim(std::move(claims));
            if (const auto releases = take_alike<PostgresRelease>(group, next, kMostTogether);
                !releases.empty())
                release(releases);
        }
    }
}

PostgresConnection& PostgresWriter::database() {
    if (!database_) {
        auto connection = surroundings_.connect();
        connection->prepare(kOwnStatements);
        connection->prepare(kWritingStatements);
        database_ = std::move(connection);
    }
    return *database_;
}

// One that fails does not take the others with it.
void PostgresWriter::write(std::vector<PostgresWrite> writes) {
    std::vector<Came> came(writes.size(), Came::Kept);
    try {
        write_together(writes);
        surroundings_.count_group(false);
    } catch (const PostgresError&) {
        std::ranges::transform(writes, came.begin(),
                               [this](const PostgresWrite& one) { return write_alone(one); });
    } catch (const std::exception& error) {
        spdlog::error("The database did not say whether {} changes were stored: {}", writes.size(),
                      error.what());
        database_.reset();
        surroundings_.keeps = false;
        surroundings_.count_group(true);
        std::ranges::fill(came, Came::Lost);
    }
    for (std::size_t i = 0; i < writes.size(); ++i) settle(writes[i], came[i]);
}

void PostgresWriter::write_together(const std::vector<PostgresWrite>& writes) {
    database();
    for (const PostgresWrite& one : writes) send(one);
    database_->mark();
    database_->hear();
}

PostgresWriter::Came PostgresWriter::write_alone(const PostgresWrite& write) {
    try {
        write_together({write});
        surroundings_.count_group(false);
        return Came::Kept;
    } catch (const PostgresError& error) {
        const bool is_fault = !is_of_what_was_asked(error);
        surroundings_.count_group(is_fault);
        if (error.code() == kNotOurs) return Came::Lost;
        spdlog::error("A change of table {} was not stored: {}", write.change.table, error.what());
        if (is_fault) surroundings_.keeps = false;
        return Came::NotKept;
    } catch (const std::exception& error) {
        spdlog::error("The database did not say whether a change was stored: {}", error.what());
        database_.reset();
        surroundings_.keeps = false;
        surroundings_.count_group(true);
        return Came::Lost;
    }
}

void PostgresWriter::settle(PostgresWrite& write, Came came) {
    if (came == Came::Lost && write.epoch)
        surroundings_.holdings.lose(write.change.table, *write.epoch);
    if (came == Came::Kept) {
        surroundings_.keeps = true;
        if (write.change.created) ++surroundings_.count;
    }
    surroundings_.count_change(write, came == Came::Kept);
    write.done(came == Came::Kept);
}

void PostgresWriter::claim(std::vector<PostgresClaim> claims) {
    std::size_t heard = 0;
    try {
        PostgresConnection& connection = database();
        for (const PostgresClaim& one : claims) {
            connection.send("claim", values_of(one.table, surroundings_.node));
            connection.send("whose", values_of(one.table));
            connection.mark();
        }
        for (; heard < claims.size(); ++heard) hear_of(claims[heard]);
    } catch (const std::exception& error) {
        spdlog::warn("Tables cannot be claimed: {}", error.what());
        database_.reset();
        for (; heard < claims.size(); ++heard) surroundings_.wait_with(std::move(claims[heard]));
    }
}

void PostgresWriter::hear_of(PostgresClaim claim) {
    std::vector<PostgresRows> answers;
    try {
        answers = database_->hear();
    } catch (const PostgresError& error) {
        if (is_of_what_was_asked(error))
            return surroundings_.holdings.answer(claim.claimant, claim.done, false);
        // Somebody is just writing it.
        return surroundings_.wait_with(std::move(claim));
    }
    if (answers[0].count() > 0) {
        surroundings_.holdings.gain(claim.table, answers[0][0].number(0));
        return surroundings_.holdings.answer(claim.claimant, claim.done, true);
    }
    if (answers[1].count() == 0)
        return surroundings_.holdings.answer(claim.claimant, claim.done, true);
    surroundings_.wait_with(std::move(claim));
}

void PostgresWriter::release(const std::vector<PostgresRelease>& releases) {
    try {
        PostgresConnection& connection = database();
        for (const PostgresRelease& one : releases) {
            // A table that was claimed again meanwhile stays.
            const bool is_held = surroundings_.holdings.epoch(one.table).has_value();
            if (one.epoch || !is_held)
                connection.send("release", values_of(one.table, surroundings_.node, one.epoch));
            for (const std::int64_t heir : one.heirs)
                connection.send("notify", values_of(heir, "free " + one.table));
        }
        connection.mark();
        connection.hear();
    } catch (const std::exception& error) {
        // They are still ours, and processes that ask for them ask again.
        spdlog::warn("Tables cannot be released: {}", error.what());
        database_.reset();
    }
}

void PostgresWriter::send(const PostgresWrite& write) {
    const Change& change = write.change;
    const auto send = [this](const char* name, const auto&... values) {
        database_->send(name, values_of(values...));
    };
    const auto first_line = static_cast<std::int64_t>(change.first_line);
    if (write.epoch)
        send("fence", change.table, surroundings_.node, *write.epoch,
             change.lines.empty() ? std::nullopt : std::optional(first_line));
    write_rows(change, send, [&] {
        for (std::int64_t n = first_line; const std::string& line : change.lines)
            send("add_line", change.table, n++, line, write.epoch.value_or(0));
    });
}

}  // namespace occasus::server
