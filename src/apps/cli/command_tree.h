// The commands and options there are, as plain data: help and completion of shells are made of
// it.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace occasus::cli {

// An option, a flag or a positional argument.
struct ArgumentHelp {
    std::vector<std::string> names;  // "--output", "-o"; none when it is positional.
    std::string word;                // The sign for its value: "FILE". Empty for a flag.
    std::vector<std::string> choices;
    std::string least, most;  // The bounds of a number; empty when every number will do.
    std::string unless_given;
    std::string about;
    bool required = false;
    bool repeated = false;
};

struct CommandHelp {
    std::vector<std::string> path;  // {"occasus", "lab", "report"}
    std::string about;
    std::string footer;
    std::vector<ArgumentHelp> options;
    std::vector<ArgumentHelp> arguments;  // In their order.
    std::vector<CommandHelp> commands;
};

// A command, and those within it.
CommandHelp command_tree(const CLI::App& app);

// The text that --help prints, in lines that fit the terminal, or 80 columns. An app must have it
// before its commands are added; they take it over.
std::shared_ptr<CLI::FormatterBase> help_text();

std::string in_capitals(std::string text);
std::string joined(const std::vector<std::string>& words, std::string_view between = " ");

}  // namespace occasus::cli
