// occasus fuzz: hunts for crashes, dead ends, endless games, broken invariants, accepted forgeries.
#include <chrono>
#include <fmt/core.h>

#include "core/words.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/output_arguments.h"
#include "apps/cli/study/fuzzer.h"
#include "apps/cli/study/simulation.h"
#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

struct FuzzArguments {
    GameArguments setup;
    FuzzPlan plan;
    bool force = false;
    bool json = false;
};

Value document_of(const FuzzArguments& arguments, const FuzzReport& report,
                  const std::string& record) {
    Value finding;
    if (report.finding)
        finding = Value::fields()
                      .set("game", whole(report.finding->game))
                      .set("ply", whole(report.finding->actions.size()))
                      .set("text", report.finding->what)
                      .set("record", record);
    return Value::fields()
        .set("game", arguments.setup.game)
        .set("games", whole(report.counts.games))
        .set("seed", seed_document(arguments.plan.seed))
        .set("nodes", whole(report.counts.nodes))
        .set("samples", whole(report.counts.samples))
        .set("forged_bits", whole(report.counts.forged_bits))
        .set("forged_texts", whole(report.counts.forged_texts))
        .set("records", whole(report.counts.records))
        .set("longest", report.counts.longest)
        .set("finding", std::move(finding));
}

void print_summary(const FuzzArguments& arguments, const FuzzCounts& counts, double seconds) {
    fmt::print("{}: {}, {} nodes, seed {}, {:.0f} s\n", arguments.setup.game,
               counted(static_cast<int>(counts.games), "game"), counts.nodes, arguments.plan.seed,
               seconds);
    fmt::print("  at every node      invariants, a legal action, legality of the random action\n");
    fmt::print(
        "  at one node in 64  {} nodes: order of the legal list, notation, {} forged actions,\n",
        counts.samples, counts.forged_bits);
    fmt::print("                     {} forged texts, position and view and back, offers, events\n",
               counts.forged_texts);
    fmt::print("  one game in 1000   {} played, written, read and replayed as records\n",
               counted(static_cast<int>(counts.records), "game"));
    fmt::print("  all other games    played again without events, with the same result\n");
    fmt::print("  longest game       {} plies\n", counts.longest);
}

void hunt(const FuzzArguments& arguments) {
    const GameKind& kind = game_named(arguments.setup.game);
    FuzzPlan plan = arguments.plan;
    plan.setup = short_setup(arguments.setup);
    const auto begun = std::chrono::steady_clock::now();
    ProgressBar progress("fuzz", arguments.plan.games);
    const FuzzReport report =
        fuzz(kind, plan, [&](std::uint64_t count) { progress.advance(count); });
    progress.finish();
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();

    std::string path;
    if (report.finding) {
        path = fmt::format("fuzz-{}-{}-{}.save", arguments.setup.game, arguments.plan.seed,
                           report.finding->game);
        write_output({.file = path, .force = arguments.force},
                     record_of(kind, plan.setup, *report.finding));
    }
    if (arguments.json)
        print_document(document_of(arguments, report, path));
    else
        print_summary(arguments, report.counts, seconds);
    if (report.finding)
        throw Fault(fmt::format("game {}, after {} plies: {}. The game is in {}",
                                report.finding->game, report.finding->actions.size(),
                                report.finding->what, path));
    if (!arguments.json) fmt::print("nothing found\n");
}

}  // namespace

void add_fuzz(CLI::App& app) {
    CLI::App* command = app.add_subcommand("fuzz",
                                           "Play random games to find crashes, dead ends, endless "
                                           "games and illegal actions that are accepted");
    auto arguments = std::make_shared<FuzzArguments>();
    add_game_argument(*command, arguments->setup);
    add_options_argument(*command, arguments->setup);
    command->add_option("--games", arguments->plan.games, "How many games")
        ->required()
        ->transform(from_to(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
    add_seed(*command, arguments->plan.seed,
             "The seed of the random games; another seed plays other games")
        ->capture_default_str();
    add_threads(*command, arguments->plan.threads);
    add_force_argument(*command, arguments->force);
    command->add_flag("--json", arguments->json, "Print one JSON document");
    command->footer(
        "If something is found, the exit code is 1, and the game is written to a file that "
        "`occasus show`\n"
        "and `occasus log` can read.\n\n"
        "Examples:\n"
        "  occasus fuzz rome_must_fall --games 100000\n"
        "  occasus fuzz invasions --games 5000 --option scenario=4");
    command->callback([arguments] { hunt(*arguments); });
}

}  // namespace occasus::cli
