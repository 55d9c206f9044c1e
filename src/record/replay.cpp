// Replays a record, even if it was played by other rules.
//
// The lines between two changes of the rules are a stretch. A stretch is replayed up to the first
// line that cannot be. That line and those after it are only read: who did what is known, but not
// the positions. The next position that was written down is known again.
#include <algorithm>
#include <string>
#include <utility>

#include "record/dice_stream.h"
#include "record/match.h"

namespace occasus {

namespace {

Refusal unknown_game(const std::string& id) {
    return unreadable("There is no game “" + id + "”.", "game");
}

std::optional<Refusal> check_stream(const Stream& stream, const RecordHeader& header) {
    if (stream.commitment && !header.commitment)
        return unreadable("The dice of this record are typed; no stream can begin in it.", "dice");
    if (stream.seed && (!stream.commitment || commitment_to(*stream.seed) != *stream.commitment))
        return unreadable("The dice seed does not match its commitment.", "seed");
    return std::nullopt;
}

// Under which rules a stretch was played.
struct RulesInForce {
    int version = 1;
    Digest board{};
    friend bool operator==(const RulesInForce&, const RulesInForce&) = default;
};

}  // namespace

bool is_open(const AnyGame& game) {
    AnyState start{};
    game.start(start);
    return game.sealed_seats(start).empty() && game.same(game.observe(start, Seat::Nobody), start);
}

class Match::Replay {
  public:
    Replay(Match& match, const RecordText& text, RecordSource source)
        : match_(match),
          text_(text),
          source_(source),
          now_{match.game_->facts().rules_version, sha256(match.game_->board_text())},
          then_{text.header.rules_version, text.header.board},
          open_(is_open(*match.game_)) {
        for (std::size_t at = 0; at < text.lines.size(); ++at)
            if (std::holds_alternative<RulesLine>(text.lines[at])) last_change_ = at;
    }

    std::optional<Refusal> run(const std::vector<Stream>& streams, const Between& between) {
        // OPTIMIZATION: to grow bit by bit would copy a long record several times.
        match_.lines_.reserve(text_.lines.size());
        match_.plies_.reserve(text_.lines.size());
        match_.states_.reserve((highest_ply() + 1) * match_.game_->state_size());
        if (auto refusal = match_.set_up()) {
            if (!may_differ(0)) return refusal;
            match_.game_->start(match_.state_);
            match_.remember_state();
            fault_ = std::move(refusal);
        }
        std::size_t stream = 0;
        for (at_ = 0; at_ < text_.lines.size(); ++at_) {
            const RecordLine& line = text_.lines[at_];
            if (std::holds_alternative<StreamLine>(line)) {
                match_.enter_stream(streams[++stream]);
            } else if (const auto* rules = std::get_if<RulesLine>(&line)) {
                if (auto refusal = change_rules(*rules)) return refusal;
            } else if (auto refusal = take(line)) {
                return refusal;
            }
            if (between)
                if (auto refusal = between(match_)) return refusal;
        }
        return finish();
    }

  private:
    // Whether the current rules may differ from a line although nobody changed the record.
    bool may_differ(std::size_t line) const {
        return source_ == RecordSource::Store || then_ != now_ ||
               (last_change_ && line < *last_change_);
    }

    std::size_t highest_ply() const {
        int highest = 0;
        for (const RecordLine& line : text_.lines)
            if (const auto* action = std::get_if<ActionLine>(&line))
                highest = std::max(highest, action->ply);
        // A number that was made up asks for no more room than lines can fill.
        return std::min(static_cast<std::size_t>(highest), text_.lines.size());
    }

    std::optional<Refusal> take(const RecordLine& line) {
        if (!fault_) {
            auto refusal = match_.replay(line);
            if (!refusal || !may_differ(at_)) return refusal;
            fault_ = std::move(refusal);
        }
        match_.append(line);
        if (std::holds_alternative<SeedLine>(line)) match_.streams_.back().revealed = true;
        if (std::holds_alternative<BroughtLine>(line)) match_.brought_ = match_.ply();
        if (const auto* entropy = std::get_if<EntropyLine>(&line))
            if (auto refusal = note_number(*entropy)) return refusal;
        return tell(line);
    }

    // The dice depend on it, whatever rules are in force.
    std::optional<Refusal> note_number(const EntropyLine& line) {
        const auto seat = find_seat(match_.game_->facts(), line.who);
        if (!seat || *seat == Seat::Chance || match_.has_added(*seat))
            return unreadable(
                "Record: “" + line.who + "” cannot add a random number to the dice there.",
                "entropy");
        match_.streams_.back().added.push_back({*seat, match_.ply(), line.number, line.draw});
        return std::nullopt;
    }

