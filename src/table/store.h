// Where tables are kept. Small on purpose: an embedded database serves one process, a shared one
// behind the same interface serves many, each of which owns the tables that it has claimed.
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
#include "table/listing.h"
#include "table/press.h"
#include "table/stage_clock.h"
#include "table/token.h"

namespace occasus::table {

enum class SeatKind : std::uint8_t { Human, Computer, Open };

// The person who holds a seat.
struct Person {
    std::string name;            // The name that they chose; empty: the seat's name.
    bool has_come = false;       // Whether they were ever there.
    std::optional<Moment> left;  // When they went away; nothing while they are there.

    friend bool operator==(const Person&, const Person&) = default;
};

// The sitter of a seat: a person, the computer, or no one.
struct Sitter {
    SeatKind kind = SeatKind::Human;
    std::string player;              // A computer seat's.
    std::optional<TokenHash> token;  // Nothing: nobody can prove to hold the seat.
    Person person = {};
};

// The facts of a table that never change.
struct TableHead {
    std::string id;
    TokenHash host{};
    std::string header;                 // The record's.
    std::optional<Digest> seed;         // The dice's; nothing when typed, or not known to us.
    bool dice_typed = false;            // Players throw real dice.
    std::chrono::milliseconds delay{};  // A computer player waits this long before it acts.
};

// An action that was accepted: a client that sends its id again gets the same ply.
struct Accepted {
    std::string key;  // The client, and its own id for it.
    int ply = 0;      // After it.
};

// One seat's written orders in a sealed stage. For its own eyes until the stage is opened.
struct SealedSet {
    std::vector<std::string> lines;  // Orders as written; of a computer, its actions.
    bool confirmed = false;
    bool by_computer = false;
};

// Everything that is kept of one table.
struct StoredTable {
    TableHead head;
    std::vector<std::pair<std::string, Sitter>> seats;  // By seat id.
    std::vector<std::string> lines;                     // The record's, after the header.
    std::string position;                               // The line that would end it now.
    std::vector<Accepted> accepted;
    std::vector<std::pair<std::string, SealedSet>> sets;  // Those of the present stage, by seat id.
    StageClock clock;
    PressSwitches press;
    Listing listing;
    std::vector<PressMessage> messages;
};

// The record as a file to keep.
std::string saved_record(const StoredTable&);

// The change of one table by one step. It is kept as a whole or not at all.
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
    std::optional<Listing> listing;
    std::vector<std::pair<std::size_t, PressMessage>> messages;  // By their places.

    bool empty() const {
        return !created && lines.empty() && seats.empty() && accepted.empty() && sets.empty() &&
               !sets_opened && !clock && !press && !listing && messages.empty();
    }
};

// The change that makes all of this from nothing.
Change whole_change(const StoredTable&);
// Whether a change follows on from what is kept, which is nothing before a table is created.
bool joins_on(const std::optional<StoredTable>&, const Change&);
// Makes a change to it. Precondition: it joins on.
void make_change(std::optional<StoredTable>&, const Change&);

// Told by threads of a store, which may not be kept waiting.
class Owner {
  public:
    virtual ~Owner() = default;

    // A table may be another's by now: what is known of it is worth nothing.
    virtual void lost(const std::string& table) = 0;
    // Another process asks for a table. It is to be released soon, also if it is not in use here.
    virtual void asked_for(const std::string& table) = 0;
};

// Functions may be called from any thread.
class Store {
  public:
    virtual ~Store() = default;

    // Calls `done` once, from a thread of the store: with true after the change is on disk, with
    // false when it is not kept, or when nobody can know because the table was lost; that is told
    // to the owner before. Changes of one table are made in the order they come. The caller has
    // claimed a table before changing it.
    virtual void commit(Change change, std::function<void(bool kept)> done) = 0;

    // Lets nobody else change a table until it is released or lost. Calls `done` once, from any
    // thread: with false when another process would not let go of it in time. A table that is not
    // there can be claimed, too.
    virtual void claim(const std::string& table, const std::function<void(bool granted)>& done) {
        static_cast<void>(table);
        done(true);
    }
    // Gives up a claimed table: others may claim it from now on, or this owner again.
    virtual void release(const std::string& table) { static_cast<void>(table); }
    // Tells this owner from now on; nullptr: nobody. Once this returns, the owner before is told
    // nothing more, and gets no answers to its claims.
    virtual void tell(Owner* owner) { static_cast<void>(owner); }

    // Nothing when there is no such table. Throws std::runtime_error when it cannot be read.
    virtual std::optional<StoredTable> read(std::string_view table) = 0;
    // The tables whose deadline is not after that moment, except those that others own.
    virtual std::vector<std::string> due(Moment) = 0;
    // The texts of the newest listings, except those whose people are away for too long. Throws
    // std::runtime_error when they cannot be read.
    virtual std::vector<std::string> listed(Moment) { return {}; }
    // The number of tables.
    virtual std::size_t count() = 0;
};

}  // namespace occasus::table
