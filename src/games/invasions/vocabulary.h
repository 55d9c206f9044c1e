// The names of the game's verbs, steps, phases and events: one row each. Plain data; the words of
// operands and nouns are in vocabulary.cpp, and questions are in the chapters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/vocabulary/rows.h"

#include "games/invasions/board/scenarios.h"
#include "games/invasions/board/tables.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

class Rules;
struct State;
struct Question;

inline constexpr Seat kPlayer = seat_at(0);

// ---- phases ----

// 4.2.
// clang-format off
enum class Phase : std::uint8_t {
    SetUp, Revolution, Movement, Combat, Creation, RomanMovement, RomanCombat, Rebellion, Control,
    Attrition, Treasury, Replacement, Bribes, Record, Over
};
// clang-format on

struct PhaseRow {
    Phase phase;
    std::string_view id;  // As views and positions have it.
    std::string_view title;
    std::string_view letter = {};  // NOLINT(readability-redundant-member-init)
    bool is_yours = false;         // The player may be asked in it.
};
// clang-format off
inline constexpr auto kPhaseRows = std::to_array<PhaseRow>({
    {Phase::SetUp, "set_up", "Set-up"},
    {Phase::Revolution, "revolution", "Internal Revolution", "A"},
    {Phase::Movement, "movement", "movement of the others", "B"},
    {Phase::Combat, "combat", "attacks on loyal Romans", "C"},
    {Phase::Creation, "creation", "Barbarian creation", "D"},
    {Phase::RomanMovement, "roman_movement", "Roman movement", "E", true},
    {Phase::RomanCombat, "roman_combat", "Roman attacks", "F", true},
    {Phase::Rebellion, "rebellion", "legion rebellion", "G"},
    {Phase::Control, "control", "control", "H"},
    {Phase::Attrition, "attrition", "Barbarian attrition", "J"},
    {Phase::Treasury, "treasury", "taxes and pay", "K", true},
    {Phase::Replacement, "replacement", "replacements", "L", true},
    {Phase::Bribes, "bribes", "bribes", "M", true},
    {Phase::Record, "record", "end of the turn", "N"},
    {Phase::Over, "over", "The end"},
});
// clang-format on

constexpr const PhaseRow& row_of(Phase phase) {
    return kPhaseRows[at(phase)];
}

// "E: Roman movement"; "Set-up".
inline std::string phase_name(const PhaseRow& row) {
    return (row.letter.empty() ? "" : std::string(row.letter) + ": ") + std::string(row.title);
}

enum class Ending : std::uint8_t { None, Defeat, Victory };

// ---- what operands of verbs and events are ----

// The mover: a force, or the militia of one.
enum class MoverId : std::int16_t {};
inline constexpr int kMilitiaMoves = 64;
constexpr MoverId mover_id(Force force, bool militia = false) {
    return static_cast<MoverId>(force + (militia ? kMilitiaMoves : 0));
}
// 15.0. 0 is A.
enum class PeriodId : std::uint8_t {};

// The decisions by a die for each candidate.
enum class TieOf : std::uint8_t { Target, StateTarget, Goal, Path, Enemy, Order };

// The candidate of a roll: a Province, an Area, a way or a force, as `of` says.
enum class CandidateId : std::int16_t {};
inline constexpr int kCandidates = 64;
constexpr CandidateId candidate_id(TieOf of, int candidate) {
    return static_cast<CandidateId>(static_cast<int>(of) * kCandidates + candidate);
}

// 17.31, 17.32. Why a Province on the line does not revolt.
enum class Unmoved : std::uint8_t { None, NotRoman, Persian, InRevolt, OfState, OthersMilitia };

// 5.51, 5.65. Two Areas of a way in one operand.
enum class WayPart : std::int16_t {};

enum class Operand : std::uint8_t {
    None,
    Face,
    Area,
    Force,
    Mover,
    Nation,
    BribedKind,
    Count,
    Number,  // Told only, as the rest.
    Province,
    Phase,
    Period,
    Result,
    Ending,
    Candidate,
    Kind,
    Unmoved,
    WayPart
};

template <class T>
inline constexpr Operand kOperandOf = std::is_integral_v<T> ? Operand::Number : Operand::None;
// clang-format off
template <> inline constexpr Operand kOperandOf<AreaId> = Operand::Area;
template <> inline constexpr Operand kOperandOf<Force> = Operand::Force;
template <> inline constexpr Operand kOperandOf<MoverId> = Operand::Mover;
template <> inline constexpr Operand kOperandOf<ProvinceId> = Operand::Province;
template <> inline constexpr Operand kOperandOf<Phase> = Operand::Phase;
template <> inline constexpr Operand kOperandOf<PeriodId> = Operand::Period;
template <> inline constexpr Operand kOperandOf<CombatResult> = Operand::Result;
template <> inline constexpr Operand kOperandOf<Ending> = Operand::Ending;
template <> inline constexpr Operand kOperandOf<CandidateId> = Operand::Candidate;
template <> inline constexpr Operand kOperandOf<Kind> = Operand::Kind;
template <> inline constexpr Operand kOperandOf<Unmoved> = Operand::Unmoved;
template <> inline constexpr Operand kOperandOf<WayPart> = Operand::WayPart;
// clang-format on

