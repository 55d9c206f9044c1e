// The arguments for computer players' games: --no-clock, --threads, --patience.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "apps/cli/game_setup.h"
#include "apps/cli/study/simulation.h"

namespace occasus::cli {

struct PlayingArguments {
    bool no_clock = false;
    int threads = 0;        // 0: one for each core.
    int patience = 10'000;  // Milliseconds that a program has for each decision.
};

// `arguments` must outlive the command.
void add_playing_arguments(CLI::App& command, PlayingArguments& arguments);

// The games of a command, without their players. `games` and `seed` as its own options have them.
SimulationPlan plan_of(const AnyGame& game, const GameArguments& asked,
                       const PlayingArguments& playing, std::uint64_t games, std::uint64_t seed);

// "expand,mass": one name for each seat in order, or one for all. "barbarian=mass": by seat, the
// others are played by uniform. Throws UsageError; `option` is the one with the list.
std::vector<std::string> players_for(const GameFacts& facts, const std::string& list,
                                     std::string_view option);

}  // namespace occasus::cli
