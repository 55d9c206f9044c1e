// occasus report: where a game was won and lost, by luck and by decisions.
#include "table/report.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>

#include "core/words.h"

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/records/save_file.h"
#include "apps/cli/study/appraisers.h"
#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

struct ReportArguments {
    std::string save;
    AppraiserArguments appraiser;
    bool json = false;
};

constexpr int kCurveRows = 24;
constexpr int kBarWidth = 40;
constexpr std::size_t kMostDecisions = 12;

const std::string& text_of(const Value& fields, std::string_view name) {
    return *fields.find(name)->text();
}

void print_totals(const GameFacts& facts, const Account& account, bool over) {
    fmt::print(
        "\nIn percentage points, by seat: start + luck + decisions + others' decisions + "
        "reappraisal = {}\n",
        over ? "result" : "now");
    for (int seat = 0; seat < static_cast<int>(facts.seats.size()); ++seat) {
        fmt::print(
            "  {:<24} {:5.1f} {:+7.1f} {:+7.1f} {:+7.1f} {:+7.1f} = {:5.1f}   without luck "
            "{:.1f}\n",
            facts.seats[at(seat)].title, account.curve.front()[at(seat)] * 100,
            account.luck(seat) * 100, account.decisions(seat) * 100,
            account.others_decisions(seat) * 100, account.reappraisal(seat) * 100,
            account.curve.back()[at(seat)] * 100, account.adjusted(seat) * 100);
    }
    fmt::print(
        "Reappraisal is what no die and no decision explains: the estimate of a position was\n"
        "wrong. Without luck is the result less the luck; it may lie below 0 or above 100.\n");
}

// The curve of the first seat, or of every seat's highest where there are more than two.
void print_curve(const GameFacts& facts, const Account& account) {
    const auto plies = static_cast<int>(account.curve.size()) - 1;
    const int rows = std::min(plies, kCurveRows);
    const std::string_view name = facts.seats[0].in_sentence();
    fmt::print("\n{}, ply by ply\n",
               name == "You" ? "Your chances" : fmt::format("The chances of {}", name));
    for (int row = 0; row <= rows; ++row) {
        const int ply = rows == 0 ? 0 : row * plies / rows;
        const double worth = account.curve[at(ply)][0];
        fmt::print("  {:>5} {:5.1f} % {:#<{}}\n", ply, worth * 100, "",
                   static_cast<int>(std::lround(worth * kBarWidth)));
    }
}

void print_decisions(const Value& document) {
    std::vector<const Value*> bad;
    for (const Value& entry : *document.find("entries")->items())
        if (entry.find("better") != nullptr) bad.push_back(&entry);
    const auto cost = [](const Value* entry) {
        return std::get<double>(entry->find("worth")->content()) -
               std::get<double>(entry->find("better_worth")->content());
    };
    std::stable_sort(bad.begin(), bad.end(),
                     [&](const Value* a, const Value* b) { return cost(a) < cost(b); });
    if (bad.size() > kMostDecisions) bad.resize(kMostDecisions);
    if (!bad.empty()) fmt::print("\nThe decisions that cost most\n");
    for (const Value* entry : bad) {
        fmt::print("  {:>5} {}, {}, {:.1f} points, {}\n", *entry->find("ply")->number(),
                   text_of(*entry, "who"), text_of(*entry, "mark"), -cost(entry) * 100,
                   text_of(*entry, "turn"));
        if (const std::string& question = text_of(*entry, "question"); !question.empty())
            fmt::print("        {}\n", question);
        fmt::print("        given: {}\n        better: {}\n", text_of(*entry, "text"),
                   text_of(*entry, "better"));
        if (const std::string& why = text_of(*entry, "why"); !why.empty())
            fmt::print("        {}\n", why);
        if (const Value* reason = entry->find("reason"); !reason->is_null())
            fmt::print("        {}: {}\n", text_of(*reason, "player"), text_of(*reason, "text"));
    }
}

void print_report(const Match& match, const Account& account, const Value& document) {
    const GameFacts& facts = match.game().facts();
    fmt::print("{}, {}{}\n", facts.title, counted(match.ply(), "ply", "plies"),
               match.over() ? "" : ", not over yet");
    if (match.over()) fmt::print("{}\n", match.outcome().text);
    print_curve(facts, account);
    print_totals(facts, account, match.over());
    print_decisions(document);
    fmt::print("\nTurning points\n");
    const std::vector<Value>& points = *document.find("turning_points")->items();
    if (points.empty()) fmt::print("  Nothing changed the chances much.\n");
    for (const Value& point : points)
        fmt::print("  {:>5} {}: {}\n", *point.find("ply")->number(), text_of(point, "turn"),
                   text_of(point, "text"));
}

void report(const ReportArguments& arguments) {
    const Match match = load_save(arguments.save);
    if (!match.knows_all())
        throw Refused("a part of this game was played by other rules and cannot be replayed");
    const auto appraiser = chosen_appraiser(match.game(), arguments.appraiser);
    table::GameReport report(match, *appraiser);
    ProgressBar progress("report", 2 * static_cast<std::uint64_t>(match.ply()) + 1);
    while (report.step()) progress.advance(1);
    progress.finish();
    const Value document = report.document();
    if (arguments.json) return print_document(document);
    print_report(match, report.account(), document);
}

}  // namespace

void add_report(CLI::App& app) {
    const auto [command, arguments] = add_command(
        app, report, "report",
        "Show where a saved game was won or lost, roll by roll and decision by decision");
    command->add_option("save", arguments->save, "A saved game")->required()->type_name("SAVE");
    add_appraiser_arguments(*command, arguments->appraiser);
    command->footer(
        "Examples:\n"
        "  occasus report empire.save\n"
        "  occasus report pomerium.save --player princeps --json");
}

}  // namespace occasus::cli
