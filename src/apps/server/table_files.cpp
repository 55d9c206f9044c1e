#include "apps/server/table_files.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <optional>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/files.h"
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

// Opens tables and brings those of an earlier version to this format.
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

// Writes next to the place and moves there: what has the name is whole.
template <class Write>
void put_whole(const std::filesystem::path& to, const Write& write) {
    std::filesystem::path part = to;
    part += ".part";
    std::filesystem::remove(part);
    make_private_file(part);
    try {
        write(part);
        flush(part);
        std::filesystem::rename(part, to);
    } catch (...) {
        for (const char* end : {"", "-wal", "-shm", "-journal"}) {
            std::error_code unheard;
            std::filesystem::remove(part.string() + end, unheard);
        }
        throw;
    }
    flush(folder_of(to));
}

// The first `size` bytes of a file.
void copy_bytes(const std::filesystem::path& from, const std::filesystem::path& to,
                std::size_t size) {
    std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing);
    std::filesystem::permissions(
        to, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::resize_file(to, size);
}

}  // namespace

void back_up_tables(const std::filesystem::path& folder, const std::filesystem::path& copy) {
    check_place(copy.string(), Existing::Refuse);
    const std::filesystem::path file = tables_file(folder);
    if (!std::filesystem::exists(file))
        throw std::runtime_error(fmt::format("{} has no tables.", folder.string()));
    put_whole(copy, [&](const std::filesystem::path& part) {
        {
            Database source(file);
            check_database(source);
            Statement into(source, "VACUUM INTO ?");
            into.bind(part.string()).run();
        }
        {
            Database made(part);
            check_database(made);
        }
        seal_copy(part);
    });
}

CheckedTables restore_tables(const std::filesystem::path& copy, const std::filesystem::path& folder,
                             bool may_lack_checksum) {
    if (!std::filesystem::exists(copy))
        throw std::runtime_error(fmt::format("{} is not there.", copy.string()));
    const std::size_t size = checked_size(copy, may_lack_checksum);
    make_folder(folder.string());
    const FolderLock lock(folder);
    const std::filesystem::path file = tables_file(folder);
    if (std::filesystem::exists(std::filesystem::symlink_status(file)))
        throw std::runtime_error(fmt::format("{} already has tables. Move {} away first.",
                                             folder.string(), file.filename().string()));
    CheckedTables checked;
    put_whole(file, [&](const std::filesystem::path& part) {
        copy_bytes(copy, part, size);
        checked = check_tables(part);
    });
    give_to_owner(folder);
    return checked;
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
