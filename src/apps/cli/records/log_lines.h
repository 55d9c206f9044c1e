// The log, one event a line.
#pragma once

#include <cstddef>

#include "record/match.h"

namespace occasus::cli {

enum class LogForm { Text, Json };

// Prints the log from entry `first` (from 0) on, as `reader` may hear it: number, rule and words,
// or one JSON document each. Numbers count what the reader may hear, so that nobody can count the
// rest. Undone entries are marked.
void print_log(const Match& match, std::size_t first, Seat reader, LogForm form);

}  // namespace occasus::cli
