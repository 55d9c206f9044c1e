// The words of each kind of operand and each noun.
#include "games/invasions/vocabulary.h"

#include <algorithm>
#include <bit>
#include <string>

#include "core/vocabulary/words.h"

#include "games/invasions/board/paths.h"
#include "games/invasions/chapters/combat.h"
#include "games/invasions/chapters/control.h"
#include "games/invasions/chapters/creation.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/fights.h"
#include "games/invasions/chapters/movement.h"
#include "games/invasions/chapters/rebellion.h"
#include "games/invasions/chapters/roman_movement.h"
#include "games/invasions/game.h"
#include "games/invasions/words/words.h"

namespace occasus::invasions {

static_assert(in_order(kPhaseRows, &PhaseRow::phase, &PhaseRow::id));
static_assert(in_order(kVerbRows, &VerbRow<Verb, Operand>::verb, &VerbRow<Verb, Operand>::text));
static_assert(in_order(kStepRows, &StepRow<Step, Question>::step, &StepRow<Step, Question>::id));
static_assert(in_order(kEventRows, &EventRow<EventKind, Operand>::kind,
                       &EventRow<EventKind, Operand>::id));

namespace {

// ---- operands ----

constexpr std::array<std::string_view, 3> kKindIds = {"regulars", "raiders", "militia"};
constexpr std::array<std::string_view, 6> kUnmovedIds = {
    "", "not_roman", "persian", "in_revolt", "of_state", "others_militia"};
constexpr std::array<std::string_view, 2> kBribedKinds = {"levies", "raiders"};

std::string province_title(const Rules& rules, int province) {
    return rules.board().province(province).title;
}
std::string digits(const Rules&, int number) {
    return number_text(number);
}
Value as_it_is(const Rules&, int number) {
    return number;
}
std::string period_letter(const Rules&, int period) {
    return std::string(1, static_cast<char>('A' + period));
}

TieOf tie_of(int candidate) {
    return static_cast<TieOf>(candidate / kCandidates);
}
Value candidate_document(const Rules& rules, int candidate) {
    const int who = candidate % kCandidates;
    switch (tie_of(candidate)) {
        case TieOf::Target:
        case TieOf::StateTarget:
            return rules.board().province(who).id;
        case TieOf::Goal:
            return rules.board().area(who).id;
        case TieOf::Path:
            return who;
        case TieOf::Enemy:
        case TieOf::Order:
            return force_id(who);
    }
    return {};
}
std::string candidate_title(const Rules& rules, int candidate) {
    const int who = candidate % kCandidates;
    switch (tie_of(candidate)) {
        case TieOf::Target:
        case TieOf::StateTarget:
            return province_title(rules, who);
        case TieOf::Goal:
            return area_title(rules, who);
        case TieOf::Path:
            return "way " + number_text(who + 1);
        case TieOf::Enemy:
        case TieOf::Order:
            return force_title(who);
    }
    return {};
}

std::string unmoved_text(const Rules&, int why) {
    switch (static_cast<Unmoved>(why)) {
        case Unmoved::NotRoman:
            return "it is not Rome's";
        case Unmoved::Persian:
            return "it is Persian";
        case Unmoved::InRevolt:
            return "it is in revolt already";
        case Unmoved::OfState:
            return "it belongs to an Independent State";
        default:
            return "its militia already serves another owner";
    }
}

Result<int> read_face(const Rules&, std::string_view word) {
    const auto face = number_in(word, 1, kFaces);
    if (!face) return unreadable("To enter a die, type roll and a number from 1 to 6.", "face");
    return *face - 1;
}
Result<int> read_area(const Rules& rules, std::string_view word) {
    const int area = rules.board().find_area(word);
    if (area < 0) return unreadable("There is no Area " + quoted(word) + " on this board.", "area");
    return area;
}
Result<int> read_force(const Rules&, std::string_view word) {
    const int force = find_force(word);
    if (force < 0) return unreadable("There is no force " + quoted(word) + ".", "force");
    return force;
}
Result<int> read_nation(const Rules&, std::string_view word) {
    const int force = find_force(word);
    if (force < 0 || !is_nation(force_of(force)))
        return unreadable(quoted(word) + " is not a nation of Barbarians.", "nation");
    return force;
}
Result<int> read_bribed_kind(const Rules&, std::string_view word) {
    const auto kind = std::find(kBribedKinds.begin(), kBribedKinds.end(), word);
    if (kind == kBribedKinds.end())
        return unreadable("You can bribe levies or raiders, not " + quoted(word) + ".", "kind");
    return static_cast<int>(kind - kBribedKinds.begin());
}
Result<int> read_count(const Rules&, std::string_view word) {
    const auto count = number_in(word, 0, kMaxRomans);
    if (!count)
        return unreadable(
            "A number must be 0 to " + std::to_string(kMaxRomans) + ", not " + quoted(word) + ".",
            "number");
    return *count;
}

void mark_area(const Rules& rules, const State&, int area, Value& marks) {
    marks.set("area", rules.board().area(area).id);
}
void mark_force(const Rules&, const State&, int force, Value& marks) {
    marks.set("force", force_id(force));
}
void mark_count(const Rules&, const State&, int count, Value& marks) {
    marks.set("count", count);
}

using Row = OperandRow<Rules, Operand>;
// clang-format off
constexpr auto kOperandRows = std::to_array<Row>({
    {.operand = Operand::None},
    {.operand = Operand::Face, .title = "FACE", .end = [](const Rules&) { return kFaces; },
     .id = [](const Rules&, int face) { return Value(face + 1); }, .read = read_face, .type = FieldType::Number},
    {.operand = Operand::Area, .title = "AREA", .end = [](const Rules& rules) { return rules.board().size(); }, .ids = kMaxAreas,
     .id = [](const Rules& rules, int area) { return Value(rules.board().area(area).id); }, .words = area_title,
     .read = read_area, .mark = mark_area},
    {.operand = Operand::Force, .title = "FORCE", .end = [](const Rules&) { return kForces; }, .ids = 64,
     .id = [](const Rules&, int force) { return Value(force_id(force)); },
     .words = [](const Rules&, int force) { return force_title(force); }, .read = read_force, .mark = mark_force},
    {.operand = Operand::Mover, .id = [](const Rules&, int mover) { return Value(force_id(mover % kMilitiaMoves)); },
     .words = [](const Rules&, int mover) { return force_title(mover % kMilitiaMoves); }},
    {.operand = Operand::Nation, .title = "NATION", .low = kHuns, .end = [](const Rules&) { return kTauricans + 1; }, .ids = 64,
     .id = [](const Rules&, int force) { return Value(force_id(force)); },
     .words = [](const Rules&, int force) { return force_title(force); }, .read = read_nation, .mark = mark_force},
    {.operand = Operand::BribedKind, .title = "levies|raiders", .end = [](const Rules&) { return 2; }, .ids = 2,
     .id = [](const Rules&, int kind) { return Value(kBribedKinds[at(kind)]); }, .read = read_bribed_kind},
    {.operand = Operand::Count, .title = "NUMBER", .end = [](const Rules&) { return kMaxRomans + 1; }, .id = as_it_is,
     .read = read_count, .type = FieldType::Number, .mark = mark_count},
    {.operand = Operand::Number, .id = as_it_is, .words = digits, .type = FieldType::Number},
    {.operand = Operand::Province,
     .id = [](const Rules& rules, int province) { return Value(rules.board().province(province).id); }, .words = province_title},
    {.operand = Operand::Phase, .id = [](const Rules&, int phase) { return Value(row_of(static_cast<Phase>(phase)).id); },
     .words = [](const Rules&, int phase) { return phase_name(row_of(static_cast<Phase>(phase))); }},
    {.operand = Operand::Period, .id = [](const Rules& rules, int period) { return Value(period_letter(rules, period)); },
     .words = period_letter},
    {.operand = Operand::Result, .id = [](const Rules&, int result) { return Value(kCombatResults[at(result)]); }},
    {.operand = Operand::Ending,
     .id = [](const Rules&, int ending) { return Value(static_cast<Ending>(ending) == Ending::Victory ? "victory" : "defeat"); }},
    {.operand = Operand::Candidate, .id = candidate_document, .words = candidate_title, .type = FieldType::NumberOrText},
    {.operand = Operand::Kind, .id = [](const Rules&, int kind) { return Value(kKindIds[at(kind)]); }},
    {.operand = Operand::Unmoved, .id = [](const Rules&, int why) { return Value(kUnmovedIds[at(why)]); }, .words = unmoved_text},
    {.operand = Operand::WayPart, .id = [](const Rules&, int) { return Value(); }, .when_none = WhenNone::Untold},
});
// clang-format on
static_assert(in_order(kOperandRows, &Row::operand));

// ---- nouns of events ----

// The number that an event has under a name.
int told(const Event& event, std::string_view name) {
    const auto& row = kEventRows[event.kind];
    return event.args[at(row.find(name))];
}
int sp_of(const Event& event) {
    return told(event, "sp");
}
int force_in(const Event& event) {
    return told(event, "force");
}
Kind bribed_kind(const Event& event) {
    return told(event, "raiders") != 0 ? Kind::Raiders : Kind::Regulars;
}

// A text without what it says at a table: two literals as one verb that agrees with a force.
template <std::size_t kSize>
struct Form {
    // NOLINTNEXTLINE(google-explicit-constructor): a text in quotes is a form.
    consteval Form(const char (&text)[kSize]) { std::copy_n(text, kSize, chars); }
    char chars[kSize]{};
};
template <Form kMany, Form kOne, Form kWho = "force">
std::string agreed(const Rules&, const Event& event) {
    return is_one(told(event, kWho.chars)) ? kOne.chars : kMany.chars;
}

std::string newcomers(const Rules& rules, const Event& event) {
    const int force = force_in(event);
    const int regulars = told(event, "regulars");
    const std::string where = " in " + area_title(rules, told(event, "area"));
    if (force == kRome)
        return counted(regulars, "legion") +
               std::string(agreeing(regulars, " arrives", " arrive")) + where;
    return force_title(force) + (is_one(force) ? " appears" : " appear") + where + ": " +
           counted_kinds(force, regulars, told(event, "raiders"));
}

// 7.0. Why Rome controls it.
std::string clause_text(Clause clause) {
    switch (clause) {
        case Clause::NobodyThere:
            return ": it was Rome's at the start, and no enemy is there.";
        case Clause::Third:
            return ": Rome has at least a third of the Strength Points of the largest enemy force "
                   "there.";
        case Clause::Regained:
            return ": Rome has more Strength Points there than its former owner.";
        case Clause::Conquered:
            return ": its militia is gone, and Rome has more Strength Points there than any "
                   "enemy.";
        case Clause::None:
            break;
    }
    return ".";
}
std::string control(const Rules& rules, const Event& event) {
    const std::string where = province_title(rules, told(event, "province"));
    const int owner = told(event, "owner");
    if (event.rule == cite("7.2"))
        return "Rome loses control of " + where + " to rebels or a revolt.";
    if (owner == kNobody)
        return where + " is nobody's now; it was " + possessive(told(event, "before")) + ".";
    return where + " is controlled by " + force_title(owner) +
           clause_text(static_cast<Clause>(told(event, "clause")));
}

std::string revolution(const Rules& rules, const Event& event) {
    const int lowest = rules.tables().revolution[at(told(event, "period"))];
    const std::string needed = lowest == kFaces ? "on 6" : "on " + number_text(lowest) + " or more";
    return std::string(told(event, "yes") != 0 ? "a revolution" : "no revolution") +
           ", which comes " + needed;
}

// 17.34. The figure of the line, and what has changed it.
std::string rising(const Rules& rules, const Event& event) {
    const int sp = sp_of(event);
    const int figure = told(event, "figure");
    if (figure <= sp) return counted(sp, "Strength Point");
    const bool limited = sp == rules.board().province(told(event, "province")).militia;
    return number_text(figure) + " on the line, " +
           (limited ? "limited by the allowance to "
                    : "less " + number_text(figure - sp) + " for the legions there, is ") +
           number_text(sp);
}
std::string watchers(const Rules&, const Event& event) {
    const int loyal = told(event, "loyal");
    return loyal == 0 ? "no loyal Romans" : counted(loyal, "loyal Strength Point");
}

std::string prospect(const Rules& rules, const Event& event) {
    if (!is_nation(force_of(force_in(event)))) return {};
    return ": " + counted(rules.board().province(told(event, "target")).vp, "Victory Point") +
           " at " + counted(told(event, "cost"), "Movement Point");
}
std::string throw_of_die(const Rules& rules, const Event& event) {
    const int candidate = told(event, "candidate");
    const bool for_order = tie_of(candidate) == TieOf::Order;
    const int roller = for_order ? candidate % kCandidates : force_in(event);
    return force_title(roller) + (is_one(roller) ? " rolls " : " roll ") +
           number_text(told(event, "face")) +
           (for_order ? " to attack first" : " for " + candidate_title(rules, candidate));
}
bool is_militia_moving(const Event& event) {
    return force_in(event) >= kMilitiaMoves;
}
std::string move(const Rules&, const Event& event) {
    return is_one(force_in(event) % kMilitiaMoves) ? "moves" : "move";
}
std::string militia(const Rules&, const Event& event) {
    return is_militia_moving(event) ? " militia" : "";
}
// 5.62.
bool is_stopped(const Event& event) {
    return told(event, "face") <= kHesitates;
}
std::string entry(const Rules&, const Event& event) {
    return is_stopped(event) ? "stop" : "go on";
}
std::string way_number(const Rules&, const Event& event) {
    return number_text(told(event, "way") + 1);
}
std::string way_areas(const Rules& rules, const Event& event) {
    std::string text;
    for (const int area : areas_of_way(event)) {
        if (area == kNone) break;
        text += (text.empty() ? "" : ", ") + area_title(rules, area);
    }
    return text;
}

std::string ratio(const Rules&, const Event& event) {
    return number_text(odds_of(sp_of(event), told(event, "against"))) + "-1";
}
std::string battle_outcome(const Rules&, const Event& event) {
    const auto result = static_cast<CombatResult>(told(event, "result"));
    return std::string(result_title(result)) + ", " + std::string(result_meaning(result));
}
std::string fallen(const Rules&, const Event& event) {
    return counted_kind(sp_of(event), force_in(event), static_cast<Kind>(told(event, "kind")));
}
// Losses that go to a pool, or are gone, are legions and Persian regulars.
std::string dead(const Rules&, const Event& event) {
    return counted(sp_of(event), force_in(event) == kPersians ? "Persian regular" : "legion");
}
std::string way_back(const Rules&, const Event& event) {
    return force_in(event) == kRome ? "can be bought back" : "can return";
}

std::string created(const Rules&, const Event& event) {
    const int sp = sp_of(event);
    return sp == 0 ? "nobody" : counted_kind(sp, kGermans, bribed_kind(event));
}
std::string six(const Rules&, const Event& event) {
    return told(event, "counts") != 0 ? ", and no Barbarians are created" : "; again";
}
std::string landing(const Rules& rules, const Event& event) {
    if (told(event, "placed") == 0)
        return "there is no Area with that letter, so the die is rolled again.";
    return area_title(rules, area_of_die(rules, told(event, "province"), told(event, "face"))) +
           ".";
}

std::string uprising(const Rules&, const Event& event) {
    return told(event, "face") == 1 ? "three legions of each stack stay loyal, and the rest rebel"
                                    : "the legions stay quiet";
}
std::string reading(const Rules&, const Event& event) {
    const int die = told(event, "die");
    return told(event, "face") == die ? "" : ", read as " + number_text(die) + " in this Period";
}
int rebels_told(const Rules& rules, const Event& event) {
    return rebels_of(rules, told(event, "die"), told(event, "legions"));
}
std::string rebels(const Rules& rules, const Event& event) {
    const int rebels = rebels_told(rules, event);
    if (rebels == 0) return "none rebels";
    return number_text(rebels) + " " + std::string(agreeing(rebels, "rebels", "rebel"));
}
std::string decision(const Rules&, const Event& event) {
    return told(event, "face") == 1 ? "a state is founded" : "they march";
}
std::string rest(const Rules& rules, const Event&) {
    return rules.options().states_stop_for_a_turn ? "does not expand in the next turn"
                                                  : "expands no further";
}

std::string troops(const Rules&, const Event& event) {
    return counted_kind(sp_of(event), force_in(event), bribed_kind(event));
}
std::string home(const Rules& rules, const Event& event) {
    return province_title(rules, rules.board().area(told(event, "area")).province);
}

std::string credits(int number) {
    return counted(number, "credit");
}
std::string regulars(const Rules&, const Event& event) {
    std::string text = counted_kind(sp_of(event), force_in(event), Kind::Regulars);
    return sp_of(event) > 0 ? text : text.replace(0, 1, "no");
}
std::string wage(const Rules& rules, const Event& event) {
    if (sp_of(event) == 0) return "";
    const int each =
        force_in(event) == kRome ? rules.tables().roman_pay : rules.tables().persian_pay;
    return ", " + credits(each) + " each";
}
std::string price(const Rules& rules, const Event& event) {
    return credits(force_in(event) == kRome ? rules.tables().roman_price : persian_price(rules));
}
std::string arrears(const Rules&, const Event& event) {
    const int unpaid = told(event, "unpaid");
    return unpaid == 0 ? "" : " " + number_text(unpaid) + " cannot be paid.";
}
std::string temper(const Rules&, const Event& event) {
    return told(event, "face") < kStaysLoyal ? "it rebels" : "it stays loyal";
}
std::string bribe_paid(const Rules& rules, const Event& event) {
    return credits(sp_of(event) * rules.tables().bribe);
}
std::string penalty(const Rules& rules, const Event&) {
    return credits(rules.tables().march_penalty);
}
// 11.0, 11.15.
std::string tax_yield(const Rules&, const Event& event) {
    if (event.rule == cite("11.15")) return "nothing: rebels or a revolt are there";
    return number_text(told(event, "credits")) + " of " + number_text(told(event, "in_peace")) +
           ": an enemy is there, and half is rounded down";
}

using Phrase = EventPhrase<Rules>;
constexpr auto kEventPhrases = std::to_array<Phrase>({
    {"are", "force", agreed<"are", "is">},
    {"attack", "attacker", agreed<"attack", "attacks", "attacker">},
    {"buy", "force", agreed<"buy", "buys">},
    {"defend", "force", agreed<"defend", "defends">},
    {"lose", "force", agreed<"lose", "loses">},
    {"make", "force", agreed<"make", "makes">},
    {"move", "force", move},
    {"militia", "force", militia},
    {"pay", "force", agreed<"pay", "pays">},
    {"take", "force", agreed<"take", "takes">},
    {"newcomers", "force area regulars raiders", newcomers},
    {"control", "province owner before clause", control},
    {"revolution", "yes period", revolution},
    {"rising", "province sp figure", rising},
    {"watchers", "loyal", watchers},
    {"prospect", "force target cost", prospect},
    {"throw", "candidate face force", throw_of_die},
    {"entry", "face", entry},
    {"number", "way", way_number},
    {"areas", "first second third", way_areas},
    {"ratio", "sp against", ratio},
    {"outcome", "result", battle_outcome},
    {"fallen", "force sp kind", fallen},
    {"dead", "force sp", dead},
    {"return", "force", way_back},
    {"created", "sp raiders", created},
    {"six", "counts", six},
    {"landing", "province face placed", landing},
    {"uprising", "face", uprising},
    {"reading", "face die", reading},
    {"rebels", "die legions", rebels},
    {"decision", "face", decision},
    {"rest", "force", rest},
    {"troops", "force sp raiders", troops},
    {"home", "area", home},
    {"regulars", "force sp", regulars},
    {"wage", "force sp", wage},
    {"price", "force", price},
    {"arrears", "unpaid", arrears},
    {"temper", "face", temper},
    {"bribe", "sp", bribe_paid},
    {"penalty", "", penalty},
    {"yield", "credits in_peace", tax_yield},
});
static_assert(sentences_name_operands(kEventRows, kEventPhrases));

// ---- nouns of questions ----

using Here = Scene<Rules>;

int chosen(const Here& here) {
    return operand_of(here.action);
}
const Group& mover_of(const Here& here) {
    const State& state = here.state;
    return state.groups[state.step == Step::TargetTie ? state.movement.aiming : state.march.group];
}
std::string in_area(const Rules& rules, int area) {
    return " in " + area_title(rules, area);
}
std::string movers(const Here& here) {
    const Group& group = mover_of(here);
    return force_title(group.force) + in_area(here.rules, group.area);
}
std::string do_force(int force) {
    return (is_one(force) ? "does " : "do ") + force_title(force);
}
const StartingForce& newcomers_of(const Here& here) {
    return here.rules.scenario().forces[here.state.set_up.forces];
}
Strengths strengths_here(const Here& here) {
    return strengths_at(here.rules, here.state, chosen(here));
}
std::string enemies(const Here& here) {
    const Strengths strengths = strengths_here(here);
    std::string text;
    for_each_bit(strengths.present & kNonLoyal, [&](int force) {
        text += (text.empty() ? "" : ", ") + std::to_string(strengths.of(force)) + " of " +
                force_title(force);
    });
    return text;
}
bool is_of_militia(const Here& here) {
    return verb_of(here.action) == Verb::Militia;
}
int bribe_due(const Here& here) {
    return bribable(here.state, force_of(count_of(here.action)), chosen(here),
                    is_of_raiders(here.action)) *
           here.rules.tables().bribe;
}

// The candidate of the die that is due.
std::string tied(const Here& here) {
    const int candidate = std::countr_zero(here.state.tie.waiting);
    switch (here.state.step) {
        case Step::TargetTie:
        case Step::StateTie:
            return province_title(here.rules, candidate);
        case Step::GoalTie:
            return area_title(here.rules, candidate);
        case Step::PathTie: {
            const Ways ways = ways_of(here.rules, here.state, candidate);
            std::string text = "the way by ";
            for (int step = 0; step < ways.steps; ++step)
                text += (step > 0 ? ", " : "") + area_title(here.rules, ways.path[at(step)]);
            return text;
        }
        default:
            return force_title(candidate);
    }
}
// A die for the first candidate that waits; the highest of all wins.
std::string tie(const Here& here) {
    const State& state = here.state;
    const int left = std::popcount(state.tie.waiting) - 1;
    std::string text = "This die is for " + tied(here) + ". ";
    if (left > 0)
        text +=
            number_text(left) + std::string(agreeing(left, " more follows. ", " more follow. "));
    text += "The highest roll wins; equal rolls are repeated";
    if (state.tie.high > 0) text += "; so far " + number_text(state.tie.high) + " leads";
    return text + ".";
}
Force attacker_of(const Here& here) {
    return here.state.battle.attacker == kNobody ? kRome : here.state.battle.attacker;
}

using Noun = SceneNoun<Rules>;
// clang-format off
constexpr auto kNounRows = std::to_array<Noun>({
    {"face", [](const Here& here) { return number_text(chosen(here) + 1); }},
    {"area", [](const Here& here) { return area_title(here.rules, chosen(here)); }},
    {"count", [](const Here& here) { return number_text(count_of(here.action)); }},
    {"number", [](const Here& here) { return number_text(chosen(here)); }},
    {"force", [](const Here& here) { return force_title(chosen(here)); }},
    {"nation", [](const Here& here) { return force_title(count_of(here.action)); }},
    {"bribe", [](const Here& here) { return number_text(bribe_due(here)); }},
    {"cost",
     [](const Here& here) { return number_text(here.rules.board().step[here.state.roman_movement.area][at(chosen(here))]); }},
    {"distance",
     [](const Here& here) {
         const Board& board = here.rules.board();
         const int area = here.state.roman_movement.area;
         return number_text(
             distances_to(board, area_bit(chosen(here)), board.all_areas)[at(area)]);
     }},
    {"loyal", [](const Here& here) { return number_text(strengths_here(here).of(kRome)); }},
    {"enemies", [](const Here& here) { return enemies(here); }},
    {"there",
     [](const Here& here) { return number_text((is_of_militia(here) ? here.state.militia : here.state.legions)[at(chosen(here))]); }},
    {"free", [](const Here& here) { return number_text(movable(here.rules, here.state, chosen(here), is_of_militia(here))); }},
    {"deploying", [](const Here& here) { return province_title(here.rules, here.state.set_up.province); }},
    {"deployed", [](const Here& here) { return number_text(here.state.set_up.legions); }},
    {"revolting", [](const Here& here) { return province_title(here.rules, here.state.revolution.province); }},
    {"contested", [](const Here& here) { return area_title(here.rules, here.state.combat.area); }},
    {"here", [](const Here& here) { return area_title(here.rules, here.state.rebels.area); }},
    {"stack", [](const Here& here) { return number_text(here.state.legions[here.state.rebels.area]); }},
    {"rebels", [](const Here& here) { return number_text(here.state.rebels.sp); }},
    {"unpaid_legions", [](const Here& here) { return number_text(here.state.pay.legions); }},
    {"unpaid_persians", [](const Here& here) { return number_text(here.state.pay.persians); }},
    {"newcomers_province", [](const Here& here) { return province_title(here.rules, newcomers_of(here).province); }},
    {"do_newcomers", [](const Here& here) { return do_force(newcomers_of(here).force); }},
    {"due", [](const Here& here) { return province_title(here.rules, std::countr_zero(here.state.militia_due)); }},
    {"origin",
     [](const Here& here) { return province_title(here.rules, here.rules.tables().origins[at(next_created(here.rules, here.state))]); }},
    {"persia", [](const Here& here) { return province_title(here.rules, here.rules.board().persia()); }},
    {"movers", [](const Here& here) { return movers(here); }},
    {"do_movers", [](const Here& here) { return (is_one(mover_of(here).force) ? "does " : "do ") + movers(here); }},
    {"next", [](const Here& here) { return area_title(here.rules, here.state.march.path[here.state.march.taken]); }},
    {"state", [](const Here& here) { return force_title(mover(here.rules, here.state.movement.place)); }},
    {"tie", [](const Here& here) { return tie(here); }},
    {"march", [](const Here& here) { return area_title(here.rules, here.state.roman_movement.area); }},
    {"movement", [](const Here& here) { return number_text(here.state.roman_movement.movement); }},
    {"battle", [](const Here& here) { return area_title(here.rules, here.state.battle.area); }},
    {"attackers", [](const Here& here) { return capital(force_title(attacker_of(here))); }},
    {"attack", [](const Here& here) { return std::string(is_one(attacker_of(here)) ? "attacks" : "attack"); }},
    {"attackers_sp", [](const Here& here) { return number_text(battle_attack(here.rules, here.state)); }},
    {"defence", [](const Here& here) { return number_text(battle_defence(here.rules, here.state)); }},
    {"odds", [](const Here& here) { return number_text(battle_odds(here.rules, here.state)) + "-1"; }},
    {"unpaid", [](const Here& here) { return area_title(here.rules, here.state.pay.unpaid[here.state.pay.unpaid_rolled]); }},
    {"bought", [](const Here& here) { return number_text(here.state.bought); }},
    {"for_sale", [](const Here& here) { return number_text(legions_for_sale(here.rules, here.state)); }},
    {"price", [](const Here& here) { return number_text(here.rules.tables().roman_price); }},
    {"treasury", [](const Here& here) { return number_text(here.state.treasury); }},
});
// clang-format on
static_assert(same_names(kNounRows, kNouns));

}  // namespace

std::array<int, kMovement> areas_of_way(const Event& event) {
    const auto area = [](int slot) { return slot == 0 ? int{kNone} : slot - 1; };
    const auto& args = event.args;
    return {area(args[1] % kWaySlot), area(args[1] / kWaySlot), area(args[2] % kWaySlot),
            area(args[2] / kWaySlot), area(args[3])};
}

constinit const WordTables<Rules, Operand, EventPhrase<Rules>> Vocabulary::kWords = {
    kOperandRows, kNounRows, kEventPhrases};

static constexpr std::string_view aim_of(Force force) {
    if (force == kPersians)
        return "They want Persia, Mesopotamia, Armenia, Syria and Asia, in that order.";
    if (force == kRebels) return "Rebels march on Roma by the cheapest route.";
    return {};
}

// Why those who move by the rules do what an event tells, where its sentence does not say so.
static std::string_view reason_of(const Event& event) {
    const Force force = force_of(event.args[0] % kMilitiaMoves);
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::TargetChosen:
            if (is_state(force))
                return "A state wants the adjacent Roman Province with the least militia.";
            if (!aim_of(force).empty()) return aim_of(force);
            return event.rule == cite("5.63")
                       ? "Raiders head for the nearest Province worth five Victory Points or fewer."
                       : "They head for the Province of the Empire with the most Victory Points "
                         "for each Movement Point.";
        case EventKind::Moved:
            if (force == kRome) return {};
            return aim_of(force).empty() ? "This is on their way." : aim_of(force);
        case EventKind::BattleBegan:
            if (force == kRome) return {};
            return event.rule == cite("6.33")
                       ? "A force that enters an Area fights the smallest other force there."
                       : "A force in an Area with loyal Romans attacks them if it is not weaker.";
        case EventKind::Held:
            return "A larger enemy is in the same Area, so they may not leave it.";
        case EventKind::EntryRolled:
            static_assert(kHesitates == 2);
            return "Barbarians stop on 1 or 2.";
        case EventKind::RevoltGrew:
            return "Too few Romans are there to stop it.";
        case EventKind::RebellionRolled:
            static_assert(kRebelliousStack == 4);
            return "Every stack of four legions or more is a danger.";
        case EventKind::Marching:
            return "Rebels without a state march on Roma.";
        case EventKind::UnpaidRolled:
            static_assert(kStaysLoyal == 4);
            return "An unpaid legion rebels on 1, 2 or 3.";
        default:
            return {};
    }
}

