// The words of each kind of operand and each noun.
#include "games/empire/vocabulary.h"

#include <algorithm>
#include <string>

#include "core/vocabulary/words.h"
#include "core/words.h"

#include "games/empire/chapters.h"
#include "games/empire/game.h"

namespace occasus::empire {

static_assert(in_order(kVerbRows, &VerbRow<Verb, Operand>::verb, &VerbRow<Verb, Operand>::text));
static_assert(in_order(kStepRows, &StepRow<Step, Question>::step, &StepRow<Step, Question>::id));
static_assert(in_order(kEventRows, &EventRow<EventKind, Operand>::kind,
                       &EventRow<EventKind, Operand>::id));
static_assert(kLegionNumbers.size() == kMaxLegions);

namespace {

// ---- operands ----

constexpr std::array<std::string_view, 6> kPieceIds = {"roman_force", "legion",          "wall",
                                                       "fort",        "barbarian_force", "cavalry"};

std::string area_title(const Rules& rules, int area) {
    return rules.board().area(area).title;
}
std::string_view legion_number(int legion) {
    return kLegionNumbers[at(legion)];
}
std::string legion_name(int legion) {
    return "Legion " + std::string(legion_number(legion));
}
std::string_view column_title(int column) {
    return kColumnTitles[at(column)];
}
// "x/h".
std::string result_code(int result) {
    static constexpr std::array<std::string_view, 3> kLosses = {"-", "h", "x"};
    return std::string(kLosses[at(result / 3)]) + "/" + std::string(kLosses[at(result % 3)]);
}
std::string digits(const Rules&, int number) {
    return std::to_string(number);
}
Value as_it_is(const Rules&, int number) {
    return number;
}

Result<int> read_face(const Rules&, std::string_view word) {
    const auto face = number_in(word, 1, 6);
    if (!face) return unreadable("To enter a die, type roll and a number from 1 to 6.", "face");
    return *face - 1;
}
Result<int> read_area(const Rules& rules, std::string_view word) {
    const int area = rules.board().find_area(word);
    if (area < 0) return unreadable("There is no area " + quoted(word) + " on this board.", "area");
    return area;
}
Result<int> read_legion(const Rules& rules, std::string_view word) {
    const auto end = kLegionNumbers.begin() + rules.board().mix.legion;
    const auto found = std::find(kLegionNumbers.begin(), end, word);
    if (found == end)
        return unreadable("There is no Legion " + quoted(word) + "; they are I to " +
                              std::string(*(end - 1)) + ".",
                          "legion");
    return static_cast<int>(found - kLegionNumbers.begin());
}
template <int kLow>
Result<int> read_count(const Rules&, std::string_view word) {
    const auto count = number_in(word, kLow, kMaxForces);
    if (!count)
        return unreadable("A number must be " + std::to_string(kLow) + " to " +
                              std::to_string(kMaxForces) + ", not " + quoted(word) + ".",
                          "number");
    return *count;
}
int count_end(const Rules&) {
    return kMaxForces + 1;
}

void mark_area(const Rules& rules, const State&, int area, Value& marks) {
    marks.set("area", rules.board().area(area).id);
}
void mark_legion(const Rules& rules, const State& state, int legion, Value& marks) {
    const int home = state.legions[at(legion)];
    if (home < kMaxAreas) mark_area(rules, state, home, marks);
    marks.set("legion", legion_number(legion));
}
void mark_count(const Rules&, const State&, int count, Value& marks) {
    marks.set("count", count);
}

// 7.2.
struct AdjustmentRow {
    Adjustment adjustment;
    std::string_view id;
    std::string_view words;
};
constexpr auto kAdjustments = std::to_array<AdjustmentRow>({
    {Adjustment::Fort, "fort", "Fort −1"},
    {Adjustment::Forest, "forest", "forest +1"},
    {Adjustment::Mountain, "mountain", "mountain +1"},
    {Adjustment::Cavalry, "cavalry", "Cavalry +1"},
});
Value adjustments_list(const Rules&, int set) {
    Value list = Value::list();
    for (const AdjustmentRow& row : kAdjustments)
        if (contains(static_cast<AdjustmentSet>(set), row.adjustment)) list.push(row.id);
    return list;
}

constexpr std::uint32_t kCountIds = 64;  // No move of counters is larger.

using Row = OperandRow<Rules, Operand>;
// clang-format off
constexpr auto kOperandRows = std::to_array<Row>({
    {.operand = Operand::None},
    {.operand = Operand::Face, .title = "FACE", .end = [](const Rules&) { return 6; },
     .id = [](const Rules&, int face) { return Value(face + 1); }, .read = read_face, .type = FieldType::Number},
    {.operand = Operand::Area, .title = "AREA", .end = [](const Rules& rules) { return rules.board().size(); }, .ids = kMaxAreas,
     .id = [](const Rules& rules, int area) { return Value(rules.board().area(area).id); }, .words = area_title,
     .read = read_area, .mark = mark_area},
    {.operand = Operand::Legion, .title = "LEGION", .end = [](const Rules& rules) { return rules.board().mix.legion; },
     .ids = kMaxLegions, .id = [](const Rules&, int legion) { return legion < 0 ? Value() : Value(legion_number(legion)); },
     .words = [](const Rules&, int legion) { return legion_name(legion); }, .read = read_legion, .when_none = WhenNone::LeftOut,
     .mark = mark_legion},
    {.operand = Operand::Count, .title = "NUMBER", .end = count_end, .ids = kCountIds, .id = as_it_is, .read = read_count<0>,
     .type = FieldType::Number, .mark = mark_count},
    {.operand = Operand::Some, .title = "NUMBER", .low = 1, .end = count_end, .ids = kCountIds, .id = as_it_is,
     .read = read_count<1>, .type = FieldType::Number, .mark = mark_count},
    {.operand = Operand::Number, .id = as_it_is, .words = digits, .type = FieldType::Number},
    {.operand = Operand::Piece, .id = [](const Rules&, int piece) { return Value(kPieceIds[at(piece)]); }},
    {.operand = Operand::Adjustments, .id = adjustments_list, .type = FieldType::Texts},
    {.operand = Operand::Column, .id = [](const Rules&, int column) { return Value(column_title(column)); },
     .words = [](const Rules&, int column) { return std::string(column_title(column)); }},
    {.operand = Operand::Result, .id = [](const Rules&, int result) { return Value(result_code(result)); },
     .words = [](const Rules&, int result) { return result_code(result); }},
    {.operand = Operand::Winner,
     .id =
         [](const Rules&, int winner) {
             return Value(static_cast<Winner>(winner) == Winner::Roman ? "roman" : "barbarian");
         },
     .words =
         [](const Rules&, int winner) {
             return std::string(static_cast<Winner>(winner) == Winner::Roman
                                    ? "The last turn is over and Roma stands. Rome wins."
                                    : "Barbarians hold Roma. The Barbarians win.");
         }},
});
// clang-format on
static_assert(in_order(kOperandRows, &Row::operand));

// ---- nouns of events ----

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

int told(const Event& event, std::string_view name) {
    return event.args[at(kEventRows[event.kind].find(name))];
}

std::string a_piece(const Rules&, const Event& event) {
    return piece_name(told(event, "piece"), told(event, "legion"), "a");
}
std::string the_piece(const Rules&, const Event& event) {
    return piece_name(told(event, "piece"), told(event, "legion"), "the");
}
// 3.1.
int price_of(Piece piece) {
    switch (piece) {
        case Piece::Legion:
            return kLegionPrice;
        case Piece::Wall:
            return kWallPrice;
        case Piece::Fort:
            return kFortPrice;
        default:
            return kForcePrice;
    }
}
std::string price(const Rules&, const Event& event) {
    return std::to_string(price_of(static_cast<Piece>(told(event, "piece"))));
}

std::string escort(const Rules&, const Event& event) {
    const int forces = told(event, "forces");
    return forces == 0 ? "alone" : "with " + counted(forces, "Force");
}
std::string forces_and_cavalry(int forces, int cavalry) {
    if (cavalry == 0) return counted(forces, "Force");
    const std::string riders = std::to_string(cavalry) + " Cavalry";
    return forces == 0 ? riders : counted(forces, "Force") + " and " + riders;
}
std::string host(const Rules&, const Event& event) {
    return forces_and_cavalry(told(event, "forces"), told(event, "cavalry"));
}
std::string horde(const Rules&, const Event& event) {
    return forces_and_cavalry(told(event, "barbarians"), told(event, "cavalry"));
}

std::string arrivals(const Rules&, const Event& event) {
    const int face = told(event, "face");
    const int count = told(event, "count");
    if (count == 0) return ", but none are left.";
    if (face == 6) return ": one Cavalry comes.";
    if (count < face) return ", and the last " + counted(count, "Force") + " in the pile arrive.";
    return ": " + counted(count, "Force") + (count == 1 ? " comes." : " come.");
}

std::string newcomers(const Rules&, const Event& event) {
    if (static_cast<Piece>(told(event, "piece")) == Piece::Cavalry) return "One Cavalry appears";
    const int count = told(event, "count");
    return counted(count, "Barbarian Force") + (count == 1 ? " appears" : " appear");
}

// 7.2, 7.3. "9 Barbarian counters to 3 Roman Forces is 3; Fort −1, forest +1: 3, column 3".
std::string ratio_text(const Rules& rules, int horde, int romans, AdjustmentSet adjustments) {
    const bool riders_count = rules.options().cavalry_in_ratio;
    std::string text = counted(horde, riders_count ? "Barbarian counter" : "Barbarian Force") +
                       " to " + counted(romans, "Roman Force") + " is " +
                       std::to_string(horde / romans);
    std::string_view before = "; ";
    for (const AdjustmentRow& row : kAdjustments)
        if (contains(adjustments, row.adjustment)) {
            text.append(before).append(row.words);
            before = ", ";
        }
    const int number = ratio_number(horde, romans, adjustments);
    if (adjustments != 0) text += ": " + number_text(number);
    return text + ", column " + std::string(column_title(column_of(number)));
}
std::string ratio(const Rules& rules, const Event& event) {
    return ratio_text(rules, told(event, "horde"), told(event, "romans"),
                      static_cast<AdjustmentSet>(told(event, "adjustments")));
}
std::string fate(const Rules&, const Event& event) {
    const int result = told(event, "result");
    return fate_of({static_cast<Loss>(result / 3), static_cast<Loss>(result % 3)});
}

std::string survivors(const Rules&, const Event& event) {
    const int romans = told(event, "romans");
    const int barbarians = told(event, "barbarians");
    const int cavalry = told(event, "cavalry");
    if (romans == 0 && barbarians == 0)
        return cavalry == 0 ? "nobody is left"
                            : "only " + std::to_string(cavalry) + " Cavalry " +
                                  (cavalry == 1 ? "is" : "are") + " left";
    if (barbarians == 0) return "Rome has " + counted(romans, "Force") + " left";
    return "the Barbarians have " + forces_and_cavalry(barbarians, cavalry) + " left";
}

// The outcome of a conflict without its numbers.
std::string field_won(const Rules& rules, const Event& event) {
    const std::string area = area_title(rules, told(event, "area"));
    if (told(event, "romans") == 0) return "The Barbarians take " + area + ".";
    if (told(event, "barbarians") + told(event, "cavalry") > 0) return {};
    return "The Barbarians in " + area + " are destroyed.";
}

using Phrase = EventPhrase<Rules>;
constexpr auto kEventPhrases = std::to_array<Phrase>({
    {"a_piece", "piece legion", a_piece},
    {"the_piece", "piece legion", the_piece},
    {"price", "piece", price},
    {"arrivals", "face count", arrivals},
    {"newcomers", "piece count", newcomers},
    {"escort", "forces", escort},
    {"host", "forces cavalry", host},
    {"horde", "barbarians cavalry", horde},
    {"ratio", "horde romans adjustments", ratio},
    {"fate", "result", fate},
    {"survivors", "romans barbarians cavalry", survivors},
    {"field_won", "area romans barbarians cavalry", field_won},
});
static_assert(sentences_name_operands(kEventRows, kEventPhrases));

// ---- nouns of questions ----

using Here = Scene<Rules>;

int first(const Here& here) {
    return operand_of(here.action);
}
int count_at_from(const Here& here, const std::array<std::uint8_t, kMaxAreas>& counts) {
    return counts[here.state.from];
}
int price_of(Verb bought) {
    switch (bought) {
        case Verb::BuyLegion:
            return price_of(Piece::Legion);
        case Verb::BuyForce:
            return price_of(Piece::RomanForce);
        case Verb::BuyWall:
            return price_of(Piece::Wall);
        default:
            return price_of(Piece::Fort);
    }
}
int usual_losses(const State& state) {
    return forces_lost_by_default(state.barbarians[state.from], state.count);
}
std::string losses(const State& state, int forces) {
    return forces_and_cavalry(forces, state.count - forces);
}

using Noun = SceneNoun<Rules>;
// clang-format off
constexpr auto kNounRows = std::to_array<Noun>({
    {"area", [](const Here& here) { return area_title(here.rules, first(here)); }},
    {"legion", [](const Here& here) { return legion_name(first(here)); }},
    {"home", [](const Here& here) { return area_title(here.rules, here.state.legions[at(first(here))]); }},
    {"rome", [](const Here& here) { return area_title(here.rules, here.rules.board().rome); }},
    {"number", [](const Here& here) { return std::to_string(first(here)); }},
    {"placed", [](const Here& here) { return std::to_string(count_of(here.action)); }},
    {"face", [](const Here& here) { return std::to_string(first(here) + 1); }},
    {"price", [](const Here& here) { return std::to_string(price_of(verb_of(here.action))); }},
    {"losses", [](const Here& here) { return losses(here.state, first(here)); }},
    {"usual", [](const Here& here) { return losses(here.state, usual_losses(here.state)); }},
    {"mover", [](const Here& here) { return legion_name(static_cast<int>(here.state.legion)); }},
    {"from", [](const Here& here) { return area_title(here.rules, here.state.from); }},
    {"to", [](const Here& here) { return area_title(here.rules, here.state.to); }},
    {"count", [](const Here& here) { return std::to_string(here.state.count); }},
    {"free",
     [](const Here& here) {
         const bool roman = row_of(here.state.step).seat == kRoman;
         return std::to_string(roman ? Rules::free_romans(here.state, here.state.from)
                                     : Rules::free_barbarians(here.state, here.state.from));
     }},
    {"riders", [](const Here& here) { return std::to_string(Rules::free_cavalry(here.state, here.state.from)); }},
    {"romans", [](const Here& here) { return std::to_string(count_at_from(here, here.state.romans)); }},
    {"barbarians", [](const Here& here) { return std::to_string(count_at_from(here, here.state.barbarians)); }},
    {"cavalry", [](const Here& here) { return std::to_string(count_at_from(here, here.state.cavalry)); }},
    {"ratio",
     [](const Here& here) {
         const Rules& rules = here.rules;
         const int area = here.state.from;
         return ratio_text(rules, rules.horde(here.state, area),
                           count_at_from(here, here.state.romans),
                           rules.adjustments(here.state, area));
     }},
    {"rrp", [](const Here& here) { return std::to_string(here.state.resources); }},
    {"due", [](const Here& here) { return std::to_string(here.rules.upkeep(here.state)); }},
    {"turn", [](const Here& here) { return std::to_string(here.state.turn); }},
    {"last_turn", [](const Here& here) { return std::to_string(here.rules.board().turns); }},
});
// clang-format on
static_assert(same_names(kNounRows, kNouns));

}  // namespace

constinit const WordTables<Rules, Operand, EventPhrase<Rules>> Vocabulary::kWords = {
    kOperandRows, kNounRows, kEventPhrases};

std::string fate_of(ConflictResult result) {
    static constexpr std::array<std::string_view, 3> kParts = {"nothing", "half", "all"};
    const std::string barbarian(kParts[at(result.barbarian)]);
    const std::string roman(kParts[at(result.roman)]);
    if (result.barbarian == Loss::None) return "Rome loses " + roman;
    if (result.roman == Loss::None) return "the Barbarians lose " + barbarian;
    if (result.barbarian == result.roman) return "both lose " + roman;
    return "the Barbarians lose " + barbarian + ", Rome " + roman;
}

// 3.1. How often an answer may be given again and again, as the rules have it.
static int times_in_a_row(const Rules& rules, State state, Action action) {
    NullSink nobody;
    for (int times = 0;; ++times) {
        Rules::ActionList legal;
        if (Rules::to_move(state) >= Seat::First) rules.legal_actions(state, legal);
        if (std::find(legal.begin(), legal.end(), action) == legal.end()) return times;
        rules.apply(state, action, nobody);
    }
}

std::vector<Offer> Text::offers(const Rules& rules, const State& state) {
    std::vector<Offer> offers = Words<Vocabulary>::offers(rules, state);
    for (const auto& [verb, price] : {std::pair(empire::Verb::BuyLegion, kLegionPrice),
                                      std::pair(empire::Verb::BuyForce, kForcePrice)}) {
        const Action action = make_action(verb);
        const std::string text = Text::action_text(rules, state, action);
        for (Offer& offer : offers)
            if (offer.action == text)
                offer.marks.set("price", price).set("most", times_in_a_row(rules, state, action));
    }
    return offers;
}

}  // namespace occasus::empire

template struct occasus::Words<occasus::empire::Vocabulary>;
