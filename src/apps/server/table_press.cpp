// Press of a table: who says what to whom.
#include <algorithm>

#include "apps/server/table.h"

namespace occasus::server {
namespace {

constexpr std::size_t kRefBytes = 9;

Problem problem(ProblemKind kind, std::string text, std::string field = {}) {
    return {kind, std::move(text), {}, std::move(field)};
}

void need_host(Caller caller) {
    if (!caller.host) throw Refused(ProblemKind::NotYours, "Only the host may do this.");
}

}  // namespace

PressReader Table::press_reader(const Reader& reader) const {
    PressReader press{{}, reader.caller.host, match_.over()};
    for (const Seat seat : reader.held) press.seats.emplace_back(seat_id(game().facts(), seat));
    return press;
}

Answer Table::say(Caller caller, const std::string& id, const std::vector<std::string>& to,
                  const std::string& text) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (caller == Caller{})
            return problem(ProblemKind::NotYours, "You are watching; only a seat may write.");
        PressMessage message;
        message.text = text;
        for (const std::string& seat : to) {
            if (seat_called(seat) == caller.seat)
                return problem(ProblemKind::Illegal, "A seat does not write to itself.", "to");
            if (std::find(message.to.begin(), message.to.end(), seat) == message.to.end())
                message.to.push_back(seat);
        }
        if (caller.seat != Seat::Nobody) {
            if (auto reason = check_seated(caller)) return reason;
            message.from = seat_id(game().facts(), caller.seat);
        } else if (!to.empty()) {
            return problem(ProblemKind::Illegal, "The host speaks to everyone.", "to");
        }
        return add_message(std::move(message));
    });
}

Answer Table::propose_draw(Caller caller, const std::string& id, int ply) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (auto reason = check_sealed(caller, ply)) return reason;
        if (!in_movement())
            return problem(ProblemKind::Illegal, "A draw is proposed in a movement phase.");
        PressMessage message;
        message.kind = PressKind::Draw;
        message.from = seat_id(game().facts(), caller.seat);
        const std::string title = game().turn_title(match_.state());
        for (const PressMessage& other : press_.messages())
            if (other.kind == PressKind::Draw && other.from == message.from &&
                other.turn_title == title)
                return problem(ProblemKind::Illegal, "This seat has proposed a draw already.");
        const auto seat = static_cast<std::size_t>(seat_index(caller.seat));
        message.text = std::string(game().facts().seats[seat].title) + " proposes a draw.";
        return add_message(std::move(message));
    });
}

std::optional<Problem> Table::add_message(PressMessage message) {
    if (auto reason = press_.why_not(message, in_movement(), match_.over())) return reason;
    message.ref = random_token(kRefBytes);
    message.at = now_;
    message.turn_title = game().turn_title(match_.state());
    press_.add(std::move(message));
    keep_message(press_.messages().size() - 1);
    return std::nullopt;
}

void Table::keep_message(std::size_t place) {
    change_.messages.emplace_back(place, press_.messages()[place]);
}

void Table::set_press(Caller caller, PressSwitches switches) {
    need_host(caller);
    for (const std::string& seat : switches.muted) seat_called(seat);
    press_.switches = std::move(switches);
    change_.press = press_.switches;
}

std::size_t Table::remove_message(Caller caller, const std::string& ref) {
    need_host(caller);
    const std::optional<std::size_t> place = press_.find(ref);
    if (!place) throw Refused(ProblemKind::Unknown, "There is no such message.", "message");
    press_.remove(*place);
    keep_message(*place);
    return *place;
}

}  // namespace occasus::server
