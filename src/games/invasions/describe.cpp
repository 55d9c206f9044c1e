// Events as sentences, and the result of a game.
#include <string>

#include "games/invasions/rulebook.gen.h"
#include "games/invasions/text.h"

namespace occasus::invasions {

std::string_view regulars_word(Force force) {
    return is_nation(force) ? "levies" : "regulars";
}

namespace {

enum class Of : std::uint8_t {
    Number,
    Force,
    Area,
    Province,
    Phase,
    Period,
    Result,
    Ending,
    Candidate
};

struct Argument {
    std::string_view name;
    Of of = Of::Number;
};
using Arguments = std::array<Argument, 4>;
constexpr Argument kForce = {"force", Of::Force};
constexpr Argument kArea = {"area", Of::Area};
constexpr Argument kProvince = {"province", Of::Province};
constexpr Argument kOwner = {"owner", Of::Force};
constexpr Argument kSp = {"sp"};
constexpr Argument kFace = {"face"};
constexpr Argument kTreasuryNow = {"treasury"};

constexpr std::array<Arguments, kEventKindCount> kArguments = {{
    {{{"turn"}, {"period", Of::Period}, {"year"}}},
    {{{"phase", Of::Phase}}},
    {{kArea, kSp}},
    {{kForce, kArea, {"regulars"}, {"raiders"}}},
    {{kProvince, kOwner, {"before", Of::Force}}},
    {{kFace, {"yes"}}},
    {{kFace}},
    {{kProvince, {"figure"}}},
    {{kProvince, kArea, kSp}},
    {{kProvince, kOwner, kSp}},
    {{kProvince, {"added"}, kSp}},
    {{kProvince}},
    {{kProvince, {"loyal"}, kSp}},
    {{kForce, kArea}},
    {{kForce, kArea, {"target", Of::Province}, {"cost"}}},
    {{{"what"}, {"candidate", Of::Candidate}, kFace}},
    {{kForce, kArea, kFace}},
    {{kForce, {"from", Of::Area}, {"to", Of::Area}, kSp}},
    {{kForce, kArea, kSp}},
    {{kArea, {"joined"}, kSp}},
    {{kProvince, kArea, kSp, kOwner}},
    {{kProvince, kOwner}},
    {{kProvince, kOwner}},
    {{kProvince, kOwner}},
    {{{"attacker", Of::Force}, kArea, kSp, {"against"}}},
    {{kForce, kArea, kSp}},
    {{kFace, {"odds"}, {"result", Of::Result}}},
    {{kForce, kArea, kSp}},
    {{kForce, kSp, {"turn"}}},
    {{kForce, kArea, kSp}},
    {{kArea, kSp, kForce}},
    {{kFace}},
    {{kFace, kProvince, kSp, {"raiders"}}},
    {{kFace}},
    {{kArea, kFace, {"die"}, {"rebels"}}},
    {{kArea, kSp}},
    {{kArea, kFace}},
    {{kArea, kSp, {"to", Of::Area}}},
    {{kForce, kProvince, kSp, kArea}},
    {{kForce, kArea, kSp}},
    {{kForce, kProvince}},
    {{kForce, kArea}},
    {{kForce, kArea, kSp, {"raiders"}}},
    {{kForce, kArea, kSp, {"raiders"}}},
    {{kForce, {"credits"}, kTreasuryNow}},
    {{kForce, kSp, kTreasuryNow}},
    {{kArea}},
    {{kArea, kFace}},
    {{kArea, kSp}},
    {{kForce, kSp, kTreasuryNow}},
    {{kForce, kArea, kSp, {"raiders"}}},
    {{kArea, kSp, kTreasuryNow}},
    {{{"result", Of::Ending}, {"points"}, {"needed"}}},
}};

std::string number(int n) {
    return std::to_string(n);
}
std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}
std::string who(int force) {
    return capital(force_title(force));
}
// Rome, a revolt and a state are one; nations, Persians, rebels and natives are many.
bool is_one(int force) {
    return force == kRome || force == kRevolt || is_state(static_cast<Force>(force));
}
// "Rome's", "the Germans'".
std::string possessive(int force) {
    return force_title(force) + (is_one(force) ? "'s" : "'");
}
// "The Germans move", "Rome moves".
std::string does(int force, const std::string& many, const std::string& one) {
    return who(force) + " " + (is_one(force) ? one : many);
}
std::string area_title(const Rules& rules, int area) {
    const Area& one = rules.board().area(area);
    return one.id + (one.label.empty() ? "" : " (" + one.label + ")");
}
std::string title(const Rules& rules, int province) {
    return rules.board().province(province).title;
}
std::string points(int sp) {
    return counted(sp, "Strength Point");
}

// What a die for each candidate is about.
std::string candidate_title(const Rules& rules, TieOf what, int candidate) {
    switch (what) {
        case TieOf::Target:
        case TieOf::StateTarget:
            return title(rules, candidate);
        case TieOf::Goal:
            return area_title(rules, candidate);
        case TieOf::Path:
            return "way " + number(candidate + 1);
        case TieOf::Enemy:
        case TieOf::Order:
            return force_title(candidate);
    }
    return {};
}
Value candidate_id(const Rules& rules, TieOf what, int candidate) {
    switch (what) {
        case TieOf::Target:
        case TieOf::StateTarget:
            return rules.board().province(candidate).id;
        case TieOf::Goal:
            return rules.board().area(candidate).id;
        case TieOf::Path:
            return candidate;
        case TieOf::Enemy:
        case TieOf::Order:
            return force_id(candidate);
    }
    return {};
}

Value argument_value(const Rules& rules, const Event& event, Of of, int value) {
    const auto index = static_cast<std::size_t>(value);
    switch (of) {
        case Of::Number:
            return value;
        case Of::Force:
            return force_id(value);
        case Of::Area:
            return rules.board().area(value).id;
        case Of::Province:
            return rules.board().province(value).id;
        case Of::Phase:
            return kPhaseIds[index];
        case Of::Period:
            return std::string(1, static_cast<char>('A' + value));
        case Of::Result:
            return kCombatResults[index];
        case Of::Ending:
            return value == static_cast<int>(Ending::Victory) ? "victory" : "defeat";
        case Of::Candidate:
            return candidate_id(rules, static_cast<TieOf>(event.args[0]), value);
    }
    return {};
}

std::string phase_title(int phase) {
    static constexpr std::array<std::string_view, kPhases> kTitles = {"Set-up",
                                                                      "A: Internal Revolution",
                                                                      "B: movement of the others",
                                                                      "C: attacks on loyal Romans",
                                                                      "D: Barbarian creation",
                                                                      "E: Roman movement",
                                                                      "F: Roman attacks",
                                                                      "G: legion rebellion",
                                                                      "H: control",
                                                                      "J: Barbarian attrition",
                                                                      "K: taxes and pay",
                                                                      "L: replacements",
                                                                      "M: bribes",
                                                                      "N: end of the turn",
                                                                      "The end"};
    return std::string(kTitles[static_cast<std::size_t>(phase)]) + ".";
}

std::string kind_of(const Event& event) {
    return event.args[3] != 0 ? "raiders" : "levies";
}
// "1 raider", "4 levies": so many of the kind.
std::string counted_kind(const Event& event) {
    const int sp = event.args[2];
    if (event.args[3] != 0) return counted(sp, "raider");
    return number(sp) + (sp == 1 ? " levy" : " levies");
}

// Revolts, militia and control.
std::string describe_province(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const std::string where = title(rules, args[0]);
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::ControlChanged:
            return where + (args[1] == kNobody
                                ? " is nobody's now; it was " + possessive(args[2]) + "."
                                : " is controlled by " + force_title(args[1]) + ".");
        case EventKind::RevoltPrevented:
            return "The legions in " + where + " keep it from revolt.";
        case EventKind::RevoltBegan:
            return where + " revolts: " + points(args[2]) + " in " + area_title(rules, args[1]) +
                   ".";
        case EventKind::MilitiaRevolted:
            return "The militia of " + where + " revolts: " + points(args[2]) + ".";
        case EventKind::RevoltGrew:
            return "The revolt in " + where + " grows by " + number(args[1]) + " to " +
                   number(args[2]) + ".";
        case EventKind::RevoltEnded:
            return "The revolt in " + where + " is put down.";
        case EventKind::RevoltLeftAlone:
            return "The revolt in " + where + " will double: " + number(args[1]) +
                   " Romans watch " + number(args[2]) + ".";
        case EventKind::MilitiaRose:
            return "The militia of " + where + " rises for " + force_title(args[3]) + ": " +
                   number(args[2]) + " in " + area_title(rules, args[1]) + ".";
        case EventKind::MilitiaLeft:
            return "The militia of " + where + " goes home.";
        case EventKind::MilitiaReturned:
            return "The militia of " + where + " can rise again.";
        default:
            return "The militia of " + where + " serves " + force_title(args[1]) + " from now on.";
    }
}

