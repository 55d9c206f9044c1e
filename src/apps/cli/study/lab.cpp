// occasus lab: experiments, and what came of them.
#include <algorithm>
#include <fmt/core.h>

#include "core/number.h"
#include "core/words.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/cli/output_arguments.h"
#include "apps/cli/terminal.h"
#include "apps/interruption.h"
#include "apps/lab/desk.h"
#include "apps/lab/summary.h"
#include "apps/parallel.h"
#include "apps/server/page_files.h"
#include "apps/statistics.h"
#include "record/json.h"

namespace occasus::cli {

namespace {

struct LabArguments {
    std::string experiment;
    std::string store;
    std::string shard;
    int threads = 0;
    bool json = false;
};

lab::Shard read_shard(const std::string& text) {
    if (text.empty()) return {};
    const std::size_t slash = text.find('/');
    const auto number = parse_number<std::uint64_t>(text.substr(0, slash));
    const auto of = slash == std::string::npos
                        ? std::nullopt
                        : parse_number<std::uint64_t>(text.substr(slash + 1));
    if (!number || !of || *number < 1 || *number > *of)
        throw UsageError(fmt::format("--shard needs I/N, as 2/5, not \"{}\"", text));
    return {*number, *of};
}

std::string levels_text(const Value& experiment, const Value& cell) {
    std::string text;
    const Value::List& variables = *experiment.find("variables")->items();
    for (std::size_t n = 0; n < variables.size(); ++n) {
        const std::string& level = *(*cell.find("levels")->items())[n].text();
        if (level.empty()) continue;
        const bool is_added = level.starts_with('+') || level.starts_with('-');
        text += fmt::format("{}{} {}{}", text.empty() ? "" : ", ",
                            *variables[n].find("name")->text(), is_added ? "" : "= ", level);
    }
    return text.empty() ? "as it is" : text;
}

double real(const Value& value) {
    const std::int64_t* number = value.number();
    return number != nullptr ? static_cast<double>(*number)
                             : *std::get_if<double>(&value.content());
}

// One line below a cell: a quantity with its value and interval.
struct MeasureLine {
    std::string name;
    const Value* interval;
    std::string_view unit;
};

std::vector<MeasureLine> measures_of(const Value& cell, const Value::List& seats) {
    std::vector<MeasureLine> lines;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const Value& result = (*cell.find("seats")->items())[seat];
        lines.push_back({*seats[seat].find("title")->text() + " wins", result.find("rate"), " %"});
        if (const Value* difference = result.find("difference"))
            lines.push_back({"  more than the rival", difference, " points"});
    }
    for (const Value& quantity : *cell.find("quantities")->items())
        lines.push_back({*quantity.find("name")->text() + ", mean", quantity.find("mean"), ""});
    return lines;
}

void print_summary(const Value& summary) {
    const Value& experiment = *summary.find("experiment");
    fmt::print("{}: with 95 % intervals\n", *experiment.find("title")->text());
    const Value::List& seats = *experiment.find("seats")->items();
    for (const Value& cell : *summary.find("cells")->items()) {
        fmt::print("  {}: {}\n", levels_text(experiment, cell),
                   counted(static_cast<int>(*cell.find("games")->number()), "game"));
        const std::vector<MeasureLine> lines = measures_of(cell, seats);
        std::size_t width = 0;
        for (const MeasureLine& line : lines) width = std::max(width, line.name.size());
        for (const auto& [name, interval, unit] : lines) {
            const double scale = unit.empty() ? 1 : 100;
            const Value::List& parts = *interval->items();
            fmt::print("    {:<{}} {:>8.2f}{}   {:.2f} to {:.2f}\n", name, width,
                       real(parts[0]) * scale, unit, real(parts[1]) * scale,
                       real(parts[2]) * scale);
        }
    }
}

void print_results(lab::Store& store, bool json) {
    const Value summary = lab::summarise(store);
    if (json) return print_document(summary);
    print_summary(summary);
}

// How often a seat has won in a setup so far.
std::string standing_text(const lab::KeptExperiment& experiment, const lab::StopTest& test,
                          const lab::Progress& progress) {
    const auto& [games, wins, gained, lost] = progress.standing;
    const Measure rate = test.exists ? rate_at_any_time(wins, games) : wilson_rate(wins, games);
    const Value& seat = (*experiment.document.find("seats")->items())[test.seat];
    return fmt::format("setup {} of {}: {}", progress.cell + 1, experiment.cells.size(),
                       rate_text(*seat.find("id")->text(), rate));
}

// Plays until the desk has no more to hand out, or after an Interruption until what is being played
// is finished and kept. Throws what a chunk threw.
void play_in_threads(const lab::Layout& layout, lab::Desk& desk, int threads) {
    in_threads(thread_count(threads), [&] {
        try {
            while (const std::optional<lab::Task> task = desk.next())
                desk.give(*task,
                          lab::play_chunk(layout.cells[task->cell], task->first, task->count));
        } catch (...) {
            desk.stop();
            throw;
        }
    });
}

void run(const LabArguments& arguments) {
    if (arguments.experiment.empty())
        throw UsageError("lab needs the file of an experiment, or one of: report, export, merge");
    if (arguments.store.empty()) throw UsageError("lab needs --store FILE, where results are kept");
    const lab::Shard shard = read_shard(arguments.shard);
    const lab::Experiment experiment = lab::read_experiment(arguments.experiment);
    const lab::Layout layout = lab::lay_out(experiment);
    lab::Store store(arguments.store);
    store.begin(experiment, layout);
    const lab::KeptExperiment kept = store.experiment();
    std::optional<ProgressBar> bar;
    lab::Desk desk(layout, store, shard, experiment.chunk,
                   [&, test = lab::stop_test(kept)](const lab::Progress& step) {
                       if (step.standing.games > 0) bar->note(standing_text(kept, test, step));
                       bar->advance(step.games);
                   });
    bar.emplace("lab", desk.left());
    const Interruption interruption;
    if (!arguments.json) {
        fmt::print("{}, {} to play\n", counted(static_cast<int>(layout.cells.size()), "cell"),
                   counted(static_cast<int>(desk.left()), "game"));
        std::fflush(stdout);
    }
    play_in_threads(layout, desk, arguments.threads);
    bar->finish();
    if (Interruption::came())
        fmt::print(stderr,
                   "occasus: stopped; finished games are in {}. To continue, repeat the command\n",
                   arguments.store);
    Interruption::pass_on();
    print_results(store, arguments.json);
}

constexpr std::string_view kScript = "/laboratory.js";

std::string_view script() {
    const server::PageFile* file = server::find_page(kScript);
    if (file == nullptr || file->path != kScript)
        throw Fault(
            "this program was built without its page, which draws reports; script/build makes "
            "both");
    return file->body;
}

// As the text of an element in HTML.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : std::string(1, c);
    return out;
}

