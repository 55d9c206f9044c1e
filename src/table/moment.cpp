#include "table/moment.h"

#include <algorithm>
#include <fmt/format.h>

#include "table/problem.h"

namespace occasus::table {
namespace {

constexpr std::chrono::weeks kWeek(1);
constexpr int kHours = 24;
constexpr int kFarthestAhead = 14 * 60;  // Minutes: no zone of the Earth is farther from UTC.

// The next full hour by the time of the table.
Moment next_hour(Moment moment, const Rest& rest) {
    return std::chrono::floor<std::chrono::hours>(moment + rest.ahead) + std::chrono::hours(1) -
           rest.ahead;
}

std::chrono::milliseconds time_by_hours(Moment begin, Moment end, const Rest& rest) {
    std::chrono::milliseconds time{0};
    while (begin < end) {
        const Moment hour = std::min(next_hour(begin, rest), end);
        if (!rest.is_on(begin)) time += hour - begin;
        begin = hour;
    }
    return time;
}

int hour_of(const Input& input, std::string_view name) {
    const int hour = input.optional_number(name).value_or(0);
    if (hour < 0 || hour >= kHours)
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("{} must be an hour from 0 to 23.", input.path(name)),
                      input.path(name));
    return hour;
}

}  // namespace

std::int64_t milliseconds_of(Moment moment) {
    return moment.time_since_epoch().count();
}

Moment moment_at(std::int64_t milliseconds) {
    return Moment(std::chrono::milliseconds(milliseconds));
}

bool Rest::is_on(Moment moment) const {
    const Moment local = moment + ahead;
    const auto day = std::chrono::floor<std::chrono::days>(local);
    const std::chrono::weekday weekday(day);
    if (weekends && (weekday == std::chrono::Saturday || weekday == std::chrono::Sunday))
        return true;
    const auto hour = std::chrono::floor<std::chrono::hours>(local - day).count();
    return from <= until ? from <= hour && hour < until : from <= hour || hour < until;
}

// A clock runs as long in each week, so that only the hours of one are looked at.
Moment time_after(Moment begin, std::chrono::milliseconds time, const Rest& rest) {
    if (rest == Rest{}) return begin + time;
    const auto runs_in_week = time_by_hours(begin, begin + kWeek, rest);
    const auto weeks = std::max(time.count() - 1, std::int64_t{0}) / runs_in_week.count();
    begin += weeks * kWeek;
    time -= weeks * runs_in_week;
    while (time.count() > 0) {
        const Moment hour = next_hour(begin, rest);
        const auto runs =
            rest.is_on(begin) ? std::chrono::milliseconds(0) : std::min(time, hour - begin);
        begin = runs < time ? hour : begin + runs;
        time -= runs;
    }
    return begin;
}

std::chrono::milliseconds time_between(Moment begin, Moment end, const Rest& rest) {
    if (end <= begin) return std::chrono::milliseconds(0);
    if (rest == Rest{}) return end - begin;
    const auto weeks = (end - begin) / kWeek;
    const Moment last_week = begin + weeks * kWeek;
    return weeks * time_by_hours(begin, begin + kWeek, rest) + time_by_hours(last_week, end, rest);
}

Rest read_rest(const Input& input) {
    Rest rest;
    const auto given = input.optional_object("rest");
    if (!given) return rest;
    given->allow_only({"from", "until", "weekends", "ahead"});
    rest.from = hour_of(*given, "from");
    rest.until = hour_of(*given, "until");
    rest.weekends = given->optional_truth("weekends").value_or(false);
    const Value* const ahead = given->find("ahead");
    const std::int64_t none = 0;
    const std::int64_t* const minutes = ahead == nullptr ? &none : ahead->number();
    if (minutes == nullptr || *minutes < -kFarthestAhead || *minutes > kFarthestAhead)
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("{} must be from {} to {} minutes.", given->path("ahead"),
                                  -kFarthestAhead, kFarthestAhead),
                      given->path("ahead"));
    rest.ahead = std::chrono::minutes(*minutes);
    return rest;
}

Value rest_document(const Rest& rest) {
    if (rest == Rest{}) return {};
    return Value::fields()
        .set("from", rest.from)
        .set("until", rest.until)
        .set("weekends", rest.weekends)
        .set("ahead", static_cast<int>(rest.ahead.count()));
}

}  // namespace occasus::table
