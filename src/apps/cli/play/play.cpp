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
#include "record/dice_stream.h"

namespace occasus::cli {

namespace {

struct PlayArguments {
    GameArguments game;  // Its `game` may name a saved game instead.
    std::vector<std::string> computers;
    std::optional<std::uint64_t> seed;
    std::string dice = "stream";
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
    const GameKind* kind = find_game(arguments.game.game);
    if (kind == nullptr) {
        if (arguments.game.game.find('.') == std::string::npos &&
            arguments.game.game.find('/') == std::string::npos &&
            ::access(arguments.game.game.c_str(), F_OK) != 0)
            game_named(arguments.game.game);  // Says which games there are.
        return resume_save(arguments.game.game);
    }
    const bool typed = arguments.dice == "typed";
    MatchSetup setup{.game = read_setup(arguments.game),
                     .position = start_position(arguments.game),
                     .dice_typed = typed,
                     .seed = std::nullopt};
    if (arguments.seed && !typed) setup.seed = seed_from_number(*arguments.seed);
    Result<Match> match = Match::start(*kind, setup);
    if (!match) throw Refused(&kind->facts, match.refusal());
    if (!typed) match->reveal_seed();
    return std::move(*match);
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
    const std::uint64_t seed = arguments.seed.value_or(1);
    play_session(std::move(match), computers, std::move(kept), std::move(brought), seed);
}

}  // namespace

void add_play(CLI::App& app) {
    CLI::App* command = app.add_subcommand("play", "Play at the terminal");
    auto arguments = std::make_shared<PlayArguments>();
    add_text(*command, "game", arguments->game.game, "GAME|SAVE",
             "The id of a game, to begin one, or a saved game, to continue it")
        ->required();
    add_text(*command, "--ai", arguments->computers, "SEAT=PLAYER",
             "Let this computer player play this seat, SEAT=PLAYER; may be repeated")
        ->allow_extra_args(false);
    add_seed(*command, arguments->seed,
             "A number that fixes the dice: the same number gives the same dice");
    command
        ->add_option("--dice", arguments->dice,
                     "stream: the program rolls. typed: you roll real dice and type each face")
        ->check(CLI::IsMember({"stream", "typed"}))
        ->capture_default_str();
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
    command->callback([arguments] { play(*arguments); });
}

}  // namespace occasus::cli
