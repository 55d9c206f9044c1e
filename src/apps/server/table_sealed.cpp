// Sealed stages of a table: sets of orders, their opening, and the clock.
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

#include "apps/server/table.h"

namespace occasus::server {
namespace {

constexpr int kMostChanges = 500;   // Of one seat's set in one stage.
constexpr int kMostSilent = 3;      // Deadlines in a row that nobody writes for.
constexpr int kMostUnattended = 3;  // Stages in a row that ask open seats alone.

bool contains(const std::vector<Seat>& seats, Seat seat) {
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

Problem problem(ProblemKind kind, std::string text, std::string field = {}) {
    return {kind, std::move(text), {}, std::move(field)};
}

bool is_one_line(std::string_view line) {
    return std::none_of(line.begin(), line.end(),
                        [](char letter) { return static_cast<unsigned char>(letter) < 0x20; });
}

}  // namespace

bool Table::sealed() const {
    return !game().sealed_seats(match_.state()).empty();
}

// Who is asked may itself be a secret: then all who might be are waited for.
std::vector<Seat> Table::asked() const {
    const AnyState& state = match_.state();
    std::vector<Seat> seats = game().sealed_seats(state);
    for (const Seat seat : game().sealed_seats(game().observe(state, Seat::Nobody)))
        if (!contains(seats, seat)) seats.push_back(seat);
    std::sort(seats.begin(), seats.end());
    return seats;
}

bool Table::confirmed(Seat seat) const {
    const auto set = sets_.find(seat);
    return set != sets_.end() && set->second.confirmed;
}

std::optional<std::vector<WrittenOrder>> Table::written(Seat seat) const {
    const auto set = sets_.find(seat);
    if (set == sets_.end()) return std::nullopt;
    return read_lines(seat, set->second.lines).orders;
}

std::string Table::shortfall(Seat seat) const {
    const auto set = sets_.find(seat);
    return read_lines(seat, set == sets_.end() ? std::vector<std::string>{} : set->second.lines)
        .shortfall;
}

// Answered from what the seat may know alone, so that no refusal tells more.
OrderSet Table::read_lines(Seat seat, const std::vector<std::string>& lines) const {
    const AnyState seen = game().observe(match_.state(), seat);
    if (contains(game().sealed_seats(seen), seat)) return game().read_orders(seen, seat, lines);
    OrderSet set;
    set.orders.reserve(lines.size());
    for (const std::string& line : lines)
        set.orders.push_back(
            {line,
             {},
             Refusal{
                 RefusalKind::Illegal, std::nullopt, "This seat has nothing to order now.", {}}});
    return set;
}

Answer Table::write_orders(Caller caller, const std::string& id, int ply,
                           const std::vector<std::string>& lines, bool confirm) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (auto reason = check_sealed(caller, ply)) return reason;
        if (!std::all_of(lines.begin(), lines.end(), is_one_line))
            return problem(ProblemKind::Unreadable, "Each order is one line of plain text.",
                           "orders");
        SealedSet set{lines, confirm, false};
        std::erase(set.lines, "");
        set_set(caller.seat, std::move(set));
        settle_stage();
        return std::nullopt;
    });
}

Answer Table::confirm(Caller caller, const std::string& id, int ply) {
    return once(caller, id, [&] { return confirm_as(caller, ply, true); });
}

Answer Table::unconfirm(Caller caller, const std::string& id, int ply) {
    return once(caller, id, [&] { return confirm_as(caller, ply, false); });
}

std::optional<Problem> Table::confirm_as(Caller caller, int ply, bool confirmed) {
    if (auto reason = check_sealed(caller, ply)) return reason;
    SealedSet set = sets_[caller.seat];
    set.confirmed = confirmed;
    set_set(caller.seat, std::move(set));
    settle_stage();
    return std::nullopt;
}

std::optional<Problem> Table::check_sealed(Caller caller, int ply) const {
    if (auto reason = check(caller, ply)) return reason;
    if (auto reason = check_seated(caller)) return reason;
    if (!sealed() || !contains(asked(), caller.seat))
        return problem(ProblemKind::NotYourTurn, "No orders are asked of this seat now.");
    if (clock_.due(now_)) return problem(ProblemKind::Stale, "The time for orders is up.");
    const auto changes = changes_.find(caller.seat);
    if (changes != changes_.end() && changes->second >= kMostChanges)
        return problem(ProblemKind::Busy,
                       fmt::format("These orders were changed {} times; they stay as they are.",
                                   kMostChanges));
    return std::nullopt;
}

