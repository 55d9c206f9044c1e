#include "table/sealed_stage.h"

#include <algorithm>
#include <fmt/format.h>

namespace occasus::table {
namespace {

constexpr int kMostChanges = 500;  // To one seat's set in one stage.

bool contains(const std::vector<Seat>& seats, Seat seat) {
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

}  // namespace

bool SealedStage::is_on(const Match& match) {
    return !match.over() && !match.game().sealed_seats(match.state()).empty();
}

// The phases of sealed games are named in the usual short form: S1901M is a movement phase.
bool SealedStage::is_movement(const Match& match) {
    return is_on(match) && match.game().phase(match.state()).ends_with('M');
}

// The seats that are asked may be a secret: then all that might be are waited for.
std::vector<Seat> SealedStage::asked(const Match& match) {
    if (match.over()) return {};
    const AnyGame& game = match.game();
    std::vector<Seat> seats = game.sealed_seats(match.state());
    for (const Seat seat : game.sealed_seats(game.observe(match.state(), Seat::Nobody)))
        if (!contains(seats, seat)) seats.push_back(seat);
    std::sort(seats.begin(), seats.end());
    return seats;
}

OrderSet SealedStage::read(const Match& match, Seat seat, const std::vector<std::string>& lines) {
    const AnyGame& game = match.game();
    const AnyState seen = game.observe(match.state(), seat);
    if (contains(game.sealed_seats(seen), seat)) return game.read_orders(seen, seat, lines);
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

bool SealedStage::confirmed(Seat seat) const {
    const auto set = sets_.find(seat);
    return set != sets_.end() && set->second.confirmed;
}

std::optional<std::vector<WrittenOrder>> SealedStage::written(const Match& match, Seat seat) const {
    const auto set = sets_.find(seat);
    if (set == sets_.end()) return std::nullopt;
    return read(match, seat, set->second.lines).orders;
}

std::string SealedStage::shortfall(const Match& match, Seat seat) const {
    const auto set = sets_.find(seat);
    return read(match, seat, set == sets_.end() ? std::vector<std::string>{} : set->second.lines)
        .shortfall;
}

std::optional<Problem> SealedStage::why_not(const Match& match, Seat seat, Moment now) const {
    if (!is_on(match) || !contains(asked(match), seat))
        return Problem{ProblemKind::NotYourTurn, "This seat has no orders to give now.", {}, {}};
    if (clock_.due(now)) return Problem{ProblemKind::Stale, "The time for orders is up.", {}, {}};
    const auto changes = changes_.find(seat);
    if (changes != changes_.end() && changes->second >= kMostChanges)
        return Problem{
            ProblemKind::Busy,
            fmt::format("You have changed these orders {} times, so you cannot change them again.",
                        kMostChanges),
            {},
            {}};
    return std::nullopt;
}

void SealedStage::restore(const GameFacts& facts, const StoredTable& stored, int step) {
    for (const auto& [id, set] : stored.sets)
        if (const std::optional<Seat> seat = find_seat(facts, id)) sets_[*seat] = set;
    clock_ = stored.clock;
    clock_.rest = stored.press.rest;
    clock_step_ = step;
}

void SealedStage::set_clock(const StageClock& clock, Change& change) {
    clock_ = clock;
    change.clock = clock_;
}

void SealedStage::write(const Match& match, Seat seat, SealedSet written, Change& change) {
    set(match, seat, std::move(written), change);
}

void SealedStage::confirm(const Match& match, Seat seat, bool is_confirmed, Change& change) {
    const auto found = sets_.find(seat);
    SealedSet written = found == sets_.end() ? SealedSet{} : found->second;
    written.confirmed = is_confirmed;
    set(match, seat, std::move(written), change);
}

void SealedStage::drop(const Match& match, Seat seat, Change& change) {
    if (sets_.contains(seat)) set(match, seat, std::nullopt, change);
}

void SealedStage::set(const Match& match, Seat seat, std::optional<SealedSet> written,
                      Change& change) {
    change.sets.emplace_back(seat_id(match.game().facts(), seat), written);
    ++changes_[seat];
    if (written)
        sets_[seat] = std::move(*written);
    else
        sets_.erase(seat);
}

SealedStage::Answers SealedStage::open(const Match& match, Change& change) {
    Answers answers;
    for (const Seat seat : match.game().sealed_seats(match.state()))
        answers.emplace_back(seat, actions_of(match, seat));
    sets_.clear();
    change.sets.clear();
    change.sets_opened = true;
    return answers;
}

// Confirmed orders stand, even if there are none; so do written ones when the time is up.
std::vector<std::string> SealedStage::actions_of(const Match& match, Seat seat) const {
    const auto found = sets_.find(seat);
    if (found == sets_.end() || (!found->second.confirmed && found->second.lines.empty()))
        return match.game().no_orders(match.state(), seat).actions;
    const SealedSet& set = found->second;
    return set.by_computer ? set.lines
                           : match.game().read_orders(match.state(), seat, set.lines).actions;
}

void SealedStage::keep_time(const Match& match, int step, Moment now, Change& change) {
    const StageClock before = clock_;
    if (!is_on(match)) {
        clock_.deadline.reset();
        clock_.left.reset();
    } else if (clock_step_ != step) {
        clock_.begin_stage(is_movement(match), now);
        clock_step_ = step;
        changes_.clear();
    }
    if (clock_ != before) change.clock = clock_;
}

int SealedStage::note_deadline(bool somebody_came) {
    const bool is_heard =
        somebody_came || std::any_of(sets_.begin(), sets_.end(),
                                     [](const auto& set) { return set.second.confirmed; });
    clock_.silent = is_heard ? 0 : clock_.silent + 1;
    return clock_.silent;
}

}  // namespace occasus::table
