// The messages about a table, as docs/protocol.md has them. A message takes what a reader may see
// from a Sight alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/value.h"

#include "table/client_message.h"
#include "table/table.h"

namespace occasus::table {

// Whether somebody is at a seat.
struct Presence {
    int clients = 0;
    std::optional<Moment> left;  // When the last one who was there went away, while nobody is.

    bool operator==(const Presence&) const = default;
};

// The happenings since the last message, and the guests present.
struct News {
    std::size_t since = 0;        // How many log entries everyone has.
    int from = 0;                 // The step everyone was shown last.
    std::vector<Struck> struck;   // The struck entries among those.
    std::string by;               // The client's id of the action, or empty.
    std::vector<Presence> there;  // By seat.
};

// How an "update" tells what is to be seen: as it stands now, or what changed of it, where that is
// known.
enum class Telling : std::uint8_t { Whole, Patches };

// "update", for one reader, as JSON. The album is that of all who get the same news.
std::string update_message(const Table&, const Reader&, const News&, Album&,
                           Telling = Telling::Whole);

// The last log entry and the last press message that a reader has, by the reader's own count.
struct Known {
    std::optional<int> log;
    std::optional<int> press;
};

// "table": everything, or what comes after what is known. Where that does not join on to the log,
// everything is sent. If a log or a press is longer than a page, the last page is everything.
Value table_message(const Table&, const Reader&, const Known&, const std::vector<Presence>& there);

// "view": the table as it stood and, from an earlier ply on, how it came to that. Throws Refused
// when that ply is not reached or the other is not before it. As JSON.
std::string view_message(const Table&, Seat reader, const std::string& id, const Look&);

// "earlier": the page of the log, or of the press, before a number. Throws Refused when that is not
// reached.
Value earlier_message(const Table&, const Reader&, const std::string& id, const Earlier&);

Value ack_message(const std::string& id, int ply);
Value refused_message(const std::string& id, const Problem&);
// "error": for what answers no request, or one whose id could not be read (empty).
Value error_message(const std::string& id, const Problem&);
// "why": `reason` is why the action is not legal, or nothing.
Value why_message(const std::string& id, const std::optional<Problem>& reason);

std::string_view seat_kind_id(SeatKind);
std::optional<SeatKind> find_seat_kind(std::string_view id);

}  // namespace occasus::table
