// Events as sentences, and the result of a game.
#include <string>

#include "games/invasions/fights.h"
#include "games/invasions/rulebook.gen.h"
#include "games/invasions/text.h"
#include "games/invasions/turn.h"

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
    Candidate,
    Kind,
    Unmoved
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
    {{kProvince, kOwner, {"before", Of::Force}, {"clause"}}},
    {{kFace, {"yes"}, {"period", Of::Period}}},
    {{kFace}},
    {{kProvince, {"figure"}, {"legions"}}},
    {{kProvince, kArea, kSp, {"figure"}}},
    {{kProvince, kOwner, kSp}},
    {{kProvince, {"added"}, kSp}},
    {{kProvince}},
    {{kProvince, {"loyal"}, kSp, {"grown"}}},
    {{kForce, kArea, {"holder", Of::Force}, {"against"}}},
    {{kForce, kArea, {"target", Of::Province}, {"cost"}}},
    {{{"what"}, {"candidate", Of::Candidate}, kFace, kForce}},
    {{kForce, kArea, kFace, {"from", Of::Area}}},
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
    {{kForce, kArea, kSp, {"kind", Of::Kind}}},
    {{kForce, kSp, {"turn"}}},
    {{kForce, kArea, kSp}},
    {{kArea, kSp, kForce}},
    {{kFace}},
    {{kFace, kProvince, kSp, {"raiders"}}},
    {{kFace}},
    {{kArea, kFace, {"die"}, {"legions"}}},
    {{kArea, kSp}},
    {{kArea, kFace, kSp}},
    {{kArea, kSp, {"to", Of::Area}}},
    {{kForce, kProvince, kSp, kArea}},
    {{kForce, kArea, kSp}},
    {{kForce, kProvince}},
    {{kForce, kArea}},
    {{kForce, kArea, kSp, {"raiders"}}},
    {{kForce, kArea, kSp, {"raiders"}}},
    {{kForce, {"credits"}, kTreasuryNow}},
    {{kForce, kSp, kTreasuryNow, {"unpaid"}}},
    {{kArea}},
    {{kArea, kFace}},
    {{kArea, kSp}},
    {{kForce, kSp, kTreasuryNow}},
    {{kForce, kArea, kSp, {"raiders"}}},
    {{kArea, kSp, kTreasuryNow}},
    {{{"result", Of::Ending}, {"points"}, {"needed"}}},
    {{kProvince, kFace, {"placed"}}},
    {{kArea, kSp}},
    {{{"way"}}},
    {{kProvince, {"figure"}, {"why", Of::Unmoved}}},
    {{kProvince, kOwner, {"credits"}, {"in_peace"}}},
    {{{"counts"}}},
}};

std::string who(int force) {
    return capital(force_title(force));
}
// "The Germans move", "Rome moves".
std::string does(int force, const std::string& many, const std::string& one) {
    return who(force) + " " + (is_one(force) ? one : many);
}
std::string title(const Rules& rules, int province) {
    return rules.board().province(province).title;
}
std::string points(int sp) {
    return counted(sp, "Strength Point");
}
// "Die 3: " or "Die 3 for the 4 legions in Ga-B: ".
std::string die(int face, const std::string& what = {}) {
    return "Die " + std::to_string(face) + what + ": ";
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
            return "way " + number_text(candidate + 1);
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

constexpr std::array<std::string_view, 3> kKindIds = {"regulars", "raiders", "militia"};
constexpr std::array<std::string_view, 6> kUnmovedIds = {
    "", "not_roman", "persian", "in_revolt", "of_state", "others_militia"};

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
        case Of::Kind:
            return kKindIds[index];
        case Of::Unmoved:
            return kUnmovedIds[index];
        case Of::Candidate:
            return candidate_id(rules, static_cast<TieOf>(event.args[0]), value);
    }
    return {};
}