// JSON within a script must not end it.
std::string harmless(std::string json) {
    for (std::size_t at = json.find('<'); at != std::string::npos; at = json.find('<', at))
        json.replace(at, 1, "\\u003c");
    return json;
}

// A report of an experiment: one HTML file that needs no network, and draws a summary
// (lab::summarise). `command` is what made it. Throws Fault when this program was built without its
// page.
std::string report_page(const Value& summary, std::string_view command) {
    const std::string& title = *summary.find("experiment")->find("title")->text();
    Value document = summary;
    document.set("command", command);
    return fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n</head>\n<body>\n"
        "<main id=\"report\"></main>\n"
        "<script type=\"application/json\" id=\"summary\">{}</script>\n"
        "<script>{}</script>\n</body>\n</html>\n",
        escaped(title), harmless(to_json(document)), script());
}

void add_lab_report(CLI::App& lab) {
    CLI::App* command = lab.add_subcommand("report", "Make a report of a store: one HTML file");
    struct Arguments {
        std::string store;
        OutputArguments output;
    };
    auto arguments = std::make_shared<Arguments>();
    command->add_option("store", arguments->store, "The store")->required()->type_name("STORE");
    add_output_arguments(*command, arguments->output, "The file to write; it needs no network",
                         "FILE")
        ->required();
    command->footer("Example:\n  occasus lab report empire.sqlite -o empire.html");
    command->callback([arguments] {
        lab::Store store = lab::Store::open(arguments->store);
        write_output(arguments->output,
                     report_page(lab::summarise(store),
                                 fmt::format("occasus lab report {} -o {}", arguments->store,
                                             arguments->output.file)));
    });
}

