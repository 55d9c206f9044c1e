// How many changes a store was given, what came of them, and how long they took.
#pragma once

#include <cstdint>

#include "apps/server/time_figures.h"

namespace occasus::server {

struct CommitFigures {
    TimeFigures kept;              // From being given to being on the disk.
    std::uint64_t failed = 0;      // Were not kept.
    std::uint64_t groups = 0;      // Transactions: one puts all that waits on the disk.
    std::uint64_t bad_groups = 0;  // Those ended by a fault of the disk or the database.
    std::uint64_t bad_reads = 0;   // Tables that could not be read.
};

}  // namespace occasus::server
