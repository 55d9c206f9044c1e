// The text that --help prints.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>

namespace occasus::cli {

// Help in lines that fit the terminal, or 80 columns. An app must have it before its commands are
// added; they take it over.
std::shared_ptr<CLI::FormatterBase> help_text();

}  // namespace occasus::cli
