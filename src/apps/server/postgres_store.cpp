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

class PostgresStore final : public ServerStore {
  public:
    explicit PostgresStore(const PostgresOptions& options)
        : keeper_(options.address, options.for_the_name, prepare(options),
                  [this](PostgresClaim claim) { try_claim(std::move(claim)); }),
          reader_([this] { return keeper_.connect(); }) {
        for (auto& writer : writers_) writer = std::make_unique<PostgresWriter>(surroundings_);
        keeper_.start();
    }
    ~PostgresStore() override {
        // Pending changes are written while the lease is held, and no more are accepted.
        keeper_.stop();
        for (auto& writer : writers_) writer.reset();
        keeper_.leave();
    }
    PostgresStore(const PostgresStore&) = delete;
    PostgresStore& operator=(const PostgresStore&) = delete;

    void commit(Change change, std::function<void(bool kept)> done) override {
        std::optional<std::int64_t> epoch;
        if (!change.created) {
            epoch = surroundings_.holdings.epoch(change.table);
            if (!epoch) {
                // The table that made the change learns first that it has moved.
                surroundings_.holdings.finish_telling();
                return done(false);
            }
        }
        PostgresWriter& writer = writer_of(change.table);
        writer.add(PostgresWrite{std::move(change), std::move(done), epoch, Steady::now()});
    }

    void claim(const std::string& table, const std::function<void(bool granted)>& done) override {
        try_claim({table, done, surroundings_.holdings.owner(), Steady::now() + kForATable});
    }

    void release(const std::string& table) override {
        writer_of(table).add(
            PostgresRelease{table, surroundings_.holdings.let_go(table), keeper_.heirs(table)});
    }

    void tell(Owner* owner) override { surroundings_.holdings.tell(owner); }

    std::optional<StoredTable> read(std::string_view table) override { return reader_.read(table); }

    std::vector<std::string> due(Moment now) override {
        if (!keeper_.has_lease()) return {};
        const std::string& node = surroundings_.node;
        const PostgresValues asked = values_of(milliseconds_of(now), node);
        try {
            const PostgresRows taken = reader_.change(
                "UPDATE tables t SET owner = $2, epoch = t.epoch + 1 FROM (SELECT id FROM tables "
                "JOIN clocks ON table_id = id WHERE deadline <= $1::bigint AND "
                "(owner IS NULL OR (owner <> $2 AND NOT occasus_is_alive(owner))) "
                "LIMIT 100 FOR UPDATE OF tables SKIP LOCKED) lone WHERE t.id = lone.id "
                "RETURNING t.id, t.epoch",
                asked);
            for (int row = 0; row < taken.count(); ++row)
                surroundings_.holdings.gain(taken[row].text(0), taken[row].number(1));
            return reader_
                .look(
                    "SELECT id FROM clocks JOIN tables ON table_id = id "
                    "WHERE deadline <= $1::bigint AND owner = $2",
                    asked)
                .each(first_text);
        } catch (const std::exception& error) {
            spdlog::warn("Deadlines cannot be read: {}", error.what());
            return {};
        }
    }

    std::vector<std::string> listed(Moment now) override {
        return reader_.look(kListedStatement, values_of(milliseconds_of(now))).each(first_text);
    }

    std::size_t count() override { return static_cast<std::size_t>(surroundings_.count.load()); }

    bool is_shared() override {
        return reader_
                   .look("SELECT node FROM nodes WHERE node <> $1 AND occasus_is_alive(node)",
                         values_of(surroundings_.node))
                   .count() > 0;
    }

    std::optional<Moment> time() override { return keeper_.time(); }

    void note_visits(std::vector<std::string> tables, Moment now) override {
        try {
            for (const std::string& table : tables)
                reader_.change(
                    "INSERT INTO visits SELECT id, $2::bigint, false FROM tables WHERE id = $1 "
                    "ON CONFLICT (table_id) DO UPDATE SET at = $2::bigint, over = false",
                    values_of(table, milliseconds_of(now)));
        } catch (const std::exception& error) {
            spdlog::warn("Visits cannot be recorded: {}", error.what());
        }
    }

    std::vector<IdleTable> idle(Moment since, Moment over_since, std::size_t most) override {
        return reader_
            .look(kIdleStatement, values_of(milliseconds_of(since), milliseconds_of(over_since),
                                            static_cast<std::int64_t>(most)))
            .each(read_idle<PostgresRow>);
    }

