// Whether a copy of tables is what was once copied, and whether what it holds can be played on.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "table/store.h"

namespace occasus::server {

// All functions throw std::runtime_error, which names what is damaged.

// Writes the checksum of a file to its end, where SQLite does not read.
void seal_copy(const std::filesystem::path& copy);
// The size of a copy without its checksum, which is right. A copy that has none is refused unless
// `may_lack`: an earlier version made it.
std::size_t checked_size(const std::filesystem::path& copy, bool may_lack);

struct CheckedTables {
    std::size_t tables = 0;
    std::vector<std::string> unopened;  // In words: what other rules hinder here, and no damage.
};
// Reads a file of tables whole: its pages, its lists, and every record, which is replayed. Brings
// the file to this version's format.
CheckedTables check_tables(const std::filesystem::path& file);

// Replays the record of one table. The obstacle, if other rules are in force; else empty.
std::string check_table(const table::StoredTable&);

}  // namespace occasus::server