// The step itself tells of a die that lets them go on.
Telling Text::telling(const Rules& rules, const Event& event, Seat seat) {
    Telling telling = Words<Vocabulary>::telling(rules, event, seat);
    if (static_cast<EventKind>(event.kind) == EventKind::EntryRolled)
        telling.with_next = !is_stopped(event);
    return telling;
}

// Beside what the row names: why they do it, whether militia moves, or a die stops them, what the
// table of rebellion says, and the Areas of a way.
Value Text::event_args(const Rules& rules, const Event& event) {
    Value document = Words<Vocabulary>::event_args(rules, event);
    const auto kind = static_cast<EventKind>(event.kind);
    if (const auto why = reason_of(event); !why.empty()) document.set("why", why);
    if (kind == EventKind::Moved && is_militia_moving(event)) document.set("militia", true);
    if (kind == EventKind::EntryRolled) document.set("stops", is_stopped(event));
    if (kind == EventKind::RebellionRolled) document.set("rebels", rebels_told(rules, event));
    if (kind == EventKind::WayOffered) {
        Value areas = Value::list();
        for (const int area : areas_of_way(event))
            if (area != kNone) areas.push(rules.board().area(area).id);
        document.set("areas", areas);
    }
    return document;
}

std::vector<Offer> Text::offers(const Rules& rules, const State& state) {
    std::vector<Offer> offers = Words<Vocabulary>::offers(rules, state);
    for (Offer& offer : offers)
        if (!offer.refused && (offer.action == "end" || offer.action == "buy 0"))
            offer.marks.set("ends", phase(state));
    return offers;
}

std::vector<EventFact> Text::event_facts(const Rules& rules) {
    std::vector<EventFact> facts = Words<Vocabulary>::event_facts(rules);
    const auto add = [&facts](EventKind kind, const EventField& field) {
        facts[at(kind)].fields.push_back(field);
    };
    for (const EventKind kind :
         {EventKind::TargetChosen, EventKind::Moved, EventKind::BattleBegan, EventKind::Held,
          EventKind::EntryRolled, EventKind::RevoltGrew, EventKind::RebellionRolled,
          EventKind::Marching, EventKind::UnpaidRolled})
        add(kind, {"why", FieldType::Text, false, true});
    add(EventKind::Moved, {"militia", FieldType::Truth, false, true});
    add(EventKind::EntryRolled, {"stops", FieldType::Truth});
    add(EventKind::RebellionRolled, {"rebels", FieldType::Number});
    add(EventKind::WayOffered, {"areas", FieldType::Texts});
    return facts;
}

}  // namespace occasus::invasions

template struct occasus::Words<occasus::invasions::Vocabulary>;
