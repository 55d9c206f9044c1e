// The operator's work on a server's file of tables: copies, lists and tidying up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "apps/server/copy_check.h"

namespace occasus::server {

// All functions throw std::runtime_error, with what is wrong in words; then nothing was changed.

// Copies all tables as they stand at one moment, also while a server uses them. `copy` must not
// exist; it is on the disk, was read through, and ends with its checksum before this returns.
void back_up_tables(const std::filesystem::path& folder, const std::filesystem::path& copy);

// Puts a copy into a folder that has no tables yet, after it was checked whole: its checksum, the
// file, and every record in it. A copy that an earlier version made may lack the checksum.
CheckedTables restore_tables(const std::filesystem::path& copy, const std::filesystem::path& folder,
                             bool may_lack_checksum = false);

struct ListedTable {
    std::string id;
    std::string game;
    std::int64_t begun = 0;  // Seconds since 1970.
    std::size_t lines = 0;   // The record's, after its header.
    std::size_t bytes = 0;   // The lines' size.
};

// The oldest first. Also while a server uses them.
std::vector<ListedTable> list_tables(const std::filesystem::path& folder);

// The record of a table, as the page saves it. Also while a server uses it.
std::string record_of_table(const std::filesystem::path& folder, const std::string& id);

// Forgets tables, all or none of them. Only while no server uses the folder.
void delete_tables(const std::filesystem::path& folder, const std::vector<std::string>& ids);

}  // namespace occasus::server