// "The Germans in Ga-B (Lugdunum)".
std::string stack_title(const Rules& rules, int force, int area) {
    return who(force) + " in " + area_title(rules, area);
}

Kind kind_of(const Event& event) {
    return event.args[3] != 0 ? Kind::Raiders : Kind::Regulars;
}

// ---- revolts, militia and control ----

// 7.0. Why Rome controls it.
std::string clause_text(Clause clause) {
    switch (clause) {
        case Clause::NobodyThere:
            return ": it was Rome's at the start, and no enemy is there.";
        case Clause::Third:
            return ": Rome has a third of the largest enemy force there.";
        case Clause::Regained:
            return ": Rome has more points there than whoever held it.";
        case Clause::Conquered:
            return ": its militia is gone, and Rome has more points there than any enemy.";
        case Clause::None:
            break;
    }
    return ".";
}

std::string describe_control(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const std::string where = title(rules, args[0]);
    if (event.rule == cite("7.2"))
        return "Rome does not control " + where + " while rebels or a revolt are there.";
    if (args[1] == kNobody) return where + " is nobody's now; it was " + possessive(args[2]) + ".";
    return where + " is controlled by " + force_title(args[1]) +
           clause_text(static_cast<Clause>(args[3]));
}

// 17.34. The figure of the line, and what has changed it.
std::string describe_revolt(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const int sp = args[2];
    const int figure = args[3];
    std::string text = title(rules, args[0]) + " revolts: ";
    if (figure > sp)
        text += number_text(figure) + " on the line, " +
                (sp == rules.board().province(args[0]).militia
                     ? "of which its allowance lets "
                     : "less " + number_text(figure - sp) + " for the legions there, is ") +
                number_text(sp) + " in ";
    else
        text += points(sp) + " in ";
    return text + area_title(rules, args[1]) + ".";
}

std::string unmoved_text(Unmoved why) {
    switch (why) {
        case Unmoved::NotRoman:
            return "it is not Rome's.";
        case Unmoved::Persian:
            return "it is Persian.";
        case Unmoved::InRevolt:
            return "it is in revolt already.";
        case Unmoved::OfState:
            return "it is of an Independent State.";
        default:
            return "its militia is on the map for others.";
    }
}

std::string left_alone_text(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const std::string romans = args[1] == 0 ? "No loyal Romans are"
                                            : counted(args[1], "loyal Strength Point") + " " +
                                                  std::string(agreeing(args[1], "is", "are"));
    return romans + " in " + title(rules, args[0]) + " against a revolt of " +
           number_text(args[2]) + ", which grows to " + number_text(args[3]) +
           " in the next phase A.";
}

std::string describe_province(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const std::string where = title(rules, args[0]);
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::ControlChanged:
            return describe_control(rules, event);
        case EventKind::RevoltPrevented:
            return "The line has " + number_text(args[1]) + " for " + where + ", and " +
                   counted(args[2], "legion") + " there " +
                   std::string(agreeing(args[2], "keeps", "keep")) + " it from revolt.";
        case EventKind::RevoltIgnored:
            return "The line has " + number_text(args[1]) + " for " + where +
                   ", which does not revolt: " + unmoved_text(static_cast<Unmoved>(args[2]));
        case EventKind::RevoltBegan:
            return describe_revolt(rules, event);
        case EventKind::MilitiaRevolted:
            return "The militia of " + where + ", on the map already, revolts: " + points(args[2]) +
                   ".";
        case EventKind::RevoltGrew:
            return "The revolt in " + where + " grows by " + number_text(args[1]) + " to " +
                   number_text(args[2]) + ".";
        case EventKind::RevoltEnded:
            return "The revolt in " + where + " is put down.";
        case EventKind::RevoltLeftAlone:
            return left_alone_text(rules, event);
        case EventKind::MilitiaRose:
            return "The militia of " + where + " rises for " + force_title(args[3]) + ": " +
                   number_text(args[2]) + " in " + area_title(rules, args[1]) + ".";
        case EventKind::MilitiaLeft:
            return "The militia of " + where + " goes home.";
        case EventKind::MilitiaReturned:
            return "The militia of " + where + " can rise again.";
        default:
            return "The militia of " + where + " serves " + force_title(args[1]) + " from now on.";
    }
}

