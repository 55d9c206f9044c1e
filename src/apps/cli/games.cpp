// occasus games: what can be played.
#include <fmt/core.h>
#include <span>
#include <string>

#include "core/list_of.h"

#include "ai/any_player.h"
#include "apps/cli/commands.h"
#include "apps/cli/terminal.h"
#include "games/registry.h"
#include "record/match.h"

namespace occasus::cli {

namespace {

Value players_document(const GameFacts& facts) {
    return list_of(players_of(facts.id), [](const PlayerFact& player) {
        return Value::fields()
            .set("id", player.id)
            .set("title", player.title)
            .set("line", player.line)
            .set("strength", player.strength)
            .set("level", player.level > 0 ? Value(player.level) : Value());
    });
}

// In lines that fit the terminal.
void print_lines(const std::string& text) {
    constexpr int kIndent = 4;
    fmt::print("  {}", wrapped(text, terminal_width(stdout) - kIndent, kIndent));
}

std::string option_text(const OptionFact& option) {
    const std::string_view values = !option.values.empty()    ? option.values
                                    : option.fallback.empty() ? "FILE"
                                                              : "TEXT";
    return fmt::format("--option {}={} {}{}", option.name, values, option.title,
                       option.fallback.empty() ? "" : fmt::format(" (else {})", option.fallback));
}

void print_game(const GameFacts& facts, const Paint& paint) {
    fmt::print("{}  {}\n", paint.bold(facts.id), facts.title);
    for (const std::string_view line : {facts.line, facts.credit, facts.reconstructed})
        if (!line.empty()) print_lines(std::string(line));
    const auto ids = [](std::span<const SeatFact> seats) {
        std::string text;
        for (const SeatFact& seat : seats) text += fmt::format(" {}", seat.id);
        return text;
    };
    print_lines(fmt::format("seats:{}; about {} minutes", ids(facts.seats), facts.minutes));
    for (const VariantFact& variant : facts.variants)
        print_lines(fmt::format("with {}={}, {}:{}", variant.option, variant.value, variant.title,
                                ids(variant.seats)));
    for (const OptionFact& option : facts.options) print_lines(option_text(option));
    for (const PlayerFact& player : players_of(facts.id))
        print_lines(fmt::format("player {} {} {}", paint.bold(player.id), player.line,
                                paint.dim(player.strength)));
}

}  // namespace

void add_games(CLI::App& app) {
    CLI::App* command = app.add_subcommand("games", "List the games, their options and players");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "Print a JSON list");
    command->footer("Example:\n  occasus games --json");
    command->callback([json] {
        if (*json)
            return print_document(list_of(all_games(), [](const GameKind& kind) {
                return facts_document(kind.facts).set("players", players_document(kind.facts));
            }));
        const Paint paint(stdout);
        bool first = true;
        for (const GameKind& kind : all_games()) {
            if (!first) fmt::print("\n");
            print_game(kind.facts, paint);
            first = false;
        }
    });
}

}  // namespace occasus::cli
