#include "apps/server/copy_check.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "apps/server/sqlite.h"
#include "apps/server/sqlite_reader.h"
#include "apps/server/sqlite_schema.h"
#include "games/registry.h"
#include "record/record.h"
#include "table/table.h"

namespace occasus::server {

using namespace table;
namespace {

constexpr std::string_view kSeal = "\noccasus-copy ";
constexpr std::size_t kSealSize = kSeal.size() + 2 * std::tuple_size_v<Digest> + 1;
constexpr std::size_t kBlock = std::size_t{1} << 20U;

[[noreturn]] void fail(const std::filesystem::path& copy, std::string_view why) {
    throw std::runtime_error(fmt::format("{} {}", copy.string(), why));
}

// A chain of SHA-256 over the blocks of its first bytes.
Digest checksum(std::ifstream& file, std::size_t size) {
    Digest digest{};
    std::string block;
    while (size > 0) {
        block.resize(std::min(size, kBlock));
        if (!file.read(block.data(), static_cast<std::streamsize>(block.size())))
            throw std::runtime_error("The copy cannot be read to its end.");
        digest = sha256_link(digest, block);
        size -= block.size();
    }
    return digest;
}

std::ifstream open_copy(const std::filesystem::path& copy) {
    std::ifstream file(copy, std::ios::binary);
    if (!file) fail(copy, "cannot be read.");
    return file;
}

// Each list, index, trigger and view of a database, and the columns of the lists.
std::vector<std::string> parts_of(Database& database) {
    Statement parts(database,
                    "SELECT m.type || ' ' || m.name || ' ' || COALESCE(p.name, '') "
                    "FROM sqlite_master m LEFT JOIN pragma_table_info(m.name) p ORDER BY 1");
    std::vector<std::string> all;
    while (parts.step()) all.push_back(parts.text(0));
    return all;
}

[[noreturn]] void refuse_part(const std::string& part) {
    throw std::runtime_error(
        fmt::format("The copy contains something that no server writes: {}.", part));
}

void check_parts(Database& database) {
    Database fresh(":memory:");
    prepare_schema(fresh);
    const std::vector<std::string> found = parts_of(database);
    const std::vector<std::string> wanted = parts_of(fresh);
    for (const std::string& part : wanted)
        if (!std::binary_search(found.begin(), found.end(), part))
            throw std::runtime_error(fmt::format("The copy is missing this: {}.", part));
    for (const std::string& part : found)
        if (!std::binary_search(wanted.begin(), wanted.end(), part)) refuse_part(part);
}

// Lines of a list that no table has, or that are missing among others.
void check_rows(Database& database) {
    constexpr std::array kLists = {"lines",  "positions",      "seats", "accepted", "sealed_sets",
                                   "clocks", "press_switches", "press", "listings"};
    for (const std::string_view list : kLists) {
        Statement strays(database, fmt::format("SELECT table_id FROM {} WHERE table_id NOT IN "
                                               "(SELECT id FROM tables) LIMIT 1",
                                               list)
                                       .c_str());
        if (strays.step())
            throw std::runtime_error(fmt::format(
                "The copy has {} of table “{}”, but not the table.", list, strays.text(0)));
    }
    for (const std::string_view list : {"lines", "press"}) {
        Statement gaps(database, fmt::format("SELECT table_id FROM {} GROUP BY table_id "
                                             "HAVING COUNT(*) != MAX(n) + 1 OR MIN(n) != 0",
                                             list)
                                     .c_str());
        if (gaps.step())
            throw std::runtime_error(
                fmt::format("Table {}: some of its {} are missing.", gaps.text(0), list));
    }
}

void check_pages(Database& database) {
    Statement check(database, "PRAGMA integrity_check(1)");
    check.step();
    if (const std::string found = check.text(0); found != "ok")
        throw std::runtime_error(fmt::format("The copy is damaged: {}.", found));
}

bool is_of_these_rules(const RecordText& record) {
    const GameKind* const kind = find_game(record.header.game);
    int version = record.header.rules_version;
    for (const RecordLine& line : record.lines)
        if (const auto* rules = std::get_if<RulesLine>(&line)) version = rules->version;
    return kind != nullptr && kind->facts.rules_version == version;
}

void check_seats(const StoredTable& stored, const GameFacts& facts) {
    const auto need = [&](std::string_view seat, std::string_view list) {
        const auto found = find_seat(facts, seat);
        if (!found || seat_index(*found) < 0)
            throw std::runtime_error(
                fmt::format("Table {}: {} name the seat “{}”, which the game does not have.",
                            stored.head.id, list, seat));
    };
    for (const auto& [seat, sitter] : stored.seats) {
        need(seat, "its seats");
        if (sitter.kind > SeatKind::Open)
            throw std::runtime_error(fmt::format(
                "Table {}: the kind of player in seat {} is unknown.", stored.head.id, seat));
    }
    for (const auto& [seat, set] : stored.sets) need(seat, "its sealed orders");
    for (const PressMessage& message : stored.messages) {
        if (!message.from.empty()) need(message.from, "its messages");
        for (const std::string& seat : message.to) need(seat, "its messages");
    }
}

}  // namespace

void seal_copy(const std::filesystem::path& copy) {
    std::ifstream file = open_copy(copy);
    const Digest digest = checksum(file, std::filesystem::file_size(copy));
    std::ofstream end(copy, std::ios::binary | std::ios::app);
    end << kSeal << to_hex(digest) << '\n';
    if (!end.flush()) fail(copy, "cannot be written.");
}

std::size_t checked_size(const std::filesystem::path& copy, bool may_lack) {
    std::ifstream file = open_copy(copy);
    const std::size_t size = std::filesystem::file_size(copy);
    if (size == 0) fail(copy, "is empty.");
    const std::size_t body = size < kSealSize ? 0 : size - kSealSize;
    std::string seal(size - body, '\0');
    file.seekg(static_cast<std::streamoff>(body));
    file.read(seal.data(), static_cast<std::streamsize>(seal.size()));
    if (body == 0 || !seal.starts_with(kSeal) || !seal.ends_with('\n')) {
        if (may_lack) return size;
        fail(copy,
             "does not end with its checksum: it was cut off or damaged, or an earlier version "
             "made it. To restore a copy from an earlier version, add --without-checksum.");
    }
    file.seekg(0);
    if (to_hex(checksum(file, body)) != std::string_view(seal).substr(kSeal.size(), 64))
        fail(copy, "is damaged: it does not match its checksum.");
    return body;
}

std::string check_table(const StoredTable& stored) {
    const std::string& id = stored.head.id;
    const Result<RecordText> record = read_record(saved_record(stored));
    if (!record) throw std::runtime_error(fmt::format("Table {}: {}", id, record.refusal().text));
    try {
        const Table table = Table::load(stored);
        check_seats(stored, table.game().facts());
        return {};
    } catch (const Refused& refused) {
        const std::string text = fmt::format("Table {}: {}", id, refused.problem().text);
        if (is_of_these_rules(*record)) throw std::runtime_error(text);
        return text;
    }
}

CheckedTables check_tables(const std::filesystem::path& file) {
    Database database(file);
    check_pages(database);
    const std::vector<std::string> parts = parts_of(database);
    if (parts.empty()) throw std::runtime_error("The copy has no tables in it.");
    // Triggers and views would run automatically: they are refused before anything is run.
    for (const std::string& part : parts)
        if (part.starts_with("trigger ") || part.starts_with("view ")) refuse_part(part);
    prepare_schema(database);
    check_parts(database);
    check_rows(database);
    CheckedTables checked;
    SqliteReader reader(file);
    Statement ids(database, "SELECT id FROM tables ORDER BY created, id");
    while (ids.step()) {
        ++checked.tables;
        const std::string id = ids.text(0);
        try {
            if (std::string hindrance = check_table(*reader.read(id)); !hindrance.empty())
                checked.unopened.push_back(std::move(hindrance));
        } catch (const std::runtime_error& error) {
            const std::string_view text = error.what();
            if (text.starts_with("Table ")) throw;
            throw std::runtime_error(fmt::format("Table {}: {}", id, text));
        }
    }
    return checked;
}

}  // namespace occasus::server
