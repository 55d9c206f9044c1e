#include "apps/server/table.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <stdexcept>

#include "ai/any_player.h"

namespace occasus::server {
namespace {

constexpr std::size_t kMaxLines = 20'000;
constexpr std::size_t kRefusalsRemembered = 64;

std::size_t index_of(Seat seat) {
    return static_cast<std::size_t>(seat_index(seat));
}

Problem problem(ProblemKind kind, std::string text, std::string field = {}) {
    return {kind, std::move(text), {}, std::move(field)};
}

// A client's id is its own: nobody is answered with what another was told.
std::string answer_key(Caller caller, const std::string& id) {
    return fmt::format("{} {}", caller.host ? "host" : std::to_string(seat_index(caller.seat)), id);
}

bool has_player(const AnyGame& game, std::string_view id) {
    const auto players = players_of(game.facts().id);
    return std::any_of(players.begin(), players.end(),
                       [&](const PlayerFact& fact) { return fact.id == id; });
}

}  // namespace

Table::Table(TableHead head, std::vector<Sitter> sitters, Match match)
    : head_(std::move(head)), sitters_(std::move(sitters)), match_(std::move(match)) {}

Table Table::create(TableHead head, std::vector<Sitter> sitters, Match match) {
    head.header = match.header_text();
    head.seed = match.seed();
    Table table(std::move(head), std::move(sitters), std::move(match));
    table.settle();
    table.change_.created = table.head_;
    for (std::size_t seat = 0; seat < table.sitters_.size(); ++seat)
        table.change_.seats.emplace_back(table.game().facts().seats[seat].id, table.sitters_[seat]);
    return table;
}

Table Table::load(StoredTable stored) {
    std::string record = stored.head.header;
    for (const std::string& line : stored.lines) record += line;
    Result<Match> match = Match::load(record, stored.head.seed);
    if (!match)
        throw std::runtime_error(
            fmt::format("Table {} does not replay: {}", stored.head.id, match.refusal().text));
    std::vector<Sitter> sitters(match->game().facts().seats.size());
    for (auto& [id, sitter] : stored.seats)
        if (const std::optional<Seat> seat = find_seat(match->game().facts(), id))
            sitters[index_of(*seat)] = std::move(sitter);
    Table table(std::move(stored.head), std::move(sitters), std::move(*match));
    table.kept_lines_ = stored.lines.size();
    for (const Accepted& accepted : stored.accepted)
        table.answers_[accepted.key] = {std::nullopt, accepted.ply, false};
    return table;
}

const Sitter& Table::sitter(Seat seat) const {
    return sitters_[index_of(seat)];
}

std::optional<Caller> Table::caller(const TokenHash& token) const {
    // Every comparison is made, so that the time taken tells nothing.
    Caller caller{Seat::Nobody, same_token(token, head_.host)};
    for (std::size_t seat = 0; seat < sitters_.size(); ++seat)
        if (sitters_[seat].token && same_token(token, *sitters_[seat].token))
            caller.seat = seat_at(static_cast<int>(seat));
    if (caller == Caller{}) return std::nullopt;
    return caller;
}

Answer Table::act(Caller caller, const std::string& id, int ply, const std::string& action) {
    return once(caller, id, [&] { return play(caller, ply, action); });
}

Answer Table::undo(Caller caller, const std::string& id, int ply) {
    return once(caller, id, [&] { return step_back(caller, ply); });
}

Answer Table::once(Caller caller, const std::string& id,
                   const std::function<std::optional<Problem>()>& step) {
    const std::string key = answer_key(caller, id);
    if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
    Answer answer{step(), match_.ply(), false};
    if (answer.problem) {
        remember_refusal(key, answer);
        return answer;
    }
    answers_[key] = answer;
    change_.accepted = Accepted{key, answer.ply};
    answer.changed = true;
    return answer;
}

void Table::remember_refusal(const std::string& key, const Answer& answer) {
    answers_[key] = answer;
    refused_keys_.push_back(key);
    if (refused_keys_.size() <= kRefusalsRemembered) return;
    answers_.erase(refused_keys_.front());
    refused_keys_.pop_front();
}

// What holds for actions and undos alike.
std::optional<Problem> Table::check(Caller caller, int ply) const {
    if (caller == Caller{})
        return problem(ProblemKind::NotYours, "You are watching; only a seat may do this.");
    if (match_.over()) return problem(ProblemKind::Over, "The game is over.");
    if (ply < match_.ply())
        return problem(ProblemKind::Stale,
                       fmt::format("The table has moved on: this answers ply {}, and it is at {}.",
                                   ply, match_.ply()),
                       "ply");
    if (ply > match_.ply())
        return problem(
            ProblemKind::Unreadable,
            fmt::format("The table is at ply {}; ply {} is not reached.", match_.ply(), ply),
            "ply");
    if (match_.lines().size() >= kMaxLines)
        return problem(ProblemKind::TooLarge,
                       fmt::format("The record of this table is full: {} lines.", kMaxLines));
    return std::nullopt;
}

// The dice are anyone's; everything else is done by the person in the seat.
std::optional<Problem> Table::check_seated(Caller caller) const {
    if (caller.seat == Seat::Nobody)
        return problem(ProblemKind::NotYourTurn,
                       "The host does not play; the question is a seat's.");
    if (sitter(caller.seat).kind != SeatKind::Human)
        return problem(ProblemKind::NotYourTurn, "The computer plays this seat.");
    return std::nullopt;
}

std::optional<Problem> Table::play(Caller caller, int ply, const std::string& action) {
    if (auto reason = check(caller, ply)) return reason;
    if (match_.to_move() == Seat::Chance) return play_as(Seat::Chance, ply, action);
    if (auto reason = check_seated(caller)) return reason;
    return play_as(caller.seat, ply, action);
}

std::optional<Problem> Table::play_as(Seat seat, int ply, const std::string& action) {
    if (const auto refusal = match_.act(seat, action, ply))
        return problem_of(&game().facts(), *refusal);
    if (!redo_.empty() && redo_.back() == match_.action_at(match_.ply()))
        redo_.pop_back();
    else
        redo_.clear();
    settle();
    return std::nullopt;
}

Answer Table::computer_act(Seat seat, int ply, const std::string& action) {
    Answer answer{std::nullopt, match_.ply(), false};
    if (thinker() != seat || ply != match_.ply())
        answer.problem = problem(ProblemKind::Stale, "The table has moved on.");
    else
        answer.problem = play_as(seat, ply, action);
    answer.ply = match_.ply();
    answer.changed = !answer.problem;
    return answer;
}

std::optional<Problem> Table::step_back(Caller caller, int ply) {
    if (auto reason = check(caller, ply)) return reason;
    if (auto reason = check_seated(caller)) return reason;
    const std::string undone = match_.ply() > 0 ? match_.action_at(match_.ply()) : std::string();
    if (const auto refusal = match_.undo(caller.seat, ply))
        return problem_of(&game().facts(), *refusal);
    redo_.push_back(undone);
    return std::nullopt;
}

// Lets the dice fall that are due, and opens the seed when the game is over.
void Table::settle() {
    if (!dice_typed()) match_.draw_all();
    if (match_.over() && match_.seed() && !match_.seed_revealed()) match_.reveal_seed();
    if (const std::string_view broken = game().broken_invariant(match_.state()); !broken.empty())
        throw std::runtime_error(fmt::format("Table {} at ply {}: {}", id(), match_.ply(), broken));
}

Seat Table::thinker() const {
    const Seat seat = match_.to_move();
    const bool thinks = seat_index(seat) >= 0 && sitter(seat).kind == SeatKind::Computer;
    return thinks ? seat : Seat::Nobody;
}

Seat Table::seat_called(std::string_view id) const {
    const std::optional<Seat> seat = find_seat(game().facts(), id);
    if (!seat || seat_index(*seat) < 0)
        throw Refused(ProblemKind::Unknown, fmt::format("There is no seat “{}” here.", id), "seat");
    return *seat;
}

std::string Table::change_seat(Caller caller, Seat seat, SeatKind kind, const std::string& player) {
    if (!caller.host && caller.seat != seat)
        throw Refused(ProblemKind::NotYours,
                      "Only this seat or the host may change who sits here.");
    Sitter sitter = this->sitter(seat);
    sitter.kind = kind;
    sitter.player.clear();
    std::string token;
    if (kind == SeatKind::Computer) {
        if (!has_player(game(), player))
            throw Refused(
                ProblemKind::Unknown,
                fmt::format("{} has no computer player “{}”.", game().facts().title, player),
                "player");
        sitter.player = player;
    } else if (kind == SeatKind::Open) {
        sitter.token.reset();
    } else if (caller.seat != seat) {
        // The host gives the seat away: whoever held it before holds it no longer.
        NewToken made = make_token();
        sitter.token = made.hash;
        token = std::move(made.text);
    }
    set_sitter(seat, std::move(sitter));
    return token;
}

std::string Table::take_seat(Seat seat) {
    if (sitter(seat).kind != SeatKind::Open)
        throw Refused(ProblemKind::Illegal, "This seat is not open.", "seat");
    NewToken made = make_token();
    set_sitter(seat, {SeatKind::Human, {}, made.hash});
    return std::move(made.text);
}

void Table::set_sitter(Seat seat, Sitter sitter) {
    sitters_[index_of(seat)] = std::move(sitter);
    change_.seats.emplace_back(seat_id(game().facts(), seat), sitters_[index_of(seat)]);
}

bool Table::dice_typed() const {
    return head_.dice_typed || !match_.commitment();
}

std::optional<int> Table::undo_target(Caller caller) const {
    if (match_.ply() == 0 || check(caller, match_.ply()) || check_seated(caller))
        return std::nullopt;
    return match_.mover_at(match_.ply()) == caller.seat ? match_.undo_target() : std::nullopt;
}

const std::string* Table::redo(Caller caller) const {
    const bool may = !redo_.empty() && caller.seat == match_.to_move();
    return may ? &redo_.back() : nullptr;
}

std::vector<Struck> Table::struck() const {
    std::vector<Struck> ranges;
    for (const LogEntry& entry : match_.log()) {
        if (!entry.undone) continue;
        if (!ranges.empty() && ranges.back().second == entry.n - 1)
            ranges.back().second = entry.n;
        else
            ranges.emplace_back(entry.n, entry.n);
    }
    return ranges;
}

std::optional<Problem> Table::secret_record() const {
    if (match_.over()) return std::nullopt;
    const AnyState seen = game().observe(match_.state(), Seat::Nobody);
    if (game().same(seen, match_.state())) return std::nullopt;
    return problem(ProblemKind::Illegal,
                   "Something is still secret at this table; its record can be had at the end.");
}

Change Table::take_change() {
    Change change = std::exchange(change_, {});
    change.table = head_.id;
    change.first_line = kept_lines_;
    const auto& lines = match_.lines();
    change.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(kept_lines_), lines.end());
    kept_lines_ = lines.size();
    return change;
}

}  // namespace occasus::server
