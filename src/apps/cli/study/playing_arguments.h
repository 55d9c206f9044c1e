// The arguments for computer players' games: --no-clock, --threads, --patience.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace occasus::cli {

struct PlayingArguments {
    bool no_clock = false;
    int threads = 0;        // 0: one for each core.
    int patience = 10'000;  // Milliseconds that a program has for each decision.
};

// `arguments` must outlive the command.
void add_playing_arguments(CLI::App& command, PlayingArguments& arguments);

// "expand,mass": one name for each seat in order, or one for all. "barbarian=mass": by seat, the
// others are played by uniform. Throws UsageError; `option` is the one with the list.
std::vector<std::string> players_for(const GameFacts& facts, const std::string& list,
                                     std::string_view option);

}  // namespace occasus::cli
