// What a messenger shows of a link to a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace occasus::server {

// The table of a path: of "/table/ID", and of one position of it, "/table/ID/PLY".
std::optional<std::string> table_of_page(std::string_view path);

// The page with what a messenger reads in its head: the title of the game, and not a word of how
// the table stands.
std::string with_preview(std::string_view page, std::string_view title);

}  // namespace occasus::server