// ---- moves and what they meet ----

std::string describe_aim(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    std::string text = stack_title(rules, args[0], args[1]) +
                       (is_one(args[0]) ? " makes for " : " make for ") + title(rules, args[2]);
    if (is_nation(static_cast<Force>(args[0])))
        text += ": " + counted(rules.board().province(args[2]).vp, "Victory Point") + " at " +
                counted(args[3], "Movement Point");
    return text + ".";
}

std::string describe_way(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    std::string text = "Way " + number_text(args[0] + 1) + ": ";
    bool first = true;
    for (const int area : areas_of_way(args[1], args[2], args[3])) {
        if (area == kNone) break;
        text += (first ? "" : ", ") + area_title(rules, area);
        first = false;
    }
    return text + ".";
}

std::string describe_tie(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const auto what = static_cast<TieOf>(args[0]);
    if (what == TieOf::Order)
        return does(args[1], "roll ", "rolls ") + number_text(args[2]) + " to attack first.";
    return does(args[3], "roll ", "rolls ") + number_text(args[2]) + " for " +
           candidate_title(rules, what, args[1]) + ".";
}

std::string describe_march(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Held:
            return stack_title(rules, args[0], args[1]) + (is_one(args[0]) ? " is" : " are") +
                   " held by a larger enemy, " + force_title(args[2]) + " with " +
                   number_text(args[3]) + ".";
        case EventKind::TargetChosen:
            return describe_aim(rules, event);
        case EventKind::TieRolled:
            return describe_tie(rules, event);
        case EventKind::EntryRolled:
            return stack_title(rules, args[0], args[3]) + " roll " + number_text(args[2]) +
                   " before " + area_title(rules, args[1]) +
                   (args[2] <= 2 ? " and stop." : " and go on.");
        case EventKind::Moved:
            return does(args[0], "move ", "moves ") + number_text(args[3]) + " from " +
                   area_title(rules, args[1]) + " to " + area_title(rules, args[2]) + ".";
        case EventKind::GroupsMerged:
            return stack_title(rules, args[0], args[1]) + (is_one(args[0]) ? " is" : " are") +
                   " one group of " + number_text(args[2]) + ".";
        default:
            return counted(args[1], "legion") + " in " + area_title(rules, args[0]) +
                   std::string(agreeing(args[1], " joins", " join")) + " the rebels, who are " +
                   number_text(args[2]) + " now.";
    }
}

// ---- fights ----

std::string odds_text(int odds) {
    return number_text(odds) + "-1";
}

// What goes to a pool, or is gone, is legions and Persian regulars.
std::string fallen_text(int force, int sp) {
    return counted(sp, force == kPersians ? "Persian regular" : "legion");
}

std::string describe_battle(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::BattleBegan:
            return does(args[0], "attack in ", "attacks in ") + area_title(rules, args[1]) + ": " +
                   number_text(args[2]) + " against " + number_text(args[3]) + ", which is " +
                   odds_text(odds_of(args[2], args[3])) + ".";
        case EventKind::Defends:
            return does(args[0], "defend with ", "defends with ") + points(args[2]) + ".";
        case EventKind::BattleRolled: {
            const auto result = static_cast<CombatResult>(args[2]);
            return "Die " + number_text(args[0]) + " at " + odds_text(args[1]) + ": " +
                   std::string(result_title(result)) + ", " + std::string(result_meaning(result)) +
                   ".";
        }
        case EventKind::Losses:
            return does(args[0], "lose ", "loses ") +
                   counted_kind(args[2], args[0], static_cast<Kind>(args[3])) + " in " +
                   area_title(rules, args[1]) + ".";
        case EventKind::Pooled:
            return fallen_text(args[0], args[1]) +
                   (args[0] == kRome ? " can be bought back" : " can return") + " from turn " +
                   number_text(args[2]) + ".";
        case EventKind::LostForGood:
            return fallen_text(args[0], args[2]) + std::string(agreeing(args[2], " is", " are")) +
                   " lost for good, away from every Persian Province.";
        default:
            return counted(args[1], "legion") + " in " + area_title(rules, args[0]) +
                   std::string(agreeing(args[1], " is", " are")) + " loyal again.";
    }
}

