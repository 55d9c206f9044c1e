// The arguments for a command's game: GAME, --option, --position.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"

#include "record/match.h"

namespace occasus::cli {

struct GameArguments {
    std::string game;
    std::vector<std::string> options;  // "name=value"
    std::string position;              // A file, or empty.
};

// The dice of a new game.
struct DiceArguments {
    std::optional<std::uint64_t> seed;
    std::string dice = "stream";
};

// Adds GAME, --option, or --option and --position, to a command. `arguments` must outlive the
// command.
void add_game_argument(CLI::App& command, GameArguments& arguments);
void add_options_argument(CLI::App& command, GameArguments& arguments);
void add_setup_arguments(CLI::App& command, GameArguments& arguments);
// Adds --seed and --dice.
void add_dice_arguments(CLI::App& command, DiceArguments& arguments);

// Throws UsageError, listing the games, when there is none of that name.
const GameKind& game_named(std::string_view id);
// "seat=level" or "option=value" as a pair. Throws UsageError without "=".
std::pair<std::string, std::string> split_pair(const std::string& text, std::string_view what);
// Whole numbers separated by commas. Throws UsageError.
std::vector<int> split_numbers(const std::string& text, std::string_view what);
// Parts separated by commas, spaces around them removed; none when the text is empty.
std::vector<std::string> split_list(const std::string& text);

// The options; the files that they name are read. Throws UsageError or Refused.
Setup read_setup(const GameArguments& arguments);
// The game with its options and board. Throws UsageError or Refused.
std::shared_ptr<const AnyGame> make_game(const GameArguments& arguments);
// The same for random play: if the set-up leaves the length of the game open, it is made
// short.
Setup short_setup(const GameArguments& arguments);
std::shared_ptr<const AnyGame> make_short_game(const GameArguments& arguments);
// --position as a document, when it was given.
std::optional<Value> start_position(const GameArguments& arguments);
// The position to begin from: --position or the usual start. Throws Refused.
AnyState start_state(const AnyGame& game, const GameArguments& arguments);

// A new game whose dice are known: a file on one's own disk hides nothing from its owner, and later
// commands must draw from it. Throws UsageError or Refused.
Match begin_match(const GameArguments& arguments, const DiceArguments& dice);

// Throws UsageError, listing the seats, when the game has none of that id.
Seat seat_named(const GameFacts& facts, const std::string& id);

}  // namespace occasus::cli
