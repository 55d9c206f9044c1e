#include "apps/server/table.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <stdexcept>

#include "ai/any_player.h"
#include "games/registry.h"

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
    : head_(std::move(head)), sitters_(std::move(sitters)), match_(std::move(match)) {
    steps_.follow(match_);
}

Table Table::create(TableHead head, std::vector<Sitter> sitters, Match match,
                    const StageClock& clock, const PressSwitches& press) {
    head.header = match.header_text();
    head.seed = match.seed();
    Table table(std::move(head), std::move(sitters), std::move(match));
    table.settle();
    table.clock_ = clock;
    table.press_.switches = press;
    table.change_.created = table.head_;
    if (clock != StageClock{}) table.change_.clock = clock;
    if (press != PressSwitches{}) table.change_.press = press;
    for (std::size_t seat = 0; seat < table.sitters_.size(); ++seat)
        table.change_.seats.emplace_back(table.game().facts().seats[seat].id, table.sitters_[seat]);
    return table;
}

Table Table::load(StoredTable stored) {
    Result<Match> match =
        Match::load(find_game, saved_record(stored), stored.head.seed, RecordSource::Store);
    if (!match)
        throw Refused(
            ProblemKind::Unopened,
            fmt::format("This version of Occasus cannot open the table: {}", match.refusal().text));
    std::vector<Sitter> sitters(match->game().facts().seats.size());
    for (auto& [id, sitter] : stored.seats)
        if (const std::optional<Seat> seat = find_seat(match->game().facts(), id))
            sitters[index_of(*seat)] = std::move(sitter);
    Table table(std::move(stored.head), std::move(sitters), std::move(*match));
    table.kept_lines_ = stored.lines.size();
    for (const Accepted& accepted : stored.accepted)
        table.answers_[accepted.key] = {std::nullopt, accepted.ply, false};
    for (auto& [id, set] : stored.sets)
        if (const std::optional<Seat> seat = find_seat(table.game().facts(), id))
            table.sets_[*seat] = std::move(set);
    table.clock_ = stored.clock;
    table.clock_step_ = table.step();
    table.press_.switches = std::move(stored.press);
    table.press_.restore(std::move(stored.messages));
    // Other rules may have left a die due that nobody would throw.
    if (table.has_new_lines()) table.settle();
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

Reader Table::reader(const std::vector<TokenHash>& tokens) const {
    Reader reader;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Caller opened = caller(tokens[i]).value_or(Caller{});
        if (i == 0) reader.caller.seat = opened.seat;
        reader.caller.host = reader.caller.host || opened.host;
        const bool new_seat =
            std::find(reader.held.begin(), reader.held.end(), opened.seat) == reader.held.end();
        if (opened.seat != Seat::Nobody && new_seat && is_human(opened.seat))
            reader.held.push_back(opened.seat);
    }
    return reader;
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
    Answer answer{step(), this->step(), false};
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
    if (ply < step())
        return problem(ProblemKind::Stale,
                       fmt::format("The table has moved on: this answers ply {}, and it is at {}.",
                                   ply, step()),
                       "ply");
    if (ply > step())
        return problem(ProblemKind::Unreadable,
                       fmt::format("The table is at ply {}; ply {} is not reached.", step(), ply),
                       "ply");
    if (record_is_full())
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
    if (match_.to_move() == Seat::Chance) return play_as(Seat::Chance, action);
    if (auto reason = check_seated(caller)) return reason;
    if (sealed())
        return problem(ProblemKind::NotYourTurn,
                       "Several seats order in secret now: a whole set of orders is asked for.");
    return play_as(caller.seat, action);
}

std::optional<Problem> Table::play_as(Seat seat, const std::string& action) {
    if (const auto refusal = match_.act(seat, action)) return problem_of(&game().facts(), *refusal);
    if (!redo_.empty() && redo_.back() == match_.action_at(match_.ply()))
        redo_.pop_back();
    else
        redo_.clear();
    settle();
    return std::nullopt;
}

