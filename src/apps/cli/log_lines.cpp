#include "apps/cli/log_lines.h"

#include <fmt/core.h>

#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

bool may_hear(Seat reader, const Event& event) {
    return event.audience == Seat::Nobody || event.audience == reader;
}

void print_entry(const Match& match, const LogEntry& entry, Seat reader, const Paint& paint) {
    const std::string line =
        fmt::format("{:>5}  {:<5} {}{}", entry.n, rule_id(match.game().facts(), entry.event.rule),
                    match.game().describe(entry.event, reader), entry.undone ? " (undone)" : "");
    fmt::print("{}\n", entry.undone ? paint.dim(line) : line);
}

}  // namespace

void print_log(const Match& match, std::size_t first, Seat reader, LogForm form) {
    const Paint paint(stdout);
    for (std::size_t i = first; i < match.log().size(); ++i) {
        const LogEntry& entry = match.log()[i];
        if (!may_hear(reader, entry.event)) continue;
        if (form == LogForm::Json)
            print_document_line(entry_document(match.game(), entry, reader));
        else
            print_entry(match, entry, reader, paint);
    }
}

}  // namespace occasus::cli
