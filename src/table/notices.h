// Notices to people who are not at their table: news about whose turn it is, and the desk where
// they are ordered.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/value.h"

#include "table/input.h"
#include "table/stage_clock.h"

namespace occasus::table {

struct SeatNews {
    std::string holder;  // SHA-256 of its token, in hex; empty: nobody can prove to hold it.
    std::string title;
    bool is_due = false;   // The table waits for the person there.
    bool is_here = false;  // Its page is open.

    friend bool operator==(const SeatNews&, const SeatNews&) = default;
};

// Everyone may know all of it.
struct TurnNews {
    std::string table;
    std::string title;  // The game's, and the turn's.
    std::optional<Moment> deadline;
    std::optional<int> stage;  // While several seats order at once: which of these stages it is.
    std::vector<SeatNews> seats;

    friend bool operator==(const TurnNews&, const TurnNews&) = default;
};

class NoticeDesk {
  public:
    virtual ~NoticeDesk() = default;

    // Never blocks. May be called from any thread.
    virtual void hear(TurnNews) = 0;
    // The offers of the server to the holder of a token, a seat's or the host's, and their orders,
    // after a further one if there is one. This and the next may wait for the store. Throws
    // Refused.
    virtual Value orders(const std::string& table, const std::string& token,
                         const std::string& asker, const std::optional<Input>& further) = 0;
    // Stops an order for good, or confirms an address by the key that was sent there; whether there
    // is such an order.
    virtual bool settle(const std::string& key, bool confirms) = 0;
};

}  // namespace occasus::table
