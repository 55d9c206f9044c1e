// What is wrong with a command line, in one sentence.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace occasus::cli {

// `error` is what CLI11 says of it.
std::string complaint(const CLI::App& app, const CLI::ParseError& error);

}  // namespace occasus::cli
