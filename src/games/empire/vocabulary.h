// The names of the game's verbs, steps and events: one row each. Plain data; the words of operands
// and nouns are in vocabulary.cpp, and questions are in the chapters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/vocabulary/rows.h"

#include "games/empire/conflict_table.h"
#include "games/empire/rulebook.gen.h"

namespace occasus::empire {

class Rules;
struct State;
struct Question;

inline constexpr Seat kRoman = seat_at(0);
inline constexpr Seat kBarbarian = seat_at(1);

// T2.
enum class Piece : std::uint8_t { RomanForce, Legion, Wall, Fort, BarbarianForce, Cavalry };

// WIN.3. There is no draw.
enum class Winner : std::uint8_t { Nobody, Roman, Barbarian };

// An area's place on the board. It reads as a number; a number becomes one by area_id() only.
using AreaId = Id<struct AreaKind>;  // NOLINT(bugprone-forward-declaration-namespace)
constexpr AreaId area_id(int index) {
    return {static_cast<std::uint8_t>(index)};
}

// Legions have Roman numbers: 0 is Legion I.
enum class LegionId : std::int8_t { None = -1 };
constexpr LegionId legion_id(int legion) {
    return static_cast<LegionId>(legion);
}
inline constexpr std::array<std::string_view, 8> kLegionNumbers = {"I", "II", "III", "IV",
                                                                   "V", "VI", "VII", "VIII"};

// ---- operands of verbs and events ----

enum class Operand : std::uint8_t {
    None,
    Face,
    Area,
    Legion,
    Count,   // The number of counters; may be 0.
    Some,    // At least one.
    Number,  // Told only.
    Piece,
    Adjustments,
    Column,
    Result,
    Winner
};
enum class AdjustmentsId : std::uint8_t {};
enum class ColumnId : std::uint8_t {};
enum class ResultId : std::uint8_t {};
constexpr ResultId result_id(ConflictResult result) {
    return static_cast<ResultId>(static_cast<int>(result.barbarian) * 3 +
                                 static_cast<int>(result.roman));
}
// "the Barbarians lose all, Rome half".
std::string fate_of(ConflictResult);

template <class T>
inline constexpr Operand kOperandOf = std::is_integral_v<T> ? Operand::Number : Operand::None;
// clang-format off
template <> inline constexpr Operand kOperandOf<AreaId> = Operand::Area;
template <> inline constexpr Operand kOperandOf<LegionId> = Operand::Legion;
template <> inline constexpr Operand kOperandOf<Piece> = Operand::Piece;
template <> inline constexpr Operand kOperandOf<AdjustmentsId> = Operand::Adjustments;
template <> inline constexpr Operand kOperandOf<ColumnId> = Operand::Column;
template <> inline constexpr Operand kOperandOf<ResultId> = Operand::Result;
template <> inline constexpr Operand kOperandOf<Winner> = Operand::Winner;
// clang-format on

// ---- steps ----

// Where we are in the turn: one kind of question to a seat or to the die.
// clang-format off
enum class Step : std::uint8_t {
    SetUp, Upkeep, Purchase, Reinforcements, PlaceForces, PlaceCavalry, RomanMove, Carry, March,
    BarbarianMove, BarbarianTarget, MoveForces, MoveCavalry, ConflictRoll, Losses, CavalryMove,
    CavalryTarget, CavalryCount, Over
};
// clang-format on

// Each stands in its chapter.
extern const Question kSetUp, kUpkeep, kPurchase, kReinforcements, kPlaceForces, kPlaceCavalry,
    kRomanMove, kCarry, kMarch, kBarbarianMove, kBarbarianTarget, kMoveForces, kMoveCavalry,
    kConflictRoll, kLosses, kCavalryMove, kCavalryTarget, kCavalryCount, kOver;

// clang-format off
inline constexpr auto kStepRows = std::to_array<StepRow<Step, Question>>({
    {Step::SetUp, "set_up", kBarbarian, cite("SETUP.2"), Step::SetUp, "set_up", &kSetUp},
    {Step::Upkeep, "upkeep", kRoman, cite("2.2"), Step::Upkeep, "upkeep", &kUpkeep},
    {Step::Purchase, "purchase", kRoman, cite("3.1"), Step::Purchase, "purchase", &kPurchase},
    {Step::Reinforcements, "reinforcements", Seat::Chance, cite("4.1"), Step::Reinforcements, "reinforcements", &kReinforcements},
    {Step::PlaceForces, "reinforcements", kBarbarian, cite("4.1"), Step::PlaceForces, "place_forces", &kPlaceForces},
    {Step::PlaceCavalry, "reinforcements", kBarbarian, cite("4.1"), Step::PlaceCavalry, "place_cavalry", &kPlaceCavalry},
    {Step::RomanMove, "roman_movement", kRoman, cite("5.1"), Step::RomanMove, "roman_move", &kRomanMove},
    {Step::Carry, "roman_movement", kRoman, cite("5.2"), Step::RomanMove, "", &kCarry},
    {Step::March, "roman_movement", kRoman, cite("5.1"), Step::RomanMove, "", &kMarch},
    {Step::BarbarianMove, "barbarian_movement", kBarbarian, cite("6.1"), Step::BarbarianMove, "barbarian_move", &kBarbarianMove},
    {Step::BarbarianTarget, "barbarian_movement", kBarbarian, cite("6.1"), Step::BarbarianMove, "", &kBarbarianTarget},
    {Step::MoveForces, "barbarian_movement", kBarbarian, cite("6.1"), Step::BarbarianMove, "", &kMoveForces},
    {Step::MoveCavalry, "barbarian_movement", kBarbarian, cite("6.1"), Step::BarbarianMove, "", &kMoveCavalry},
    {Step::ConflictRoll, "conflict", Seat::Chance, cite("7.4"), Step::ConflictRoll, "conflict", &kConflictRoll},
    {Step::Losses, "conflict", kBarbarian, cite("R20"), Step::ConflictRoll, "", &kLosses},
    {Step::CavalryMove, "cavalry", kBarbarian, cite("7.8"), Step::CavalryMove, "cavalry_move", &kCavalryMove},
    {Step::CavalryTarget, "cavalry", kBarbarian, cite("7.8"), Step::CavalryMove, "", &kCavalryTarget},
    {Step::CavalryCount, "cavalry", kBarbarian, cite("7.8"), Step::CavalryMove, "", &kCavalryCount},
    {Step::Over, "over", Seat::Nobody, cite("WIN.1"), Step::Over, "over", &kOver},
});
// clang-format on

constexpr const StepRow<Step, Question>& row_of(Step step) {
    return kStepRows[at(step)];
}

// ---- verbs ----

// The actions of a seat, and the die.
// clang-format off
enum class Verb : std::uint8_t {
    Roll, SetUp, RemoveForce, RemoveLegion, RemoveWall, RemoveFort, BuyLegion, BuyForce, BuyWall,
    BuyFort, Place, PlaceCavalry, Legion, Carry, March, From, Target, Forces, Cavalry, Lose, End
};
// clang-format on

inline constexpr Occasion kAtSetUp{cite("SETUP.2"), "at set-up"};
inline constexpr Occasion kInUpkeep{cite("2.2"), "in phase 2, upkeep"};
inline constexpr Occasion kInPurchase{cite("3.1"), "in phase 3, purchase"};
inline constexpr Occasion kInReinforcements{
    cite("4.1"), "in phase 4, when that many reinforcements have arrived"};
inline constexpr Occasion kInRomanMovement{cite("5.1"), "in phase 5, Roman movement"};
inline constexpr Occasion kInBarbarianMovement{cite("6.1"), "in phase 6, Barbarian movement"};
inline constexpr Occasion kWhenBarbariansMove{cite("6.1"), "when Barbarians move"};
inline constexpr Occasion kInConflict{cite("7.5"),
                                      "in phase 7, when a result of h leaves a choice"};
inline constexpr Occasion kAtAPhasesEnd{cite("R35"), "when you may end the phase"};
inline constexpr Occasion kWhenADieIsDue{cite("R35"), "No roll is needed now."};

// clang-format off
inline constexpr auto kVerbRows = std::to_array<VerbRow<Verb, Operand>>({
    {Verb::Roll, "roll", "roll", asked_at(Step::Reinforcements, Step::ConflictRoll), kWhenADieIsDue, {Operand::Face}},
    {Verb::SetUp, "set_up", "set_up", asked_at(Step::SetUp), kAtSetUp, {Operand::Area}},
    {Verb::RemoveForce, "remove force", "remove", asked_at(Step::Upkeep), kInUpkeep, {Operand::Area}},
    {Verb::RemoveLegion, "remove legion", "remove", asked_at(Step::Upkeep), kInUpkeep, {Operand::Legion}},
    {Verb::RemoveWall, "remove wall", "remove", asked_at(Step::Upkeep), kInUpkeep, {Operand::Area}},
    {Verb::RemoveFort, "remove fort", "remove", asked_at(Step::Upkeep), kInUpkeep, {Operand::Area}},
    {Verb::BuyLegion, "buy legion", "buy", asked_at(Step::Purchase), kInPurchase},
    {Verb::BuyForce, "buy force", "buy", asked_at(Step::Purchase), kInPurchase},
    {Verb::BuyWall, "buy wall", "buy", asked_at(Step::Purchase), kInPurchase, {Operand::Area}},
    {Verb::BuyFort, "buy fort", "buy", asked_at(Step::Purchase), kInPurchase, {Operand::Area}},
    {Verb::Place, "place", "place", asked_at(Step::PlaceForces), kInReinforcements, {Operand::Area, Operand::Some}},
    {Verb::PlaceCavalry, "place_cavalry", "place", asked_at(Step::PlaceCavalry), kInReinforcements, {Operand::Area}},
    {Verb::Legion, "legion", "legion", asked_at(Step::RomanMove), kInRomanMovement, {Operand::Legion}},
    {Verb::Carry, "carry", "carry", asked_at(Step::Carry), kInRomanMovement, {Operand::Count}},
    {Verb::March, "march", "march", asked_at(Step::March), kInRomanMovement, {Operand::Area}},
    {Verb::From, "from", "from", asked_at(Step::BarbarianMove, Step::CavalryMove), kWhenBarbariansMove, {Operand::Area}},
    {Verb::Target, "to", "to", asked_at(Step::BarbarianTarget, Step::CavalryTarget), kWhenBarbariansMove, {Operand::Area}},
    {Verb::Forces, "forces", "forces", asked_at(Step::MoveForces), kInBarbarianMovement, {Operand::Count}},
    {Verb::Cavalry, "cavalry", "cavalry", asked_at(Step::MoveCavalry, Step::CavalryCount), kWhenBarbariansMove, {Operand::Count}},
    {Verb::Lose, "lose", "lose", asked_at(Step::Losses), kInConflict, {Operand::Count}},
    {Verb::End, "end", "end", asked_at(Step::Upkeep, Step::Purchase, Step::RomanMove, Step::BarbarianMove, Step::CavalryMove), kAtAPhasesEnd},
});
// clang-format on

// Bits 24-28: the verb. Bits 0-5: its first operand, bits 8-13 its second. A die is its face less
// one.
constexpr Action make_action(Verb verb, int operand = 0, int count = 0) {
    return {(static_cast<std::uint32_t>(verb) << 24U) | (static_cast<std::uint32_t>(count) << 8U) |
            static_cast<std::uint32_t>(operand)};
}
constexpr Verb verb_of(Action action) {
    return static_cast<Verb>(action.bits >> 24U);
}
constexpr int operand_of(Action action) {
    return operand_at(action, 0);
}
constexpr int count_of(Action action) {
    return operand_at(action, 1);
}

// ---- events ----

// EventKind, and a row for each in kEventRows: from events.txt.
#include "games/empire/events.gen.h"

// ---- nouns ----

// The names in braces that a label, a reason or a prompt may have.
inline constexpr auto kNouns = std::to_array<std::string_view>({
    "area",        // The area chosen.
    "legion",      // The Legion chosen,
    "home",        // and where it stands.
    "rome",        // The area of Rome.
    "number",      // The number chosen,
    "placed",      // and when it is placed in an area.
    "face",        // The die's.
    "price",       // The purchase's, in RRP.
    "losses",      // The counters lost, when that many of them are Forces;
    "usual",       // when nobody chooses.
    "mover",       // The Legion that is moving.
    "from",        // The area asked about,
    "to",          // and where it goes.
    "count",       // The counters to place, carried, moved or lost.
    "free",        // Forces that may leave the area asked about,
    "riders",      // and Cavalry.
    "romans",      // The units in the area asked about:
    "barbarians",  // Forces of either side,
    "cavalry",     // and Cavalry.
    "ratio",       // The conflict's there, and its column.
    "rrp",         // In the treasury,
    "due",         // and due for upkeep.
    "turn",        // The turn,
    "last_turn",   // and the last one.
});

// ---- all of it ----

struct Vocabulary : RowsOf<Rules, State, kVerbRows, kStepRows, kEventRows, kNouns> {
    static constexpr std::string_view kTitle = "The Fall of the Roman Empire";
    template <class T>
    static constexpr Operand kOperandOf = empire::kOperandOf<T>;

    static const WordTables<Rules, Operand, EventPhrase<Rules>> kWords;
};

}  // namespace occasus::empire
