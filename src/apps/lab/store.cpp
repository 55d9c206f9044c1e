#include "apps/lab/store.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/list_of.h"

#include "apps/cli/exit.h"
#include "record/digest.h"
#include "record/json.h"

namespace occasus::lab {

using server::Statement;

namespace {

// Tells a store from any other SQLite file: "OcLb".
constexpr int kApplication = 0x4f634c62;
constexpr int kFormat = 1;

constexpr const char* kSchema = R"sql(
    CREATE TABLE experiment (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        id TEXT NOT NULL,             -- SHA-256 of the ids of its cells
        text TEXT NOT NULL,           -- the file
        document TEXT NOT NULL        -- JSON: what a report needs to know of it
    );
    CREATE TABLE cells (
        n INTEGER PRIMARY KEY,        -- from 0, in the order of the experiment
        cell TEXT NOT NULL,           -- SHA-256 of the document
        document TEXT NOT NULL,       -- JSON: all that its games depend on
        levels TEXT NOT NULL          -- JSON: of each variable; empty: as the file has it
    );
    CREATE TABLE files (
        sha256 TEXT PRIMARY KEY,
        text TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE chunks (
        cell TEXT NOT NULL,
        first INTEGER NOT NULL,
        count INTEGER NOT NULL,
        scores TEXT NOT NULL,         -- JSON: turns, scores, rivals
        seconds REAL NOT NULL,
        PRIMARY KEY (cell, first)
    ) WITHOUT ROWID;
    CREATE TABLE games (
        cell TEXT NOT NULL,
        game INTEGER NOT NULL,
        row TEXT NOT NULL,            -- JSON: what was recorded
        PRIMARY KEY (cell, game)
    ) WITHOUT ROWID;
)sql";

std::int64_t pragma(const server::Database& database, const char* name) {
    Statement statement(database, fmt::format("PRAGMA {}", name).c_str());
    statement.step();
    return statement.number(0);
}

Value parsed(const std::string& text) {
    const Result<Value> document = parse_json(text);
    if (!document) throw cli::Fault("the store is damaged: " + document.refusal().text);
    return *document;
}

std::filesystem::path existing(const std::filesystem::path& file) {
    if (!std::filesystem::is_regular_file(file))
        throw cli::Refused(fmt::format("there is no store {}", file.string()));
    return file;
}

Value stop_document(const Experiment& experiment) {
    if (!experiment.stop) return nullptr;
    return Value::fields()
        .set("seat", experiment.stop->seat)
        .set("width", experiment.stop->width)
        .set("most", static_cast<std::int64_t>(experiment.stop->most));
}

}  // namespace

Value describe_experiment(const Experiment& experiment, const Layout& layout) {
    const auto variable_document = [](const Variable& variable) {
        return Value::fields()
            .set("name", variable.name)
            .set("levels", list_of(variable.levels))
            .set("is_figure", variable.is_figure);
    };
    const auto seat_document = [](const SeatFact& seat) {
        return Value::fields().set("id", seat.id).set("title", seat.title);
    };
    const GameFacts& facts = layout.cells.front().game->facts();
    return Value::fields()
        .set("file", std::filesystem::path(experiment.file).filename().string())
        .set("title", experiment.title.empty() ? std::string(facts.title) : experiment.title)
        .set("question", experiment.question)
        .set("game", facts.id)
        .set("game_title", facts.title)
        .set("version", OCCASUS_VERSION)
        .set("design", experiment.design == Design::Grid        ? "grid"
                       : experiment.design == Design::Hypercube ? "hypercube"
                                                                : "one_at_a_time")
        .set("seats", list_of(facts.seats, seat_document))
        .set("grades", list_of(facts.grades))
        .set("winning_score", facts.winning_score)
        .set("max_score", facts.max_score)
        .set("games", static_cast<std::int64_t>(experiment.games))
        .set("chunk", static_cast<std::int64_t>(experiment.chunk))
        .set("stop", stop_document(experiment))
        .set("same_dice", experiment.same_dice)
        .set("variables", list_of(layout.variables, variable_document));
}

Store::Store(const std::filesystem::path& file) : Store(file, server::Access::Write) {}

Store::Store(const std::filesystem::path& file, server::Access access)
    : file_(file), database_(file, access) {
    if (access == server::Access::Write)
        database_.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    const std::int64_t application = pragma(database_, "application_id");
    if (application == kApplication && pragma(database_, "user_version") == kFormat) return;
    if (application == kApplication)
        throw cli::Refused(fmt::format("{} was written by another version", file.string()));
    if (application != 0 || access == server::Access::Read || pragma(database_, "page_count") > 1)
        throw cli::Refused(fmt::format("{} is not a store of experiments", file.string()));
    database_.run("BEGIN IMMEDIATE");
    database_.run(kSchema);
    database_.run(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}; COMMIT",
                              kApplication, kFormat)
                      .c_str());
}

Store Store::open(const std::filesystem::path& file, server::Access access) {
    return Store(existing(file), access);
}

