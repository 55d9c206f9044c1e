#include "apps/server/page_files.h"

#include <algorithm>

namespace occasus::server {
namespace {

bool is_page(std::string_view path) {
    return path == "/" || path == "/games" || path == "/daily" || path.starts_with("/table/") ||
           path.starts_with("/rules/") || path.starts_with("/learn/") ||
           path.starts_with("/puzzles/") || is_laboratory_page(path);
}

}  // namespace

bool is_laboratory_page(std::string_view path) {
    return path == "/laboratory" || path.starts_with("/laboratory/");
}

bool is_offline_page(std::string_view path) {
    return path.starts_with("/offline/");
}

bool has_offline_page() {
    return find_page("/offline/") != nullptr;
}

const PageFile* find_page(std::string_view path) {
    if (is_page(path)) path = "/index.html";
    if (path == "/offline/") path = "/offline/index.html";
    const auto files = page_files();
    const auto file = std::find_if(files.begin(), files.end(),
                                   [&](const PageFile& known) { return known.path == path; });
    return file == files.end() ? nullptr : &*file;
}

}  // namespace occasus::server