// ---- steps ----

// Where we are: one kind of question to the player or to a die.
enum class Step : std::uint8_t {
    Deploy,
    ForceArea,
    PlaceMilitia,
    MilitiaArea,
    Revolution,
    RevolutionLine,
    RevoltArea,
    TargetTie,
    StateTie,
    GoalTie,
    PathTie,
    Entry,
    EnemyTie,
    Combat,
    OrderTie,
    CreationLine,
    CreationRoll,
    CreationArea,
    Move,
    Onward,
    Attack,
    Defenders,
    Remainder,
    Uprising,
    Rebellion,
    Outcome,
    Unpaid,
    UnpaidRoll,
    Disband,
    Buy,
    Arrive,
    PersianArea,
    Bribe,
    Next,  // The next step; no state that is seen has it.
    Over
};

// Each stands in its chapter.
extern const Question kDeploy, kForceArea, kPlaceMilitia, kMilitiaArea, kRevolution,
    kRevolutionLine, kRevoltArea, kTargetTie, kStateTie, kGoalTie, kPathTie, kEntry, kEnemyTie,
    kCombat, kOrderTie, kCreationLine, kCreationRoll, kCreationArea, kMove, kOnward, kAttack,
    kDefenders, kRemainder, kUprising, kRebellion, kOutcome, kUnpaid, kUnpaidRoll, kDisband, kBuy,
    kArrive, kPersianArea, kBribe, kOver;

// The phase is the state's own: several steps are asked in more than one.
// clang-format off
inline constexpr auto kStepRows = std::to_array<StepRow<Step, Question>>({
    {Step::Deploy, "", kPlayer, cite("19.0"), Step::Deploy, "deploy", &kDeploy},
    {Step::ForceArea, "", Seat::Chance, cite("13.2"), Step::ForceArea, "force_area", &kForceArea},
    {Step::PlaceMilitia, "", kPlayer, cite("5.81"), Step::PlaceMilitia, "place_militia", &kPlaceMilitia},
    {Step::MilitiaArea, "", Seat::Chance, cite("13.2"), Step::MilitiaArea, "militia_area", &kMilitiaArea},
    {Step::Revolution, "", Seat::Chance, cite("17.0"), Step::Revolution, "revolution", &kRevolution},
    {Step::RevolutionLine, "", Seat::Chance, cite("17.2"), Step::RevolutionLine, "revolution_line", &kRevolutionLine},
    {Step::RevoltArea, "", Seat::Chance, cite("13.2"), Step::RevoltArea, "revolt_area", &kRevoltArea},
    {Step::TargetTie, "", Seat::Chance, cite("5.65"), Step::TargetTie, "target_tie", &kTargetTie},
    {Step::StateTie, "", Seat::Chance, cite("9.31"), Step::StateTie, "state_tie", &kStateTie},
    {Step::GoalTie, "", Seat::Chance, cite("5.45"), Step::GoalTie, "goal_tie", &kGoalTie},
    {Step::PathTie, "", Seat::Chance, cite("R25"), Step::PathTie, "path_tie", &kPathTie},
    {Step::Entry, "", Seat::Chance, cite("5.62"), Step::Entry, "entry", &kEntry},
    {Step::EnemyTie, "", Seat::Chance, cite("6.33"), Step::EnemyTie, "enemy_tie", &kEnemyTie},
    {Step::Combat, "", Seat::Chance, cite("14.0"), Step::Combat, "combat", &kCombat},
    {Step::OrderTie, "", Seat::Chance, cite("6.32"), Step::OrderTie, "order_tie", &kOrderTie},
    {Step::CreationLine, "", Seat::Chance, cite("16.1"), Step::CreationLine, "creation_line", &kCreationLine},
    {Step::CreationRoll, "", Seat::Chance, cite("16.0"), Step::CreationRoll, "creation_roll", &kCreationRoll},
    {Step::CreationArea, "", Seat::Chance, cite("13.2"), Step::CreationArea, "creation_area", &kCreationArea},
    {Step::Move, "", kPlayer, cite("5.3"), Step::Move, "move", &kMove},
    {Step::Onward, "", kPlayer, cite("5.32"), Step::Onward, "onward", &kOnward},
    {Step::Attack, "", kPlayer, cite("6.24"), Step::Attack, "attack", &kAttack},
    {Step::Defenders, "", kPlayer, cite("6.24"), Step::Defenders, "defenders", &kDefenders},
    {Step::Remainder, "", kPlayer, cite("R69"), Step::Remainder, "remainder", &kRemainder},
    {Step::Uprising, "", Seat::Chance, cite("19.1"), Step::Uprising, "uprising", &kUprising},
    {Step::Rebellion, "", Seat::Chance, cite("18.0"), Step::Rebellion, "rebellion", &kRebellion},
    {Step::Outcome, "", Seat::Chance, cite("8.11"), Step::Outcome, "outcome", &kOutcome},
    {Step::Unpaid, "", kPlayer, cite("11.13"), Step::Unpaid, "unpaid", &kUnpaid},
    {Step::UnpaidRoll, "", Seat::Chance, cite("11.13"), Step::UnpaidRoll, "unpaid_roll", &kUnpaidRoll},
    {Step::Disband, "", kPlayer, cite("11.33"), Step::Disband, "disband", &kDisband},
    {Step::Buy, "", kPlayer, cite("12.11"), Step::Buy, "buy", &kBuy},
    {Step::Arrive, "", kPlayer, cite("12.12"), Step::Arrive, "arrive", &kArrive},
    {Step::PersianArea, "", Seat::Chance, cite("5.71"), Step::PersianArea, "persian_area", &kPersianArea},
    {Step::Bribe, "", kPlayer, cite("11.2"), Step::Bribe, "bribe", &kBribe},
    {Step::Next, "", Seat::Nobody, cite("4.2"), Step::Next, "next", &kOver},
    {Step::Over, "", Seat::Nobody, cite("R101"), Step::Over, "over", &kOver},
});
// clang-format on

