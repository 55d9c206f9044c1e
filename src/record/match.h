// A game in progress: its record, its position, and everything that happened, rule by rule.
//
// Command line and server both play through a Match. It knows games only through the facade. Not
// shared between threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"

#include "record/record.h"

namespace occasus {

// One thing that happened, as the log has it.
struct LogEntry {
    int n = 0;                // From 1, never reused.
    int ply = 0;              // The ply whose action made it happen; 0 at the start.
    Seat who = Seat::Nobody;  // The seat of that action; Chance for a die.
    Event event;
    bool undone = false;
    // If nothing could be replayed, this stands in place of the event: the action as it was written
    // down or, for Nobody, the note that other rules apply from here on; or an act of people that
    // is not part of the game.
    std::string words;
    // Such an act: "seat" changed a seat, "end" ended the game. Else empty.
    std::string_view beside = {};  // NOLINT(readability-redundant-member-init)

    // Whether this seat may hear of it as it happens; Nobody stands for a spectator.
    bool is_for(Seat reader) const {
        return event.audience == Seat::Nobody || event.audience == reader;
    }
};

struct MatchSetup {
    Setup game;
    std::optional<Value> position;
    bool dice_typed = false;
    std::optional<Digest> seed;  // Nothing: a fresh secret.
};

// The evidence of a record about its dice. DiceStanding::None: no die was rolled. Verified: all
// were drawn, and are as the revealed seeds give them. Partly: some of them; the seeds of others
// are not in the record. Sealed: all were drawn, and no seed is there yet. Typed: all were typed,
// and nobody can check them. Mixed: some were drawn, some typed.
enum class DiceStanding : std::uint8_t { None, Verified, Partly, Sealed, Typed, Mixed };

// A seat added a number of its own to a stream of dice: its draws from `draw` on depend on it too.
struct AddedNumber {
    Seat seat = Seat::Nobody;
    int ply = 0;  // When it was added.
    Digest number{};
    std::uint64_t draw = 0;
};

// The dice of one stream that led to the position; or of a whole record without streams.
struct DiceStretch {
    int begin = 0;          // The ply after which it begins.
    bool revealed = false;  // Its seed is in the record: what was drawn has been checked.
    int drawn = 0;
    int foreseeable = 0;  // Those rolled after the seed was written down: anyone could know them.
    int typed = 0;
    int unread = 0;                       // Played by other rules, and so not checked.
    std::vector<AddedNumber> added = {};  // NOLINT(readability-redundant-member-init)
};

// Where a record comes from. One from anyone may have been changed; if it claims to follow the
// current rules and does not, it is refused. One in our own store may come from an earlier program
// that played by other rules without saying so.
enum class RecordSource : std::uint8_t { Anyone, Store };

// How a reader finds the game a record is of: nullptr when there is none of that id.
using FindGame = const GameKind* (*)(std::string_view id);

class Match {
  public:
    // Looks at a replay under way.
    using Between = std::function<std::optional<Refusal>(const Match& so_far)>;

    // Refuses bad options, boards and positions.
    static Result<Match> start(const GameKind&, const MatchSetup&);
    // Replays a record, checking hash chain, legality and, where the seed is known, every die.
    // `secret` is the seed of the last stream of a record that does not reveal it (yet).
    //
    // A record of other rules is accepted as it is if it can be replayed. Otherwise the game goes
    // on, by the current rules, from the last position that was written down or else from the last
    // ply that can be replayed. The log shows the rest in the words of the record.
    // `between` is asked after every line and may end the replay with a refusal.
    static Result<Match> load(FindGame, std::string_view record,
                              std::optional<Digest> secret = std::nullopt,
                              RecordSource = RecordSource::Anyone, const Between& between = {});

