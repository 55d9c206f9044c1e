// Files that tests read.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace occasus::test {

// All of a file; empty when it cannot be read.
inline std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// A file or folder of this repository.
std::filesystem::path source_path(std::string_view name);

// All files of an ending in a folder and those below it, by name.
inline std::vector<std::filesystem::path> files_below(std::string_view folder,
                                                      std::string_view ending) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_path(folder)))
        if (entry.path().extension() == ending) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace occasus::test
