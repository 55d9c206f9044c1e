#include "apps/server/metrics.h"

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

void add_changes(std::string& text, const CommitFigures& commits) {
    begin(text, "changes_total", "counter", "Changes of tables, by whether they were kept");
    text += fmt::format("occasus_changes_total{{kept=\"yes\"}} {}\n", commits.kept);
    text += fmt::format("occasus_changes_total{{kept=\"no\"}} {}\n", commits.failed);
}

// Classes add up: each counts all that are shorter as well.
void add_times(std::string& text, const CommitFigures& commits) {
    begin(text, "commit_seconds", "histogram",
          "From a change to its being on the disk, of those that were kept");
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < CommitFigures::kUpTo.size(); ++i) {
        so_far += commits.took[i];
        text += fmt::format("occasus_commit_seconds_bucket{{le=\"{}\"}} {}\n",
                            CommitFigures::kUpTo[i] / 1000.0, so_far);
    }
    text += fmt::format("occasus_commit_seconds_bucket{{le=\"+Inf\"}} {}\n", commits.kept);
    text += fmt::format("occasus_commit_seconds_sum {}\n",
                        std::chrono::duration<double>(commits.sum).count());
    text += fmt::format("occasus_commit_seconds_count {}\n", commits.kept);
}

}  // namespace

std::string metrics_text(const ServerFigures& figures) {
    std::string text;
    add_gauge(text, "store_keeps", "1 while what is committed is kept, else 0",
              figures.keeps ? 1 : 0);
    add_gauge(text, "tables", "Tables that are kept", figures.tables);
    add_gauge(text, "open_tables", "Tables in memory", figures.open_tables);
    add_gauge(text, "connections",
              "Open connections; behind a trusted proxy, sockets of tables alone",
              figures.connections);
    add_gauge(text, "thinking_due", "Jobs of computer players and advice that wait for a thread",
              figures.thinking_due);
    add_changes(text, figures.commits);
    add_times(text, figures.commits);
    return text;
}

}  // namespace occasus::server
