// occasus new: begins a game and writes its record.
#include <fmt/core.h>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/output_arguments.h"
#include "record/dice_stream.h"
#include "record/match.h"

namespace occasus::cli {

namespace {

struct NewArguments {
    GameArguments game;
    std::optional<std::uint64_t> seed;
    std::string dice = "stream";
    OutputArguments output;
};

void begin_game(const NewArguments& arguments) {
    const GameKind& kind = game_named(arguments.game.game);
    MatchSetup setup{.game = read_setup(arguments.game),
                     .position = start_position(arguments.game),
                     .dice_typed = arguments.dice == "typed",
                     .seed = std::nullopt};
    if (setup.dice_typed && arguments.seed)
        throw UsageError("--seed cannot be used with --dice typed: typed dice need no seed");
    if (arguments.seed) setup.seed = seed_from_number(*arguments.seed);
    Result<Match> match = Match::start(kind, setup);
    if (!match) throw Refused(&kind.facts, match.refusal());
    // A file on one's own disk hides nothing from its owner, and later commands must draw from it.
    if (!setup.dice_typed) match->reveal_seed();
    write_output(arguments.output, match->saved());
}

}  // namespace

void add_new(CLI::App& app) {
    CLI::App* command = app.add_subcommand("new", "Begin a game and write its record");
    auto arguments = std::make_shared<NewArguments>();
    add_game_argument(*command, arguments->game);
    add_setup_arguments(*command, arguments->game);
    add_seed(*command, arguments->seed,
             "A number that fixes the dice: the same number gives the same dice (default: random)");
    command
        ->add_option("--dice", arguments->dice,
                     "stream: the program rolls. typed: you roll real dice and type each face")
        ->check(CLI::IsMember({"stream", "typed"}))
        ->capture_default_str();
    add_output_arguments(*command, arguments->output, "The file to write the record to", "SAVE")
        ->capture_default_str();
    command->footer(
        "Examples:\n"
        "  occasus new rome_must_fall -o rome.save\n"
        "  occasus new rome_must_fall --seed 7 -o rome.save\n"
        "  occasus show a.save --json | occasus new empire --position - -o b.save\n"
        "  occasus new rome_must_fall --option board=mine.csv --dice typed -o rome.save");
    command->callback([arguments] { begin_game(*arguments); });
}

}  // namespace occasus::cli
