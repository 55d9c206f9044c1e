// The time a sealed stage is given. Knows what time it is only from its callers.
#pragma once

#include <chrono>
#include <optional>

#include "core/value.h"

#include "table/input.h"
#include "table/moment.h"

namespace occasus::table {

// The clock of one table. Nothing: no limit.
struct StageClock {
    std::optional<int> movement;                    // Minutes for a movement stage.
    std::optional<int> other;                       // Minutes for any other.
    std::optional<Moment> deadline;                 // The present stage's, while the clock runs.
    std::optional<std::chrono::milliseconds> left;  // While it is stopped.
    int silent = 0;  // Deadlines in a row for which nobody came or confirmed.
    Rest rest = {};

    friend bool operator==(const StageClock&, const StageClock&) = default;

    void begin_stage(bool is_movement, Moment now);
    bool due(Moment now) const { return deadline && *deadline <= now; }
    // Keeps what is left of the stage for go_on(). Nothing to do where there is no deadline.
    void stop(Moment now);
    void go_on(Moment now);
    // Whether it is stopped and nothing of the stage has been used.
    bool is_whole(bool is_movement) const;
};

// The clock settings that a host may change. Absent: left as it is.
struct ClockOrder {
    std::optional<std::optional<int>> movement;
    std::optional<std::optional<int>> other;
    std::optional<std::optional<Moment>> deadline;
    std::optional<bool> stopped;
};

// Reads "movement", "other", "deadline", "stopped". Throws Refused.
ClockOrder read_clock_order(const Input&);
void obey(StageClock&, const ClockOrder&, Moment now);

// {"movement", "other", "now", "deadline", "left"}
Value clock_document(const StageClock&, Moment now);

}  // namespace occasus::table
