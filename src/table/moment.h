// Moments, and the hours in which no clock runs. Knows what time it is only from its callers.
#pragma once

#include <chrono>
#include <cstdint>

#include "core/value.h"

#include "table/input.h"

namespace occasus::table {

using Moment = std::chrono::sys_time<std::chrono::milliseconds>;

// Milliseconds since 1970 (UTC), as the protocol has times.
std::int64_t milliseconds_of(Moment);
Moment moment_at(std::int64_t milliseconds);

// The hours of rest of a table, by the time of the person who made it.
struct Rest {
    std::chrono::minutes ahead{0};  // That time is so far ahead of UTC.
    int from = 0;                   // Full hours of the day: from this one to the other.
    int until = 0;                  // The same as `from`: no rest at night.
    bool weekends = false;          // All of Saturday and Sunday.

    friend bool operator==(const Rest&, const Rest&) = default;

    bool is_on(Moment) const;
};

// The moment when a clock that runs from `begin` has run for that time.
Moment time_after(Moment begin, std::chrono::milliseconds time, const Rest&);
// How long a clock runs between two moments; 0 when the second is not the later one.
std::chrono::milliseconds time_between(Moment begin, Moment end, const Rest&);

// Reads "rest": {"from", "until", "weekends", "ahead"}; none when it is absent. Throws Refused.
Rest read_rest(const Input&);
// Null: none.
Value rest_document(const Rest&);

}  // namespace occasus::table
