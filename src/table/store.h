// Where tables are kept. Small on purpose: an embedded database serves one process, a shared one
// behind the same interface could serve many.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/digest.h"
#include "table/press.h"
#include "table/stage_clock.h"
#include "table/token.h"

namespace occasus::table {

enum class SeatKind : std::uint8_t { Human, Computer, Open };

// The person who holds a seat.
struct Person {
    std::string name;            // As he calls himself; empty: as the seat is called.
    bool has_come = false;       // Whether he was ever there.
    std::optional<Moment> left;  // When he went away; nothing while he is there.

    friend bool operator==(const Person&, const Person&) = default;
};

// Who sits in a seat.
struct Sitter {
    SeatKind kind = SeatKind::Human;
    std::string player;              // Of a computer seat.
    std::optional<TokenHash> token;  // Nothing: nobody can prove to hold the seat.
    Person person = {};
};

// What never changes about a table.
struct TableHead {
    std::string id;
    TokenHash host{};
    std::string header;                 // Of the record.
    std::optional<Digest> seed;         // Of the dice; nothing when typed, or not known to us.
    bool dice_typed = false;            // Players throw real dice.
    std::chrono::milliseconds delay{};  // A computer player waits this long before it acts.
};

// An action that was accepted: whoever sends its id again is told the same ply.
struct Accepted {
    std::string key;  // Whose it was, and the id the client gave it.
    int ply = 0;      // After it.
};

// What one seat has written in a sealed stage. For its own eyes until the stage is opened.
struct SealedSet {
    std::vector<std::string> lines;  // Orders as written; of a computer, its actions.
    bool confirmed = false;
    bool by_computer = false;
};

// Everything that is kept of one table.
struct StoredTable {
    TableHead head;
    std::vector<std::pair<std::string, Sitter>> seats;  // By seat id.
    std::vector<std::string> lines;                     // Of the record, after the header.
    std::string position;                               // The line that would end it now.
    std::vector<Accepted> accepted;
    std::vector<std::pair<std::string, SealedSet>> sets;  // Of the stage of now, by seat id.
    StageClock clock;
    PressSwitches press;
    std::vector<PressMessage> messages;
};

// The record as a file to keep.
std::string saved_record(const StoredTable&);

// What one step changes of one table. It is kept as a whole or not at all.
struct Change {
    std::string table;
    std::optional<TableHead> created;
    std::size_t first_line = 0;  // How many lines were kept before: another number is a conflict.
    std::vector<std::string> lines;
    std::string position;  // Where those lines lead to; empty when there are none.
    std::vector<std::pair<std::string, Sitter>> seats;
    std::vector<Accepted> accepted;
    // Nothing of a seat: what it had written is gone. They are changed after all were opened.
    std::vector<std::pair<std::string, std::optional<SealedSet>>> sets;
    bool sets_opened = false;
    std::optional<StageClock> clock;
    std::optional<PressSwitches> press;
    std::vector<std::pair<std::size_t, PressMessage>> messages;  // By their places.

    bool empty() const {
        return !created && lines.empty() && seats.empty() && accepted.empty() && sets.empty() &&
               !sets_opened && !clock && !press && messages.empty();
    }
};

// The change that makes all of this from nothing.
Change whole_change(const StoredTable&);
// Whether a change follows on from what is kept, which is nothing before a table is created.
bool joins_on(const std::optional<StoredTable>&, const Change&);
// Makes a change to it. Precondition: it joins on.
void make_change(std::optional<StoredTable>&, const Change&);

// Functions may be called from any thread.
class Store {
  public:
    virtual ~Store() = default;

    // Calls `done` once, from a thread of the store: with true after the change is on disk, with
    // false when it is not kept. Changes of one table are made in the order they come.
    virtual void commit(Change change, std::function<void(bool kept)> done) = 0;
    // Nothing when there is no such table. Throws std::runtime_error when it cannot be read.
    virtual std::optional<StoredTable> read(std::string_view table) = 0;
    // The tables whose deadline is not after that moment.
    virtual std::vector<std::string> due(Moment) = 0;
    // The number of tables.
    virtual std::size_t count() = 0;
};

}  // namespace occasus::table
