// Events as sentences, and the result of a game.
#include <string>

#include "games/pomerium/generals.h"
#include "games/pomerium/rulebook.gen.h"
#include "games/pomerium/text.h"

namespace occasus::pomerium {

namespace {

std::string number(int n) {
    return std::to_string(n);
}
const std::string& title(const Rules& rules, int province) {
    return rules.board().province(province).title;
}
// "you take", "general 2 takes"; and at the beginning of a sentence.
std::string and_does(int side, const std::string& plain, const std::string& third) {
    return side_name(side) + " " + (side == 0 ? plain : third);
}
std::string does(int side, const std::string& plain, const std::string& third) {
    return capital(and_does(side, plain, third));
}
std::string of_side(int side) {
    return side == 0 ? "yours" : side_name(side) + "'s";
}

std::string cause_text(Cause cause) {
    switch (cause) {
        case Cause::Imperator:
            return "No rival is left, and you hold three provinces or more: you are emperor.";
        case Cause::Assassinated:
            return "You are assassinated.";
        case Cause::Conquered:
            return "Your last province has been conquered.";
        case Cause::Merged:
            return "You have submitted to another general.";
        case Cause::Invaded:
            return "Your last province has been lost to invaders.";
        case Cause::Rebelled:
            return "Your last province has rebelled.";
        case Cause::None:
            break;
    }
    return {};
}

std::string change_text(const Rules& rules, const Event& event) {
    const std::string where = title(rules, event.args[0]);
    const auto change = static_cast<Change>(event.args[1]);
    const std::string what = change == Change::Epidemic     ? "An epidemic in "
                             : change == Change::Prosperity ? "Prosperity in "
                                                            : "Rebellion in ";
    if (event.args[2] == kNationSide) return what + where + ", which is lost: no effect.";
    return what + where + ": " + and_does(event.args[2], "have ", "has ") +
           counted(event.args[3], "legion") + ".";
}

std::string rolled_text(const Event& event) {
    const std::string who = capital(side_name(event.args[0])) + " rolls " + number(event.args[1]);
    if (event.args[1] == 1) return who + " and does nothing.";
    return who + (event.args[1] <= 3 ? " and offers an alliance." : " and attacks.");
}

// Chapters B and L.
std::string encounter_text(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Offered:
            return does(args[0], "offer", "offers") + " an alliance in " + title(rules, args[1]) +
                   ", which is " + of_side(args[2]) + ".";
        case EventKind::RolledOff:
            return "For dominance " + and_does(args[0], "roll ", "rolls ") + number(args[1]) +
                   " and " + and_does(args[2], "roll ", "rolls ") + number(args[3]) + ".";
        case EventKind::Answered:
            return title(rules, args[1]) + " answers " + (args[2] != 0 ? "yes." : "no.");
        case EventKind::Merged:
            return does(args[0], "take", "takes") + " all that was " + of_side(args[1]) + ": " +
                   counted(args[2], "legion") + " now.";
        case EventKind::Joined:
            return title(rules, args[1]) + " joins " + side_name(args[0]) + " with " +
                   counted(args[2], "legion") + ".";
        case EventKind::AttackBegan:
            return does(args[0], "attack ", "attacks ") + title(rules, args[1]) + ", which is " +
                   of_side(args[2]) + ".";
        case EventKind::StrengthRolled:
            return "The nation in " + title(rules, args[0]) + " is " + number(args[1]) + " strong.";
        case EventKind::WalkedIn:
            return title(rules, args[1]) + " falls to " + side_name(args[0]) + " without a battle.";
        case EventKind::InitiativeRolled:
            return "Initiative: the attacker rolls " + number(args[0]) + ", the defender " +
                   number(args[1]) + ".";
        case EventKind::Devoted:
            return does(args[0], "devote ", "devotes ") + counted(args[1], "legion") + ".";
        case EventKind::SegmentsRolled:
            return "The battle lasts " + counted(args[0], "segment") + "; each hit costs " +
                   counted(args[1], "legion") + ".";
        case EventKind::Volley:
            return does(args[0], "strike", "strikes") + ": " + counted(args[1], "legion") +
                   " left on the other side.";
        case EventKind::BattleEnded:
            return does(args[0], "win", "wins") + " at " + title(rules, args[1]) + ": " +
                   number(args[2]) + " of the attackers and " + number(args[3]) +
                   " of the defenders are left.";
        default:
            return {};
    }
}

enum class Kind : std::uint8_t { Number, Side, Province, Invader, Change, Outcome, Cause };

struct Argument {
    std::string_view name;
    Kind kind = Kind::Number;
};
using Arguments = std::array<Argument, 4>;
constexpr Argument kGeneral = {"general", Kind::Side};
constexpr Argument kProvince = {"province", Kind::Province};
constexpr Argument kLegions = {"legions"};
constexpr Argument kFace = {"face"};

constexpr std::array<Arguments, kEventKinds.size()> kArguments = {{
    {{kGeneral, kProvince, kLegions}},
    {{kProvince, kLegions}},
    {{{"turn"}}},
    {{kGeneral}},
    {{kGeneral, kFace}},
    {{kGeneral}},
    {{kGeneral, kProvince, {"owner", Kind::Side}}},
    {{kGeneral, kFace, {"other", Kind::Side}, {"other_face"}}},
    {{{"owner", Kind::Side}, kProvince, {"yes"}}},
    {{kGeneral, {"other", Kind::Side}, kLegions}},
    {{kGeneral, kProvince, kLegions}},
    {{{"attacker", Kind::Side}, kProvince, {"owner", Kind::Side}}},
    {{kProvince, kLegions}},
    {{{"attacker", Kind::Side}, kProvince}},
    {{{"attacker"}, {"defender"}}},
    {{{"side", Kind::Side}, kLegions}},
    {{{"segments"}, {"losses"}}},
    {{{"side", Kind::Side}, {"left"}, {"segments"}}},
    {{{"winner", Kind::Side}, kProvince, {"attackers"}, {"defenders"}}},
    {{kGeneral, kProvince}},
    {{kProvince}},
    {{kGeneral, kLegions}},
    {{{"events"}}},
    {{kFace}},
    {{kGeneral}},
    {{kGeneral, kProvince, kLegions}},
    {{}},
    {{kProvince, {"change", Kind::Change}, {"owner", Kind::Side}, kLegions}},
    {{{"invader", Kind::Invader}, kProvince}},
    {{{"invader", Kind::Invader}, kLegions}},
    {{kGeneral}},
    {{{"outcome", Kind::Outcome}, {"cause", Kind::Cause}}},
}};

// "you", "general_2", "senate", "nation", "host": a side in one word.
std::string side_id(int side) {
    switch (side) {
        case 0:
            return "you";
        case kSenateSide:
            return "senate";
        case kNationSide:
            return "nation";
        case kHostSide:
            return "host";
        default:
            return "general_" + number(side);
    }
}

constexpr std::array<std::string_view, 4> kChanges = {"", "epidemic", "prosperity", "rebellion"};
constexpr std::array<std::string_view, 3> kOutcomes = {"", "loss", "win"};
constexpr std::array<std::string_view, 7> kCauses = {
    "", "imperator", "assassinated", "conquered", "merged", "invaded", "rebelled"};

Value argument_value(const Rules& rules, Kind kind, int value) {
    const auto index = static_cast<std::size_t>(value);
    switch (kind) {
        case Kind::Number:
            return value;
        case Kind::Side:
            return side_id(value);
        case Kind::Province:
            return value < 0 ? Value() : Value(rules.board().province(value).id);
        case Kind::Invader:
            return rules.board().invaders[index].id;
        case Kind::Change:
            return kChanges[index];
        case Kind::Outcome:
            return kOutcomes[index];
        case Kind::Cause:
            return kCauses[index];
    }
    return {};
}

}  // namespace