// ---- what appears ----

std::string describe_creation(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Deployed:
            return counted(args[1], "legion") +
                   std::string(agreeing(args[1], " begins", " begin")) + " in " +
                   area_title(rules, args[0]) + ".";
        case EventKind::LegionsStand:
            return counted(args[1], "legion") +
                   std::string(agreeing(args[1], " stands", " stand")) + " in " +
                   area_title(rules, args[0]) + " from the start.";
        case EventKind::AreaRolled:
            return die(args[1], " for an Area of " + title(rules, args[0])) +
                   (args[2] != 0 ? area_title(rules, rules.board().province(args[0]).first_area +
                                                         args[1] - 1) +
                                       "."
                                 : "there is none of that letter; again.");
        case EventKind::CreationLine:
            return die(args[0]) + "Barbarians are created on line " + number_text(args[0]) + ".";
        case EventKind::CreationRolled:
            return die(args[0]) + title(rules, args[1]) + " creates " +
                   (args[2] == 0 ? "nobody" : counted_kind(args[2], kGermans, kind_of(event))) +
                   ".";
        case EventKind::SixRolled:
            return die(kFaces) + (args[0] != 0 ? "no Province has it, and nobody is created."
                                               : "no Province has it; again.");
        default:
            if (args[0] == kRome)
                return counted(args[2], "legion") +
                       std::string(agreeing(args[2], " arrives", " arrive")) + " in " +
                       area_title(rules, args[1]) + ".";
            return does(args[0], "appear in ", "appears in ") + area_title(rules, args[1]) + ": " +
                   counted_kinds(args[0], args[2], args[3]) + ".";
    }
}

// ---- legions and states ----

std::string describe_rebellion(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const auto in_area = [&](int area) { return " in " + area_title(rules, area); };
    const auto legions = [&](int sp, const char* one, const char* many) {
        return counted(sp, "legion") + " " + std::string(agreeing(sp, one, many));
    };
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::UprisingRolled:
            return die(args[0]) + (args[0] == 1 ? "every stack keeps three legions, and the rest "
                                                  "rebel."
                                                : "the legions stay quiet.");
        case EventKind::RebellionRolled: {
            const int rebels = rebels_of(rules, args[2], args[3]);
            const std::string read =
                args[1] == args[2] ? "" : ", read as " + number_text(args[2]) + " in this Period";
            return die(args[1],
                       " for the " + counted(args[3], "legion") + in_area(args[0]) + read) +
                   (rebels == 0 ? "none rebels."
                                : number_text(rebels) + " " +
                                      std::string(agreeing(rebels, "rebels", "rebel")) + ".");
        }
        case EventKind::Rebelled:
            return counted(args[1], "legion") + in_area(args[0]) +
                   std::string(agreeing(args[1], " rebels", " rebel")) + ".";
        case EventKind::OutcomeRolled:
            return die(args[1], " for the " + counted(args[2], "rebel") + in_area(args[0])) +
                   (args[1] == 1 ? "a state is founded." : "they march.");
        case EventKind::Marching:
            return counted(args[1], "rebel") + in_area(args[0]) +
                   std::string(agreeing(args[1], " sets out for ", " set out for ")) +
                   area_title(rules, args[2]) + ".";
        case EventKind::StateFounded:
            return who(args[0]) + " is founded in " + title(rules, args[1]) + " with " +
                   counted(args[2], "regular") + in_area(args[3]) + ".";
        case EventKind::StateJoined:
            return legions(args[2], "joins ", "join ") + force_title(args[0]) + in_area(args[1]) +
                   ".";
        case EventKind::StateEnded:
            return who(args[0]) + " of " + title(rules, args[1]) + " is no more.";
        case EventKind::StateStopped:
            return who(args[0]) + (rules.options().states_stop_for_a_turn
                                       ? " does not expand in the next turn."
                                       : " expands no further.");
        default:
            return legions(args[1], "is", "are") + " loyal again" + in_area(args[0]) + " for " +
                   counted(rules.tables().march_penalty, "credit") +
                   ". Treasury: " + number_text(args[2]) + ".";
    }
}

