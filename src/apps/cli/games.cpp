// occasus games: what can be played.
#include <fmt/core.h>

#include "ai/any_player.h"
#include "apps/cli/commands.h"
#include "apps/cli/terminal.h"
#include "games/registry.h"
#include "record/match.h"

namespace occasus::cli {

namespace {

Value players_document(const GameFacts& facts) {
    Value players = Value::list();
    for (const PlayerFact& player : players_of(facts.id))
        players.push(Value::fields()
                         .set("id", player.id)
                         .set("title", player.title)
                         .set("line", player.line)
                         .set("strength", player.strength)
                         .set("level", player.level > 0 ? Value(player.level) : Value()));
    return players;
}

void print_as_json() {
    Value games = Value::list();
    for (const GameKind& kind : all_games())
        games.push(facts_document(kind.facts).set("players", players_document(kind.facts)));
    print_document(games);
}

void print_game(const GameFacts& facts, const Paint& paint) {
    fmt::print("{}  {}\n", paint.bold(facts.id), facts.title);
    fmt::print("  {}\n", facts.line);
    fmt::print("  {}\n", facts.credit);
    if (!facts.reconstructed.empty()) fmt::print("  {}\n", facts.reconstructed);
    fmt::print("  seats:");
    for (const SeatFact& seat : facts.seats) fmt::print(" {}", seat.id);
    fmt::print("; about {} minutes\n", facts.minutes);
    for (const VariantFact& variant : facts.variants) {
        fmt::print("  with {}={}, {}:", variant.option, variant.value, variant.title);
        for (const SeatFact& seat : variant.seats) fmt::print(" {}", seat.id);
        fmt::print("\n");
    }
    for (const OptionFact& option : facts.options)
        fmt::print("  --option {}={}  {}{}\n", option.name,
                   !option.values.empty()    ? option.values
                   : option.fallback.empty() ? "FILE"
                                             : "TEXT",
                   option.title,
                   option.fallback.empty() ? "" : fmt::format(" (else {})", option.fallback));
    for (const PlayerFact& player : players_of(facts.id))
        fmt::print("  player {}  {} {}\n", paint.bold(fmt::format("{:<9}", player.id)), player.line,
                   paint.dim(player.strength));
}

}  // namespace

void add_games(CLI::App& app) {
    CLI::App* command = app.add_subcommand("games", "List the games, their options and players");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "Print a JSON list");
    command->footer("Example:\n  occasus games --json");
    command->callback([json] {
        if (*json) return print_as_json();
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