void add_lab_export(CLI::App& lab) {
    CLI::App* command = lab.add_subcommand("export", "Print a store as a table");
    struct Arguments {
        std::string store;
        bool games = false;
        bool json = false;
    };
    auto arguments = std::make_shared<Arguments>();
    command->add_option("store", arguments->store, "The store")->required()->type_name("STORE");
    command->add_flag("--games", arguments->games,
                      "One row for each game (default: for each setup)");
    command->add_flag("--json", arguments->json, "Print JSON lines (default: CSV)");
    command->footer("Example:\n  occasus lab export empire.sqlite --games > games.csv");
    command->callback([arguments] {
        lab::Store store = lab::Store::open(arguments->store);
        bool first = true;
        const auto print = [&](const Value& row) {
            if (arguments->json) return print_document_line(row);
            if (first) fmt::print("{}\n", lab::csv_names(row));
            first = false;
            fmt::print("{}\n", lab::csv_values(row));
        };
        if (arguments->games)
            lab::each_game_row(store, print);
        else
            lab::each_cell_row(store, print);
    });
}

void add_lab_merge(CLI::App& lab) {
    CLI::App* command = lab.add_subcommand("merge", "Add the games of other stores to the first");
    auto stores = std::make_shared<std::vector<std::string>>();
    add_text(*command, "stores", *stores, "STORE",
             "Stores of the same experiment; the first takes all")
        ->required()
        ->expected(2, -1);
    command->footer("Example:\n  occasus lab merge all.sqlite shard2.sqlite shard3.sqlite");
    command->callback([stores] {
        lab::Store first = lab::Store::open(stores->front());
        for (std::size_t n = 1; n < stores->size(); ++n)
            fmt::print("{}: {} new\n", (*stores)[n],
                       counted(static_cast<int>(first.merge((*stores)[n])), "game"));
    });
}

}  // namespace

void add_lab(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "lab", "Run an experiment: vary options, numbers or players, and store the results");
    auto arguments = std::make_shared<LabArguments>();
    add_text(*command, "experiment", arguments->experiment, "EXPERIMENT",
             "The file of the experiment, TOML; docs/laboratory.md has its form");
    add_text(*command, "--store", arguments->store, "FILE",
             "The file for results. Games already in it are not played again: a stopped run "
             "continues, and a run with more games plays only the new ones");
    add_threads(
        *command, arguments->threads,
        "How many threads to use; 0: one for each core. The number does not change the results");
    add_text(*command, "--shard", arguments->shard, "I/N",
             "Play only part I of N, to divide the work among machines; `occasus lab merge` joins "
             "the stores");
    command->add_flag("--json", arguments->json, "Print one JSON document");
    command->require_subcommand(0, 1);
    add_lab_report(*command);
    add_lab_export(*command);
    add_lab_merge(*command);
    command->footer(
        "Examples:\n"
        "  occasus lab huns.toml --store huns.sqlite\n"
        "  occasus lab report huns.sqlite -o huns.html\n"
        "  occasus lab export huns.sqlite --games --json > games.jsonl");
    command->callback([arguments, command] {
        if (command->get_subcommands().empty()) run(*arguments);
    });
}

}  // namespace occasus::cli