    void note_over(const std::string& table) override {
        reader_.change("UPDATE visits SET over = true WHERE table_id = $1", values_of(table));
    }

    void put_away(const PutAway& table) override {
        const auto epoch = surroundings_.holdings.epoch(table.table);
        const PostgresRows rows = reader_.change(
            "WITH gone AS (DELETE FROM tables WHERE id = $1 AND owner = $2 AND epoch = $3::bigint "
            "RETURNING id) INSERT INTO put_away SELECT $1, $4, $5::integer <> 0 "
            "WHERE EXISTS (SELECT FROM gone) OR NOT EXISTS (SELECT FROM tables WHERE id = $1) "
            "ON CONFLICT (table_id) DO UPDATE SET record = $4, secret = $5::integer <> 0 "
            "RETURNING EXISTS (SELECT FROM gone)",
            values_of(table.table, surroundings_.node, epoch.value_or(-1), table.record,
                      std::int64_t{table.is_secret ? 1 : 0}));
        if (rows.count() == 0) throw std::runtime_error("The table belongs to another process.");
        if (rows[0].truth(0)) --surroundings_.count;
    }

    void delete_old_records(int days) override {
        reader_.change("DELETE FROM put_away WHERE at < now() - make_interval(days => $1::integer)",
                       values_of(std::int64_t{days}));
    }

    std::optional<std::string> record(std::string_view table) override {
        return reader_
            .look("SELECT record FROM put_away WHERE table_id = $1 AND NOT secret",
                  values_of(table))
            .only_text();
    }

    std::optional<std::string> header(std::string_view table) override {
        return reader_.look("SELECT header FROM tables WHERE id = $1", values_of(table))
            .only_text();
    }

    // Its keeper says so.
    void alive(Moment) override {}

    bool keeps() const override { return keeper_.has_lease() && surroundings_.keeps; }

    CommitFigures figures() const override {
        CommitFigures figures = surroundings_.figures();
        figures.bad_reads = reader_.bad_reads();
        return figures;
    }

    std::vector<Texts> ask(const std::string& sql, const Texts& values) override {
        PostgresValues given;
        for (const std::string& value : values) given.add(value);
        return reader_.change(sql, given).each([](const PostgresRow& row) {
            Texts texts;
            for (int column = 0; column < row.count(); ++column) texts.push_back(row.text(column));
            return texts;
        });
    }

    std::vector<TableDates> dates() override {
        return reader_.look(kDatesStatement).each(read_dates<PostgresRow>);
    }

    void set_dates(const std::vector<TableDates>& all) override {
        for (const TableDates& one : all)
            reader_.change(
                "WITH made AS (UPDATE tables SET created = $2::bigint WHERE id = $1) "
                "UPDATE visits SET at = $3::bigint, over = $4::integer <> 0 WHERE table_id = $1",
                values_of(one.table, one.created, one.visited, std::int64_t{one.over ? 1 : 0}));
    }

    std::vector<PutAway> all_put_away() override {
        return reader_.look("SELECT table_id, record, secret FROM put_away ORDER BY table_id")
            .each([](const PostgresRow& row) {
                return PutAway{row.text(0), row.text(1), row.truth(2)};
            });
    }

  private:
    PostgresSurroundings& prepare(const PostgresOptions& options) {
        surroundings_.node = options.node;
        surroundings_.connect = [this] { return keeper_.connect(); };
        surroundings_.wait_with = [this](PostgresClaim claim) {
            keeper_.wait_with(std::move(claim));
        };
        return surroundings_;
    }

    // All that concerns one table is done in order.
    PostgresWriter& writer_of(const std::string& table) {
        return *writers_[std::hash<std::string>{}(table) % kWriters];
    }
    void try_claim(PostgresClaim claim) {
        if (!keeper_.has_lease() || keeper_.is_promised(claim.table))
            return keeper_.wait_with(std::move(claim));
        PostgresWriter& writer = writer_of(claim.table);
        writer.add(std::move(claim));
    }

    PostgresSurroundings surroundings_;
    PostgresKeeper keeper_;
    PostgresReader reader_;
    std::array<std::unique_ptr<PostgresWriter>, kWriters> writers_;
};

}  // namespace

std::unique_ptr<ServerStore> open_postgres_store(const PostgresOptions& options) {
    check_postgres_address(options.address);
    return std::make_unique<PostgresStore>(options);
}

}  // namespace occasus::server
