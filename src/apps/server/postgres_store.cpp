#include "apps/server/postgres_store.h"

#include <array>
#include <fmt/format.h>
#include <functional>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <utility>

#include "apps/server/postgres.h"
#include "apps/server/postgres_keeper.h"
#include "apps/server/postgres_reader.h"
#include "apps/server/postgres_writer.h"
#include "apps/server/stored_rows.h"

namespace occasus::server {

using namespace table;
namespace {

using Steady = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kForATable = std::chrono::seconds(2);
constexpr std::size_t kWriters = 4;

std::string first_text(const PostgresRow& row) {
    return row.text(0);
}

}  // namespace

struct PostgresStore::Parts {
    explicit Parts(const PostgresOptions& options)
        : keeper(options.address, options.for_the_name, prepare(options),
                 [this](PostgresClaim claim) { try_claim(std::move(claim)); }),
          reader([this] { return keeper.connect(); }) {
        for (auto& writer : writers) writer = std::make_unique<PostgresWriter>(surroundings);
        keeper.start();
    }
    ~Parts() {
        // Pending changes are written while the lease is held, and no more are accepted.
        keeper.stop();
        for (auto& writer : writers) writer.reset();
        keeper.leave();
    }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    PostgresSurroundings& prepare(const PostgresOptions& options) {
        surroundings.node = options.node;
        surroundings.connect = [this] { return keeper.connect(); };
        surroundings.wait_with = [this](PostgresClaim claim) {
            keeper.wait_with(std::move(claim));
        };
        return surroundings;
    }

    // All that concerns one table is done in order.
    PostgresWriter& writer_of(const std::string& table) {
        return *writers[std::hash<std::string>{}(table) % kWriters];
    }
    void try_claim(PostgresClaim claim) {
        if (!keeper.has_lease() || keeper.is_promised(claim.table))
            return keeper.wait_with(std::move(claim));
        PostgresWriter& writer = writer_of(claim.table);
        writer.add(std::move(claim));
    }