std::string_view Text::event_kind(const Event& event) {
    return kEventKinds[event.kind];
}

std::string Text::describe(const Rules& rules, const Event& event, Seat) {
    const auto& args = event.args;
    const auto& invaders = rules.board().invaders;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::GeneralSetUp:
            return does(args[0], "begin in ", "begins in ") + title(rules, args[1]) + " with " +
                   counted(args[2], "legion") + ".";
        case EventKind::Garrisoned:
            return title(rules, args[0]) + " is the Senate's, with " + counted(args[1], "legion") +
                   ".";
        case EventKind::TurnBegan:
            return "Year " + number(args[0]) + ".";
        case EventKind::Waited:
            return "You wait.";
        case EventKind::ActionRolled:
            return rolled_text(event);
        case EventKind::Idle:
            return does(args[0], "do nothing.", "does nothing.");
        case EventKind::ProvinceTaken:
            return title(rules, args[1]) + " is now " + of_side(args[0]) + ".";
        case EventKind::ProvinceLost:
            return title(rules, args[0]) + " is lost to the Empire.";
        case EventKind::Income:
            return does(args[0], "raise ", "raises ") + counted(args[1], "legion") + ".";
        case EventKind::EventsRolled:
            return "The year brings " + counted(args[0], "event") + ".";
        case EventKind::EventRolled:
            return "The die of events falls " + number(args[0]) + ".";
        case EventKind::Assassinated:
            return does(args[0], "are", "is") + " assassinated.";
        case EventKind::NewGeneral:
            return capital(side_name(args[0])) + " rises in " + title(rules, args[1]) + " with " +
                   counted(args[2], "legion") + ".";
        case EventKind::NoNewGeneral:
            return "There is no room for a new general.";
        case EventKind::ProvinceChanged:
            return change_text(rules, event);
        case EventKind::InvasionRolled:
            return "The " + invaders[at(args[0])].title +
                   (args[1] < 0 ? " come, and find nothing imperial on their way."
                                : " come to " + title(rules, args[1]) + ".");
        case EventKind::HostRolled:
            return "The " + invaders[at(args[0])].title + " are " + number(args[1]) + " strong.";
        case EventKind::GeneralOut:
            return does(args[0], "have", "has") + " no province left.";
        case EventKind::GameOver:
            return cause_text(static_cast<Cause>(args[1]));
        default:
            return encounter_text(rules, event);
    }
}

Value Text::event_args(const Rules& rules, const Event& event) {
    Value document = Value::fields();
    for (std::size_t index = 0; index < 4; ++index) {
        const Argument& argument = kArguments[event.kind][index];
        if (!argument.name.empty())
            document.set(std::string(argument.name),
                         argument_value(rules, argument.kind, event.args[index]));
    }
    return document;
}

occasus::Outcome Text::outcome(const Rules&, const State& state) {
    const bool won = state.outcome == Outcome::Win;
    return {.grade = won ? "emperor" : "defeat",
            .title = won ? "Imperator" : "Your name is forgotten",
            .text = cause_text(state.cause),
            .rule = won ? cite("V1") : cite("V3"),
            .scores = {won ? 1 : 0}};
}

}  // namespace occasus::pomerium