// ---- money ----

std::string treasury_text(int credits) {
    return " Treasury: " + number_text(credits) + ".";
}
std::string price_text(int price) {
    return ", " + counted(price, "credit") + " each.";
}

std::string describe_tax_cut(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const std::string text = title(rules, args[0]) + " brings " + force_title(args[1]) + " ";
    if (event.rule == cite("11.15")) return text + "nothing: rebels or a revolt are there.";
    return text + number_text(args[2]) + " of " + number_text(args[3]) +
           ": an enemy is there, and half is rounded down.";
}

std::string describe_pay(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const Tables& tables = rules.tables();
    std::string text = does(args[0], "pay ", "pays ") +
                       counted_kind(args[1], args[0], Kind::Regulars) +
                       price_text(args[0] == kRome ? tables.roman_pay : tables.persian_pay);
    if (args[3] > 0) text += " " + number_text(args[3]) + " cannot be paid.";
    return text + treasury_text(args[2]);
}

std::string describe_money(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Taxed:
            return does(args[0], "take ", "takes ") + counted(args[1], "credit") + " in taxes." +
                   treasury_text(args[2]);
        case EventKind::TaxCut:
            return describe_tax_cut(rules, event);
        case EventKind::Paid:
            return describe_pay(rules, event);
        case EventKind::UnpaidDrawn:
            return "A legion in " + area_title(rules, args[0]) + " goes unpaid.";
        case EventKind::UnpaidRolled:
            return die(args[1], " for an unpaid legion in " + area_title(rules, args[0])) +
                   (args[1] < kStaysLoyal ? "it rebels." : "it stays loyal.");
        case EventKind::Disbanded:
            return counted(args[1], "Persian regular") + " in " + area_title(rules, args[0]) +
                   std::string(agreeing(args[1], " is", " are")) + " not paid and eliminated.";
        case EventKind::Bought:
            return does(args[0], "buy back ", "buys back ") +
                   counted_kind(args[1], args[0], Kind::Regulars) +
                   price_text(args[0] == kRome ? rules.tables().roman_price
                                               : persian_price(rules)) +
                   treasury_text(args[2]);
        default:
            return counted_kind(args[2], args[0], kind_of(event)) + " of " + force_title(args[0]) +
                   " in " + area_title(rules, args[1]) +
                   std::string(agreeing(args[2], " is", " are")) + " bribed for " +
                   counted(args[2] * rules.tables().bribe, "credit") + ".";
    }
}

std::string describe_attrition(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const std::string kind = counted_kind(args[2], args[0], kind_of(event));
    if (static_cast<EventKind>(event.kind) == EventKind::Attrition)
        return stack_title(rules, args[0], args[1]) + " lose " + kind + " to attrition.";
    return who(args[0]) + " leave " + kind + " in " + area_title(rules, args[1]) + " to hold " +
           title(rules, rules.board().area(args[1]).province) + ".";
}

