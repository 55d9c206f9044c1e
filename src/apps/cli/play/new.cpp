// occasus new: begins a game and writes its record.
#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/output_arguments.h"

namespace occasus::cli {

namespace {

struct NewArguments {
    GameArguments game;
    DiceArguments dice;
    OutputArguments output;
};

void begin_game(const NewArguments& arguments) {
    if (arguments.dice.seed && arguments.dice.dice == "typed")
        throw UsageError("--seed cannot be used with --dice typed: typed dice need no seed");
    write_output(arguments.output, begin_match(arguments.game, arguments.dice).saved());
}

}  // namespace

void add_new(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, begin_game, "new", "Begin a game and write its record");
    add_game_argument(*command, arguments->game);
    add_setup_arguments(*command, arguments->game);
    add_dice_arguments(*command, arguments->dice);
    add_output_arguments(*command, arguments->output, "The file to write the record to", "SAVE")
        ->capture_default_str();
    command->footer(
        "Examples:\n"
        "  occasus new rome_must_fall -o rome.save\n"
        "  occasus new rome_must_fall --seed 7 -o rome.save\n"
        "  occasus show a.save --json | occasus new empire --position - -o b.save\n"
        "  occasus new rome_must_fall --option board=mine.csv --dice typed -o rome.save");
}

}  // namespace occasus::cli