    PostgresSurroundings surroundings;
    PostgresKeeper keeper;
    PostgresReader reader;
    std::array<std::unique_ptr<PostgresWriter>, kWriters> writers;
};

PostgresStore::PostgresStore(const PostgresOptions& options) {
    check_postgres_address(options.address);
    parts_ = std::make_unique<Parts>(options);
}

PostgresStore::~PostgresStore() = default;

void PostgresStore::commit(Change change, std::function<void(bool kept)> done) {
    std::optional<std::int64_t> epoch;
    if (!change.created) {
        epoch = parts_->surroundings.holdings.epoch(change.table);
        if (!epoch) {
            // The table that made the change learns first that it has moved.
            parts_->surroundings.holdings.finish_telling();
            return done(false);
        }
    }
    PostgresWriter& writer = parts_->writer_of(change.table);
    writer.add(PostgresWrite{std::move(change), std::move(done), epoch, Steady::now()});
}

void PostgresStore::claim(const std::string& table, const std::function<void(bool granted)>& done) {
    parts_->try_claim(
        {table, done, parts_->surroundings.holdings.owner(), Steady::now() + kForATable});
}

void PostgresStore::release(const std::string& table) {
    parts_->writer_of(table).add(PostgresRelease{table, parts_->surroundings.holdings.let_go(table),
                                                 parts_->keeper.heirs(table)});
}

void PostgresStore::tell(Owner* owner) {
    parts_->surroundings.holdings.tell(owner);
}

std::optional<StoredTable> PostgresStore::read(std::string_view table) {
    return parts_->reader.read(table);
}

std::vector<std::string> PostgresStore::due(Moment now) {
    if (!parts_->keeper.has_lease()) return {};
    const std::string& node = parts_->surroundings.node;
    const PostgresValues asked = PostgresValues().add(milliseconds_of(now)).add(node);
    try {
        const PostgresRows taken = parts_->reader.change(
            "UPDATE tables t SET owner = $2, epoch = t.epoch + 1 FROM (SELECT id FROM tables "
            "JOIN clocks ON table_id = id WHERE deadline <= $1::bigint AND "
            "(owner IS NULL OR (owner <> $2 AND NOT occasus_is_alive(owner))) "
            "LIMIT 100 FOR UPDATE OF tables SKIP LOCKED) lone WHERE t.id = lone.id "
            "RETURNING t.id, t.epoch",
            asked);
        for (int row = 0; row < taken.count(); ++row)
            parts_->surroundings.holdings.gain(taken[row].text(0), taken[row].number(1));
        return parts_->reader
            .look(
                "SELECT id FROM clocks JOIN tables ON table_id = id WHERE deadline <= $1::bigint "
                "AND owner = $2",
                asked)
            .each(first_text);
    } catch (const std::exception& error) {
        spdlog::warn("Deadlines cannot be read: {}", error.what());
        return {};
    }
}

std::vector<std::string> PostgresStore::listed(Moment now) {
    return parts_->reader.look(kListedStatement, PostgresValues().add(milliseconds_of(now)))
        .each(first_text);
}

std::size_t PostgresStore::count() {
    return static_cast<std::size_t>(parts_->surroundings.count.load());
}

bool PostgresStore::is_shared() {
    return parts_->reader
               .look("SELECT node FROM nodes WHERE node <> $1 AND occasus_is_alive(node)",
                     PostgresValues().add(parts_->surroundings.node))
               .count() > 0;
}

std::optional<Moment> PostgresStore::time() {
    return parts_->keeper.time();
}

void PostgresStore::note_visits(std::vector<std::string> tables, Moment now) {
    try {
        for (const std::string& table : tables)
            parts_->reader.change(
                "INSERT INTO visits SELECT id, $2::bigint, false FROM tables WHERE id = $1 "
                "ON CONFLICT (table_id) DO UPDATE SET at = $2::bigint, over = false",
                PostgresValues().add(table).add(milliseconds_of(now)));
    } catch (const std::exception& error) {
        spdlog::warn("Visits cannot be recorded: {}", error.what());
    }
}

std::vector<IdleTable> PostgresStore::idle(Moment since, Moment over_since, std::size_t most) {
    return parts_->reader
        .look(
            "SELECT table_id, over FROM visits WHERE (NOT over AND at < $1::bigint) OR "
            "(over AND at < $2::bigint) LIMIT $3::bigint",
            PostgresValues()
                .add(milliseconds_of(since))
                .add(milliseconds_of(over_since))
                .add(static_cast<std::int64_t>(most)))
        .each([](const PostgresRow& row) { return IdleTable{row.text(0), row.truth(1)}; });
}

void PostgresStore::note_over(const std::string& table) {
    parts_->reader.change("UPDATE visits SET over = true WHERE table_id = $1",
                          PostgresValues().add(table));
}

void PostgresStore::put_away(const PutAway& table) {
    const auto epoch = parts_->surroundings.holdings.epoch(table.table);
    const PostgresRows rows = parts_->reader.change(
        "WITH gone AS (DELETE FROM tables WHERE id = $1 AND owner = $2 AND epoch = $3::bigint "
        "RETURNING id) INSERT INTO put_away SELECT $1, $4, $5::integer <> 0 "
        "WHERE EXISTS (SELECT FROM gone) OR NOT EXISTS (SELECT FROM tables WHERE id = $1) "
        "ON CONFLICT (table_id) DO UPDATE SET record = $4, secret = $5::integer <> 0 "
        "RETURNING EXISTS (SELECT FROM gone)",
        PostgresValues()
            .add(table.table)
            .add(parts_->surroundings.node)
            .add(epoch.value_or(-1))
            .add(table.record)
            .add(std::int64_t{table.is_secret ? 1 : 0}));
    if (rows.count() == 0) throw std::runtime_error("The table belongs to another process.");
    if (rows[0].truth(0)) --parts_->surroundings.count;
}

void PostgresStore::delete_old_records(int days) {
    parts_->reader.change(
        "DELETE FROM put_away WHERE at < now() - make_interval(days => $1::integer)",
        PostgresValues().add(std::int64_t{days}));
}

std::optional<std::string> PostgresStore::record(std::string_view table) {
    return parts_->reader
        .look("SELECT record FROM put_away WHERE table_id = $1 AND NOT secret",
              PostgresValues().add(table))
        .only_text();
}

std::optional<std::string> PostgresStore::header(std::string_view table) {
    return parts_->reader
        .look("SELECT header FROM tables WHERE id = $1", PostgresValues().add(table))
        .only_text();
}

// Its keeper says so.
void PostgresStore::alive(Moment) {}

bool PostgresStore::keeps() const {
    return parts_->keeper.has_lease() && parts_->surroundings.keeps;
}

CommitFigures PostgresStore::figures() const {
    CommitFigures figures = parts_->surroundings.figures();
    figures.bad_reads = parts_->reader.bad_reads();
    return figures;
}

std::vector<ServerStore::Texts> PostgresStore::ask(const std::string& sql, const Texts& values) {
    PostgresValues given;
    for (const std::string& value : values) given.add(value);
    return parts_->reader.change(sql, given).each([](const PostgresRow& row) {
        Texts texts;
        for (int column = 0; column < row.count(); ++column) texts.push_back(row.text(column));
        return texts;
    });
}

std::vector<TableDates> PostgresStore::dates() {
    return parts_->reader
        .look(
            "SELECT id, created, COALESCE(at, created * 1000), COALESCE(over, false) FROM tables "
            "LEFT JOIN visits ON table_id = id ORDER BY created, id")
        .each([](const PostgresRow& row) {
            return TableDates{row.text(0), row.number(1), row.number(2), row.truth(3)};
        });
}

void PostgresStore::set_dates(const std::vector<TableDates>& all) {
    for (const TableDates& one : all)
        parts_->reader.change(
            "WITH made AS (UPDATE tables SET created = $2::bigint WHERE id = $1) "
            "UPDATE visits SET at = $3::bigint, over = $4::integer <> 0 WHERE table_id = $1",
            PostgresValues()
                .add(one.table)
                .add(one.created)
                .add(one.visited)
                .add(std::int64_t{one.over ? 1 : 0}));
}

std::vector<PutAway> PostgresStore::all_put_away() {
    return parts_->reader.look("SELECT table_id, record, secret FROM put_away ORDER BY table_id")
        .each(
            [](const PostgresRow& row) { return PutAway{row.text(0), row.text(1), row.truth(2)}; });
}

}  // namespace occasus::server
