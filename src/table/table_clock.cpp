// The clocks of a table: of its sealed stages, or of two players.
#include <algorithm>

#include "table/table.h"

namespace occasus::table {
namespace {

constexpr int kMostSilent = 3;      // Deadlines in a row that nobody comes for.
constexpr int kMoreTime = 24 * 60;  // Minutes, where a stage has no length.

}  // namespace

// In the stage of now, as everybody could see.
bool Table::somebody_came() const {
    const StageClock& clock = stage_.clock();
    const auto& minutes = SealedStage::is_movement(match_) ? clock.movement : clock.other;
    const Moment begun = now_ - std::chrono::minutes(minutes.value_or(0));
    return std::any_of(seats_.all().begin(), seats_.all().end(), [&](const Sitter& sitter) {
        const Person& person = sitter.person;
        return person.has_come && (!person.left || *person.left >= begun);
    });
}

void Table::await_players() {
    if (players_clock() && is_gathered()) start_clock();
    StageClock clock = stage_.clock();
    if (players_clock() || is_gathered() || !clock.deadline) return;
    clock.stop(now_);
    stage_.set_clock(clock, change_);
}

// Whether each seat has its player, who has come once.
bool Table::is_gathered() const {
    return std::ranges::all_of(seats_.all(), [](const Sitter& sitter) {
        return sitter.kind == SeatKind::Computer ||
               (sitter.kind == SeatKind::Human && sitter.person.has_come);
    });
}

// A stage of which something was used before the clock stopped is the host's to resume.
void Table::start_clock() {
    if (const auto& clock = players_clock()) {
        if (clock->is_whole())
            change_players_clock([&](PlayersClock& changed) { changed.go_on(now_); });
        return;
    }
    StageClock clock = stage_.clock();
    if (!clock.is_whole(SealedStage::is_movement(match_))) return;
    clock.go_on(now_);
    stage_.set_clock(clock, change_);
}

// Runs for the person who is asked, once they have come. While a die is due, it runs as before.
void Table::follow_clock() {
    const Seat seat = match_.to_move();
    if (!players_clock() || seat == Seat::Chance) return;
    const bool is_awaited =
        seat_index(seat) >= 0 && seats_.is_human(seat) && seats_.of(seat).person.has_come;
    const std::string id(is_awaited ? seat_id(game().facts(), seat) : "");
    change_players_clock([&](PlayersClock& clock) {
        clock.follow(id, game().turn_title(match_.state()), match_.ply(), now_);
    });
}

void Table::change_players_clock(const std::function<void(PlayersClock&)>& change) {
    PlayersClock& clock = *press_.switches.players_clock;
    const PlayersClock before = clock;
    change(clock);
    if (clock == before) return;
    change_.press = press_.switches;
    StageClock kept;
    kept.deadline = clock.deadline;
    stage_.set_clock(kept, change_);
}

// The player whose time is up has lost.
bool Table::strike_player() {
    const PlayersClock& clock = *players_clock();
    if (match_.over() || !clock.is_due(now_)) return false;
    end_game({EndedBy::Time, clock.runs});
    return true;
}

bool Table::strike() {
    if (players_clock()) return strike_player();
    if (!sealed() || !stage_.clock().due(now_)) return false;
    const int silent = stage_.note_deadline(somebody_came());
    if (!record_is_full()) open_sets();
    settle_stage();
    StageClock clock = stage_.clock();
    // A table that everyone has left does not play to the end.
    if (silent >= kMostSilent || record_is_full()) clock.stop(now_);
    stage_.set_clock(clock, change_);
    return true;
}

std::optional<StageClock> Table::clock() const {
    return sealed() || steps_.any_opened() ? std::optional(stage_.clock()) : std::nullopt;
}

void Table::set_clock(Caller caller, const ClockOrder& order) {
    if (!caller.host) throw Refused(ProblemKind::NotYours, "Only the host can change the clock.");
    if (match_.over()) throw Refused(ProblemKind::Over, "The game is over.");
    if (players_clock()) return set_players_clock(order);
    if (!clock()) throw Refused(ProblemKind::Illegal, "There is no clock in this game.");
    StageClock clock = stage_.clock();
    obey(clock, order, now_);
    stage_.set_clock(clock, change_);
}

void Table::set_players_clock(const ClockOrder& order) {
    if (!order.stopped || order.movement || order.other || order.deadline)
        throw Refused(ProblemKind::Illegal, "This clock can only be stopped or started.");
    change_players_clock([&](PlayersClock& clock) {
        if (*order.stopped)
            clock.stop(now_);
        else
            clock.go_on(now_);
    });
}

// By agreement.
void Table::turn_clock(ProposalKind kind, Seat seat) {
    using enum ProposalKind;
    if (players_clock())
        return change_players_clock([&](PlayersClock& clock) {
            if (kind == Pause) clock.stop(now_);
            if (kind == GoOn) clock.go_on(now_);
            if (kind == MoreTime) clock.give_more(std::string(seat_id(game().facts(), seat)), now_);
        });
    StageClock clock = stage_.clock();
    const auto& length = SealedStage::is_movement(match_) ? clock.movement : clock.other;
    if (kind == Pause) clock.stop(now_);
    if (kind == GoOn) clock.go_on(now_);
    if (kind == MoreTime)
        clock.deadline = time_after(*clock.deadline,
                                    std::chrono::minutes(length.value_or(kMoreTime)), clock.rest);
    stage_.set_clock(clock, change_);
}

}  // namespace occasus::table
