#include "apps/server/page_files.h"

#include <algorithm>

namespace occasus::server {
namespace {

bool is_page(std::string_view path) {
    return path == "/" || path == "/games" || path == "/daily" || path.starts_with("/table/") ||
           path.starts_with("/rules/") || path.starts_with("/learn/") ||
           path.starts_with("/puzzles/") || is_laboratory_page(path);
}

template <class Known>
const Known* find_path(std::span<const Known> all, std::string_view path) {
    const auto found = std::ranges::find(all, path, &Known::path);
    return found == all.end() ? nullptr : &*found;
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
    if (path == "/offline/") path = "/offline/index.html";
    return find_path(page_files(), is_page(path) ? "/index.html" : path);
}

const LinkedPage* find_linked_page(std::string_view path) {
    constexpr std::string_view kPuzzles = "/puzzles/";
    if (path.starts_with(kPuzzles)) path = path.substr(0, path.find('/', kPuzzles.size()));
    return find_path(linked_pages(), path);
}

}  // namespace occasus::server
