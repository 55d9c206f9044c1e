#include "apps/server/page_files.h"

#include <algorithm>
#include <string>

namespace occasus::server {
namespace {

bool is_page(std::string_view path) {
    return path == "/" || path == "/games" || path == "/daily" || path.starts_with("/table/") ||
           path.starts_with("/rules/") || path.starts_with("/learn/") ||
           path.starts_with("/puzzles/") || is_laboratory_page(path);
}

// Links to some places are shown with words of their own: those to a puzzle with those of its game.
std::string file_of_place(std::string_view path) {
    constexpr std::string_view kPuzzles = "/puzzles/";
    if (path.starts_with(kPuzzles)) path = path.substr(0, path.find('/', kPuzzles.size()));
    return std::string(path) + ".html";
}

const PageFile* file_at(std::string_view path) {
    const auto files = page_files();
    const auto file = std::find_if(files.begin(), files.end(),
                                   [&](const PageFile& known) { return known.path == path; });
    return file == files.end() ? nullptr : &*file;
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
    if (!is_page(path)) return file_at(path);
    const PageFile* place = file_at(file_of_place(path));
    return place ? place : file_at("/index.html");
}

}  // namespace occasus::server
