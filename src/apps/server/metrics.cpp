#include "apps/server/metrics.h"

#include <cstdint>
#include <fmt/format.h>
#include <string_view>

namespace occasus::server {

namespace {

void begin(std::string& text, std::string_view name, std::string_view type, std::string_view help) {
    text += fmt::format("# HELP occasus_{0} {2}\n# TYPE occasus_{0} {1}\n", name, type, help);
}

void add_gauge(std::string& text, std::string_view name, std::string_view help, std::size_t value) {
    begin(text, name, "gauge", help);
    text += fmt::format("occasus_{} {}\n", name, value);
}

void add_counter(std::string& text, std::string_view name, std::string_view help,
                 std::uint64_t value) {
    begin(text, name, "counter", help);
    text += fmt::format("occasus_{} {}\n", name, value);
}

void add_changes(std::string& text, const CommitFigures& commits) {
    begin(text, "changes_total", "counter", "Changes of tables, stored or not");
    text += fmt::format("occasus_changes_total{{kept=\"yes\"}} {}\n", commits.kept.count);
    text += fmt::format("occasus_changes_total{{kept=\"no\"}} {}\n", commits.failed);
    add_counter(text, "commits_total", "Transactions; each writes all waiting changes",
                commits.groups);
    begin(text, "store_errors_total", "counter", "Errors of the disk or the database, by work");
    text += fmt::format("occasus_store_errors_total{{work=\"write\"}} {}\n", commits.bad_groups);
    text += fmt::format("occasus_store_errors_total{{work=\"read\"}} {}\n", commits.bad_reads);
}

// Classes add up: each counts all that are shorter as well. `labels` ends with a comma, or is
// empty.
void add_times(std::string& text, std::string_view name, const std::string& labels,
               const TimeFigures& times) {
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < TimeFigures::kUpTo.size(); ++i) {
        so_far += times.took[i];
        text += fmt::format("occasus_{}_bucket{{{}le=\"{}\"}} {}\n", name, labels,
                            TimeFigures::kUpTo[i] / 1000.0, so_far);
    }
    text += fmt::format("occasus_{}_bucket{{{}le=\"+Inf\"}} {}\n", name, labels, times.count);
    const std::string all =
        labels.empty() ? std::string() : '{' + labels.substr(0, labels.size() - 1) + '}';
    text += fmt::format("occasus_{}_sum{} {}\n", name, all,
                        std::chrono::duration<double>(times.sum).count());
    text += fmt::format("occasus_{}_count{} {}\n", name, all, times.count);
}

}  // namespace

std::string metrics_text(const ServerFigures& figures) {
    std::string text;
    add_gauge(text, "store_keeps", "1 while changes can be stored, else 0", figures.keeps ? 1 : 0);
    add_gauge(text, "tables", "Tables that are kept", figures.tables);
    add_gauge(text, "open_tables", "Tables in memory", figures.open_tables);
    add_gauge(text, "connections",
              "Open connections; behind a trusted proxy, only sockets of tables",
              figures.connections);
    add_gauge(text, "thinking_due", "Jobs of computer players and advice that wait for a thread",
              figures.thinking_due);
    add_changes(text, figures.commits);
    begin(text, "commit_seconds", "histogram", "Time from a change until it is on the disk");
    add_times(text, "commit_seconds", {}, figures.commits.kept);
    begin(text, "served_seconds", "histogram",
          "Time from a message, or a move of a computer player, until it is answered and sent");
    for (const auto& [kind, times] : figures.served)
        add_times(text, "served_seconds", fmt::format("kind=\"{}\",", kind), times);
    return text;
}

}  // namespace occasus::server