    // The action of a line as it was written; the position after it is unknown.
    std::optional<Refusal> tell(const RecordLine& line) {
        const auto* action = std::get_if<ActionLine>(&line);
        const auto* undo = std::get_if<UndoLine>(&line);
        if (const auto* given = std::get_if<SeatLine>(&line)) return match_.tell_seat(*given);
        if (match_.ending() && !std::holds_alternative<SeedLine>(line))
            return unreadable("Record: the game goes on after its end.", "end");
        if (const auto* end = std::get_if<EndLine>(&line)) return match_.tell_end(*end);
        if (undo != nullptr) {
            if (undo->ply < begin_ply_ || undo->ply >= match_.ply())
                return unreadable("Record: an undo to ply " + std::to_string(undo->ply) +
                                      " is not allowed there.",
                                  "undo");
            match_.strike_after(undo->ply);
        }
        if (action == nullptr) return std::nullopt;
        const auto seat = find_seat(match_.game_->facts(), action->who);
        const int ply = match_.ply() + 1;
        if (!seat || action->ply != ply)
            return unreadable("Record: ply " + std::to_string(action->ply) + " of “" + action->who +
                                  "” cannot follow here.",
                              "ply " + std::to_string(action->ply));
        if (action->draw) match_.draws_ = *action->draw + 1;
        Event unknown{};
        if (!open_ && *seat != Seat::Chance) unknown.audience = *seat;
        const int begin = static_cast<int>(match_.log_.size());
        match_.note(
            {.ply = ply, .who = *seat, .event = unknown, .words = words_of(*seat, *action)});
        match_.plies_.push_back({.who = *seat,
                                 .action = action->action,
                                 .log_begin = begin,
                                 .log_length = begin + 1,
                                 .known = false});
        match_.remember_state();
        return std::nullopt;
    }

    std::string words_of(Seat seat, const ActionLine& action) const {
        const GameFacts& facts = match_.game_->facts();
        const std::string_view who =
            seat == Seat::Chance ? "Die"
                                 : facts.seats[static_cast<std::size_t>(seat_index(seat))].title;
        return std::string(who) + ": " + action.action;
    }

    // Puts the whole stretch into the log as it was written, because its end shows that the replay
    // did not reproduce what happened.
    std::optional<Refusal> tell_stretch(std::size_t end) {
        match_.log_.resize(begin_log_);
        while (!match_.log_of_one_.empty() && match_.log_of_one_.back() >= begin_log_)
            match_.log_of_one_.pop_back();
        match_.plies_.resize(static_cast<std::size_t>(begin_ply_));
        match_.states_.resize(static_cast<std::size_t>(begin_ply_ + 1) *
                              match_.game_->state_size());
        for (std::size_t line = begin_line_; line < end; ++line)
            if (auto refusal = tell(text_.lines[line])) return refusal;
        return std::nullopt;
    }

    bool stands_at(const AnyState& state) const {
        return !fault_ && match_.game_->same(state, match_.state_);
    }

    std::optional<Refusal> change_rules(const RulesLine& rules) {
        const RulesInForce next{rules.version, rules.board};
        if (rules.ply > match_.ply() || rules.ply < begin_ply_)
            return unreadable(
                "Record: there is no ply " + std::to_string(rules.ply) + " to go on from.",
                "rules");
        const Result<AnyState> state = match_.game_->from_position(rules.position);
        match_.append(rules);
        if (!state) {
            then_ = next;
            if (!may_differ(at_)) return state.refusal();
            if (!fault_) fault_ = state.refusal();
        } else if (rules.ply != match_.ply() || !stands_at(*state)) {
            if (auto refusal = part(at_, rules.ply, *state, next)) return refusal;
        }
        begin_stretch(next);
        return std::nullopt;
    }

    // From here on the game goes by other rules, from a position that was written down.
    std::optional<Refusal> part(std::size_t line, int ply, const AnyState& state,
                                const RulesInForce& next) {
        const bool gives_up = ply < match_.ply();
        if (!fault_)
            if (auto refusal = tell_stretch(line)) return refusal;
        match_.strike_after(ply);
        stand_at(state);
        match_.note({.ply = ply, .event = Event{}, .words = words_of_change(ply, gives_up, next)});
        if (ply > 0) match_.plies_.back().log_length = static_cast<int>(match_.log_.size());
        fault_.reset();
        return std::nullopt;
    }