Answer Table::computer_act(Seat seat, int ply, const std::vector<std::string>& actions) {
    Answer answer;
    if (thinker() != seat || ply != step()) {
        answer.problem = problem(ProblemKind::Stale, "The table has moved on.");
    } else if (sealed()) {
        set_set(seat, SealedSet{actions, true, true});
        settle_stage();
    } else {
        answer.problem = play_as(seat, actions.empty() ? std::string() : actions.front());
    }
    answer.ply = step();
    answer.changed = !answer.problem;
    return answer;
}

std::optional<Problem> Table::step_back(Caller caller, int ply) {
    if (auto reason = check(caller, ply)) return reason;
    if (auto reason = check_seated(caller)) return reason;
    if (sealed() || steps_.opened(step()))
        return problem(ProblemKind::Illegal,
                       "Orders that were opened stay; sealed ones are changed by writing others.");
    const std::string undone = match_.ply() > 0 ? match_.action_at(match_.ply()) : std::string();
    if (const auto refusal = match_.undo(caller.seat)) return problem_of(&game().facts(), *refusal);
    steps_.follow(match_);
    redo_.push_back(undone);
    return std::nullopt;
}

// Lets the dice fall that are due, and opens the seed when the game is over.
void Table::settle() {
    if (!dice_typed()) match_.draw_all();
    steps_.follow(match_);
    if (match_.over() && match_.seed() && !match_.seed_revealed()) match_.reveal_seed();
    if (const std::string_view broken = game().broken_invariant(match_.state()); !broken.empty())
        throw std::runtime_error(fmt::format("Table {} at ply {}: {}", id(), match_.ply(), broken));
}

Seat Table::thinker() const {
    if (sealed()) {
        for (const Seat seat : asked())
            if (sitter(seat).kind == SeatKind::Computer && !confirmed(seat)) return seat;
        return Seat::Nobody;
    }
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

// Whoever comes to a seat with a new token is shown nothing that another wrote there in secret.
void Table::set_sitter(Seat seat, Sitter sitter) {
    const Sitter& before = this->sitter(seat);
    const std::string id(seat_id(game().facts(), seat));
    const bool same_person = sitter.kind == before.kind && sitter.token == before.token;
    if (!same_person && sets_.contains(seat)) set_set(seat, std::nullopt);
    if (sitter.token != before.token) {
        press_.switches.joined[id] = static_cast<int>(press_.messages().size());
        change_.press = press_.switches;
    }
    sitters_[index_of(seat)] = std::move(sitter);
    change_.seats.emplace_back(id, sitters_[index_of(seat)]);
    settle_stage();
}

bool Table::record_is_full() const {
    return match_.lines().size() >= kMaxLines;
}

bool Table::dice_typed() const {
    return head_.dice_typed || !match_.commitment();
}

std::optional<int> Table::undo_target(Caller caller) const {
    if (match_.ply() == 0 || check(caller, step()) || check_seated(caller) || sealed() ||
        steps_.opened(step()) || match_.mover_at(match_.ply()) != caller.seat)
        return std::nullopt;
    const std::optional<int> target = match_.undo_target();
    return target ? std::optional(steps_.step_of(*target)) : std::nullopt;
}

const std::string* Table::redo(Caller caller) const {
    const bool may = !redo_.empty() && !sealed() && caller.seat == match_.to_move();
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
    // Opened orders may hold votes and other things that were for nobody else.
    const bool some_unheard =
        sight(Seat::Nobody).heard_of(match_.log().size()) < static_cast<int>(match_.log().size());
    const AnyState seen = game().observe(match_.state(), Seat::Nobody);
    if (!sealed() && !steps_.any_opened() && !some_unheard && game().same(seen, match_.state()))
        return std::nullopt;
    return problem(ProblemKind::Illegal,
                   "Something is still secret at this table; its record can be had at the end.");
}

Change Table::take_change() {
    Change change = std::exchange(change_, {});
    change.table = head_.id;
    change.first_line = kept_lines_;
    const auto& lines = match_.lines();
    change.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(kept_lines_), lines.end());
    if (!change.lines.empty()) change.position = match_.position_line();
    kept_lines_ = lines.size();
    return change;
}

}  // namespace occasus::server