    const AnyGame& game() const { return *game_; }
    std::shared_ptr<const AnyGame> shared_game() const { return game_; }
    const RecordHeader& header() const { return header_; }
    const AnyState& state() const { return state_; }
    // How many actions led here, including dice but not what was undone.
    int ply() const { return static_cast<int>(plies_.size()); }
    Seat to_move() const { return ending_ ? Seat::Nobody : game_->to_move(state_); }
    bool over() const { return to_move() == Seat::Nobody; }
    // How the players ended the game; nothing if they did not.
    const std::optional<EndLine>& ending() const { return ending_; }
    // The result of the game, by its rules or by its players: then it has no rule, and no scores
    // unless a seat wins. Precondition: over().
    Outcome outcome() const;
    // Whether this seat may hear of an entry of the log now: once the game is over everybody may
    // hear of everything.
    bool may_hear(const LogEntry& entry, Seat reader) const {
        return entry.is_for(reader) || over();
    }
    // Precondition: 0 <= ply <= this->ply().
    AnyState state_at(int ply) const;
    // The effects of the action of a ply (1 ..): its entries of the log, in order, each with the
    // position as the entry leaves it. Empty if the record cannot be replayed there.
    std::vector<Happening> happenings(int ply) const;
    // Whether the position after a ply is known; it is not if the record cannot be replayed there.
    bool knows(int ply) const {
        return ply == 0 || plies_[static_cast<std::size_t>(ply - 1)].known;
    }
    // Whether every ply that was not undone could be replayed.
    bool knows_all() const;
    // In words: the places from which on the record does not follow the rules that replay it.
    std::vector<std::string> partings() const;
    // The number of the last log entry at that ply.
    int log_length_at(int ply) const;
    const std::vector<LogEntry>& log() const { return log_; }
    // The places in the log of what only one seat may hear as it happens. Ascending.
    const std::vector<std::size_t>& log_of_one() const { return log_of_one_; }
    // The seat that acted at a ply (1 ..), and its action in notation.
    Seat mover_at(int ply) const { return plies_[static_cast<std::size_t>(ply - 1)].who; }
    const std::string& action_at(int ply) const {
        return plies_[static_cast<std::size_t>(ply - 1)].action;
    }

    // Takes an action of a seat; `text` is its notation. At a chance node `seat` is Chance and the
    // action is "roll FACE": a die thrown by hand. `answers` is the ply the action was meant for.
    // Refused: nothing has changed.
    std::optional<Refusal> act(Seat seat, std::string_view text,
                               std::optional<int> answers = std::nullopt);
    // Whether draw() may be called: a die is due and the table has a stream whose seed is known.
    bool can_draw() const;
    // Takes the die that is due from the stream. Precondition: can_draw().
    void draw();
    // Draws until a seat has the question or the game is over.
    void draw_all() {
        while (can_draw()) draw();
    }

    // The ply that undo() returns to: before the last action of a seat, unless a die fell since.
    std::optional<int> undo_target() const;
    std::optional<Refusal> undo(Seat seat, std::optional<int> answers = std::nullopt);
    // Why the game may not go back to the position after an earlier ply: a die fell since, other
    // rules held there, or the players ended the game.
    std::optional<Refusal> why_not_back_to(int ply) const;
    // Takes back ply by ply. Precondition: !why_not_back_to(ply).
    void take_back_to(int ply);

    // Why a seat may not add a number to the dice: they are typed, can be foreseen, or it has.
    std::optional<Refusal> why_no_number(Seat) const;
    // Makes all later dice of the stream depend on this number of a seat as well.
    // Precondition: !why_no_number(seat).
    void add_number(Seat seat, const Digest& number) { add_number(seat, number, draws_); }
    // The same from this draw on: the next or, so that dice of another game fall again, a later one
    // of a seed that is revealed. Refused: the draw is another, or the seat has added to these
    // dice; nothing has changed.
    std::optional<Refusal> add_number_again(Seat seat, const Digest& number, std::uint64_t draw);

    // Notes what the host did to the seat of a person, for the record and for everybody's log.
    void note_seat(Seat, SeatGiven);
    // Ends the game as the players agreed, or because a seat of two resigned or its time was up.
    // Precondition: !over().
    void end(const EndLine&);

    // Notes that a table is set up from the record as it stands: what led here happened elsewhere.
    void note_brought();
    // The last ply that happened elsewhere; nothing if all of the record is of one table.
    const std::optional<int>& brought() const { return brought_; }

    // Writes the seed into the record. Precondition: it is known and not yet revealed.
    void reveal_seed();
    // From here on dice come from this seed. It is for a game that is continued by somebody who
    // does not know the earlier seed. Precondition: commitment().
    void begin_stream(const Digest& seed);
    // The commitment to the current stream of dice; nothing if dice are typed.
    const std::optional<Digest>& commitment() const { return commitment_; }
    // The numbers that seats have added to the current stream of dice.
    const std::vector<AddedNumber>& added_numbers() const { return streams_.back().added; }
    bool seed_revealed() const { return streams_.back().revealed; }
    const std::optional<Digest>& seed() const { return seed_; }
    // Stream by stream, the first first; at least one.
    std::vector<DiceStretch> dice() const;
    DiceStanding dice_standing() const;

    // The record as text. It reveals the seed only if reveal_seed() was called.
    std::string record() const;
    // The same with the current position at the end, so that later versions can open it.
    std::string saved() const { return record() + position_line(); }
    std::string position_line() const { return write_position(game_->position(state_), chain_); }
    // Every line of the record after the header, in order: what a store appends.
    const std::vector<std::string>& lines() const { return lines_; }
    const std::string& header_text() const { return header_text_; }

