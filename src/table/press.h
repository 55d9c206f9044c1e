// Messages between the seats of a table: who may write, who may read, and how each reader counts
// them. Seats are known by their ids. Knows no network and no store.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/value.h"

#include "table/allowance.h"
#include "table/input.h"
#include "table/moment.h"
#include "table/players_clock.h"
#include "table/problem.h"
#include "table/proposals.h"

namespace occasus::table {

enum class PressAllowed : std::uint8_t { None, Public, All };
enum class PressPhases : std::uint8_t { All, Movement };

struct PressMessage {
    std::string ref;  // Tells nobody how many there are.
    Moment at;
    std::string turn_title;
    std::string from;             // Empty: the host.
    std::vector<std::string> to;  // Empty: everyone.
    std::string text;
    bool removed = false;
};

// The settings of the host, and the agreements of the players.
struct PressSwitches {
    PressAllowed allowed = PressAllowed::None;
    PressPhases phases = PressPhases::All;
    bool watchers = true;  // Spectators read what is for everyone.
    bool reveal = false;   // After the game everyone reads everything.
    std::vector<std::string> muted;
    // A seat given to someone else reads private messages from this one on.
    std::map<std::string, int> joined;
    // Their proposals to one another, and whether all agreed that advice may be asked for.
    std::vector<Proposal> proposals;
    bool has_advice = false;
    // Anybody may join from the list of the server, since then.
    std::optional<Moment> listed;
    bool by_lot = false;        // Open seats are drawn, not chosen.
    bool is_anonymous = false;  // Names are for their own people until the end.
    Rest rest;                  // The clock of sealed stages has it.
    std::optional<PlayersClock> players_clock;

    friend bool operator==(const PressSwitches&, const PressSwitches&) = default;
};

// Reads "allowed", "phases", "watchers", "muted" and, for a new table, "reveal" into what stands.
void read_switches(const Input&, PressSwitches&);
void read_new_switches(const Input&, PressSwitches&);

// A reader: the seats they hold, whether they are the host, and whether the game is over.
struct PressReader {
    std::vector<std::string> seats;
    bool host = false;
    bool over = false;
};

// Where the game stands when something is written.
struct PressMoment {
    Moment at;
    std::string turn_title;
    bool in_movement = false;
    bool over = false;
};

class Press {
  public:
    PressSwitches switches;

    const std::vector<PressMessage>& messages() const { return messages_; }
    // Precondition: nothing was written by anyone yet.
    void restore(std::vector<PressMessage> messages);

    // Adds what a seat or the host says: sender, addressees and text of `message`. Why that
    // may not be written now; nothing when it was.
    std::optional<Problem> write(PressMessage message, const PressMoment&);
    // The place of a message in messages(), or nothing.
    std::optional<std::size_t> find(std::string_view ref) const;
    void remove(std::size_t message);
    bool may_read(std::size_t number, const PressReader&) const;

    // "press" as `reader` may know it: the messages after number `since` by the reader's own count,
    // or all; where those are longer than a page, the last page is all.
    Value document(const PressReader&, std::optional<int> since) const;
    // The page of messages before a number of the reader's own count.
    Value earlier(const PressReader&, int before) const;
    // The same with the one message that is new or changed.
    Value document_of(const PressReader&, std::size_t message) const;
    // The same with the switches alone.
    Value switches_document(const PressReader&) const;

  private:
    std::optional<Problem> why_not(const PressMessage&, const PressMoment&) const;
    std::optional<Problem> why_not_allowed(const PressMessage&, const PressMoment&) const;
    int count(const PressReader&, std::size_t before) const;
    // The places of the messages that a reader may read, in order: the first is the reader's number
    // 1.
    std::vector<std::size_t> readable(const PressReader&) const;
    // Where the page begins that ends before `until`, and is not to begin before `since`.
    std::size_t page_begin(const std::vector<std::size_t>& places, std::size_t since,
                           std::size_t until) const;
    Value page(const std::vector<std::size_t>& places, std::size_t begin, std::size_t end) const;
    Value frame(const PressReader&, bool reset) const;

    // The messages that one sender has written so far.
    struct Sent {
        std::size_t messages = 0;
        Allowance allowance;
    };
    void note(const PressMessage&);

    std::vector<PressMessage> messages_;
    std::size_t bytes_ = 0;             // The size of all texts so far.
    std::map<std::string, Sent> sent_;  // By sender.
};

// The switches as they are kept, and back; the latter throws Refused. Then the same as text.
Value switches_document(const PressSwitches&);
PressSwitches read_switches_document(const Input&);
std::string switches_text(const PressSwitches&);
PressSwitches switches_from_text(std::string_view text);

}  // namespace occasus::table
