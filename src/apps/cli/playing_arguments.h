// How a command is told how computer players play their games: --no-clock, --threads, --patience.
#pragma once

#include <CLI/CLI.hpp>

namespace occasus::cli {

struct PlayingArguments {
    bool no_clock = false;
    int threads = 0;        // 0: one for each core.
    int patience = 10'000;  // Milliseconds that a program has for each decision.
};

// `arguments` must outlive the command.
void add_playing_arguments(CLI::App& command, PlayingArguments& arguments);

}  // namespace occasus::cli