constexpr const StepRow<Step, Question>& row_of(Step step) {
    return kStepRows[at(step)];
}

// ---- verbs ----

// The actions of the player, and the die.
// clang-format off
enum class Verb : std::uint8_t {
    Roll, Place, Raise, Legions, Militia, To, Stay, Attack, Against, Fight, Lose, Unpaid, Disband,
    Buy, Bribe, End
};
// clang-format on

inline constexpr Occasion kWhenADieIsDue{cite("4.2"), "No roll is needed now."};
inline constexpr Occasion kWhenLegionsArrive{cite("12.12"), "when legions are set up or arrive"};
inline constexpr Occasion kWhenMilitiaRises{cite("5.81"), "when you place your militia"};
inline constexpr Occasion kInPhaseE{cite("5.13"), "in phase E, when no other units are moving"};
inline constexpr Occasion kWhileRomansMove{cite("5.32"), "while Romans move"};
inline constexpr Occasion kInPhaseF{cite("6.22"), "in phase F"};
inline constexpr Occasion kAmongSeveral{cite("6.24"),
                                        "when you attack where there are several forces"};
inline constexpr Occasion kWhenSharesAreEven{cite("R69"), "when the shares of a loss are equal"};
inline constexpr Occasion kWhenPayIsShort{cite("11.13"),
                                          "when legions of equal stacks cannot be paid"};
inline constexpr Occasion kWhenPersiansGoUnpaid{cite("11.33"), "when Persians cannot be paid"};
inline constexpr Occasion kInPhaseK{cite("12.11"), "in phase K, when you can buy and pay a legion"};
inline constexpr Occasion kInPhaseM{cite("11.21"), "in phase M, when you can pay for a band"};
inline constexpr Occasion kWhenEnoughIsDone{cite("4.2"), "when you may move, attack or bribe"};

// The area is the first operand of an action, and written last.
inline constexpr std::array<Field<Operand>, 6> kCountThenArea{
    {{Operand::Count, 8, 8}, {Operand::Area, 0, 8}}};
inline constexpr std::array<Field<Operand>, 6> kNationKindThenArea{
    {{Operand::Nation, 8, 8}, {Operand::BribedKind, 16, 8}, {Operand::Area, 0, 8}}};

