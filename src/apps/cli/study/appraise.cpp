// occasus appraise: the chance of each result from a position.
#include <fmt/core.h>

#include "apps/cli/commands.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/study/appraisers.h"
#include "apps/cli/terminal.h"
#include "table/report.h"

namespace occasus::cli {

namespace {

struct AppraiseArguments {
    std::string save;
    AppraiserArguments appraiser;
    bool json = false;
};

std::string how(const Appraisal& appraisal) {
    if (appraisal.ground == Ground::Exact) return "The game is over.";
    if (appraisal.ground == Ground::Fitted) return "Estimated, as learned from games.";
    return fmt::format("From {} games played on.", appraisal.playouts);
}

void appraise(const AppraiseArguments& arguments) {
    const Match match = load_save(arguments.save);
    const GameFacts& facts = match.game().facts();
    const auto appraiser = chosen_appraiser(match.game(), arguments.appraiser);
    const Appraisal appraisal = appraiser->appraise(match.state());
    if (arguments.json) return print_document(table::appraisal_document(match.game(), appraisal));
    fmt::print("{}\n", how(appraisal));
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        const Outlook& outlook = appraisal.seats[seat];
        fmt::print("{:<28}", facts.seats[seat].title);
        for (std::size_t grade = 0; grade < facts.grades.size(); ++grade)
            fmt::print("  {} {:.1f} %", facts.grades[grade], outlook.grades[grade] * 100);
        fmt::print("  (worth {:.3f}, standard error {:.3f})\n", outlook.worth, outlook.error);
    }
}

}  // namespace

void add_appraise(CLI::App& app) {
    const auto [command, arguments] = add_command(
        app, appraise, "appraise", "Estimate the chance of each result from a saved position");
    command->add_option("save", arguments->save, "A saved game")->required()->type_name("SAVE");
    add_appraiser_arguments(*command, arguments->appraiser);
    command->footer(
        "Examples:\n"
        "  occasus appraise rome.save\n"
        "  occasus appraise empire.save --player tribune --time 5000");
}

}  // namespace occasus::cli
