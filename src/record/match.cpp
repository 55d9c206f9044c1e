#include "record/match.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "record/dice_stream.h"

namespace occasus {

Match::Match(std::shared_ptr<const AnyGame> game, RecordHeader header)
    : game_(std::move(game)), header_(std::move(header)) {
    header_text_ = write_header(header_, chain_);
    commitment_ = header_.commitment;
}

Result<Match> Match::start(const GameKind& kind, const MatchSetup& setup) {
    auto game = kind.make(setup.game);
    if (!game) return game.refusal();
    RecordHeader header{.game = std::string(kind.facts.id),
                        .rules_version = kind.facts.rules_version,
                        .options = setup.game.options,
                        .board = sha256((*game)->board_text()),
                        .board_file = setup.game.board,
                        .position = setup.position,
                        .commitment = std::nullopt};
    std::optional<Digest> seed;
    if (!setup.dice_typed) {
        seed = setup.seed ? *setup.seed : random_secret();
        header.commitment = commitment_to(*seed);
    }
    Match match(*game, std::move(header));
    match.seed_ = seed;
    if (auto refusal = match.set_up()) return *refusal;
    return match;
}

std::optional<Refusal> Match::set_up() {
    game_->start(state_);
    if (header_.position) {
        const Result<AnyState> state = game_->from_position(*header_.position);
        if (!state) return state.refusal();
        state_ = *state;
    }
    remember_state();
    return std::nullopt;
}

std::optional<Refusal> Match::replay(const RecordLine& line) {
    if (const auto* action = std::get_if<ActionLine>(&line)) return replay_action(*action);
    if (const auto* undo = std::get_if<UndoLine>(&line)) return replay_undo(*undo);
    if (std::holds_alternative<SeedLine>(line)) {
        if (seed_revealed()) return unreadable("Record: the seed is revealed twice.", "seed");
        reveal_seed();
    }
    if (const auto* entropy = std::get_if<EntropyLine>(&line)) return replay_number(*entropy);
    if (std::holds_alternative<BroughtLine>(line)) note_brought();
    if (const auto* seat = std::get_if<SeatLine>(&line)) {
        if (auto refusal = tell_seat(*seat)) return refusal;
        append(line);
    }
    if (const auto* end = std::get_if<EndLine>(&line)) {
        if (over()) return unreadable("Record: the game ends again after its end.", "end");
        if (auto refusal = tell_end(*end)) return refusal;
        append(line);
    }
    return std::nullopt;
}

std::optional<Refusal> Match::tell_seat(const SeatLine& line) {
    static constexpr std::array<std::string_view, 5> kWords = {
        "The host gives the seat of {} to the computer.",
        "The host gives the seat of {} back to its player.",
        "The host gives the seat of {} to another player.",
        "The host opens the seat of {} to anyone.",
        "The player of {} resigns, and the computer plays on."};
    const auto seat = find_seat(game_->facts(), line.seat);
    if (!seat || *seat == Seat::Chance)
        return unreadable("Record: there is no seat “" + line.seat + "”.", "seat");
    std::string words(kWords[static_cast<std::size_t>(line.given)]);
    const auto index = static_cast<std::size_t>(seat_index(*seat));
    words.replace(words.find("{}"), 2, game_->facts().seats[index].in_sentence());
    note({.ply = ply(), .event = Event{}, .words = std::move(words), .beside = "seat"});
    return std::nullopt;
}

void Match::end(const EndLine& line) {
    tell_end(line);
    append(line);
}

std::optional<Refusal> Match::tell_end(const EndLine& line) {
    const auto& seats = game_->facts().seats;
    const auto seat = find_seat(game_->facts(), line.seat);
    const bool is_seat_of_two = seats.size() == 2 && seat && seat_index(*seat) >= 0;
    if (!line.seat.empty() && !is_seat_of_two)
        return unreadable("Record: “" + line.seat + "” cannot lose this game by an end line.",
                          "end");
    ending_ = line;
    note({.ply = ply(), .event = Event{}, .words = outcome().text, .beside = "end"});
    return std::nullopt;
}

Outcome Match::outcome() const {
    if (!ending_) return game_->outcome(state_);
    if (ending_->by == EndedBy::Draw)
        return {"draw", "A draw", "All players agreed to a draw.", {}, {}};
    if (ending_->by == EndedBy::Abandoned)
        return {"abandoned",
                "Given up",
                "All players agreed to end the game without a result.",
                {},
                {}};
    const auto& seats = game_->facts().seats;
    const auto loser =
        static_cast<std::size_t>(seat_index(*find_seat(game_->facts(), ending_->seat)));
    const std::string lost(seats[loser].in_sentence());
    const std::string winner(seats[1 - loser].in_sentence());
    const bool is_late = ending_->by == EndedBy::Time;
    Outcome outcome{is_late ? "time" : "resigned",
                    std::string(seats[1 - loser].title) + " wins",
                    (is_late ? "The time of " + lost + " is up, so "
                             : "The player of " + lost + " resigns, so ") +
                        winner + " wins.",
                    {},
                    {1, 1}};
    outcome.scores[loser] = 0;
    return outcome;
}

void Match::note_seat(Seat seat, SeatGiven given) {
    const SeatLine line{std::string(seat_id(game_->facts(), seat)), given};
    tell_seat(line);
    append(line);
}

std::optional<Refusal> Match::replay_number(const EntropyLine& line) {
    const auto seat = find_seat(game_->facts(), line.who);
    if (!seat || *seat == Seat::Chance)
        return unreadable("Record: there is no seat “" + line.who + "” that adds to the dice.",
                          "entropy");
    return add_number_again(*seat, line.number, line.draw);
}

std::optional<Refusal> Match::replay_undo(const UndoLine& line) {
    const auto target = undo_target();
    if (!target || *target != line.ply)
        return unreadable(
            "Record: an undo to ply " + std::to_string(line.ply) + " is not allowed there.",
            "undo");
    go_back(line.ply);
    return std::nullopt;
}

std::optional<Refusal> Match::replay_action(const ActionLine& line) {
    const std::string ply = "ply " + std::to_string(line.ply);
    if (line.ply != this->ply() + 1)
        return unreadable("Record: " + ply + " follows ply " + std::to_string(this->ply()) + ".",
                          ply);
    const auto seat = find_seat(game_->facts(), line.who);
    if (!seat) return unreadable("Record, " + ply + ": there is no seat “" + line.who + "”.", ply);
    const Result<Action> action = game_->parse_action(state_, line.action);
    if (!line.draw) {
        auto refusal = action ? why_not(*seat, *action) : action.refusal();
        if (refusal)
            refusal->text = "Record, " + ply + ": " + refusal->text;
        else
            apply(*seat, *action, line.action, std::nullopt);
        return refusal;
    }
    if (!action || *seat != Seat::Chance || to_move() != Seat::Chance || !commitment_ ||
        *line.draw != draws_ || !game_->is_legal(state_, *action))
        return unreadable("Record, " + ply + ": this die was not due from the stream.", ply);
    const std::optional<Digest> key = dice_key();
    if (key &&
        draw_die(*key, draws_, game_->chance_sides(state_)) != static_cast<int>(action->bits))
        return unreadable("Record, " + ply + ": the die is not the one the seed gives.", ply);
    ++draws_;
    apply(Seat::Chance, *action, line.action, line.draw);
    return std::nullopt;
}

std::optional<Refusal> Match::act(Seat seat, std::string_view text, std::optional<int> answers) {
    const Result<Action> action = game_->parse_action(state_, text);
    if (!action) return action.refusal();
    if (!over() && answers && *answers != ply())
        return Refusal{RefusalKind::Stale, std::nullopt,
                       "This answers ply " + std::to_string(*answers) + "; the table is at ply " +
                           std::to_string(ply()) + ".",
                       "ply"};
    if (auto refusal = why_not(seat, *action)) return refusal;
    apply(seat, *action, game_->action_text(state_, *action), std::nullopt);
    return std::nullopt;
}

std::optional<Refusal> Match::why_not(Seat seat, Action action) const {
    auto refusal = game_->why_not(state_, action);
    if (over())
        return refusal ? refusal
                       : Refusal{RefusalKind::Over, std::nullopt, "The game is over.", {}};
    // For a die, the game says which one is due, and by which rule.
    if (seat == to_move() || (refusal && to_move() == Seat::Chance)) return refusal;
    return Refusal{RefusalKind::NotYourTurn,
                   std::nullopt,
                   to_move() == Seat::Chance ? "First roll the die." : "It is another seat’s turn.",
                   {}};
}

bool Match::can_draw() const {
    return to_move() == Seat::Chance && seed_.has_value();
}

void Match::draw() {
    const int outcome = draw_die(*dice_key(), draws_, game_->chance_sides(state_));
    const Action action{static_cast<std::uint32_t>(outcome)};
    const std::uint64_t counter = draws_++;
    apply(Seat::Chance, action, game_->action_text(state_, action), counter);
}

void Match::apply(Seat who, Action action, std::string text, std::optional<std::uint64_t> draw) {
    std::vector<Event> events;
    game_->apply(state_, action, events);
    const int ply = this->ply() + 1;
    const int begin = static_cast<int>(log_.size());
    for (const Event& event : events) note({.ply = ply, .who = who, .event = event, .words = {}});
    append(ActionLine{ply, std::string(seat_id(game_->facts(), who)), text, draw});
    plies_.push_back({.who = who,
                      .action = std::move(text),
                      .log_begin = begin,
                      .log_length = static_cast<int>(log_.size()),
                      .drawn = draw.has_value(),
                      .foreseeable = draw && seed_revealed()});
    remember_state();
}

void Match::remember_state() {
    states_.insert(states_.end(), state_.bytes, state_.bytes + game_->state_size());
}

AnyState Match::state_at(int ply) const {
    AnyState state{};
    std::memcpy(state.bytes, states_.data() + static_cast<std::size_t>(ply) * game_->state_size(),
                game_->state_size());
    return state;
}

std::vector<Happening> Match::happenings(int ply) const {
    const Ply& played = plies_[static_cast<std::size_t>(ply - 1)];
    for (int entry = played.log_begin; entry < played.log_length; ++entry)
        if (!log_[static_cast<std::size_t>(entry)].words.empty()) return {};
    const AnyState before = state_at(ply - 1);
    return game_->happenings(before, *game_->parse_action(before, action_at(ply)));
}

bool Match::knows_all() const {
    return std::all_of(plies_.begin(), plies_.end(), [](const Ply& ply) { return ply.known; });
}

std::vector<std::string> Match::partings() const {
    std::vector<std::string> words;
    for (const LogEntry& entry : log_)
        if (entry.who == Seat::Nobody && !entry.words.empty() && entry.beside.empty())
            words.push_back(entry.words);
    return words;
}

int Match::log_length_at(int ply) const {
    return ply == 0 ? 0 : plies_[static_cast<std::size_t>(ply - 1)].log_length;
}

std::optional<int> Match::undo_target() const {
    if (ply() == 0 || why_not_back_to(ply() - 1)) return std::nullopt;
    return ply() - 1;
}

std::optional<Refusal> Match::undo(Seat seat, std::optional<int> answers) {
    if (answers && *answers != ply())
        return Refusal{RefusalKind::Stale, std::nullopt,
                       "This undo answers ply " + std::to_string(*answers) +
                           "; the table is at ply " + std::to_string(ply()) + ".",
                       "ply"};
    if (plies_.empty())
        return Refusal{RefusalKind::Illegal, std::nullopt, "There is nothing to undo.", {}};
    if (auto refusal = why_not_back_to(ply() - 1)) return refusal;
    if (plies_.back().who != seat)
        return Refusal{
            RefusalKind::NotYourTurn, std::nullopt, "Another seat took the last action.", {}};
    go_back(ply() - 1);
    return std::nullopt;
}

std::optional<Refusal> Match::why_not_back_to(int ply) const {
    if (ending_) return Refusal{RefusalKind::Over, std::nullopt, "The game is over.", {}};
    const auto illegal = [](std::string text) {
        return Refusal{RefusalKind::Illegal, std::nullopt, std::move(text), {}};
    };
    if (ply < floor_) return illegal("The rules changed here, so you cannot undo earlier moves.");
    if (std::any_of(plies_.begin() + ply, plies_.end(),
                    [](const Ply& one) { return one.who == Seat::Chance; }))
        return illegal("A die was rolled since then, so you cannot undo earlier moves.");
    return std::nullopt;
}

void Match::take_back_to(int ply) {
    while (this->ply() > ply) go_back(this->ply() - 1);
}

void Match::go_back(int ply) {
    append(UndoLine{ply});
    strike_after(ply);
}

void Match::strike_after(int ply) {
    for (std::size_t gone = static_cast<std::size_t>(ply); gone < plies_.size(); ++gone)
        for (int n = plies_[gone].log_begin; n < plies_[gone].log_length; ++n)
            log_[static_cast<std::size_t>(n)].undone = true;
    plies_.resize(static_cast<std::size_t>(ply));
    states_.resize(static_cast<std::size_t>(ply + 1) * game_->state_size());
    state_ = state_at(ply);
}

void Match::reveal_seed() {
    append(SeedLine{*seed_});
    streams_.back().revealed = true;
}

void Match::note_brought() {
    append(BroughtLine{});
    brought_ = ply();
}

std::optional<Refusal> Match::why_no_number(Seat seat) const {
    const auto illegal = [](std::string text) {
        return Refusal{RefusalKind::Illegal, std::nullopt, std::move(text), "entropy"};
    };
    if (!commitment_)
        return illegal("This table uses real dice, so no random number can be added.");
    if (seed_revealed())
        return illegal("The seed of the dice is known, so no random number can be added.");
    if (has_added(seat)) return illegal("This seat has already added its number to these dice.");
    return std::nullopt;
}

std::optional<Refusal> Match::add_number_again(Seat seat, const Digest& number,
                                               std::uint64_t draw) {
    // Only where all dice can be foreseen may a number wait for a later one.
    const bool is_in_time = draw == draws_ || (seed_revealed() && draw > draws_);
    if (!commitment_ || has_added(seat) || !is_in_time)
        return unreadable("No random number can be added to the dice there for “" +
                              std::string(seat_id(game_->facts(), seat)) + "”.",
                          "entropy");
    add_number(seat, number, draw);
    return std::nullopt;
}

void Match::add_number(Seat seat, const Digest& number, std::uint64_t draw) {
    append(EntropyLine{std::string(seat_id(game_->facts(), seat)), number, draw});
    streams_.back().added.push_back({seat, ply(), number, draw});
}

bool Match::has_added(Seat seat) const {
    const std::vector<AddedNumber>& added = streams_.back().added;
    return std::any_of(added.begin(), added.end(),
                       [seat](const AddedNumber& one) { return one.seat == seat; });
}

std::optional<Digest> Match::dice_key() const {
    std::optional<Digest> key = seed_;
    if (key)
        for (const AddedNumber& added : streams_.back().added)
            if (added.draw <= draws_) *key = mixed_key(*key, added.number);
    return key;
}

void Match::begin_stream(const Digest& seed) {
    enter_stream({commitment_to(seed), seed, lines_.size()});
}

void Match::enter_stream(const Stream& stream) {
    commitment_ = stream.commitment;
    seed_ = stream.seed;
    streams_.push_back({ply(), false, {}});
    draws_ = 0;
    append(StreamLine{*commitment_});
}

std::vector<DiceStretch> Match::dice() const {
    std::vector<DiceStretch> dice;
    dice.reserve(streams_.size());
    for (const StreamBegun& stream : streams_)
        dice.push_back({.begin = stream.ply, .revealed = stream.revealed, .added = stream.added});
    std::size_t at = 0;
    for (int ply = 1; ply <= this->ply(); ++ply) {
        const Ply& played = plies_[static_cast<std::size_t>(ply - 1)];
        while (at + 1 < dice.size() && ply > dice[at + 1].begin) ++at;
        if (played.who != Seat::Chance) continue;
        DiceStretch& stretch = dice[at];
        ++(!played.known ? stretch.unread : played.drawn ? stretch.drawn : stretch.typed);
        if (played.known && played.foreseeable) ++stretch.foreseeable;
    }
    return dice;
}

DiceStanding Match::dice_standing() const {
    int checked = 0;
    int unchecked = 0;
    int typed = 0;
    for (const DiceStretch& stretch : dice()) {
        (stretch.revealed ? checked : unchecked) += stretch.drawn;
        unchecked += stretch.unread;
        typed += stretch.typed;
    }
    if (typed > 0) return checked + unchecked > 0 ? DiceStanding::Mixed : DiceStanding::Typed;
    if (checked + unchecked == 0) return DiceStanding::None;
    if (unchecked == 0) return DiceStanding::Verified;
    return checked > 0 ? DiceStanding::Partly : DiceStanding::Sealed;
}

void Match::note(LogEntry entry) {
    if (!entry.is_for(Seat::Nobody)) log_of_one_.push_back(log_.size());
    entry.n = static_cast<int>(log_.size()) + 1;
    log_.push_back(std::move(entry));
}

void Match::append(const RecordLine& line) {
    lines_.push_back(write_line(line, chain_));
}

std::string Match::record() const {
    std::string text = header_text_;
    for (const std::string& line : lines_) text += line;
    return text;
}

}  // namespace occasus
