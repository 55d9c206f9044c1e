// One table: a game in progress, who sits where, and who may do what. Knows nothing of networks,
// threads or files; every step says what of it must be kept.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/server/problem.h"
#include "apps/server/store.h"
#include "record/match.h"

namespace occasus::server {

// Who asks: the holder of a seat, the host, or, neither, a spectator.
struct Caller {
    Seat seat = Seat::Nobody;
    bool host = false;
    friend bool operator==(const Caller&, const Caller&) = default;
};

// The answer to an action or undo. `changed` is false for a repeat: nothing need be kept or told.
struct Answer {
    std::optional<Problem> problem;
    int ply = 0;
    bool changed = false;
};

// Log entries that an undo struck out, by number; both ends included.
using Struck = std::pair<int, int>;

class Table {
  public:
    // What a new table is made from. `sitters` has one for each seat of the game.
    static Table create(TableHead head, std::vector<Sitter> sitters, Match match);
    // Replays what was kept. Throws std::runtime_error when that is damaged.
    static Table load(StoredTable stored);

    const std::string& id() const { return head_.id; }
    const TableHead& head() const { return head_; }
    const Match& match() const { return match_; }
    const AnyGame& game() const { return match_.game(); }
    const Sitter& sitter(Seat seat) const;
    const std::vector<Sitter>& sitters() const { return sitters_; }

    // Nothing when the token opens neither a seat nor the host's chair.
    std::optional<Caller> caller(const TokenHash&) const;

    // Takes an action in notation; `ply` is the one it answers. At a table with typed dice, any
    // seat and the host may roll. A second call with the same caller and `id` changes nothing and
    // gives the first answer.
    Answer act(Caller, const std::string& id, int ply, const std::string& action);
    // Goes back before the last action, as long as no die fell since. `id` and `ply` as above.
    Answer undo(Caller, const std::string& id, int ply);
    // What a computer player chose at a ply. Refused when the table has moved on.
    Answer computer_act(Seat, int ply, const std::string& action);
    // The computer player that has the question, or Nobody.
    Seat thinker() const;

    // Puts another kind of player into a seat. Returns the new token when there is one, else an
    // empty text. Throws Refused.
    std::string change_seat(Caller, Seat, SeatKind, const std::string& player);
    // Takes an open seat; returns its token. Throws Refused.
    std::string take_seat(Seat);

    // The seat with that id. Throws Refused (unknown).
    Seat seat_called(std::string_view id) const;

    bool dice_typed() const;
    // What an undo by this caller returns to, and what would do again what was last undone.
    std::optional<int> undo_target(Caller) const;
    const std::string* redo(Caller) const;
    // All ranges of struck log entries.
    std::vector<Struck> struck() const;
    // Why the record may not be read by everyone now: it holds what some seat may not know.
    std::optional<Problem> secret_record() const;

    // What is to be kept since the last call.
    Change take_change();

  private:
    Table(TableHead head, std::vector<Sitter> sitters, Match match);

    Answer once(Caller, const std::string& id, const std::function<std::optional<Problem>()>& step);
    std::optional<Problem> check(Caller, int ply) const;
    std::optional<Problem> check_seated(Caller) const;
    std::optional<Problem> play(Caller, int ply, const std::string& action);
    std::optional<Problem> play_as(Seat, int ply, const std::string& action);
    std::optional<Problem> step_back(Caller, int ply);
    void settle();
    void set_sitter(Seat, Sitter);
    void remember_refusal(const std::string& key, const Answer&);

    TableHead head_;
    std::vector<Sitter> sitters_;
    Match match_;
    std::vector<std::string> redo_;  // What was undone and not replaced, the latest last.
    std::map<std::string, Answer> answers_;
    std::deque<std::string> refused_keys_;  // The oldest first; few are remembered.
    std::size_t kept_lines_ = 0;
    Change change_;
};

}  // namespace occasus::server
