// The words that a shell may offer while somebody types.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace occasus::cli {

// Words that may stand for the last of these, which may be empty; the program's name is not among
// them.
std::vector<std::string> offers(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace occasus::cli
