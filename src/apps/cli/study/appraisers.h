// Which appraiser a command uses: --player and --time.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "ai/appraiser.h"

namespace occasus::cli {

struct AppraiserArguments {
    std::string player;  // Empty: the fast appraiser of the game.
    int milliseconds = 0;
};

// Adds --player and --time to a command. `arguments` must outlive the command.
void add_appraiser_arguments(CLI::App& command, AppraiserArguments& arguments);

// Throws UsageError when the game has no such player. `game` must outlive the appraiser.
std::unique_ptr<AnyAppraiser> chosen_appraiser(const AnyGame& game,
                                               const AppraiserArguments& arguments);

}  // namespace occasus::cli
