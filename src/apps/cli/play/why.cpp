// occasus why: whether an action is legal now, and which rule says otherwise.
#include <fmt/core.h>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

struct WhyArguments {
    std::string save;
    std::string action;
    bool json = false;
};

void print_rule(const GameFacts& facts, const Refusal& refusal) {
    if (!refusal.rule) return;
    const RuleSection& section = facts.rulebook[refusal.rule->index];
    fmt::print("{} {}: {}\n", section.id, section.title, section.gist);
}

void answer(const WhyArguments& arguments) {
    const Match match = load_save(arguments.save);
    const GameFacts& facts = match.game().facts();
    const Result<Action> action = match.game().parse_action(match.state(), arguments.action);
    if (!action) throw Refused(&facts, action.refusal());
    const std::optional<Refusal> refusal = match.game().why_not(match.state(), *action);
    if (arguments.json)
        return print_document(
            Value::fields()
                .set("action", match.game().action_text(match.state(), *action))
                .set("legal", !refusal.has_value())
                .set("error", refusal ? refusal_document(&facts, *refusal) : Value()));
    if (!refusal) {
        fmt::print("legal\n");
        return;
    }
    fmt::print("{}\n", refusal_line(&facts, *refusal));
    print_rule(facts, *refusal);
}

}  // namespace

void add_why(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, answer, "why", "Explain why an action is not legal now, with the rule");
    command->add_option("save", arguments->save, "A saved game")->required()->type_name("SAVE");
    add_text(*command, "action", arguments->action, "ACTION", "An action in notation")->required();
    command->footer(
        "Prints \"legal\" if the action is legal. If the text is not an action at all, the exit "
        "code is 3.\n\n"
        "Example:\n  occasus why rome.save \"glory_restore 0 1\"");
}

}  // namespace occasus::cli
