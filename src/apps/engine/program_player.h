// A computer player that is a program of somebody else's, and a test of such programs:
// docs/programs.md describes the lines.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/value.h"

#include "ai/any_player.h"

namespace occasus::engine {

// It ended, kept silent, said `error`, or chose what is not a legal action.
enum class FaultKind : std::uint8_t { Ended, Late, Refusing, Illegal };

// A fault of a program, in words that name it.
struct ProgramFault : std::runtime_error {
    ProgramFault(FaultKind fault, const std::string& text)
        : std::runtime_error(text), kind(fault) {}
    FaultKind kind;
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

// Starts the program, lets it play every seat in several games, and ends it. It has `patience` for
// an answer. A list of the points up to the first that failed: {"point", "result"}, where the
// result is passed, warning, failed or, for a game that the program refuses, declined; and if it
// did not pass, "text", and the last line "sent" and what "came" then.
Value test_program(std::string_view command, const AnyGame& game, const Setup& setup,
                   std::chrono::milliseconds patience);

}  // namespace occasus::engine
