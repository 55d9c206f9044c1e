// The names of the game's verbs, steps and events: one row each. Plain data; the words of operands
// and nouns are in vocabulary.cpp, and questions are in the chapters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/any_game.h"
#include "core/vocabulary/rows.h"

#include "games/rome_must_fall/rulebook.gen.h"
#include "games/rome_must_fall/sheet.h"

namespace occasus::rome_must_fall {

class Rules;
struct State;
struct Question;

inline constexpr int kDice = 6;  // P2

// E2. In ascending order of score.
enum class Grade : std::uint8_t { None, Defeat, Victory, BrilliantVictory };

// One of the six Imperial dice, or none. It reads as a number; a number becomes one by die_id()
// only.
using DieId = Id<struct DieKind>;
constexpr DieId die_id(int index) {
    return {static_cast<std::uint8_t>(index)};
}
inline constexpr DieId kNoDie{0xFF};

// Why a loss costs nothing.
enum class Spared : std::uint8_t { NothingLeft, ThreeRedDice, AbilityGone };

// ---- operands of verbs and events ----

enum class Operand : std::uint8_t {
    None,
    Face,
    Die,
    Payer,  // A die that pays for Glory.
    Circle,
    Cubes,
    Number,  // Told only.
    Flag,
    Tracker,
    Ability,
    Icon,
    Spared,
    Grade
};

template <class T>
inline constexpr Operand kOperandOf = std::is_integral_v<T> ? Operand::Number : Operand::None;
// clang-format off
template <> inline constexpr Operand kOperandOf<bool> = Operand::Flag;
template <> inline constexpr Operand kOperandOf<DieId> = Operand::Die;
template <> inline constexpr Operand kOperandOf<CircleId> = Operand::Circle;
template <> inline constexpr Operand kOperandOf<Tracker> = Operand::Tracker;
template <> inline constexpr Operand kOperandOf<Ability> = Operand::Ability;
template <> inline constexpr Operand kOperandOf<Icon> = Operand::Icon;
template <> inline constexpr Operand kOperandOf<Spared> = Operand::Spared;
template <> inline constexpr Operand kOperandOf<Grade> = Operand::Grade;
// clang-format on

// ---- steps ----

// Where we are in the turn: one kind of question to the player or to the dice.
enum class Step : std::uint8_t { RollPool, Resource, Reroll, RollBlack, Resolve, Over };

// Each stands in its chapter.
extern const Question kRollPool, kResource, kReroll, kRollBlack, kResolve, kOver;

// clang-format off
inline constexpr auto kStepRows = std::to_array<StepRow<Step, Question>>({
    {Step::RollPool, "roll", Seat::Chance, cite("T1.1"), Step::RollPool, "", &kRollPool},
    {Step::Resource, "resource", Seat::First, cite("T1.2"), Step::Resource, "", &kResource},
    {Step::Reroll, "resource", Seat::Chance, cite("T1.2"), Step::Resource, "", &kReroll},
    {Step::RollBlack, "barbarian", Seat::Chance, cite("T3.1"), Step::RollBlack, "", &kRollBlack},
    {Step::Resolve, "barbarian", Seat::First, cite("T3.2"), Step::RollBlack, "", &kResolve},
    {Step::Over, "over", Seat::Nobody, cite("E2"), Step::Over, "", &kOver},
});
// clang-format on

constexpr const StepRow<Step, Question>& row_of(Step step) {
    return kStepRows[at(step)];
}

// ---- verbs ----

// The actions of the player, and the dice.
enum class Verb : std::uint8_t {
    Roll,
    Reroll,
    PlusOne,
    Levy,
    GloryCube,
    GloryRestore,
    GloryErase,
    Assign,
    Resolve
};

inline constexpr Occasion kInResourcePhase{cite("T1.2"), "in the Resource phase"};
inline constexpr Occasion kWhenAnAttackIsKnown{cite("T3.2"), "when an attack is known"};
inline constexpr Occasion kWhenADieIsDue{cite("T1.2"),
                                         "No roll is needed now. Make your decision."};

// In bits 0-2 a die or cubes. The lower of two dice stands in bits 3-5, or before a circle, which
// has bits 0-7, in bits 11-13. In a placing the Vandals' die stands in bits 15-17, and so on down
// to bits 0-2, the Ostrogoths'.
inline constexpr Field<Operand> kPayerAt3{Operand::Payer, 3, 3};
inline constexpr Field<Operand> kPayerAt0{Operand::Payer, 0, 3};
inline constexpr Field<Operand> kPayerAt11{Operand::Payer, 11, 3};
inline constexpr Field<Operand> kPayerAt8{Operand::Payer, 8, 3};
inline constexpr Field<Operand> kCircleAt0{Operand::Circle, 0, 8};
constexpr unsigned shift_of_tracker(int tracker) {
    return 3U * static_cast<unsigned>(kTrackers - 1 - tracker);
}
constexpr Field<Operand> die_of_tracker(int tracker) {
    return {Operand::Payer, static_cast<int>(shift_of_tracker(tracker)), 3};
}

// clang-format off
inline constexpr auto kVerbRows = std::to_array<VerbRow<Verb, Operand>>({
    {Verb::Roll, "roll", "roll", asked_at(Step::RollPool, Step::Reroll, Step::RollBlack), kWhenADieIsDue, {Operand::Face},
     "FACE, with a face of 1 to 6"},
    {Verb::Reroll, "reroll", "reroll", asked_at(Step::Resource), kInResourcePhase, {Operand::Die}},
    {Verb::PlusOne, "plus_one", "plus_one", asked_at(Step::Resource), kInResourcePhase, {Operand::Die}},
    {Verb::Levy, "levy", "levy", asked_at(Step::Resource), kInResourcePhase},
    {Verb::GloryCube, "glory_cube", "glory_cube", asked_at(Step::Resource), kInResourcePhase, {Operand::Die}},
    {Verb::GloryRestore, "glory_restore", "glory_restore", asked_at(Step::Resource), kInResourcePhase, {kPayerAt3, kPayerAt0}},
    {Verb::GloryErase, "glory_erase", "glory_erase", asked_at(Step::Resource), kInResourcePhase, {kPayerAt11, kPayerAt8, kCircleAt0}},
    {Verb::Assign, "assign", "assign", asked_at(Step::Resource), kInResourcePhase,
     {die_of_tracker(0), die_of_tracker(1), die_of_tracker(2), die_of_tracker(3), die_of_tracker(4), die_of_tracker(5)},
     "and six dice, one for each of vandals, visigoths, franks, sea, huns, ostrogoths"},
    {Verb::Resolve, "resolve", "resolve", asked_at(Step::Resolve), kWhenAnAttackIsKnown, {Operand::Cubes}},
});
// clang-format on

constexpr Action make_action(Verb verb, unsigned operands = 0) {
    return {(static_cast<std::uint32_t>(verb) << 24U) | operands};
}
constexpr Verb verb_of(Action action) {
    return static_cast<Verb>(action.bits >> 24U);
}
constexpr int die_of(Action action) {
    return static_cast<int>(action.bits & 7U);
}
constexpr int cubes_of(Action action) {
    return static_cast<int>(action.bits & 7U);
}
constexpr int circle_of(Action action) {
    return static_cast<int>(action.bits & 0xFFU);
}
// The two dice that pay, as one number.
constexpr int pair_id(int first, int second) {
    return first << 3 | second;
}
constexpr int first_of(int pair) {
    return pair >> 3;
}
constexpr int second_of(int pair) {
    return pair & 7;
}
constexpr int pair_of(Action action) {
    return operand_at(action, verb_of(action) == Verb::GloryErase ? 1 : 0);
}
constexpr int first_die_of(Action action) {
    return first_of(pair_of(action));
}
constexpr int second_die_of(Action action) {
    return second_of(pair_of(action));
}
// GloryRestore, or GloryErase with its circle. Precondition: first <= second.
constexpr Action two_dice(Verb verb, int first, int second, int circle = 0) {
    const int pair = pair_id(first, second);
    return verb == Verb::GloryErase ? make_action(verb, static_cast<unsigned>(pair << 8 | circle))
                                    : make_action(verb, static_cast<unsigned>(pair));
}
constexpr int assigned_die_of(Action action, int tracker) {
    return static_cast<int>(action.bits >> shift_of_tracker(tracker) & 7U);
}
constexpr Action make_assign(const std::array<std::uint8_t, kTrackers>& dice) {
    unsigned operands = 0;
    for (const std::uint8_t die : dice) operands = (operands << 3U) | die;
    return make_action(Verb::Assign, operands);
}

// ---- events ----

// EventKind, and a row for each in kEventRows: from events.txt.
#include "games/rome_must_fall/events.gen.h"

// ---- nouns ----

// The names in braces that a label, a reason or a prompt may have.
inline constexpr auto kNouns = std::to_array<std::string_view>({
    "face",        // The die's,
    "counted",     // and what it counts.
    "pool_faces",  // The meanings of the faces: of the pool's die that is due,
    "new_faces",   // of the die rolled again,
    "attacks",     // and of the black die.
    "die",         // The die chosen, by its number and what it shows;
    "shows",       // its colour and what it shows alone.
    "first_die",   // The two that pay.
    "second_die",  //
    "circle",      // The circle chosen.
    "number",      // The cubes chosen,
    "cubes",       // and those held.
    "tracker",     // The attacker, as a title
    "the_enemy",   // and within a sentence,
    "value",       // the die against it,
    "total",       // its strength,
    "needed",      // how many cubes hold,
    "loss",        // and what is lost otherwise.
    "result",      // The game's: its name,
    "ending",      // and how it came.
});

// ---- all of it ----

struct Vocabulary : RowsOf<Rules, State, kVerbRows, kStepRows, kEventRows, kNouns> {
    static constexpr std::string_view kTitle = "Rome Must Fall";
    template <class T>
    static constexpr Operand kOperandOf = rome_must_fall::kOperandOf<T>;

    static const WordTables<Rules, Operand, EventNoun> kWords;
    // Two dice may be named in either order.
    static Action packed(Action);
    // The placing.
    static OfferForm form(const Rules&, Verb);
};

}  // namespace occasus::rome_must_fall
