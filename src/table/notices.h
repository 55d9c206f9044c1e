// Notices to people who are not at their table: news about whose turn it is, and the desk where
// they are ordered.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/value.h"

#include "table/input.h"
#include "table/stage_clock.h"

namespace occasus::table {

// A person's seat.
struct SeatNews {
    std::string holder;  // SHA-256 of its token, in hex; empty: nobody can prove to hold it.
    std::string title;
    bool is_due = false;   // The table waits for it.
    bool is_here = false;  // Its page is open.

    friend bool operator==(const SeatNews&, const SeatNews&) = default;
};

// Everyone may know all of it.
struct TurnNews {
    std::string table;
    std::string title;  // The game's, and the turn's.
    std::vector<SeatNews> seats;
    std::optional<int> stage;  // While several seats order at once: which of these stages it is.
    std::optional<Moment> deadline;

    // Apart from the title.
    bool says_as(const TurnNews& other) const {
        return seats == other.seats && stage == other.stage && deadline == other.deadline;
    }
};

class NoticeDesk {
  public:
    virtual ~NoticeDesk() = default;

    // Never blocks. May be called from any thread.
    virtual void hear(TurnNews) = 0;
    // The offers of the server, and the orders of one holder; `holder` empty: of the table, for its
    // host. This and the next two may wait for the store.
    virtual Value document(const std::string& table, const std::string& holder) = 0;
    // Throws Refused.
    virtual void order(const std::string& table, const std::string& holder, const Input&) = 0;
    // Confirms an order, or stops it for good; true when it is confirmed now. An order
    // that was stopped stays so.
    virtual bool settle(std::string_view order, bool stops) = 0;
};

}  // namespace occasus::table