// Moves and what they meet.
std::string describe_march(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Held:
            return who(args[0]) + " in " + area_title(rules, args[1]) +
                   (is_one(args[0]) ? " is" : " are") + " held by a larger enemy.";
        case EventKind::TargetChosen:
            return who(args[0]) + " in " + area_title(rules, args[1]) +
                   (is_one(args[0]) ? " makes for " : " make for ") + title(rules, args[2]) +
                   (is_nation(static_cast<Force>(args[0]))
                        ? ": " + number(rules.board().province(args[2]).vp) +
                              " Victory Points at " + counted(args[3], "Movement Point") + "."
                        : ".");
        case EventKind::TieRolled:
            return "A die for " + candidate_title(rules, static_cast<TieOf>(args[0]), args[1]) +
                   ": " + number(args[2]) + ".";
        case EventKind::EntryRolled:
            return who(args[0]) + " roll " + number(args[2]) + " before " +
                   area_title(rules, args[1]) + (args[2] <= 2 ? " and stop." : ".");
        case EventKind::Moved:
            return does(args[0], "move ", "moves ") + number(args[3]) + " from " +
                   area_title(rules, args[1]) + " to " + area_title(rules, args[2]) + ".";
        case EventKind::GroupsMerged:
            return who(args[0]) + " in " + area_title(rules, args[1]) +
                   (is_one(args[0]) ? " is" : " are") + " one group of " + number(args[2]) + ".";
        default:
            return counted(args[1], "legion") + " in " + area_title(rules, args[0]) +
                   " join the rebels, who are " + number(args[2]) + " now.";
    }
}