  private:
    struct Ply {
        Seat who = Seat::Nobody;
        std::string action;
        int log_begin = 0;   // Its entries of the log, from here
        int log_length = 0;  // to before here, which is how long the log was after it.
        bool known = true;   // The position after it.
        bool drawn = false;  // From the stream; of a die.
        bool foreseeable = false;
    };
    // A stream of dice: the ply after which it began, and whether the record has its seed.
    struct StreamBegun {
        int ply = 0;
        bool revealed = false;
        std::vector<AddedNumber> added = {};  // NOLINT(readability-redundant-member-init)
    };
    class Replay;

    Match(std::shared_ptr<const AnyGame> game, RecordHeader header);

    // Puts the first position on the table; refuses an impossible one.
    std::optional<Refusal> set_up();
    std::optional<Refusal> replay(const RecordLine&);
    // Why a seat may not take an action now.
    std::optional<Refusal> why_not(Seat, Action) const;
    std::optional<Refusal> replay_action(const ActionLine&);
    std::optional<Refusal> replay_undo(const UndoLine&);
    std::optional<Refusal> replay_number(const EntropyLine&);
    // Puts into the log what a line says of a seat.
    std::optional<Refusal> tell_seat(const SeatLine&);
    // Ends the game as a line says, and puts that into the log.
    std::optional<Refusal> tell_end(const EndLine&);
    void enter_stream(const Stream&);
    void add_number(Seat seat, const Digest& number, std::uint64_t draw);
    // The key of the next die, made from seed and added numbers; nothing while the seed is not
    // known.
    std::optional<Digest> dice_key() const;
    bool has_added(Seat seat) const;
    void apply(Seat who, Action action, std::string text, std::optional<std::uint64_t> draw);
    void go_back(int ply);
    // Marks everything after a ply as undone; that ply becomes the last.
    void strike_after(int ply);
    void append(const RecordLine&);
    // Adds to the log; `n` is given to it.
    void note(LogEntry entry);
    void remember_state();

    std::shared_ptr<const AnyGame> game_;
    RecordHeader header_;
    std::string header_text_;
    Digest chain_{};
    std::vector<std::string> lines_;
    AnyState state_{};
    std::vector<std::byte> states_;  // state_size() bytes for ply 0, 1, …
    std::vector<Ply> plies_;
    std::vector<LogEntry> log_;
    std::vector<std::size_t> log_of_one_;
    std::optional<Digest> commitment_;
    std::optional<Digest> seed_;
    std::vector<StreamBegun> streams_ = {{}};
    std::uint64_t draws_ = 0;  // In the present stream.
    std::optional<int> brought_;
    std::optional<EndLine> ending_;
    int floor_ = 0;  // No undo returns to an earlier ply: other rules held there.
};

// Whether nothing in this game is ever one seat's secret.
bool is_open(const AnyGame&);
// The id of a seat ("rome"), "dice" for Chance; and back.
std::string_view seat_id(const GameFacts&, Seat);
std::optional<Seat> find_seat(const GameFacts&, std::string_view id);
// A log entry in words for a reader; and the id of its rule, empty if it has none.
std::string entry_text(const AnyGame&, const LogEntry&, Seat reader);
std::string_view entry_rule(const GameFacts&, const LogEntry&);
// The id of a rule ("T3.2").
std::string_view rule_id(const GameFacts&, Cite);
// "none", "verified", "partly", "sealed", "typed", "mixed".
std::string_view dice_standing_id(DiceStanding);
// "unreadable", "illegal", "not_your_turn", "stale", "over".
std::string_view refusal_kind_id(RefusalKind);
// One line for stderr: "illegal (R18): The reserves are full: five cubes at most."
std::string refusal_line(const GameFacts*, const Refusal&);

// Documents that command line and server share; shapes as in docs/protocol.md.
Value entry_document(const AnyGame&, const LogEntry&, Seat reader);
Value refusal_document(const GameFacts*, const Refusal&);
Value prompt_document(const AnyGame&, const AnyState&);
Value offers_document(const AnyGame&, const AnyState&);
Value result_document(const AnyGame&, const AnyState&);  // null unless over
Value result_document(const Match&);                     // The same of a game that players ended.
Value options_document(const RecordHeader&);             // As they were chosen.
// The numbers that seats added to a stream of dice, and when.
Value added_document(const GameFacts&, const std::vector<AddedNumber>&);
// The facts about its dice, stream by stream.
Value stretches_document(const Match&);
// The last ply that happened before the table, or null.
Value brought_document(const Match&);
// By whom it is signed, and whether that can be told; null when by nobody.
Value signature_document(const std::optional<RecordSignature>&);
Value facts_document(const GameFacts&);
Value rulebook_document(const GameFacts&);

}  // namespace occasus