    void stand_at(const AnyState& state) {
        match_.state_ = state;
        match_.states_.resize(static_cast<std::size_t>(match_.ply()) * match_.game_->state_size());
        match_.remember_state();
        if (match_.ply() > 0) match_.plies_.back().known = true;
    }

    std::string words_of_change(int ply, bool gives_up, const RulesInForce& next) const {
        std::string words = "From here on this game follows version " +
                            std::to_string(next.version) + " of the rules; it was played by ";
        words += next.version != then_.version ? "version " + std::to_string(then_.version) + ". "
                 : next.board != then_.board   ? "the same version with other board numbers. "
                                               : "other rules. ";
        if (fault_ && open_)
            words += "The earlier part can no longer be replayed (" + fault_->text + ") ";
        else
            words += "The earlier part can no longer be replayed. ";
        words += gives_up ? "The game continues after ply " + std::to_string(ply) +
                                ", the last one that can be replayed; later moves are removed."
                          : "The game continues from the saved position; the log shows the earlier "
                            "part as it was written.";
        return words;
    }

    void begin_stretch(const RulesInForce& rules) {
        then_ = rules;
        begin_line_ = at_ + 1;
        begin_ply_ = match_.ply();
        begin_log_ = match_.log_.size();
        match_.floor_ = match_.ply();
    }

    // The position at the end must be the one that was saved; the game continues by the current
    // rules.
    std::optional<Refusal> finish() {
        const auto kept = kept_position();
        if (kept && !stands_at(*kept)) {
            if (!may_differ(at_))
                return unreadable(
                    "The position at the end of the record is not the one that its "
                    "actions lead to.",
                    "position");
            if (auto refusal = part(at_, match_.ply(), *kept, now_)) return refusal;
        } else if (fault_) {
            const int last = last_known_ply();
            if (last < begin_ply_ || (last == 0 && match_.header_.position && begin_ply_ == 0 &&
                                      !match_.game_->from_position(*match_.header_.position)))
                return fault_;
            if (auto refusal = part(at_, last, match_.state_at(last), now_)) return refusal;
        } else if (then_ == now_) {
            return std::nullopt;
        }
        if (match_.over()) return std::nullopt;
        match_.append(RulesLine{now_.version, now_.board, match_.ply(),
                                match_.game_->position(match_.state_)});
        match_.floor_ = match_.ply();
        return std::nullopt;
    }

    // Nothing if no position was saved, or if the current rules refuse it.
    std::optional<AnyState> kept_position() const {
        if (!text_.position) return std::nullopt;
        const Result<AnyState> state = match_.game_->from_position(*text_.position);
        return state ? std::optional(*state) : std::nullopt;
    }

    int last_known_ply() const {
        int ply = begin_ply_;
        while (ply < match_.ply() && match_.knows(ply + 1)) ++ply;
        return ply;
    }

    Match& match_;
    const RecordText& text_;
    const RecordSource source_;
    const RulesInForce now_;
    RulesInForce then_;  // The stretch's.
    const bool open_;
    std::optional<std::size_t> last_change_;
    std::size_t at_ = 0;
    std::optional<Refusal> fault_;  // Why the stretch is only read from here on.
    // Where the stretch began.
    std::size_t begin_line_ = 0;
    int begin_ply_ = 0;
    std::size_t begin_log_ = 0;
};

Result<Match> Match::load(FindGame find_game, std::string_view record, std::optional<Digest> secret,
                          RecordSource source, const Between& between) {
    Result<RecordText> text = read_record(record);
    if (!text) return text.refusal();
    const RecordHeader& header = text->header;
    const GameKind* kind = find_game(header.game);
    if (kind == nullptr) return unknown_game(header.game);
    auto game = kind->make({header.options, header.board_file});
    if (!game) return game.refusal();
    if (!header.board_file.empty() && sha256((*game)->board_text()) != header.board)
        return unreadable("The board in the record does not match its digest.", "board");
    std::vector<Stream> streams = streams_of(*text);
    if (!streams.back().seed) streams.back().seed = secret;
    for (const Stream& stream : streams)
        if (auto refusal = check_stream(stream, header)) return *refusal;
    Match match(*game, header);
    // As it was written, not as this program would write it, because the hashes cover it.
    match.header_text_ = text->header_text;
    match.chain_ = text->header_chain;
    match.seed_ = streams.front().seed;
    if (auto refusal = Replay(match, *text, source).run(streams, between)) return *refusal;
    return match;
}

}  // namespace occasus