// clang-format off
inline constexpr auto kVerbRows = std::to_array<VerbRow<Verb, Operand>>({
    {Verb::Roll, "roll", "roll", 0, kWhenADieIsDue, {Operand::Face}},
    {Verb::Place, "place", "place", asked_at(Step::Deploy, Step::Arrive), kWhenLegionsArrive, kCountThenArea},
    {Verb::Raise, "raise", "place", asked_at(Step::PlaceMilitia), kWhenMilitiaRises, {Operand::Area}},
    {Verb::Legions, "legions", "move", asked_at(Step::Move), kInPhaseE, kCountThenArea},
    {Verb::Militia, "militia", "move", asked_at(Step::Move), kInPhaseE, kCountThenArea},
    {Verb::To, "to", "march", asked_at(Step::Onward), kWhileRomansMove, {Operand::Area}},
    {Verb::Stay, "stay", "march", asked_at(Step::Onward), kWhileRomansMove},
    {Verb::Attack, "attack", "attack", asked_at(Step::Attack), kInPhaseF, {Operand::Area}},
    {Verb::Against, "against", "attack", asked_at(Step::Defenders), kAmongSeveral, {Operand::Force}},
    {Verb::Fight, "fight", "attack", asked_at(Step::Defenders), kAmongSeveral},
    {Verb::Lose, "lose", "losses", asked_at(Step::Remainder), kWhenSharesAreEven, {Operand::Force}},
    {Verb::Unpaid, "unpaid", "unpaid", asked_at(Step::Unpaid), kWhenPayIsShort, {Operand::Area}},
    {Verb::Disband, "disband", "unpaid", asked_at(Step::Disband), kWhenPersiansGoUnpaid, {Operand::Area}},
    {Verb::Buy, "buy", "buy", asked_at(Step::Buy), kInPhaseK, {Operand::Count}},
    {Verb::Bribe, "bribe", "bribe", asked_at(Step::Bribe), kInPhaseM, kNationKindThenArea},
    {Verb::End, "end", "end", asked_at(Step::Move, Step::Attack, Step::Bribe), kWhenEnoughIsDone},
});
// clang-format on

// Bits 24-28: the verb. Bits 0-7: the Area, force or count. Bits 8-15: the count, or the force that
// is bribed. Bit 16: raiders are bribed. A die is its face less one.
constexpr Action make_action(Verb verb, int operand = 0, int count = 0, bool raiders = false) {
    return {(static_cast<std::uint32_t>(verb) << 24U) | (raiders ? 1U << 16U : 0U) |
            (static_cast<std::uint32_t>(count) << 8U) | static_cast<std::uint32_t>(operand)};
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
constexpr bool is_of_raiders(Action action) {
    return operand_at(action, 2) != 0;
}

// ---- events ----

// EventKind, and a row for each in kEventRows: from events.txt.
#include "games/invasions/events.gen.h"

// ---- nouns ----

// The names in braces that a label, a reason or a prompt may have.
inline constexpr auto kNouns = std::to_array<std::string_view>({
    "face",                // The die's.
    "area",                // The Area chosen,
    "count",               // how many,
    "number",              // that number alone,
    "force",               // the force,
    "nation",              // and the nation that is bribed,
    "bribe",               // for so many credits.
    "cost",                // A step's to the Area chosen, in Movement Points,
    "distance",            // and of the whole way there.
    "loyal",               // Loyal Strength Points in the Area chosen,
    "enemies",             // and the other forces there, each with its own.
    "there",               // Legions, or militia, in the Area chosen,
    "free",                // and those of them that have not moved.
    "deploying",           // The Province whose legions are set up,
    "deployed",            // and how many are left, or of those that begin anywhere.
    "revolting",           // The Province whose revolt is placed.
    "contested",           // The Area where the Romans are attacked.
    "here",                // The Area where legions may rebel,
    "stack",               // how many are there,
    "rebels",              // and how many do.
    "unpaid_legions",      // How many are still to be drawn,
    "unpaid_persians",     // or eliminated.
    "newcomers_province",  // Where a force of the scenario begins,
    "do_newcomers",        // and "do the Germans", "does state 1".
    "due",                 // The Province whose militia rises.
    "origin",              // The Province whose Barbarians appear.
    "persia",
    "movers",     // The units that move, and from where,
    "do_movers",  // also as "do the Germans in Ga-B";
    "next",       // the Area before them,
    "state",      // or the state that takes an aim.
    "tie",        // The purpose of this die for each candidate, and which wins.
    "march",      // Where the Romans on the move are,
    "movement",   // and the Movement Points they have left.
    "battle",     // The Area of the battle,
    "attackers",  // who attacks,
    "attack",     // "attacks", "attack",
    "attackers_sp",
    "defence",   // the defenders' Strength Points,
    "odds",      // and "3-1".
    "unpaid",    // The Area of the unpaid legion that rolls.
    "bought",    // Legions to be placed.
    "for_sale",  // Legions that can be bought,
    "price",     // each for so many credits,
    "treasury",  // of so many.
});

// ---- all of it ----

struct Vocabulary : RowsOf<Rules, State, kVerbRows, kStepRows, kEventRows, kNouns> {
    static constexpr std::string_view kTitle = "The Barbarian Invasions";
    template <class T>
    static constexpr Operand kOperandOf = invasions::kOperandOf<T>;
    // Ids of actions count the lowest bits slowest, not the first operand.
    static constexpr bool kIdsByBits = true;

    static const WordTables<Rules, Operand, EventPhrase<Rules>> kWords;
};

}  // namespace occasus::invasions
