#include "apps/server/postgres_keeper.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <sys/eventfd.h>
#include <unistd.h>
#include <utility>

#include "apps/server/postgres_schema.h"

namespace occasus::server {

using namespace table;
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// A process that is silent for so long loses its tables to the processes that ask for them.
constexpr const char* kLease = "'4 seconds'::interval";
constexpr milliseconds kBetweenBeats = seconds(1);
constexpr milliseconds kBetweenCounts = seconds(10);
constexpr milliseconds kBetweenAsking = milliseconds(250);
constexpr milliseconds kPromise = milliseconds(500);
constexpr milliseconds kPatience = seconds(3);
// The lease ends soon when no beat was written for so long.
constexpr milliseconds kLongestSilence = seconds(3);
constexpr milliseconds kPatienceOfWriters = seconds(10);
constexpr milliseconds kLongestPause = seconds(2);
// The locks of the processes, each with its number.
constexpr const char* kLock = "SELECT pg_try_advisory_lock(4760, $1::integer)";
constexpr const char* kTime = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

// A table without a name, which nobody can ask for, is written and deleted. A full disk refuses it.
constexpr const char* kTrial =
    "INSERT INTO tables VALUES ('', '', '', NULL, false, 0, 0);"
    "INSERT INTO visits VALUES ('', 0, false);"
    "INSERT INTO lines SELECT '', n, repeat('trial ', 300), 0 FROM generate_series(1, 64) n;"
    "INSERT INTO positions VALUES ('', repeat('trial ', 300));"
    "INSERT INTO accepted SELECT '', n, 0 FROM generate_series(1, 64) n;"
    "DELETE FROM tables WHERE id = ''";

// An absence shorter than that may be a restart.
constexpr const char* kPutOff =
    "UPDATE clocks SET deadline = GREATEST(said.now + 60000, deadline + said.now - said.at) "
    "FROM (SELECT at, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now FROM alive) "
    "AS said WHERE deadline IS NOT NULL AND said.at < said.now - 10000";

milliseconds steady_milliseconds() {
    return std::chrono::floor<milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

PostgresKeeper::PostgresKeeper(std::string address, std::chrono::milliseconds for_the_name,
                               PostgresSurroundings& surroundings,
                               std::function<void(PostgresClaim)> again)
    : address_(std::move(address)), surroundings_(surroundings), again_(std::move(again)) {
    const Clock::time_point until = Clock::now() + for_the_name;
    for (open(); !take_lease();) {
        if (Clock::now() > until)
            throw std::runtime_error(
                fmt::format("Another process serves these tables under the name {}: give each a "
                            "different name (--node).",
                            surroundings_.node));
        std::this_thread::sleep_for(milliseconds(200));
    }
    wake_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (wake_ < 0) throw std::runtime_error("There are no descriptors left.");
}

PostgresKeeper::~PostgresKeeper() {
    stop();
    close(wake_);
}

void PostgresKeeper::start() {
    thread_ = std::thread([this] { keep(); });
}

void PostgresKeeper::stop() {
    if (!thread_.joinable()) return;
    stopping_ = true;
    eventfd_write(wake_, 1);
    thread_.join();
}

void PostgresKeeper::leave() {
    has_lease_ = false;
    try {
        if (database_)
            database_->ask("UPDATE nodes SET alive_until = '-infinity' WHERE node = $1",
                           values_of(surroundings_.node));
    } catch (const std::exception& error) {
        spdlog::warn("The other processes could not be told at once that this one ends: {}",
                     error.what());
    }
    database_.reset();
}

void PostgresKeeper::open() {
    database_ = std::make_unique<PostgresConnection>(address_, kPatience);
    prepare_postgres_schema(*database_);
}

std::unique_ptr<PostgresConnection> PostgresKeeper::connect() const {
    if (!has_lease_) throw PostgresGone("This process holds no lease now.");
    auto connection = std::make_unique<PostgresConnection>(address_, kPatienceOfWriters);
    connection->run(fmt::format("SET application_name = 'occasus {}'", number_.load()));
    return connection;
}

// False when another process has it.
bool PostgresKeeper::take_lease() {
    PostgresConnection& database = *database_;
    const PostgresValues node = values_of(surroundings_.node);
    number_ = database
                  .ask(
                      "INSERT INTO nodes (node) VALUES ($1) "
                      "ON CONFLICT (node) DO UPDATE SET node = EXCLUDED.node RETURNING number",
                      node)[0]
                  .number(0);
    if (!database.ask(kLock, values_of(number_))[0].truth(0)) return false;
    note_time(database
                  .ask(fmt::format("UPDATE nodes SET alive_until = clock_timestamp() + {} "
                                   "WHERE node = $1 RETURNING {}",
                                   kLease, kTime),
                       node)[0]
                  .number(0));
    database.run(
        fmt::format("LISTEN occasus_{0}; SET application_name = 'occasus {0}'", number_.load()));
    // One process after another, so that an absence counts once.
    database.run(
        fmt::format("BEGIN; SELECT at FROM alive FOR UPDATE; {}; "
                    "UPDATE alive SET at = {}; COMMIT",
                    kPutOff, kTime));
    count_tables();
    beaten_ = Clock::now();
    has_lease_ = true;
    surroundings_.keeps = true;
    return true;
}

void PostgresKeeper::note_time(std::int64_t milliseconds) {
    ahead_ = milliseconds - steady_milliseconds().count();
}

Moment PostgresKeeper::time() const {
    return moment_at(steady_milliseconds().count() + ahead_);
}

void PostgresKeeper::count_tables() {
    surroundings_.count = database_->ask("SELECT COUNT(*) FROM tables")[0].number(0);
    counted_ = Clock::now();
}

void PostgresKeeper::lose_lease() {
    has_lease_ = false;
    surroundings_.keeps = false;
    surroundings_.holdings.lose_all();
}

void PostgresKeeper::keep() {
    milliseconds pause{100};
    while (!stopping_) {
        try {
            if (!database_) {
                open();
                if (!take_lease()) throw std::runtime_error("another process has the name");
                spdlog::info("The lease of {} is held again.", surroundings_.node);
            }
            pause = milliseconds(100);
            database_->wait(kBetweenAsking, wake_);
            eventfd_t ignored = 0;
            eventfd_read(wake_, &ignored);
            take_notices();
            retry_claims({});
            beat();
        } catch (const std::exception& error) {
            if (is_small(error)) {
                spdlog::warn("A statement was refused, and the lease is kept: {}", error.what());
                continue;
            }
            if (has_lease_)
                spdlog::error("The lease of {} is lost: {}", surroundings_.node, error.what());
            database_.reset();
            lose_lease();
            for (auto until = Clock::now() + pause; Clock::now() < until && !stopping_;) {
                retry_claims({});
                std::this_thread::sleep_for(milliseconds(50));
            }
            pause = std::min(2 * pause, kLongestPause);
        }
    }
}

// Whether this is an error of one statement, which costs no lease: the connection stands, and the
// last beat was not long ago.
bool PostgresKeeper::is_small(const std::exception& error) const {
    return has_lease_ && dynamic_cast<const PostgresError*>(&error) != nullptr &&
           Clock::now() < beaten_ + kLongestSilence;
}

void PostgresKeeper::beat() {
    if (Clock::now() < beaten_ + kBetweenBeats) return;
    const PostgresRows said = database_->ask(
        fmt::format("UPDATE nodes SET alive_until = clock_timestamp() + {} "
                    "WHERE node = $1 AND alive_until > clock_timestamp() RETURNING {}",
                    kLease, kTime),
        values_of(surroundings_.node));
    // This process slept: others may have its tables.
    if (said.count() == 0) throw std::runtime_error("no message came in time");
    note_time(said[0].number(0));
    beaten_ = Clock::now();
    database_->run(fmt::format("UPDATE alive SET at = {0} WHERE at < {0} - 3000", kTime));
    end_sessions_of_the_dead();
    try_to_keep();
    if (Clock::now() >= counted_ + kBetweenCounts) count_tables();
    const std::lock_guard lock(mutex_);
    std::erase_if(promised_, [](const auto& one) { return one.second < Clock::now(); });
}

// A proxy sends nobody to a process that cannot keep anything: without a trial, no change would
// ever show that it can again.
void PostgresKeeper::try_to_keep() {
    if (surroundings_.keeps) return;
    try {
        database_->run(kTrial);  // One transaction.
        surroundings_.keeps = true;
        spdlog::info("Changes can be stored again.");
    } catch (const PostgresError& error) {
        spdlog::warn("Changes cannot be stored yet: {}", error.what());
    }
}

// A transaction of a sleeping process may stand half done, with its locks.
void PostgresKeeper::end_sessions_of_the_dead() {
    database_->ask(
        "SELECT pg_terminate_backend(pid) FROM nodes JOIN pg_stat_activity "
        "ON application_name = 'occasus ' || number AND datname = current_database() "
        "WHERE node <> $1 AND alive_until < clock_timestamp() AND alive_until > '-infinity'",
        values_of(surroundings_.node));
}

// “give NUMBER TABLE” from who asks for a table, “free TABLE” from who was asked.
void PostgresKeeper::take_notices() {
    for (const std::string& notice : database_->notices()) {
        if (notice.starts_with("free ")) {
            retry_claims(notice.substr(5));
            continue;
        }
        if (!notice.starts_with("give ")) continue;
        std::int64_t heir = 0;
        const auto [end, failed] =
            std::from_chars(notice.data() + 5, notice.data() + notice.size(), heir);
        if (failed != std::errc() || end == notice.data() + notice.size()) continue;
        const std::string table(end + 1);
        {
            const std::lock_guard lock(mutex_);
            heirs_[table].insert(heir);
            promised_[table] = Clock::now() + kPromise;
        }
        surroundings_.holdings.ask_for(table);
    }
}

void PostgresKeeper::wait_with(PostgresClaim claim) {
    {
        const std::lock_guard lock(mutex_);
        // A claim that waits already stays quiet: to try again at once would never end.
        if (std::exchange(claim.is_new, false)) asked_ = {};
        waiting_.push_back(std::move(claim));
    }
    eventfd_write(wake_, 1);
}

bool PostgresKeeper::is_promised(const std::string& table) {
    const std::lock_guard lock(mutex_);
    const auto found = promised_.find(table);
    return found != promised_.end() && Clock::now() < found->second;
}

std::vector<std::int64_t> PostgresKeeper::heirs(const std::string& table) {
    const std::lock_guard lock(mutex_);
    const auto node = heirs_.extract(table);
    if (node.empty()) return {};
    return {node.mapped().begin(), node.mapped().end()};
}

// All that wait are tried again now and then, and the owners asked; one that was freed, at once.
void PostgresKeeper::retry_claims(const std::string& freed) {
    std::vector<PostgresClaim> again;
    std::vector<PostgresClaim> late;
    std::set<std::string> asked_for;
    {
        const std::lock_guard lock(mutex_);
        const auto now = Clock::now();
        const bool all = freed.empty() && now >= asked_ + kBetweenAsking;
        if (all) asked_ = now;
        std::erase_if(waiting_, [&](PostgresClaim& claim) {
            if (now >= claim.until) {
                late.push_back(std::move(claim));
                return true;
            }
            if (all) asked_for.insert(claim.table);
            if (claim.table != freed && !(all && has_lease_)) return false;
            again.push_back(std::move(claim));
            return true;
        });
    }
    for (const PostgresClaim& claim : late)
        surroundings_.holdings.answer(claim.claimant, claim.done, false);
    // Before anybody is asked: a database that does not answer must not lose them.
    for (PostgresClaim& claim : again) again_(std::move(claim));
    if (database_ && has_lease_)
        for (const std::string& table : asked_for) ask_owner(table);
}

// Each has a statement of its own: one that fails does not hold up the others.
void PostgresKeeper::ask_owner(const std::string& table) {
    try {
        database_->ask(
            "SELECT pg_notify('occasus_' || number, 'give ' || $2::bigint || ' ' || id) "
            "FROM tables JOIN nodes ON node = owner WHERE id = $1 AND owner <> $3",
            values_of(table, number_, surroundings_.node));
    } catch (const PostgresError& error) {
        spdlog::warn("Another process could not be asked for a table: {}", error.what());
    }
}

}  // namespace occasus::server
