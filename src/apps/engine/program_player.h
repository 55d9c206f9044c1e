// A computer player that is a program of somebody else's: docs/programs.md describes the lines.
#pragma once

#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/any_game.h"

#include "ai/any_player.h"

namespace occasus::engine {

// A fault of a program, in words that name it.
struct ProgramFault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline constexpr std::string_view kProgramPrefix = "program:";
// The command of a player's id that begins with the prefix; empty for any other.
std::string_view program_in(std::string_view player_id);

// Starts the program and tells it the game; throws ProgramFault. It has `patience` to get ready,
// and so long for each decision, which it learns. Its choose() throws ProgramFault when the
// program ends, keeps silent, or answers with what is not legal. `game` must outlive the player.
std::unique_ptr<AnyPlayer> make_program_player(const AnyGame& game, const Setup& setup,
                                               std::string_view command,
                                               std::chrono::milliseconds patience);

}  // namespace occasus::engine
