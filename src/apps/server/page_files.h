// The built page, as part of the program.
#pragma once

#include <span>
#include <string_view>

namespace occasus::server {

struct PageFile {
    std::string_view path;  // "/assets/index-3fa9.js"
    std::string_view content_type;
    std::string_view etag;  // In quotes, as the header has it.
    bool immutable;         // Its name holds a hash of its content.
    std::string_view body;
    std::string_view gzip;  // The same compressed; empty when that saves nothing.
};

// The words and picture that a messenger shows of a link to a page that is no table.
struct LinkedPage {
    std::string_view path;  // "/puzzles/empire"
    std::string_view title;
    std::string_view description;
    std::string_view picture;  // A game's id, or empty.
};

std::span<const PageFile> page_files();
std::span<const LinkedPage> linked_pages();

// The file for a path; the pages of lobby, tables and rules are one file. nullptr: no such page.
const PageFile* find_page(std::string_view path);

// The linked page of a path: a puzzle belongs to those of its game. nullptr: none.
const LinkedPage* find_linked_page(std::string_view path);

// Whether a path is a page that shows results of experiments.
bool is_laboratory_page(std::string_view path);
// Whether a path is one of the page without a server, which anyone may install from here. Its
// engine is WebAssembly.
bool is_offline_page(std::string_view path);
// Whether it was packaged when this program was built.
bool has_offline_page();

}  // namespace occasus::server
