// What one reader may know of a match, and nothing else. Every message about a table is made from
// a Sight: a reader is shown what his seat may see of the position, and the events he may hear,
// numbered as he hears them.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/value.h"

#include "record/match.h"
#include "table/steps.h"

namespace occasus::table {

// Log entries that an undo struck out, by number; both ends included.
using Struck = std::pair<int, int>;

class Sight {
  public:
    // `reader` is a seat, or Nobody for a spectator. Match and steps must outlive this.
    Sight(const Match& match, const Steps& steps, Seat reader)
        : match_(match), steps_(steps), reader_(reader) {}

    const AnyGame& game() const { return match_.game(); }
    // The position as the reader may know it; the present one, or as it stood after a step.
    AnyState state() const { return game().observe(match_.state(), reader_); }
    AnyState state_after(int step) const {
        return game().observe(match_.state_at(steps_.ply_after(step)), reader_);
    }
    int step() const { return steps_.count(); }
    bool to_move() const { return reader_ != Seat::Nobody && match_.to_move() == reader_; }

    // "view", "phase", "turn_title", "prompt" and "result" of a position, added to `document`.
    // `seen` comes from state() or state_after().
    void describe(const AnyState& seen, Value& document) const;
    // What the reader may do now; empty unless the question is his alone.
    Value offers() const;

    // Of the first `length` entries of the log, those that the reader may hear.
    int heard_of(std::size_t length) const;
    // How many entries of the log end with the reader's own number `n`; nothing when he has fewer.
    std::optional<std::size_t> log_length(int n) const;
    // What a patch changes: "turn_title", "phase" and "view" as they stood after a step.
    Value shown_after(int step) const;
    // What each thing that happened changed of what the reader sees: JSON Patches by number of the
    // match's log. Each is made to what the one before left, the first to the table after `from`.
    // What was ordered in secret is opened at once: a range of steps that holds such has none.
    using Patches = std::map<int, Value>;
    Patches patches(int from, int to) const;
    // The log after so many entries, up to so many, numbered for the reader.
    Value entries(std::size_t since, std::size_t until, const Patches& patches = {}) const;
    // What was kept of the log from one step to another, with its patches.
    Value story(int from, int to) const;
    // The reader's number of the last log entry after a step.
    int heard_after(int step) const;
    // The same entries by the reader's numbers.
    std::vector<Struck> struck(const std::vector<Struck>&) const;

  private:
    void show(const AnyState& seen, Value& document) const;
    Value shown(const AnyState&) const;

    const Match& match_;
    const Steps& steps_;
    Seat reader_;
};

}  // namespace occasus::table