std::string describe_battle(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::BattleBegan:
            return does(args[0], "attack in ", "attacks in ") + area_title(rules, args[1]) + ": " +
                   number(args[2]) + " against " + number(args[3]) + ".";
        case EventKind::Defends:
            return does(args[0], "defend with ", "defends with ") + points(args[2]) + ".";
        case EventKind::BattleRolled:
            return "Die " + number(args[0]) + " at " + number(args[1]) +
                   "-1: " + std::string(kCombatResults[static_cast<std::size_t>(args[2])]) + ".";
        case EventKind::Losses:
            return does(args[0], "lose ", "loses ") + points(args[2]) + " in " +
                   area_title(rules, args[1]) + ".";
        case EventKind::Pooled:
            return points(args[1]) + (args[0] == kRome ? " can be bought back" : " can return") +
                   " from turn " + number(args[2]) + ".";
        case EventKind::LostForGood:
            return points(args[2]) + " of " + force_title(args[0]) + " are lost for good.";
        default:
            return points(args[1]) + " in " + area_title(rules, args[0]) + " are loyal again.";
    }
}

std::string describe_creation(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::CreationLine:
            return "Barbarians are created on line " + number(args[0]) + ".";
        case EventKind::CreationRolled:
            return title(rules, args[1]) +
                   (args[2] == 0 ? " creates nobody."
                                 : " creates " + kind_of(event) + ": " + number(args[2]) + ".");
        default:
            return does(args[0], "appear in ", "appears in ") + area_title(rules, args[1]) + ": " +
                   number(args[2] + args[3]) + ".";
    }
}

std::string describe_rebellion(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::UprisingRolled:
            return "Die " + number(args[0]) +
                   (args[0] == 1 ? ": every stack keeps three legions, and the rest rebel."
                                 : ": the legions stay quiet.");
        case EventKind::RebellionRolled:
            return "The legions in " + area_title(rules, args[0]) + ": die " + number(args[1]) +
                   ", read as " + number(args[2]) + ", " +
                   (args[3] == 0 ? "none rebel." : number(args[3]) + " rebel.");
        case EventKind::Rebelled:
            return counted(args[1], "legion") + " in " + area_title(rules, args[0]) + " rebel.";
        case EventKind::OutcomeRolled:
            return "Die " + number(args[1]) +
                   (args[1] == 1 ? ": they found a state." : ": they march.");
        case EventKind::Marching:
            return "The rebels in " + area_title(rules, args[0]) + " march to " +
                   area_title(rules, args[2]) + ".";
        case EventKind::StateFounded:
            return who(args[0]) + " is founded in " + title(rules, args[1]) + " with " +
                   counted(args[2], "regular") + ".";
        case EventKind::StateJoined:
            return counted(args[2], "legion") + " in " + area_title(rules, args[1]) + " join " +
                   force_title(args[0]) + ".";
        case EventKind::StateEnded:
            return who(args[0]) + " of " + title(rules, args[1]) + " is no more.";
        case EventKind::StateStopped:
            return who(args[0]) + " expands no further.";
        default:
            return counted(args[1], "legion") + " in " + area_title(rules, args[0]) +
                   " have what they came for. Treasury: " + number(args[2]) + ".";
    }
}

