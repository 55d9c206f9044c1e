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

std::span<const PageFile> page_files();

// The file for a path; the pages of lobby, tables and rules are one file. nullptr: no such page.
const PageFile* find_page(std::string_view path);

// Whether a path is a page that shows results of experiments.
bool is_laboratory_page(std::string_view path);
// Whether a path is one of the page without a server, which anyone may install from here. Its
// engine is WebAssembly.
bool is_offline_page(std::string_view path);
// Whether it was packaged when this program was built.
bool has_offline_page();

}  // namespace occasus::server
