// The part of a match that one reader may know, and nothing else. Every message about a table is
// made from a Sight: it shows readers what their seat may see of the position, and the events they
// may hear, numbered as they hear them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/value.h"

#include "record/json.h"
#include "record/match.h"
#include "table/album.h"
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

    // "turn_title", "phase", "view", "prompt" and "result" of the position as it is, added to
    // `document`; or of the position after a step.
    void describe(Album&, Value& document) const;
    void describe_after(int step, Album&, JsonObject& document) const;
    // The same of the position as it is, but what is to be seen as "patch": what changed of it
    // since a picture of the album.
    void describe_since(const Value& picture, Album&, JsonObject& document) const;
    // The reader's choices now; empty unless the question is the reader's alone.
    Value offers() const;

    // Whether the log has entries that only one seat may hear of while the game goes on. At its end
    // they are opened, and then every other log is numbered again.
    bool has_secrets() const;
    // The number of the first `length` entries of the log that the reader may hear.
    int heard_of(std::size_t length) const;
    // How many entries of the log end with the reader's own number `n`; nothing when there are
    // fewer.
    std::optional<std::size_t> log_length(int n) const;
    // The contents of a patch: "turn_title", "phase" and "view" as they stood after a step.
    const Value& shown_after(int step, Album&) const;
    // The change of the reader's view by each happening: JSON Patches by number of the match's log.
    // Each is made to what the one before left, the first to the table after `from`. Where only the
    // end is told so, the first patch goes at once to where that begins, and those before the end
    // are empty. Secret orders are opened at once: a range of steps that holds such has none. As
    // JSON; the texts are the album's.
    using Patches = std::map<int, std::string_view>;
    enum class Length : std::uint8_t { Whole, End };
    struct Story {
        Patches patches;
        // The album's document after the last patch; without a patch, the one shown after `from`.
        // nullptr when that was undone.
        const Value* end = nullptr;
    };
    Story story(int from, int to, Length, Album&) const;
    // No end has more patches than these, or draws more views than these and three.
    static constexpr std::size_t kMostPatched = 64;
    // Nor do they take more bytes as JSON, except the last.
    static constexpr std::size_t kMostPatchBytes = std::size_t{48} * 1024;
    enum class Undone : std::uint8_t { Told, LeftOut };
    // The log after so many entries, up to so many, numbered for the reader.
    Value entries(std::size_t since, std::size_t until) const;
    // The same as JSON, with what each of them changed.
    std::string told(std::size_t since, std::size_t until, const Patches& patches,
                     Undone undone = Undone::Told) const;
    // The stored log from one step to another, with the patches of its end: anyone may ask for it,
    // as often as they like. As JSON.
    std::string told_between(int from, int to, Album&) const;
    // Where a page of the log begins: the last entries before `until` and after `since` that take
    // no more than kPageBytes as JSON; one at least, if there is one.
    std::size_t page_begin(std::size_t since, std::size_t until) const;
    static constexpr std::size_t kPageBytes = std::size_t{256} * 1024;
    // The reader's number of the last log entry after a step.
    int heard_after(int step) const;
    // The same entries by the reader's numbers. The ranges ascend.
    std::vector<Struck> struck(const std::vector<Struck>&) const;

  private:
    // Something that happened, by its number in the match's log, and what it left to be seen.
    struct Heard {
        int number = 0;
        AnyState seen{};
    };
    // The end of what was heard after one step up to another, and the rest of it: numbers, and what
    // was to be seen after it.
    struct Tale {
        std::deque<Heard> end;
        std::vector<int> rest;
        AnyState after_rest{};
        void shorten();
    };
    Tale tale(int from, int to, std::size_t most) const;
    Value document_of(LogEntry entry, int number) const;
    template <class Document>
    void add_asked(int step, const AnyState& seen, Document& document) const;
    bool may_hear(const LogEntry& entry) const { return match_.may_hear(entry, reader_); }

    const Match& match_;
    const Steps& steps_;
    Seat reader_;
};

}  // namespace occasus::table
