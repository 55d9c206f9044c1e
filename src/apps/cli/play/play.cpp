// occasus play: a game at the terminal.
#include <filesystem>
#include <fmt/core.h>
#include <unistd.h>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/output_arguments.h"
#include "apps/cli/play/play_session.h"
#include "apps/cli/records/save_file.h"
#include "games/registry.h"

namespace occasus::cli {

namespace {

struct PlayArguments {
    GameArguments game;  // Its `game` may name a saved game instead.
    std::vector<std::string> computers;
    DiceArguments dice;
    std::string save;
    bool force = false;
};

// A saved game to go on with; null when a new one is begun.
std::unique_ptr<SaveFile> brought_file(const PlayArguments& arguments) {
    const std::string& game = arguments.game.game;
    if (find_game(game) != nullptr || ::access(game.c_str(), F_OK) != 0) return nullptr;
    return std::make_unique<SaveFile>(game, Existing::Replace);
}

Match begin_or_resume(const PlayArguments& arguments) {
    const std::string& game = arguments.game.game;
    const bool is_save =
        game.find_first_of("./") != std::string::npos || ::access(game.c_str(), F_OK) == 0;
    if (find_game(game) == nullptr && is_save) return resume_save(game);
    return begin_match(arguments.game, arguments.dice);
}

void play(const PlayArguments& arguments) {
    std::unique_ptr<SaveFile> brought = brought_file(arguments);
    std::unique_ptr<SaveFile> kept;
    std::error_code none;
    if (brought && std::filesystem::equivalent(arguments.save, brought->path(), none)) {
        kept = std::move(brought);
    } else if (!arguments.save.empty()) {
        const Existing existing = arguments.force ? Existing::Replace : Existing::Refuse;
        check_place(arguments.save, existing);
        kept = std::make_unique<SaveFile>(arguments.save, existing);
    }
    Match match = begin_or_resume(arguments);
    std::map<Seat, std::string> computers;
    for (const std::string& pair : arguments.computers) {
        const auto [seat, player] = split_pair(pair, "--ai");
        computers[seat_named(match.game().facts(), seat)] = player;
    }
    const std::uint64_t seed = arguments.dice.seed.value_or(1);
    play_session(std::move(match), computers, std::move(kept), std::move(brought), seed);
}

}  // namespace

void add_play(CLI::App& app) {
    const auto [command, arguments] = add_command(app, play, "play", "Play at the terminal");
    add_text(*command, "game", arguments->game.game, "GAME|SAVE",
             "The id of a game, to begin one, or a saved game, to continue it")
        ->required();
    add_text(*command, "--ai", arguments->computers, "SEAT=PLAYER",
             "Let this computer player play this seat, SEAT=PLAYER; may be repeated")
        ->allow_extra_args(false);
    add_dice_arguments(*command, arguments->dice);
    add_text(*command, "--save", arguments->save, "FILE",
             "Save the game to this file after every action");
    add_force_argument(*command, arguments->force);
    add_setup_arguments(*command, arguments->game);
    command->footer(
        "The input may also come from a pipe, with one line for each decision. The program\n"
        "stops when the input ends.\n\n"
        "Examples:\n"
        "  occasus play rome_must_fall\n"
        "  occasus play rome_must_fall --save rome.save\n"
        "  occasus play rome.save --save rome.save\n"
        "  occasus play rome_must_fall --ai rome=planner      watch the computer");
}

}  // namespace occasus::cli