std::string describe_money(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Taxed:
            return does(args[0], "take ", "takes ") + counted(args[1], "credit") +
                   " in taxes. Treasury: " + number(args[2]) + ".";
        case EventKind::Paid:
            return does(args[0], "pay ", "pays ") + points(args[1]) +
                   ". Treasury: " + number(args[2]) + ".";
        case EventKind::UnpaidDrawn:
            return "A legion in " + area_title(rules, args[0]) + " goes unpaid.";
        case EventKind::UnpaidRolled:
            return "An unpaid legion in " + area_title(rules, args[0]) + ": die " +
                   number(args[1]) + (args[1] <= 3 ? ", it rebels." : ", it stays loyal.");
        case EventKind::Disbanded:
            return "Unpaid Persians in " + area_title(rules, args[0]) + " are eliminated.";
        case EventKind::Bought:
            return does(args[0], "buy back ", "buys back ") + points(args[1]) +
                   ". Treasury: " + number(args[2]) + ".";
        default:
            return "The " + kind_of(event) + " of " + force_title(args[0]) + " in " +
                   area_title(rules, args[1]) + " are bribed: " + points(args[2]) + ".";
    }
}

}  // namespace

std::string_view Text::event_kind(const Event& event) {
    return kEventKinds[event.kind];
}

std::string Text::describe(const Rules& rules, const Event& event, Seat) {
    const auto& args = event.args;
    const auto kind = static_cast<EventKind>(event.kind);
    switch (kind) {
        case EventKind::TurnBegan:
            return "Turn " + number(args[0]) + ", " + number(args[2]) + " A.D., Period " +
                   std::string(1, static_cast<char>('A' + args[1])) + ".";
        case EventKind::PhaseBegan:
            return phase_title(args[0]);
        case EventKind::Deployed:
            return counted(args[1], "legion") + " in " + area_title(rules, args[0]) + ".";
        case EventKind::RevolutionRolled:
            return "Revolution: die " + number(args[0]) + (args[1] != 0 ? ", yes." : ", no.");
        case EventKind::RevolutionLine:
            return "Revolts are on line " + number(args[0]) + ".";
        case EventKind::GarrisonLeft:
            return who(args[0]) + " leave " + counted_kind(event) + " in " +
                   area_title(rules, args[1]) + " to hold " +
                   title(rules, rules.board().area(args[1]).province) + ".";
        case EventKind::Attrition:
            return who(args[0]) + " in " + area_title(rules, args[1]) + " lose " +
                   counted_kind(event) + " to attrition.";
        case EventKind::GameOver:
            return "Rome controls " + counted(args[1], "Victory Point") + " and needed " +
                   number(args[2]) + ".";
        default:
            break;
    }
    if (kind == EventKind::ControlChanged || kind == EventKind::MilitiaChanged ||
        (kind >= EventKind::RevoltPrevented && kind <= EventKind::RevoltLeftAlone) ||
        (kind >= EventKind::MilitiaRose && kind <= EventKind::MilitiaReturned))
        return describe_province(rules, event);
    if (kind >= EventKind::Held && kind <= EventKind::LegionsJoined)
        return describe_march(rules, event);
    if (kind >= EventKind::BattleBegan && kind <= EventKind::RebelsReturned)
        return describe_battle(rules, event);
    if (kind == EventKind::ForcePlaced || kind == EventKind::CreationLine ||
        kind == EventKind::CreationRolled)
        return describe_creation(rules, event);
    if ((kind >= EventKind::UprisingRolled && kind <= EventKind::StateStopped) ||
        kind == EventKind::RomeSatisfied)
        return describe_rebellion(rules, event);
    return describe_money(rules, event);
}

Value Text::event_args(const Rules& rules, const Event& event) {
    Value document = Value::fields();
    for (std::size_t index = 0; index < 4; ++index) {
        const Argument& argument = kArguments[event.kind][index];
        if (!argument.name.empty())
            document.set(std::string(argument.name),
                         argument_value(rules, event, argument.of, event.args[index]));
    }
    return document;
}

occasus::Outcome Text::outcome(const Rules& rules, const State& state) {
    const bool won = state.result == Ending::Victory;
    int held = 0;
    for (int province = 0; province < kProvinces; ++province)
        if (state.owner[at(province)] == kRome) held += rules.board().province(province).vp;
    return {.grade = won ? "victory" : "defeat",
            .title = won ? "The Empire endures" : "The Empire has fallen",
            .text = "Rome controls " + counted(held, "Victory Point") + "; the scenario asks for " +
                    number(rules.scenario().victory) + ".",
            .rule = cite("R101"),
            .scores = {won ? 1 : 0}};
}

}  // namespace occasus::invasions
