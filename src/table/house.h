// What a program lends to its tables: where they are kept, where long work is done, what time it
// is, and whom to tell of a failure. All of it outlives the tables.
#pragma once

#include <functional>
#include <string_view>

#include "ai/search/budget.h"
#include "table/jobs.h"
#include "table/stage_clock.h"
#include "table/store.h"

namespace occasus::table {

// Tells whoever runs the program of something that should not have happened. May be called from
// any thread.
using Report = std::function<void(std::string_view)>;

struct House {
    Store& store;
    Jobs& thinkers;
    // Runs a task soon, where nothing may be kept waiting.
    std::function<void(std::function<void()>)> soon;
    // What time it is. May be called from any thread.
    std::function<Moment()> now;
    Report report;
    // For players who use their time.
    Nanoseconds stopwatch = nullptr;
};

}  // namespace occasus::table
