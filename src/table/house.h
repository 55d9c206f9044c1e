// The parts of a program that its tables use: where they are kept, where computer players think and
// all other work is done, what time it is, and whom to tell of a failure. All of it outlives the
// tables.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "table/jobs.h"
#include "table/notices.h"
#include "table/stage_clock.h"
#include "table/store.h"
#include "table/thinkers.h"

namespace occasus::table {

struct House {
    Store& store;
    std::shared_ptr<Thinkers> thinkers;
    Jobs& clerks;
    // The present time. May be called from any thread.
    std::function<Moment()> now;
    Report report;
    // A message of a kind has come. The result is held until the message has been answered, and
    // what it changed is on disk. May be nothing; may be called from any thread.
    std::function<std::shared_ptr<void>(std::string_view kind)> begun = nullptr;
    // An address has asked for what counts as so many questions more. May be nothing; may be called
    // from any thread.
    std::function<void(const std::string& asker, int questions)> charge = nullptr;
    NoticeDesk* notices = nullptr;  // May be nothing.
};

}  // namespace occasus::table
