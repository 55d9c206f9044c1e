// The arguments for a command's output: -o, --force.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

namespace occasus::cli {

struct OutputArguments {
    std::string file = "-";  // Standard output.
    bool force = false;      // Replace a file that is there.
};

// `word` stands for the file in the help. `arguments` must outlive the command.
CLI::Option* add_output_arguments(CLI::App& command, OutputArguments& arguments,
                                  const std::string& about, const std::string& word);
void add_force_argument(CLI::App& command, bool& force);

// Throws what write_text() does.
void write_output(const OutputArguments& arguments, std::string_view text);

}  // namespace occasus::cli
