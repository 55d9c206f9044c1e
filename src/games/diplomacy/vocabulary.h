// The names of the game's verbs, events and endings, their operands, groups, rules and sentences:
// one row each. Plain data; the words of operands and nouns are in words/vocabulary.cpp, and the
// questions are in the chapters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/vocabulary/rows.h"

#include "games/diplomacy/board/phase.h"
#include "games/diplomacy/board/units.h"
#include "games/diplomacy/rulebook.gen.h"

namespace occasus::diplomacy {

class Rules;
struct State;

// A power's place on the board.
enum class PowerId : std::int8_t { Nobody = kNobody };
constexpr PowerId power_id(int power) {
    return static_cast<PowerId>(power);
}
// A province's, or a coast's.
enum class PlaceId : std::uint8_t { Nowhere = kNowhere };
constexpr PlaceId place_id(int place) {
    return static_cast<PlaceId>(place);
}

// ---- verbs ----

// The answers of a seat. The first are kinds of order, with the same numbers.
enum class Verb : std::uint8_t {
    None,
    Hold,
    Move,
    SupportHold,
    SupportMove,
    Convoy,
    Convert,
    Retreat,
    Disband,
    Build,
    Waive,
    NoOrders,  // FR-15.
    Draw,      // R32.
};
static_assert(static_cast<int>(Verb::Waive) == static_cast<int>(OrderKind::Waive));

// The names in braces that an order's label may have.
inline constexpr auto kNouns = std::to_array<std::string_view>({
    "unit",      // That is ordered.
    "helped",    // That is supported or convoyed.
    "to",        // Where it goes.
    "by_sea",    // When it says so.
    "on_coast",  // Where an army becomes a fleet, when one is named.
    "built",     // Army or Fleet, and
    "site",      // where it is to stand.
    "itself",    // The unit within a sentence, and
    "other",     // the one that is helped.
    "if_by_sea",
    "another_kind",  // The unit that it becomes,
    "new_unit",      // and one that is built.
});

// The names of sentences about an order: core/vocabulary/sentence.h.
struct OrderNouns {
    static constexpr bool knows(std::string_view name) {
        for (const std::string_view noun : kNouns)
            if (noun == name) return true;
        return false;
    }
};

// Which places an order names as well as its unit.
enum class Names : std::uint8_t { Nothing, To, Of, OfAndTo, PerhapsTo };

struct VerbRow {
    Verb verb;
    std::string_view id;     // As views have it. Empty: it is no order.
    std::string_view group;  // Its offers' group.
    Sentence<OrderNouns> label;
    Sentence<OrderNouns> deed = "";  // The same to a unit that is in hand.
    Names names = Names::Nothing;
    std::optional<Cite> rule = std::nullopt;  // Its offers' rule, when it is not the question's.
};

// clang-format off
inline constexpr auto kVerbs = std::to_array<VerbRow>({
    {Verb::None, "", "", ""},
    {Verb::Hold, "hold", "hold", "{unit} holds", "Hold"},
    {Verb::Move, "move", "move", "{unit} moves to {to}{by_sea}", "Move to {to}{if_by_sea}", Names::To},
    {Verb::SupportHold, "support_hold", "support", "{unit} supports {helped}", "Support {other} where it is", Names::Of},
    {Verb::SupportMove, "support_move", "support", "{unit} supports {helped} to {to}", "Support {other} to {to}", Names::OfAndTo},
    {Verb::Convoy, "convoy", "convoy", "{unit} convoys {helped} to {to}", "Convoy {other} to {to}", Names::OfAndTo},
    {Verb::Convert, "convert", "convert", "{unit} converts{on_coast}", "Convert to {another_kind}", Names::PerhapsTo, cite("FR-8")},
    {Verb::Retreat, "retreat", "retreat", "{unit} retreats to {to}", "Retreat to {to}", Names::To},
    {Verb::Disband, "disband", "disband", "{unit} is disbanded", "Disband {itself}"},
    {Verb::Build, "build", "build", "{built} in {site}", "{new_unit}", Names::To},
    {Verb::Waive, "waive", "waive", "Build nothing", "Build nothing", Names::Nothing, cite("R26")},
    {Verb::NoOrders, "", "nothing", "Send no orders"},
    {Verb::Draw, "", "draw", "Propose a draw", "", Names::Nothing, cite("R32")},
});
// clang-format on
static_assert(in_order(kVerbs, &VerbRow::verb, &VerbRow::id));

constexpr const VerbRow& row_of(Verb verb) {
    return kVerbs[at(verb)];
}
constexpr Verb verb_of(OrderKind kind) {
    return static_cast<Verb>(kind);
}

// ---- endings ----

// State::acting is the seat that decides next; nobody: the game is over.
enum class Ending : std::uint8_t { None, Victory, SoleSurvivor, Agreed, NobodyLeft, LastYear };

struct EndingRow {
    Ending ending;
    std::string_view id;
    Cite rule;
    std::string_view sentence;  // May name {winner}, and what the winner does.
};
inline constexpr auto kEndings = std::to_array<EndingRow>({
    {Ending::None, "", cite("R32"), ""},
    {Ending::Victory, "victory", cite("FR-16"),
     "{winner} {own} 18 centres or more, and {have} won."},
    {Ending::SoleSurvivor, "sole_survivor", cite("R32"),
     "{winner} alone {are} left, and {have} won."},
    {Ending::Agreed, "agreed", cite("R32"), "All survivors agree to a draw."},
    {Ending::NobodyLeft, "nobody_left", cite("R32"), "No power owns a centre, so no power wins."},
    {Ending::LastYear, "last_year", cite("R32"),
     "The last year is over: the survivors share a draw."},
});
static_assert(in_order(kEndings, &EndingRow::ending, &EndingRow::id));

constexpr const EndingRow& row_of(Ending ending) {
    return kEndings[at(ending)];
}

// ---- events ----

// An order, or a unit alone, with all that is needed to write it down: chapters/events.h.
using Word = std::uint32_t;

// The operands of events. Each has its own type.
enum class Operand : std::uint8_t {
    None,
    Phase,
    Unit,
    Order,
    Strengths,
    Causes,
    Code,
    Adjustment,  // A code, told as an adjustment's is.
    Fate,        // Whether a unit was destroyed.
    Place,
    Power,
    Count,
    Ending,
};
struct ToldUnit {
    Word word;
};
struct ToldOrder {
    Word word;
};
enum class ToldStrengths : std::uint16_t {};
enum class ToldCauses : std::uint16_t {};
enum class ToldAdjustment : std::uint8_t {};
enum class ToldFate : std::uint8_t { Dislodged, Destroyed };

template <class T>
inline constexpr Operand kOperandOf = std::is_integral_v<T> ? Operand::Count : Operand::None;
// clang-format off
template <> inline constexpr Operand kOperandOf<Phase> = Operand::Phase;
template <> inline constexpr Operand kOperandOf<ToldUnit> = Operand::Unit;
template <> inline constexpr Operand kOperandOf<ToldOrder> = Operand::Order;
template <> inline constexpr Operand kOperandOf<ToldStrengths> = Operand::Strengths;
template <> inline constexpr Operand kOperandOf<ToldCauses> = Operand::Causes;
template <> inline constexpr Operand kOperandOf<Code> = Operand::Code;
template <> inline constexpr Operand kOperandOf<ToldAdjustment> = Operand::Adjustment;
template <> inline constexpr Operand kOperandOf<ToldFate> = Operand::Fate;
template <> inline constexpr Operand kOperandOf<PlaceId> = Operand::Place;
template <> inline constexpr Operand kOperandOf<PowerId> = Operand::Power;
template <> inline constexpr Operand kOperandOf<Ending> = Operand::Ending;
// clang-format on

// How many of the four numbers of an event an operand takes.
constexpr std::size_t width_of(Operand type) {
    return type == Operand::Phase || type == Operand::Unit || type == Operand::Order ? 2 : 1;
}

// EventKind, and a row for each in kEventRows: from events.txt.
#include "games/diplomacy/events.gen.h"

using EventRow = occasus::EventRow<EventKind, Operand>;

// The names of an event's sentence as well as its operands; the words are in words/vocabulary.cpp.
inline constexpr auto kEventNouns = std::to_array<EventNoun>({
    {"result", "strengths", "causes", nullptr},  // The result of an order, and its cause.
    {"from", "before", "", nullptr},             // From whom, when there was one.
    {"how", "ending", "winner", nullptr},        // The game ended.
    {"waive", "power", "", nullptr},             // As one or several do: waives, waive.
    {"lose", "power", "", nullptr},
    {"take", "power", "", nullptr},
    {"own", "power", "", nullptr},
    {"are", "power", "", nullptr},
    {"propose", "power", "", nullptr},
    {"have", "power", "", nullptr},
});

// How sentences speak of the powers whose name is not enough; the others are told as one.
struct Name {
    std::string_view title;  // As the board has it.
    std::string_view in_sentence;
    int count;  // 1 for an empire, several for a people.
};
inline constexpr auto kNames = std::to_array<Name>({
    {"Visigoths", "the Visigoths", 2},
    {"Romano-British", "the Romano-British", 2},
    {"Vandals and others", "the Vandals", 2},
    {"Western Empire", "the Western Empire", 1},
    {"Huns", "the Huns", 2},
    {"Eastern Empire", "the Eastern Empire", 1},
});
constexpr Name name_for(std::string_view title) {
    for (const Name& name : kNames)
        if (name.title == title) return name;
    return {title, title, 1};
}
static_assert(in_order(kEventRows, &EventRow::kind, &EventRow::id));
static_assert(sentences_name_operands(kEventRows, kEventNouns));

constexpr const EventRow& row_of(EventKind kind) {
    return kEventRows[at(kind)];
}

// Which of the four numbers an operand begins with.
constexpr std::size_t argument_of(const EventRow& row, std::size_t operand) {
    std::size_t at = 0;
    for (std::size_t before = 0; before < operand; ++before)
        at += width_of(row.operands[before].type);
    return at;
}

consteval bool events_have_room() {
    for (const EventRow& row : kEventRows)
        if (argument_of(row, row.arity()) > 4) return false;
    return true;
}
static_assert(events_have_room());

}  // namespace occasus::diplomacy
