// What one reader may know of a match, and nothing else. Every message about a table is made from
// a Sight: a reader is shown what his seat may see of the position, and the events he may hear.
#pragma once

#include "core/any_game.h"
#include "core/value.h"

#include "record/match.h"

namespace occasus::server {

class Sight {
  public:
    // `reader` is a seat, or Nobody for a spectator. The match must outlive this.
    Sight(const Match& match, Seat reader) : match_(match), reader_(reader) {}

    const AnyGame& game() const { return match_.game(); }
    // The position as the reader may know it; the present one, or as it stood at a ply.
    AnyState state() const { return game().observe(match_.state(), reader_); }
    AnyState state_at(int ply) const { return game().observe(match_.state_at(ply), reader_); }
    int ply() const { return match_.ply(); }
    bool to_move() const { return reader_ != Seat::Nobody && match_.to_move() == reader_; }

    // "view", "phase", "turn_title", "prompt" and "result" of a position, added to `document`.
    // `seen` comes from state() or state_at().
    void describe(const AnyState& seen, Value& document) const;
    // What the reader may do now; empty unless the question is his.
    Value offers() const;
    // The log after entry number `since`.
    Value entries(int since) const;
    // The number of the last log entry at a ply.
    int log_length_at(int ply) const { return match_.log_length_at(ply); }

  private:
    bool may_hear(const Event& event) const {
        return event.audience == Seat::Nobody || event.audience == reader_;
    }

    const Match& match_;
    Seat reader_;
};

}  // namespace occasus::server
