// A messenger's preview of a link.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace occasus::server {

// The table of a path: of "/table/ID", and of one position of it, "/table/ID/PLY".
std::optional<std::string> table_of_page(std::string_view path);

// The contents of a preview.
struct Preview {
    std::string title;
    std::string description;
    std::string picture;  // A game's id, or empty.
    std::string site;     // Where this server is found: "https://play.example.org".
};

// The page with what a messenger reads in its head.
std::string with_preview(std::string_view page, const Preview&);

}  // namespace occasus::server
