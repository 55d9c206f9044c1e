// What each kind of operand and each noun becomes in words.
#include "games/empire/vocabulary.h"

#include <algorithm>
#include <string>

#include "core/vocabulary/words.h"

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
    return kLegionNumbers[static_cast<std::size_t>(legion)];
}
std::string legion_name(int legion) {
    return "Legion " + std::string(legion_number(legion));
}
std::string_view column_title(int column) {
    return kColumnTitles[static_cast<std::size_t>(column)];
}
// "x/h".
std::string result_code(int result) {
    static constexpr std::array<std::string_view, 3> kLosses = {"-", "h", "x"};
    return std::string(kLosses[static_cast<std::size_t>(result / 3)]) + "/" +
           std::string(kLosses[static_cast<std::size_t>(result % 3)]);
}
std::string digits(const Rules&, int number) {
    return std::to_string(number);
}
Value as_it_is(const Rules&, int number) {
    return number;
}

Result<int> read_face(const Rules&, std::string_view word) {
    const auto face = number_in(word, 1, 6);
    if (!face) return unreadable("A die is written: roll FACE, with a face of 1 to 6.", "face");
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
    const int home = state.legions[static_cast<std::size_t>(legion)];
    if (home < kMaxAreas) mark_area(rules, state, home, marks);
    marks.set("legion", legion_number(legion));
}
void mark_count(const Rules&, const State&, int count, Value& marks) {
    marks.set("count", count);
}

using Row = OperandRow<Rules, Operand>;
constexpr auto kOperandRows = std::to_array<Row>({
    {.operand = Operand::None},
    {.operand = Operand::Face,
     .title = "FACE",
     .end = [](const Rules&) { return 6; },
     .id = [](const Rules&, int face) { return Value(face + 1); },
     .read = read_face},
    {.operand = Operand::Area,
     .title = "AREA",
     .end = [](const Rules& rules) { return rules.board().size(); },
     .id = [](const Rules& rules, int area) { return Value(rules.board().area(area).id); },
     .words = area_title,
     .read = read_area,
     .mark = mark_area},
    {.operand = Operand::Legion,
     .title = "LEGION",
     .end = [](const Rules& rules) { return rules.board().mix.legion; },
     .id = [](const Rules&,
              int legion) { return legion < 0 ? Value() : Value(legion_number(legion)); },
     .words = [](const Rules&, int legion) { return legion_name(legion); },
     .read = read_legion,
     .mark = mark_legion},
    {.operand = Operand::Count,
     .title = "NUMBER",
     .end = count_end,
     .id = as_it_is,
     .read = read_count<0>,
     .mark = mark_count},
    {.operand = Operand::Some,
     .title = "NUMBER",
     .low = 1,
     .end = count_end,
     .id = as_it_is,
     .read = read_count<1>,
     .mark = mark_count},
    {.operand = Operand::Number, .id = as_it_is, .words = digits},
    {.operand = Operand::Piece,
     .id = [](const Rules&,
              int piece) { return Value(kPieceIds[static_cast<std::size_t>(piece)]); }},
    {.operand = Operand::Column,
     .id = [](const Rules&, int column) { return Value(column_title(column)); },
     .words = [](const Rules&, int column) { return std::string(column_title(column)); }},
    {.operand = Operand::Result,
     .id = [](const Rules&, int result) { return Value(result_code(result)); },
     .words = [](const Rules&, int result) { return result_code(result); }},
    {.operand = Operand::Winner,
     .id =
         [](const Rules&, int winner) {
             return Value(static_cast<Winner>(winner) == Winner::Roman ? "roman" : "barbarian");
         },
     .words =
         [](const Rules&, int winner) {
             return std::string(static_cast<Winner>(winner) == Winner::Roman
                                    ? "The last turn is over and Rome stands. The Roman wins."
                                    : "Barbarians hold Rome. The Barbarian wins.");
         }},
});
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

std::string a_piece(int piece, int legion) {
    return piece_name(piece, legion, "a");
}
std::string the_piece(int piece, int legion) {
    return piece_name(piece, legion, "the");
}