void Store::begin(const Experiment& experiment, const Layout& layout) {
    std::string ids;
    for (const Cell& cell : layout.cells) ids += cell.id;
    database_.run("BEGIN IMMEDIATE; DELETE FROM experiment; DELETE FROM cells");
    Statement(database_, "INSERT INTO experiment VALUES (1, ?, ?, ?)")
        .bind(to_hex(sha256(ids)))
        .bind(experiment.text)
        .bind(to_json(describe_experiment(experiment, layout)))
        .run();
    Statement cell_row(database_, "INSERT INTO cells VALUES (?, ?, ?, ?)");
    std::int64_t n = 0;
    for (const Cell& cell : layout.cells)
        cell_row.bind(n++)
            .bind(cell.id)
            .bind(to_json(cell.document))
            .bind(to_json(list_of(cell.levels)))
            .run();
    Statement file_row(database_, "INSERT OR IGNORE INTO files VALUES (?, ?)");
    for (const auto& [digest, text] : layout.files) file_row.bind(digest).bind(text).run();
    database_.run("COMMIT");
}

KeptExperiment Store::experiment() {
    KeptExperiment kept;
    Statement row(database_, "SELECT id, text, document FROM experiment");
    if (!row.step()) throw cli::Refused(fmt::format("{} holds no experiment", file_.string()));
    kept.id = row.text(0);
    kept.text = row.text(1);
    kept.document = parsed(row.text(2));
    Statement cells(database_, "SELECT cell, document, levels FROM cells ORDER BY n");
    while (cells.step()) {
        KeptExperiment::KeptCell cell{cells.text(0), parsed(cells.text(1)), {}};
        const Value levels = parsed(cells.text(2));
        for (const Value& level : *levels.items()) cell.levels.push_back(*level.text());
        kept.cells.push_back(std::move(cell));
    }
    return kept;
}

void Store::keep(const std::string& cell, std::uint64_t first, const ChunkResult& result) {
    database_.run("BEGIN IMMEDIATE");
    Statement(database_,
              "INSERT INTO chunks VALUES (?, ?, ?, ?, ? / 1e6) ON CONFLICT DO UPDATE SET "
              "count = excluded.count, scores = excluded.scores, seconds = excluded.seconds "
              "WHERE excluded.count > count")
        .bind(cell)
        .bind(static_cast<std::int64_t>(first))
        .bind(static_cast<std::int64_t>(result.games()))
        .bind(scores_text(result))
        .bind(static_cast<std::int64_t>(result.seconds * 1e6))
        .run();
    Statement row(database_, "INSERT OR IGNORE INTO games VALUES (?, ?, ?)");
    for (std::size_t game = 0; game < result.rows.size(); ++game)
        row.bind(cell).bind(static_cast<std::int64_t>(first + game)).bind(result.rows[game]).run();
    database_.run("COMMIT");
}

void Store::each_chunk(const std::string& cell,
                       const std::function<void(std::uint64_t, ChunkResult)>& tell) {
    Statement chunk(
        database_,
        "SELECT first, scores, CAST(seconds * 1e6 AS INTEGER) FROM chunks WHERE cell = ? "
        "ORDER BY first");
    chunk.bind(cell);
    while (chunk.step()) {
        Result<ChunkResult> result = read_scores(chunk.text(1));
        if (!result) throw cli::Fault("the store is damaged: " + result.refusal().text);
        result->seconds = static_cast<double>(chunk.number(2)) / 1e6;
        tell(static_cast<std::uint64_t>(chunk.number(0)), std::move(*result));
    }
}

void Store::each_row(const std::string& cell, std::uint64_t first, std::uint64_t count,
                     const std::function<void(std::uint64_t, const std::string&)>& tell) {
    Statement row(
        database_,
        "SELECT game, row FROM games WHERE cell = ? AND game BETWEEN ? AND ? ORDER BY game");
    row.bind(cell)
        .bind(static_cast<std::int64_t>(first))
        .bind(static_cast<std::int64_t>(first + count) - 1);
    while (row.step()) tell(static_cast<std::uint64_t>(row.number(0)), row.text(1));
}

std::uint64_t Store::merge(const std::filesystem::path& other) {
    const std::string mine = experiment().id;
    if (Store::open(other).experiment().id != mine)
        throw cli::Refused(
            fmt::format("{} and {} are of different experiments", other.string(), file_.string()));
    const auto games = [&] {
        Statement sum(database_, "SELECT COALESCE(SUM(count), 0) FROM chunks");
        sum.step();
        return static_cast<std::uint64_t>(sum.number(0));
    };
    const std::uint64_t before = games();
    Statement(database_, "ATTACH ? AS other").bind(other.string()).run();
    database_.run(
        "BEGIN IMMEDIATE;"
        "INSERT INTO chunks SELECT * FROM other.chunks WHERE true ON CONFLICT DO UPDATE SET "
        "count = excluded.count, scores = excluded.scores, seconds = excluded.seconds "
        "WHERE excluded.count > count;"
        "INSERT OR IGNORE INTO games SELECT * FROM other.games;"
        "INSERT OR IGNORE INTO files SELECT * FROM other.files;"
        "COMMIT; DETACH other");
    return games() - before;
}

}  // namespace occasus::lab
