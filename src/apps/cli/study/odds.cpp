// occasus odds: exact probabilities about a position.
#include <fmt/core.h>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/study/odds_query.h"
#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

struct OddsArguments {
    GameArguments game;
    std::string save;
    std::vector<std::string> draft;
    std::vector<std::string> question;  // As flags of the game's own.
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

Value odds_of(const Subject& subject, const OddsArguments& arguments) {
    if (arguments.question.empty())
        return exact_odds(*subject.game, subject.state, arguments.draft, "--assign");
    if (!arguments.draft.empty())
        throw UsageError("--assign cannot be combined with another question");
    const Result<Value> odds =
        subject.game->odds(subject.state, question_of_flags(arguments.question));
    if (!odds) throw Refused(&subject.game->facts(), odds.refusal());
    return *odds;
}

// The arguments after the game: a SAVE, then a question as flags.
void take_rest(OddsArguments& arguments, std::vector<std::string> rest) {
    if (!rest.empty() && !rest.front().starts_with("--")) {
        arguments.save = rest.front();
        rest.erase(rest.begin());
    }
    arguments.question = std::move(rest);
}

void print_odds(const OddsArguments& arguments) {
    const Subject subject = read_subject(arguments);
    const Value odds = odds_of(subject, arguments);
    if (arguments.json)
        print_document(odds);
    else
        fmt::print("{}", readable(odds));
}

}  // namespace

void add_odds(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("odds", "Compute exact probabilities, as fractions and decimals");
    auto arguments = std::make_shared<OddsArguments>();
    add_game_argument(*command, arguments->game);
    add_setup_arguments(*command, arguments->game);
    add_text(*command, "--assign", arguments->draft, "DRAFT",
             "Compute the odds as if the dice were placed like this: all dice in order, or "
             "SLOT=DIE for some of them");
    command->add_flag("--json", arguments->json, "Print one JSON document");
    command->footer(
        "A saved game may follow GAME. Without one, the odds are for --position or for the usual "
        "start.\n\n"
        "Examples:\n"
        "  occasus odds rome_must_fall rome.save\n"
        "  occasus odds rome_must_fall rome.save --assign 3,0,1,5,2,4 --json\n"
        "  occasus odds rome_must_fall rome.save --assign vandals=0 sea=3\n"
        "Some games have further questions:\n"
        "  occasus odds empire --barbarian-forces 6 --roman-forces 4 --terrain forest\n"
        "  occasus odds empire empire.save --area italia\n"
        "  occasus odds empire empire.save  every conflict, now or after your next choice\n"
        "  occasus odds pomerium --attacker 8 --defender 5 --initiative attacker\n"
        "  occasus odds invasions --attack 6 --defence 2 --loyal-legions 2\n"
        "  occasus odds invasions --rebellion --legions 10 --period A\n"
        "  occasus odds invasions invasions.save --area It-A");
    command->allow_extras();
    command->callback([arguments, command] {
        take_rest(*arguments, command->remaining());
        print_odds(*arguments);
    });
}

}  // namespace occasus::cli