void Table::set_set(Seat seat, std::optional<SealedSet> set) {
    change_.sets.emplace_back(seat_id(game().facts(), seat), set);
    ++changes_[seat];
    if (set)
        sets_[seat] = std::move(*set);
    else
        sets_.erase(seat);
}

// A seat that is open is not waited for. Where no others are asked the game goes on by itself, but
// not for ever.
void Table::settle_stage() {
    const bool anyone = std::any_of(sitters_.begin(), sitters_.end(), [](const Sitter& sitter) {
        return sitter.kind != SeatKind::Open;
    });
    for (int unattended = 0; sealed();) {
        const bool goes_on = attended() ? complete() : anyone && unattended++ < kMostUnattended;
        if (!goes_on) break;
        open_sets();
    }
    start_clock();
}

bool Table::attended() const {
    const std::vector<Seat> seats = asked();
    return std::any_of(seats.begin(), seats.end(),
                       [this](Seat seat) { return sitter(seat).kind != SeatKind::Open; });
}

bool Table::complete() const {
    const std::vector<Seat> seats = asked();
    return std::all_of(seats.begin(), seats.end(), [this](Seat seat) {
        return sitter(seat).kind == SeatKind::Open || confirmed(seat);
    });
}

// The phases of sealed games are named in the usual short form: S1901M is a movement phase.
bool Table::in_movement() const {
    return sealed() && game().phase(match_.state()).ends_with('M');
}

// What is confirmed stands, be it empty; so does what is written when the time is up.
std::vector<std::string> Table::actions_of(Seat seat) const {
    const auto found = sets_.find(seat);
    if (found == sets_.end() || (!found->second.confirmed && found->second.lines.empty()))
        return game().no_orders(match_.state(), seat).actions;
    const SealedSet& set = found->second;
    return set.by_computer ? set.lines
                           : game().read_orders(match_.state(), seat, set.lines).actions;
}

void Table::open_sets() {
    std::vector<std::pair<Seat, std::vector<std::string>>> answers;
    for (const Seat seat : game().sealed_seats(match_.state()))
        answers.emplace_back(seat, actions_of(seat));
    sets_.clear();
    redo_.clear();
    change_.sets.clear();
    change_.sets_opened = true;
    for (const auto& [seat, actions] : answers)
        for (const std::string& action : actions)
            if (const auto refusal = match_.act(seat, action))
                throw std::runtime_error(fmt::format("Sealed orders of {}, “{}”: {}",
                                                     seat_id(game().facts(), seat), action,
                                                     refusal->text));
    settle();
    if (steps_.ply_after(step()) != match_.ply())
        throw std::runtime_error("Sealed orders do not answer all that was asked.");
}

void Table::start_clock() {
    const StageClock before = clock_;
    if (!sealed()) {
        clock_.deadline.reset();
        clock_.left.reset();
    } else if (clock_step_ != step()) {
        clock_.begin_stage(in_movement(), now_);
        clock_step_ = step();
        changes_.clear();
    }
    if (clock_ != before) change_.clock = clock_;
}

bool Table::strike() {
    if (!sealed() || !clock_.due(now_)) return false;
    const bool any_written = std::any_of(sets_.begin(), sets_.end(), [](const auto& set) {
        return set.second.confirmed || !set.second.lines.empty();
    });
    clock_.silent = any_written ? 0 : clock_.silent + 1;
    if (!record_is_full()) open_sets();
    settle_stage();
    // A table that everyone has left does not play to the end.
    if (clock_.silent >= kMostSilent || record_is_full()) clock_.stop(now_);
    change_.clock = clock_;
    return true;
}

void Table::begin_stage() {
    settle_stage();
}

std::optional<StageClock> Table::clock() const {
    return sealed() || steps_.any_opened() ? std::optional(clock_) : std::nullopt;
}

void Table::set_clock(Caller caller, const ClockOrder& order) {
    if (!caller.host) throw Refused(ProblemKind::NotYours, "The clock is the host's.");
    if (match_.over()) throw Refused(ProblemKind::Over, "The game is over.");
    if (!clock()) throw Refused(ProblemKind::Illegal, "There is no clock in this game.");
    obey(clock_, order, now_);
    change_.clock = clock_;
}

}  // namespace occasus::server
