// Events as sentences, and the result of a game.
#include <string>

#include "games/empire/rulebook.gen.h"
#include "games/empire/text.h"

namespace occasus::empire {

namespace {

std::string number(int n) {
    return std::to_string(n);
}
std::string title(const Rules& rules, int area) {
    return rules.board().area(area).title;
}
std::string legion_name(int legion) {
    return "Legion " + std::string(kLegionNumbers[static_cast<std::size_t>(legion)]);
}

// "a Force", "Legion II", "the Wall".
std::string piece_name(int piece, int legion, const std::string& article) {
    switch (static_cast<Piece>(piece)) {
        case Piece::Legion:
            return legion_name(legion);
        case Piece::Wall:
            return article + " Wall";
        case Piece::Fort:
            return article + " Fort";
        case Piece::Cavalry:
            return article + " Cavalry";
        default:
            return article + " Force";
    }
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string forces_and_cavalry(int forces, int cavalry) {
    if (cavalry == 0) return counted(forces, "Force");
    const std::string riders = number(cavalry) + " Cavalry";
    return forces == 0 ? riders : counted(forces, "Force") + " and " + riders;
}

std::string die_text(int face, int count) {
    const std::string fallen = "Reinforcements: the die falls " + number(face);
    if (count == 0) return fallen + ", and none are left to come.";
    return fallen + (face == 6
                         ? ": one Cavalry comes."
                         : ": " + counted(count, "Force") + (count == 1 ? " comes." : " come."));
}

std::string marched_text(const Rules& rules, const Event& event) {
    const std::string text = legion_name(event.args[0]) + " marches from " +
                             title(rules, event.args[1]) + " to " + title(rules, event.args[2]);
    return event.args[3] == 0 ? text + " alone."
                              : text + " with " + counted(event.args[3], "Force") + ".";
}

// "x/h".
std::string result_code(int code) {
    static constexpr std::array<std::string_view, 3> kLosses = {"-", "h", "x"};
    return std::string(kLosses[static_cast<std::size_t>(code / 3)]) + "/" +
           std::string(kLosses[static_cast<std::size_t>(code % 3)]);
}

std::string began_text(const Rules& rules, const Event& event) {
    return "Conflict in " + title(rules, event.args[0]) + ": " +
           counted(event.args[1], "Roman Force") + " against " +
           forces_and_cavalry(event.args[2], event.args[3]) + ".";
}

}  // namespace

std::string counted(int count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string_view Text::event_kind(const Event& event) {
    return kEventKinds[event.kind];
}

std::string Text::describe(const Rules& rules, const Event& event, Seat) {
    const auto& args = event.args;
    const auto place = [&](int which) {
        return title(rules, args[static_cast<std::size_t>(which)]);
    };
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::TurnBegan:
            return "Turn " + number(args[0]) + ".";
        case EventKind::BarbariansSetUp:
            return counted(args[1], "Barbarian Force") + " gather in " + place(0) + ".";
        case EventKind::Income:
            return "Rome collects " + number(args[0]) + " RRP and has " + number(args[1]) + ".";
        case EventKind::Removed:
            return capital(piece_name(args[0], args[2], "a")) + " in " + place(1) +
                   " is disbanded.";
        case EventKind::UpkeepPaid:
            return "Upkeep of " + counted(args[0], "counter") + "; " + number(args[1]) +
                   " RRP left.";
        case EventKind::Bought:
            return "Rome raises " + piece_name(args[0], args[2], "a") + " in " + place(1) + "; " +
                   number(args[3]) + " RRP left.";
        case EventKind::ReinforcementDie:
            return die_text(args[0], args[1]);
        case EventKind::Placed:
            return (static_cast<Piece>(args[0]) == Piece::Cavalry
                        ? std::string("One Cavalry appears")
                        : counted(args[2], "Barbarian Force") +
                              (args[2] == 1 ? " appears" : " appear")) +
                   " in " + place(1) + ".";
        case EventKind::Marched:
            return marched_text(rules, event);
        case EventKind::BarbariansMoved:
            return forces_and_cavalry(args[2], args[3]) + " of the Barbarians move from " +
                   place(0) + " to " + place(1) + ".";
        case EventKind::ConflictBegan:
            return began_text(rules, event);
        case EventKind::ConflictRound:
            return place(0) + ": column " +
                   std::string(kColumnTitles[static_cast<std::size_t>(args[2])]) +
                   ", the die falls " + number(args[1]) + ": " + result_code(args[3]) + ".";
        case EventKind::RomanLosses:
            return "Rome loses " + counted(args[1], "Force") + " in " + place(0) + ", " +
                   number(args[2]) + " left.";
        case EventKind::BarbarianLosses:
            return "The Barbarians lose " + forces_and_cavalry(args[1], args[2]) + " in " +
                   place(0) + ".";
        case EventKind::Died:
            return capital(piece_name(args[0], args[2], "the")) + " in " + place(1) +
                   " is lost for good.";
        case EventKind::CavalryMoved:
            return number(args[2]) + " Cavalry ride from " + place(0) + " to " + place(1) + ".";
        case EventKind::GameOver:
            return static_cast<Winner>(args[0]) == Winner::Roman
                       ? "The last turn is over and Rome stands. The Roman wins."
                       : "Barbarians hold Rome. The Barbarian wins.";
    }
    return {};
}

namespace {

// What the arguments of each kind of event are called; areas and pieces are told by their ids.
enum class Kind : std::uint8_t { Number, Area, Piece, Legion, Column, Result, Winner };
struct Argument {
    std::string_view name;
    Kind kind = Kind::Number;
};
using Arguments = std::array<Argument, 4>;
constexpr Argument kArea = {"area", Kind::Area};
constexpr Argument kFrom = {"from", Kind::Area};
constexpr Argument kTo = {"to", Kind::Area};
constexpr Argument kPiece = {"piece", Kind::Piece};
constexpr Argument kLegion = {"legion", Kind::Legion};
constexpr Argument kRrp = {"rrp"};
constexpr Argument kForces = {"forces"};
constexpr Argument kCavalry = {"cavalry"};
constexpr Argument kCount = {"count"};

constexpr std::array<Arguments, kEventKinds.size()> kArguments = {{
    {{{"turn"}}},
    {{kArea, kForces}},
    {{{"income"}, kRrp}},
    {{kPiece, kArea, kLegion}},
    {{{"counters"}, kRrp}},
    {{kPiece, kArea, kLegion, kRrp}},
    {{{"face"}, kCount}},
    {{kPiece, kArea, kCount}},
    {{kLegion, kFrom, kTo, kForces}},
    {{kFrom, kTo, kForces, kCavalry}},
    {{kArea, {"romans"}, {"barbarians"}, kCavalry}},
    {{kArea, {"face"}, {"column", Kind::Column}, {"result", Kind::Result}}},
    {{kArea, {"lost"}, {"left"}}},
    {{kArea, kForces, kCavalry}},
    {{kPiece, kArea, kLegion}},
    {{kFrom, kTo, kCount}},
    {{{"winner", Kind::Winner}}},
}};

Value argument_value(const Rules& rules, Kind kind, int value) {
    const auto at = static_cast<std::size_t>(value);
    switch (kind) {
        case Kind::Number:
            return value;
        case Kind::Area:
            return rules.board().area(value).id;
        case Kind::Piece:
            return kPieceIds[at];
        case Kind::Legion:
            return kLegionNumbers[at];
        case Kind::Column:
            return kColumnTitles[at];
        case Kind::Result:
            return result_code(value);
        case Kind::Winner:
            return static_cast<Winner>(value) == Winner::Roman ? "roman" : "barbarian";
    }
    return {};
}

}  // namespace

Value Text::event_args(const Rules& rules, const Event& event) {
    Value document = Value::fields();
    bool is_legion = true;  // A number is told of Legions only.
    for (std::size_t at = 0; at < 4; ++at) {
        const Argument& argument = kArguments[event.kind][at];
        if (argument.kind == Kind::Piece)
            is_legion = static_cast<Piece>(event.args[at]) == Piece::Legion;
        if (argument.name.empty() || (argument.kind == Kind::Legion && !is_legion)) continue;
        document.set(std::string(argument.name),
                     argument_value(rules, argument.kind, event.args[at]));
    }
    return document;
}

Outcome Text::outcome(const Rules& rules, const State& state) {
    const bool roman = state.winner == Winner::Roman;
    return {.grade = roman ? "roman victory" : "barbarian victory",
            .title = roman ? "Rome stands" : "Rome has fallen",
            .text = roman ? "After turn " + std::to_string(rules.board().turns) +
                                " no Barbarian Force holds Rome. The Roman wins."
                          : "In turn " + std::to_string(state.turn) +
                                " Barbarian Forces hold Rome. The Barbarian wins.",
            .rule = roman ? cite("WIN.2") : cite("WIN.1"),
            .scores = {roman ? 1 : 0, roman ? 0 : 1}};
}

}  // namespace occasus::empire
