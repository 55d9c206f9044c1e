// occasus log: what happened in a saved game, rule by rule.
#include "apps/cli/commands.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/log_lines.h"
#include "apps/cli/records/save_file.h"

namespace occasus::cli {

namespace {

struct LogArguments {
    std::string save;
    std::string seat;
    bool json = false;
};

void tell(const LogArguments& arguments) {
    const Match match = load_save(arguments.save);
    const Seat reader =
        arguments.seat.empty() ? Seat::First : seat_named(match.game().facts(), arguments.seat);
    print_log(match, 0, reader, arguments.json ? LogForm::Json : LogForm::Text);
}

}  // namespace

void add_log(CLI::App& app) {
    const auto [command, arguments] = add_command(
        app, tell, "log", "Print what happened in a saved game, each event with its rule");
    command->add_option("save", arguments->save, "A saved game")->required()->type_name("SAVE");
    add_text(*command, "--seat", arguments->seat, "SEAT",
             "Show the log as this seat sees it (default: the first seat)");
    command->get_option("--json")->description(
        "Print JSON lines: n, ply, rule, kind, text, args, who, undone");
    command->footer("Example:\n  occasus log rome.save --json | grep '\"fire\"'");
}

}  // namespace occasus::cli
