// occasus bench: how fast random games are played for each second of a core, how that compares with
// an earlier run, and a signature of their results.
#include <algorithm>
#include <ctime>
#include <fmt/core.h>
#include <optional>
#include <vector>

#include "core/list_of.h"

#include "apps/cli/commands.h"
#include "apps/cli/diplomacy/adjudicate_speed.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/study/speed_rounds.h"
#include "apps/cli/terminal.h"
#include "games/registry.h"

namespace occasus::cli {

namespace {

constexpr std::uint64_t kSignatureSeed = 1;

struct BenchArguments {
    std::string game;
    std::string movements;  // A file, or empty.
    std::string kept;       // A file to compare with, or empty.
    double seconds = 3;
    int rounds = 5;
    int games = 10'000;  // In the signature.
    bool json = false;
};

struct Measurement {
    std::string_view game;
    std::string signature;
    int games = 0;            // In the signature.
    SpeedRounds transitions;  // For each second of processor time, and so the others.
    SpeedRounds games_played;
    SpeedRounds movement_phases;  // In Diplomacy alone.
};

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// Plays games for about `seconds`, in growing numbers at a time.
void play_round(const AnyGame& game, const AnyState& start, double seconds, Measurement& result) {
    const double begun = processor_seconds();
    std::uint64_t transitions = 0;
    std::uint64_t games = 0;
    double elapsed = 0;
    for (int count = 64; elapsed < seconds; count = std::min(count * 2, 8192)) {
        transitions += game.playouts(start, kSignatureSeed, games, count).transitions;
        games += static_cast<std::uint64_t>(count);
        elapsed = processor_seconds() - begun;
    }
    result.transitions.push_back(static_cast<double>(transitions) / elapsed);
    result.games_played.push_back(static_cast<double>(games) / elapsed);
}

SpeedRounds measure_adjudication(const BenchArguments& arguments) {
    const std::vector<MovementProblem> problems =
        arguments.movements.empty() ? random_movements()
                                    : movements_in(read_text(arguments.movements));
    return movement_phases_per_second(problems, arguments.seconds, arguments.rounds);
}

Measurement measure(const GameKind& kind, const BenchArguments& asked) {
    GameArguments arguments;
    arguments.game = kind.facts.id;
    const std::shared_ptr<const AnyGame> game = make_short_game(arguments);
    const AnyState start = start_state(*game, arguments);
    Measurement result;
    result.game = kind.facts.id;
    result.games = asked.games;
    result.signature =
        fmt::format("{:016x}", game->playouts(start, kSignatureSeed, 0, asked.games).signature);
    for (int round = 0; round < asked.rounds; ++round)
        play_round(*game, start, asked.seconds / asked.rounds, result);
    if (is_adjudicated(kind)) result.movement_phases = measure_adjudication(asked);
    return result;
}

Value document_of(const Measurement& measurement) {
    Value document = Value::fields()
                         .set("game", measurement.game)
                         .set("transitions_per_second", best_of(measurement.transitions))
                         .set("games_per_second", best_of(measurement.games_played))
                         .set("signature", measurement.signature)
                         .set("signature_games", measurement.games)
                         .set("transitions_by_round", list_of(measurement.transitions));
    if (!measurement.movement_phases.empty())
        document.set("phases_per_second", best_of(measurement.movement_phases))
            .set("phases_by_round", list_of(measurement.movement_phases));
    return document;
}

// A comparison of a kept run with this one.
struct Comparison {
    bool same_games = false;  // The signatures are of as many games, and equal.
    std::optional<SpeedRatio> transitions;
    std::optional<SpeedRatio> movement_phases;
};

Comparison comparison_of(const Measurement& now, const Value& kept) {
    const auto is_kept = [&](std::string_view name, const Value& value) {
        const Value* found = kept.find(name);
        return found != nullptr && *found == value;
    };
    return {
        .same_games = is_kept("signature", now.signature) && is_kept("signature_games", now.games),
        .transitions = ratio_of(now.transitions, rounds_in(kept.find("transitions_by_round"))),
        .movement_phases = ratio_of(now.movement_phases, rounds_in(kept.find("phases_by_round")))};
}

Value document_of(const SpeedRatio& ratio) {
    return Value::fields()
        .set("times", ratio.times)
        .set("ci95", Value::list().push(ratio.low).push(ratio.high));
}

Value document_of(const Comparison& comparison) {
    Value document = Value::fields().set("same_signature", comparison.same_games);
    if (comparison.transitions) document.set("transitions", document_of(*comparison.transitions));
    if (comparison.movement_phases)
        document.set("phases", document_of(*comparison.movement_phases));
    return document;
}

// The run of a game among those that `bench --json` wrote. Throws Refused when it is not there.
Value kept_run(const Value& document, std::string_view game, const std::string& path) {
    const Value::List none;
    const auto is_of_game = [&](const Value& run) {
        const Value* name = run.find("game");
        return name != nullptr && *name == Value(game);
    };
    if (is_of_game(document)) return document;
    for (const Value& run : document.items() != nullptr ? *document.items() : none)
        if (is_of_game(run)) return run;
    throw Refused(fmt::format("{} has no run of {}", path, game));
}

void print(const std::optional<SpeedRatio>& ratio, std::string_view what) {
    if (!ratio) return;
    fmt::print("{:<16}{:.3f} times the saved {} (95 %: {:.3f} to {:.3f})\n", "", ratio->times, what,
               ratio->low, ratio->high);
}

void print(const Comparison& comparison) {
    print(comparison.transitions, "transitions/s");
    print(comparison.movement_phases, "movement phases/s");
    if (!comparison.transitions) fmt::print("{:<16}too few rounds to compare\n", "");
    if (!comparison.same_games)
        fmt::print("{:<16}the saved signature differs: these are not the same games\n", "");
}

void print(const Measurement& measurement) {
    fmt::print("{:<16}{:>7.1f} million transitions/s {:>9.0f} games/s  signature {}\n",
               measurement.game, best_of(measurement.transitions) / 1e6,
               best_of(measurement.games_played), measurement.signature);
    if (!measurement.movement_phases.empty())
        fmt::print("{:<16}{:>7.0f} movement phases/s\n", "", best_of(measurement.movement_phases));
}

std::vector<const GameKind*> games_asked(const BenchArguments& arguments) {
    std::vector<const GameKind*> games;
    if (!arguments.game.empty()) return {&game_named(arguments.game)};
    for (const GameKind& kind : all_games()) games.push_back(&kind);
    return games;
}

void bench(const BenchArguments& arguments) {
    if (!arguments.movements.empty() &&
        (arguments.game.empty() || !is_adjudicated(game_named(arguments.game))))
        throw UsageError("--movements measures the game diplomacy alone");
    const std::vector<const GameKind*> games = games_asked(arguments);
    const Value kept = arguments.kept.empty() ? Value() : read_document(arguments.kept);
    if (!arguments.kept.empty())
        for (const GameKind* kind : games) kept_run(kept, kind->facts.id, arguments.kept);
    Value list = Value::list();
    for (const GameKind* kind : games) {
        const Measurement measurement = measure(*kind, arguments);
        Value document = document_of(measurement);
        if (!arguments.json) print(measurement);
        if (!arguments.kept.empty()) {
            const Comparison comparison =
                comparison_of(measurement, kept_run(kept, kind->facts.id, arguments.kept));
            document.set("compared", document_of(comparison));
            if (!arguments.json) print(comparison);
        }
        list.push(std::move(document));
    }
    if (arguments.json) print_document(arguments.game.empty() ? list : list.items()->front());
}

}  // namespace

void add_bench(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, bench, "bench",
                    "Measure random play on one core, dice included, and print its signature");
    add_text(*command, "game", arguments->game, "GAME", "The game to measure (default: all games)");
    add_number(*command, "--seconds", arguments->seconds, "How long to measure each game",
               {0.01, 3600.0});
    add_number(*command, "--rounds", arguments->rounds, "How many rounds; the best is printed",
               {1, 1000});
    add_text(*command, "--compare", arguments->kept, "FILE",
             "Compare with the output of an earlier `occasus bench --json`: print the ratio of "
             "speeds, with an interval");
    add_number(*command, "--games", arguments->games, "How many games the signature covers",
               {1, 1'000'000});
    add_text(*command, "--movements", arguments->movements, "FILE",
             "For Diplomacy: a file of lines as `occasus adjudicate` reads them; measures their "
             "movement phases instead of random ones");
    command->get_option("--json")->description("Print one JSON document; a list for all games");
    command->footer(
        "Speeds are for each second of processor time.\n\n"
        "The signature is a hash of fixed games. It is the same on every machine, and it changes\n"
        "only if the rules, the board or the random play change.\n\n"
        "For Diplomacy the command also prints how many movement phases of the standard game it\n"
        "adjudicates in a second. This includes legality, results and retreats, but not the "
        "reading of orders.\n\n"
        "The interval of --compare covers only the variation between rounds of one run, not a\n"
        "busier machine or a slower processor in the other run.\n\n"
        "Examples:\n"
        "  occasus bench rome_must_fall --json > before.json\n"
        "  occasus bench rome_must_fall --compare before.json\n"
        "  occasus bench diplomacy --movements positions.jsonl");
}

}  // namespace occasus::cli
