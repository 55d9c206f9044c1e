// occasus odds: exact probabilities about a position.
#include <fmt/core.h>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/odds_query.h"
#include "apps/cli/save_file.h"
#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

struct OddsArguments {
    GameArguments game;
    std::string save;
    std::vector<std::string> draft;
    bool json = false;
};

// The table a question is about.
struct Subject {
    std::shared_ptr<const AnyGame> game;
    AnyState state;
};

Subject read_subject(const OddsArguments& arguments) {
    game_named(arguments.game.game);
    if (arguments.save.empty()) {
        Subject subject{make_game(arguments.game), {}};
        subject.state = start_state(*subject.game, arguments.game);
        return subject;
    }
    if (!arguments.game.position.empty() || !arguments.game.options.empty())
        throw UsageError("a SAVE has its own position and options");
    const Match match = load_save(arguments.save);
    const GameFacts& facts = match.game().facts();
    if (facts.id != arguments.game.game)
        throw Refused(fmt::format("{} is a game of {}, not of {}", arguments.save, facts.id,
                                  arguments.game.game));
    return {match.shared_game(), match.state()};
}

void print_odds(const OddsArguments& arguments) {
    const Subject subject = read_subject(arguments);
    const Result<Value> odds = subject.game->odds(
        subject.state, odds_query(*subject.game, subject.state, arguments.draft));
    if (!odds) throw Refused(&subject.game->facts(), odds.refusal());
    if (arguments.json)
        print_document(*odds);
    else
        fmt::print("{}", readable(*odds));
}

}  // namespace

void add_odds(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("odds", "Compute exact probabilities, as fractions and decimals");
    auto arguments = std::make_shared<OddsArguments>();
    add_game_argument(*command, arguments->game);
    command->add_option("save", arguments->save, "A saved game, else --position or the usual start")
        ->type_name("SAVE");
    add_setup_arguments(*command, arguments->game);
    command
        ->add_option("--assign", arguments->draft,
                     "A placing to be judged: all dice in order, or SLOT=DIE for some")
        ->type_name("DRAFT");
    command->add_flag("--json", arguments->json, "Print one JSON document");
    command->footer(
        "Examples:\n"
        "  occasus odds rome_must_fall rome.save\n"
        "  occasus odds rome_must_fall rome.save --assign 3,0,1,5,2,4 --json\n"
        "  occasus odds rome_must_fall rome.save --assign vandals=0 sea=3");
    command->callback([arguments] { print_odds(*arguments); });
}

}  // namespace occasus::cli