// Turns, phases, the revolution and the end.
std::string describe_course(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const auto period = [](int index) { return std::string(1, static_cast<char>('A' + index)); };
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::TurnBegan:
            return "Turn " + number_text(args[0]) + ", " + number_text(args[2]) + " A.D., Period " +
                   period(args[1]) + ".";
        case EventKind::PhaseBegan:
            return std::string(phase_title(static_cast<Phase>(args[0]))) + ".";
        case EventKind::RevolutionRolled: {
            const int lowest = rules.tables().revolution[at(args[2])];
            const std::string needed =
                lowest == kFaces ? "on 6" : "on " + number_text(lowest) + " or more";
            return die(args[0]) + (args[1] != 0 ? "a revolution" : "no revolution") +
                   ", which comes " + needed + " in Period " + period(args[2]) + ".";
        }
        case EventKind::RevolutionLine:
            return die(args[0]) + "revolts are on line " + number_text(args[0]) + ".";
        default:
            return "Rome controls " + counted(args[1], "Victory Point") + " and needed " +
                   number_text(args[2]) + ".";
    }
}

// Who tells of each kind.
using Describe = std::string (*)(const Rules&, const Event&);
constexpr std::array<Describe, kEventKindCount> kDescribe = {
    describe_course,    describe_course,    describe_creation,  describe_creation,
    describe_province,  describe_course,    describe_course,    describe_province,
    describe_province,  describe_province,  describe_province,  describe_province,
    describe_province,  describe_march,     describe_march,     describe_march,
    describe_march,     describe_march,     describe_march,     describe_march,
    describe_province,  describe_province,  describe_province,  describe_province,
    describe_battle,    describe_battle,    describe_battle,    describe_battle,
    describe_battle,    describe_battle,    describe_battle,    describe_creation,
    describe_creation,  describe_rebellion, describe_rebellion, describe_rebellion,
    describe_rebellion, describe_rebellion, describe_rebellion, describe_rebellion,
    describe_rebellion, describe_rebellion, describe_attrition, describe_attrition,
    describe_money,     describe_money,     describe_money,     describe_money,
    describe_money,     describe_money,     describe_money,     describe_rebellion,
    describe_course,    describe_creation,  describe_creation,  describe_way,
    describe_province,  describe_money,     describe_creation};

}  // namespace

std::string_view phase_title(Phase phase) {
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
    return kTitles[static_cast<std::size_t>(phase)];
}

std::string area_title(const Rules& rules, int area) {
    const Area& one = rules.board().area(area);
    return one.id + (one.label.empty() ? "" : " (" + one.label + ")");
}

std::string_view Text::event_kind(const Event& event) {
    return kEventKinds[event.kind];
}

std::string Text::describe(const Rules& rules, const Event& event, Seat) {
    return kDescribe[event.kind](rules, event);
}

Value Text::event_args(const Rules& rules, const Event& event) {
    Value document = Value::fields();
    for (std::size_t index = 0; index < 4; ++index) {
        const Argument& argument = kArguments[event.kind][index];
        if (!argument.name.empty())
            document.set(std::string(argument.name),
                         argument_value(rules, event, argument.of, event.args[index]));
    }
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::RebellionRolled)
        document.set("rebels", rebels_of(rules, event.args[2], event.args[3]));
    if (kind == EventKind::WayOffered) {
        Value areas = Value::list();
        for (const int area : areas_of_way(event.args[1], event.args[2], event.args[3]))
            if (area != kNone) areas.push(rules.board().area(area).id);
        document.set("areas", areas);
    }
    return document;
}

occasus::Outcome Text::outcome(const Rules& rules, const State& state) {
    const bool won = state.result == Ending::Victory;
    return {.grade = won ? "victory" : "defeat",
            .title = won ? "The Empire endures" : "The Empire has fallen",
            .text = "Rome controls " + counted(roman_points(rules, state), "Victory Point") +
                    "; the scenario asks for " + number_text(rules.scenario().victory) + ".",
            .rule = cite("R101"),
            .scores = {won ? 1 : 0}};
}

}  // namespace occasus::invasions