std::string escort(int forces, int) {
    return forces == 0 ? "alone" : "with " + counted(forces, "Force");
}
std::string forces_and_cavalry(int forces, int cavalry) {
    if (cavalry == 0) return counted(forces, "Force");
    const std::string riders = std::to_string(cavalry) + " Cavalry";
    return forces == 0 ? riders : counted(forces, "Force") + " and " + riders;
}

std::string arrivals(int face, int count) {
    if (count == 0) return ", and none are left to come.";
    if (face == 6) return ": one Cavalry comes.";
    return ": " + counted(count, "Force") + (count == 1 ? " comes." : " come.");
}

std::string newcomers(int piece, int count) {
    if (static_cast<Piece>(piece) == Piece::Cavalry) return "One Cavalry appears";
    return counted(count, "Barbarian Force") + (count == 1 ? " appears" : " appear");
}

constexpr auto kEventNouns = std::to_array<EventNoun>({
    {"a_piece", "piece", "legion", a_piece},
    {"the_piece", "piece", "legion", the_piece},
    {"arrivals", "face", "count", arrivals},
    {"newcomers", "piece", "count", newcomers},
    {"escort", "forces", "", escort},
    {"host", "forces", "cavalry", forces_and_cavalry},
    {"horde", "barbarians", "cavalry", forces_and_cavalry},
});
static_assert(sentences_name_operands(kEventRows, kEventNouns));

// ---- nouns of questions ----

using Here = Scene<Rules>;

int first(const Here& here) {
    return operand_of(here.action);
}
int count_at_from(const Here& here, const std::array<std::uint8_t, kMaxAreas>& counts) {
    return counts[here.state.from];
}
// 3.1.
int price_of(Verb bought) {
    switch (bought) {
        case Verb::BuyLegion:
            return kLegionPrice;
        case Verb::BuyForce:
            return kForcePrice;
        case Verb::BuyWall:
            return kWallPrice;
        default:
            return kFortPrice;
    }
}
int usual_losses(const State& state) {
    return forces_lost_by_default(state.barbarians[state.from], state.count);
}
std::string losses(const State& state, int forces) {
    return forces_and_cavalry(forces, state.count - forces);
}

struct Noun {
    std::string_view name;
    std::string (*words)(const Here&);
};
constexpr auto kNounRows = std::to_array<Noun>({
    {"area", [](const Here& here) { return area_title(here.rules, first(here)); }},
    {"legion", [](const Here& here) { return legion_name(first(here)); }},
    {"home",
     [](const Here& here) {
         return area_title(here.rules, here.state.legions[static_cast<std::size_t>(first(here))]);
     }},
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
    {"riders",
     [](const Here& here) {
         return std::to_string(Rules::free_cavalry(here.state, here.state.from));
     }},
    {"romans",
     [](const Here& here) { return std::to_string(count_at_from(here, here.state.romans)); }},
    {"barbarians",
     [](const Here& here) { return std::to_string(count_at_from(here, here.state.barbarians)); }},
    {"cavalry",
     [](const Here& here) { return std::to_string(count_at_from(here, here.state.cavalry)); }},
    {"column",
     [](const Here& here) {
         return std::string(column_title(here.rules.conflict_column(here.state, here.state.from)));
     }},
    {"rrp", [](const Here& here) { return std::to_string(here.state.resources); }},
    {"due", [](const Here& here) { return std::to_string(here.rules.upkeep(here.state)); }},
    {"turn", [](const Here& here) { return std::to_string(here.state.turn); }},
    {"last_turn", [](const Here& here) { return std::to_string(here.rules.board().turns); }},
});
static_assert(same_names(kNounRows, kNouns));

}  // namespace

const Row& Vocabulary::operand(Operand operand) {
    return kOperandRows[static_cast<std::size_t>(operand)];
}

std::string Vocabulary::noun(std::string_view name, const Here& here) {
    return std::find_if(kNounRows.begin(), kNounRows.end(),
                        [&](const Noun& noun) { return noun.name == name; })
        ->words(here);
}

const EventNoun* Vocabulary::event_noun(std::string_view name) {
    for (const EventNoun& noun : kEventNouns)
        if (noun.name == name) return &noun;
    return nullptr;
}

}  // namespace occasus::empire

template struct occasus::Words<occasus::empire::Vocabulary>;
