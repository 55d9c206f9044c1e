#include "apps/server/table_files.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <optional>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/server/folder_lock.h"
#include "apps/server/sqlite.h"
#include "apps/server/sqlite_reader.h"
#include "apps/server/sqlite_schema.h"
#include "record/record.h"
#include "table/store.h"

namespace occasus::server {

namespace {

std::runtime_error no_table(const std::filesystem::path& folder, const std::string& id) {
    return std::runtime_error(fmt::format("{} has no table \"{}\".", folder.string(), id));
}

// Of this format, made so if an earlier version wrote it.
Database open_tables(const std::filesystem::path& folder) {
    const std::filesystem::path file = tables_file(folder);
    if (!std::filesystem::exists(file))
        throw std::runtime_error(fmt::format("{} has no tables.", folder.string()));
    Database database = open_database(file);
    prepare_schema(database);
    return database;
}

// A file's name is kept by its folder.
void flush(const std::filesystem::path& path) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool kept = descriptor >= 0 && fsync(descriptor) == 0;
    const int why = errno;
    if (descriptor >= 0) close(descriptor);
    if (!kept) throw std::runtime_error(fmt::format("{}: {}", path.string(), std::strerror(why)));
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

// Root puts files into the folder of a server that runs as somebody else, who has to write them.
void give_to_owner(const std::filesystem::path& folder) {
    struct stat owned{};
    if (geteuid() != 0 || stat(folder.c_str(), &owned) != 0) return;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.is_regular_file() &&
            lchown(entry.path().c_str(), owned.st_uid, owned.st_gid) != 0)
            throw std::runtime_error(
                fmt::format("{}: {}", entry.path().string(), std::strerror(errno)));
}

// Writes beside the place and moves there: what has the name is whole.
void copy_database(const std::filesystem::path& from, const std::filesystem::path& to) {
    std::filesystem::path part = to;
    part += ".part";
    std::filesystem::remove(part);
    make_private_file(part);
    try {
        {
            Database source(from);
            check_database(source);
            Statement copy(source, "VACUUM INTO ?");
            copy.bind(part.string()).run();
        }
        {
            Database made(part);
            check_database(made);
        }
        flush(part);
        std::filesystem::rename(part, to);
    } catch (...) {
        std::error_code unheard;
        std::filesystem::remove(part, unheard);
        throw;
    }
    flush(folder_of(to));
}

}  // namespace

void back_up_tables(const std::filesystem::path& folder, const std::filesystem::path& copy) {
    if (std::filesystem::exists(copy))
        throw std::runtime_error(fmt::format("{} is there already.", copy.string()));
    const std::filesystem::path file = tables_file(folder);
    if (!std::filesystem::exists(file))
        throw std::runtime_error(fmt::format("{} has no tables.", folder.string()));
    copy_database(file, copy);
}

void restore_tables(const std::filesystem::path& copy, const std::filesystem::path& folder) {
    if (!std::filesystem::exists(copy))
        throw std::runtime_error(fmt::format("{} is not there.", copy.string()));
    std::filesystem::create_directories(folder);
    const FolderLock lock(folder);
    const std::filesystem::path file = tables_file(folder);
    if (std::filesystem::exists(file))
        throw std::runtime_error(fmt::format("{} has tables already. Move {} away before.",
                                             folder.string(), file.filename().string()));
    copy_database(copy, file);
    give_to_owner(folder);
}

std::vector<ListedTable> list_tables(const std::filesystem::path& folder) {
    const Database database = open_tables(folder);
    Statement rows(database,
                   "SELECT id, header, created, COUNT(line), COALESCE(SUM(LENGTH(line)), 0) "
                   "FROM tables LEFT JOIN lines ON table_id = id GROUP BY id ORDER BY created, id");
    std::vector<ListedTable> tables;
    while (rows.step()) {
        const Result<RecordText> header = read_record(rows.text(1));
        tables.push_back({rows.text(0), header ? header->header.game : "", rows.number(2),
                          static_cast<std::size_t>(rows.number(3)),
                          static_cast<std::size_t>(rows.number(4))});
    }
    return tables;
}

std::string record_of_table(const std::filesystem::path& folder, const std::string& id) {
    open_tables(folder);
    SqliteReader reader(tables_file(folder));
    const std::optional<table::StoredTable> stored = reader.read(id);
    if (!stored) throw no_table(folder, id);
    return saved_record(*stored);
}

void delete_tables(const std::filesystem::path& folder, const std::vector<std::string>& ids) {
    const FolderLock lock(folder);
    Database database = open_tables(folder);
    // Left without COMMIT, the transaction is undone with its connection.
    database.run("BEGIN IMMEDIATE");
    for (const std::string& id : ids)
        if (!delete_table(database, id)) throw no_table(folder, id);
    database.run("COMMIT");
}

}  // namespace occasus::server
