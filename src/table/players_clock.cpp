#include "table/players_clock.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/list_of.h"

#include "table/problem.h"

namespace occasus::table {
namespace {

constexpr int kLongestTime = 60 * 24 * 366;  // Minutes.
constexpr std::size_t kLongestKept = 1000;   // The server wrote it itself.

int read_length(const Input& input, std::string_view name, int least) {
    const int minutes = input.optional_number(name).value_or(0);
    if (minutes < least || minutes > kLongestTime)
        throw Refused(
            ProblemKind::Unreadable,
            fmt::format("{} must be from {} to {} minutes.", input.path(name), least, kLongestTime),
            input.path(name));
    return minutes;
}

Value times_document(const PlayersClock& clock) {
    Value times = Value::fields();
    for (const auto& [seat, left] : clock.left)
        times.set(seat, static_cast<std::int64_t>(left.count()));
    return times;
}

}  // namespace

void PlayersClock::follow(const std::string& asked, const std::string& title, int game_ply,
                          Moment now) {
    const bool is_unknown = std::ranges::find(turns, title) == turns.end();
    if (asked == runs && !is_unknown) return;
    note_left(now);
    if (is_unknown) {
        // The turn of the beginning brings nothing, nor does one before it, to which a choice that
        // is taken back may lead.
        if (!turns.empty() && game_ply > ply)
            for (auto& [seat, time] : left) time += std::chrono::minutes(turn);
        turns.push_back(title);
        ply = std::max(ply, game_ply);
    }
    runs = asked;
    run(now);
}

void PlayersClock::stop(Moment now) {
    note_left(now);
    is_stopped = true;
    deadline.reset();
}

void PlayersClock::go_on(Moment now) {
    note_left(now);
    is_stopped = false;
    run(now);
}

void PlayersClock::give_more(const std::string& seat, Moment now) {
    note_left(now);
    left[seat] += std::chrono::minutes(each);
    run(now);
}

bool PlayersClock::is_whole() const {
    const auto is_other = [](const auto& one, const auto& next) {
        return one.second != next.second;
    };
    return is_stopped && std::ranges::adjacent_find(left, is_other) == left.end();
}

void PlayersClock::note_left(Moment now) {
    if (deadline) left[runs] = time_between(now, *deadline, rest);
}

void PlayersClock::run(Moment now) {
    deadline.reset();
    if (!is_stopped && !runs.empty()) deadline = time_after(now, left[runs], rest);
}

PlayersClock read_players_clock(const Input& input, const std::vector<std::string>& seats) {
    input.allow_only({"each", "turn", "rest"});
    PlayersClock clock;
    clock.each = read_length(input, "each", 1);
    clock.turn = read_length(input, "turn", 0);
    clock.rest = read_rest(input);
    for (const std::string& seat : seats) clock.left[seat] = std::chrono::minutes(clock.each);
    return clock;
}

PlayersClock begun_anew(const PlayersClock& before) {
    PlayersClock clock;
    clock.each = before.each;
    clock.turn = before.turn;
    clock.rest = before.rest;
    for (const auto& [seat, time] : before.left)
        clock.left[seat] = std::chrono::minutes(clock.each);
    return clock;
}

Value players_clock_document(PlayersClock clock, Moment now) {
    clock.note_left(now);
    return Value::fields()
        .set("each", clock.each)
        .set("turn", clock.turn)
        .set("left", times_document(clock))
        .set("runs", clock.runs.empty() ? Value() : Value(clock.runs))
        .set("deadline", clock.deadline ? Value(milliseconds_of(*clock.deadline)) : Value())
        .set("stopped", clock.is_stopped || clock.rest.is_on(now))
        .set("rest", rest_document(clock.rest))
        .set("now", milliseconds_of(now));
}

Value kept_players_clock(const PlayersClock& clock) {
    return Value::fields()
        .set("each", clock.each)
        .set("turn", clock.turn)
        .set("rest", rest_document(clock.rest))
        .set("stopped", clock.is_stopped)
        .set("runs", clock.runs)
        .set("left", times_document(clock))
        .set("turns", list_of(clock.turns))
        .set("ply", clock.ply);
}

std::optional<PlayersClock> read_kept_players_clock(const Input& input) {
    const auto kept = input.optional_object("players_clock");
    if (!kept) return std::nullopt;
    PlayersClock clock;
    clock.each = kept->number("each");
    clock.turn = kept->number("turn");
    clock.rest = read_rest(*kept);
    clock.is_stopped = kept->optional_truth("stopped").value_or(true);
    clock.runs = kept->text("runs", kLongestKept);
    clock.turns = kept->texts("turns", kLongestKept, kLongestKept);
    clock.ply = kept->number("ply");
    if (const auto left = kept->optional_object("left"))
        for (const auto& [seat, time] : left->members())
            clock.left[seat] = std::chrono::milliseconds(left->optional_time(seat).value_or(0));
    return clock;
}

}  // namespace occasus::table
