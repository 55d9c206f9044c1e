// occasus do: takes actions in a saved game, all of them or none.
#include <fmt/core.h>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/log_lines.h"
#include "apps/cli/records/save_file.h"
#include "record/action_script.h"

namespace occasus::cli {

namespace {

struct DoArguments {
    std::string save;
    std::string dice;
    std::string seat;
    std::vector<std::string> actions;
    bool json = false;
};

void take_actions(const DoArguments& arguments) {
    if (arguments.actions.empty() && arguments.dice.empty())
        throw UsageError("do needs at least one ACTION, or --dice for the dice that are due");
    const std::vector<int> dice = split_numbers(arguments.dice, "--dice");
    SaveFile file(arguments.save, Existing::Replace);
    Match match = resume_save(arguments.save);
    const GameFacts& facts = match.game().facts();
    std::optional<Seat> seat;
    if (!arguments.seat.empty()) seat = seat_named(facts, arguments.seat);

    const std::size_t told = match.log().size();
    ActionScript script(match, dice, seat);
    for (std::size_t i = 0; i < arguments.actions.size(); ++i)
        if (const auto refusal = script.take(arguments.actions[i]))
            throw Refused(&facts, *refusal,
                          fmt::format("action {} ({}): ", i + 1, arguments.actions[i]));
    if (const auto refusal = script.use_rest()) throw Refused(&facts, *refusal, "--dice: ");
    file.store(match);
    // When the record itself goes to standard output, nothing else may.
    if (arguments.save != "-")
        print_log(match, told, seat.value_or(Seat::First),
                  arguments.json ? LogForm::Json : LogForm::Text);
    if (script.dice_left() > 0)
        fmt::print(stderr, "occasus: warning: the last {} of --dice {} not needed\n",
                   script.dice_left(), script.dice_left() == 1 ? "was" : "were");
}

}  // namespace

void add_do(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, take_actions, "do",
                    "Take actions in a saved game, in order; if one is refused, none is taken");
    add_text(*command, "save", arguments->save, "SAVE", "The saved game to change")->required();
    add_text(*command, "actions", arguments->actions, "ACTION",
             "Actions in notation, one argument each; put quotes around an action with spaces");
    add_text(*command, "--dice", arguments->dice, "FACES",
             "The faces of the next dice that the actions need, for example 5,4,1; the program "
             "rolls any further dice");
    add_text(*command, "--seat", arguments->seat, "SEAT",
             "The seat that acts (default: the seat to move)");
    command->get_option("--json")->description("Print what happened as JSON lines");
    command->footer(
        "Prints what happened. A die is rolled only when an action needs it. As well as the "
        "actions of the game:\n  roll        rolls all dice that are due now\n  \"roll 5 2\"  "
        "enters dice that you rolled by hand\n  undo        takes back your last action, unless a "
        "die was rolled since\n\nExamples:\n  occasus do rome.save roll levy \"reroll 0\"\n  "
        "occasus do rome.save --dice 6,6,5,4,2,1 \"glory_cube 0\" \"assign 3 0 1 5 2 4\"\n  "
        "occasus do rome.save undo");
}

}  // namespace occasus::cli
