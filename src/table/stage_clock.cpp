#include "table/stage_clock.h"

#include <algorithm>
#include <fmt/format.h>

#include "table/problem.h"

namespace occasus::table {
namespace {

constexpr int kLongestStage = 60 * 24 * 366;  // Minutes.

Value number_or_null(std::optional<int> number) {
    return number ? Value(*number) : Value();
}

std::optional<std::optional<int>> read_minutes(const Input& input, std::string_view name) {
    if (!input.names(name)) return std::nullopt;
    const std::optional<int> minutes = input.optional_number(name);
    if (minutes && (*minutes == 0 || *minutes > kLongestStage))
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("{} must be from 1 to {} minutes, or null for no limit.",
                                  input.path(name), kLongestStage),
                      input.path(name));
    return minutes;
}

}  // namespace

void StageClock::begin_stage(bool is_movement, Moment now) {
    const std::optional<int> minutes = is_movement ? movement : other;
    const bool stopped = left.has_value();
    deadline.reset();
    left.reset();
    if (minutes) deadline = time_after(now, std::chrono::minutes(*minutes), rest);
    if (stopped) stop(now);
}

void StageClock::stop(Moment now) {
    if (!deadline) return;
    left = time_between(now, *deadline, rest);
    deadline.reset();
}

bool StageClock::is_whole(bool is_movement) const {
    const std::optional<int> minutes = is_movement ? movement : other;
    return left && minutes && *left == std::chrono::minutes(*minutes);
}

void StageClock::go_on(Moment now) {
    if (!left) return;
    deadline = time_after(now, *left, rest);
    left.reset();
}

ClockOrder read_clock_order(const Input& input) {
    ClockOrder order;
    order.movement = read_minutes(input, "movement");
    order.other = read_minutes(input, "other");
    if (input.names("deadline")) {
        const std::optional<std::int64_t> time = input.optional_time("deadline");
        order.deadline = time ? std::optional(moment_at(*time)) : std::nullopt;
    }
    order.stopped = input.optional_truth("stopped");
    return order;
}

void obey(StageClock& clock, const ClockOrder& order, Moment now) {
    if (order.movement) clock.movement = *order.movement;
    if (order.other) clock.other = *order.other;
    if (order.deadline) {
        clock.deadline = *order.deadline;
        clock.left.reset();
    }
    clock.silent = 0;
    if (!order.stopped) return;
    if (*order.stopped)
        clock.stop(now);
    else
        clock.go_on(now);
}

Value clock_document(const StageClock& clock, Moment now) {
    return Value::fields()
        .set("movement", number_or_null(clock.movement))
        .set("other", number_or_null(clock.other))
        .set("now", milliseconds_of(now))
        .set("deadline", clock.deadline ? Value(milliseconds_of(*clock.deadline)) : Value())
        .set("left", clock.left ? Value(clock.left->count()) : Value());
}

}  // namespace occasus::table
