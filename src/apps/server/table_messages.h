// The messages about a table, as docs/protocol.md has them. What a reader may see comes from a
// Sight alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/value.h"

#include "apps/server/table.h"

namespace occasus::server {

// What happened since the last message, and who is there.
struct News {
    int since = 0;               // The number of the last log entry the readers have.
    std::vector<Struck> struck;  // What was struck out of those.
    std::string by;              // The client's id of the action, or empty.
    std::vector<bool> online;    // By seat.
};

// "update", for everyone whose standing is `caller`.
Value update_message(const Table&, Caller caller, const News&);

// "table": everything, or, with `since`, what comes after that log entry. A `since` that does not
// join on to the log is answered with everything.
Value table_message(const Table&, Caller caller, std::optional<int> since,
                    const std::vector<bool>& online);

// "view": the table as it stood. Throws Refused when that ply is not reached.
Value view_message(const Table&, Caller caller, const std::string& id, int ply);

Value ack_message(const std::string& id, int ply);
Value refused_message(const std::string& id, const Problem&);
// "error": for what answers no request, or one whose id could not be read (empty).
Value error_message(const std::string& id, const Problem&);
// "why": `reason` is why the action is not legal, or nothing.
Value why_message(const std::string& id, const std::optional<Problem>& reason);

std::string_view seat_kind_id(SeatKind);
std::optional<SeatKind> find_seat_kind(std::string_view id);

}  // namespace occasus::server
