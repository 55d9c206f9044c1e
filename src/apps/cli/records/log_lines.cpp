#include "apps/cli/records/log_lines.h"

#include <fmt/core.h>

#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

void print_entry(const Match& match, const LogEntry& entry, Seat reader, const Paint& paint) {
    const std::string line =
        fmt::format("{:>5}  {:<5} {}{}", entry.n, entry_rule(match.game().facts(), entry),
                    entry_text(match.game(), entry, reader), entry.undone ? " (undone)" : "");
    fmt::print("{}\n", entry.undone ? paint.dim(line) : line);
}

}  // namespace

void print_log(const Match& match, std::size_t first, Seat reader, LogForm form) {
    const Paint paint(stdout);
    int heard = 0;
    for (std::size_t i = 0; i < match.log().size(); ++i) {
        LogEntry entry = match.log()[i];
        if (!match.may_hear(entry, reader)) continue;
        entry.n = ++heard;
        if (i < first) continue;
        if (form == LogForm::Json)
            print_document_line(entry_document(match.game(), entry, reader));
        else
            print_entry(match, entry, reader, paint);
    }
}

}  // namespace occasus::cli
