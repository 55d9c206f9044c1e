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

#include "games/pomerium/rulebook.gen.h"

namespace occasus::pomerium {

class Rules;
struct State;
struct Question;

inline constexpr Seat kPlayer = seat_at(0);
inline constexpr int kMostSides = 20;  // Any die's.

// A province's place on the board, from 0. It reads as a number; a number becomes one by
// province_id() only.
using ProvinceId = Id<struct ProvinceKind>;  // NOLINT(bugprone-forward-declaration-namespace)
constexpr ProvinceId province_id(int index) {
    return {static_cast<std::uint8_t>(index)};
}

// E7. The people of a route, from 0.
using InvaderId = Id<struct InvaderKind>;
constexpr InvaderId invader_id(int index) {
    return {static_cast<std::uint8_t>(index)};
}

// C1, B1. The side that holds a province or fights for it: a general by its place in State, or one
// of those below.
using Side = Id<struct SideKind>;
// C2. You are general 0 of State; living rivals follow in the order of their numbers.
constexpr Side general_at(int index) {
    return {static_cast<std::uint8_t>(index)};
}
inline constexpr Side kYou{0};
inline constexpr Side kLost{0xFF};
inline constexpr Side kSenatorial{0xFE};
inline constexpr Side kHost{0xFD};  // E8.

// A side in events: a general by number.
enum class Party : std::int16_t { Host = -3, Nation = -2, Senate = -1, You = 0 };

// The names of an enumerator: in documents, and in a sentence.
template <class Enumerator>
struct Named {
    Enumerator what;
    std::string_view id;
    // NOLINTNEXTLINE(readability-redundant-member-init): so that a row may leave it out.
    std::string_view words = {};
};

// The party that rolls a die; for some it does not matter.
enum class Roller : std::int16_t { Nobody = -4 };
constexpr Roller roller(Party party) {
    return static_cast<Roller>(party);
}

// N1. A rival in the order, or none where there are fewer.
enum class Rank : std::int16_t { None = 0 };

// The place on the board of a die, or none.
enum class Place : std::int16_t { None = -1 };
constexpr Place place(ProvinceId province) {
    return static_cast<Place>(province.index);
}

// Why a die is rolled again.
enum class Again : std::uint8_t {
    HeldHome,
    NoForeignNeighbour,
    BeyondTheList,
    OwnLand,
    Equal,
    NoProvince
};
inline constexpr auto kAgain = std::to_array<Named<Again>>({
    {Again::HeldHome, "held_home", "A general is there already"},
    {Again::NoForeignNeighbour, "no_foreign_neighbour", "It has no foreign neighbour"},
    {Again::BeyondTheList, "beyond_the_list", "The province has fewer neighbours"},
    {Again::OwnLand, "own_land", "It is the rival’s own"},
    {Again::Equal, "equal", "The dice are equal"},
    {Again::NoProvince, "no_province", "No province has that number"},
});

// E7. The province that is invaded, or none.
enum class Target : std::int16_t { None = -1 };

// T1 to T4. The part of the year in progress.
enum class Phase : std::uint8_t { SetUp, Player, Rivals, Events };

// V1, V3.
enum class Outcome : std::uint8_t { None, Loss, Win };

// Why the game ended, for the table.
enum class Cause : std::uint8_t {
    None,
    Imperator,
    Assassinated,
    Conquered,
    Merged,
    Invaded,
    Rebelled
};

// E4 to E6.
enum class Change : std::uint8_t { None, Epidemic, Prosperity, Rebellion };

inline constexpr auto kPhases = std::to_array<Named<Phase>>({
    {Phase::SetUp, "set_up"},
    {Phase::Player, "player"},
    {Phase::Rivals, "rivals"},
    {Phase::Events, "events"},
});
inline constexpr auto kOutcomes = std::to_array<Named<Outcome>>({
    {Outcome::None, ""},
    {Outcome::Loss, "loss", "The game is lost."},
    {Outcome::Win, "win",
     "No rival is left, and you hold three provinces or more: you are emperor."},
});
inline constexpr auto kCauses = std::to_array<Named<Cause>>({
    {Cause::None, ""},
    {Cause::Imperator, "imperator",
     "No rival is left, and you hold three provinces or more: you are emperor."},
    {Cause::Assassinated, "assassinated", "You are assassinated."},
    {Cause::Conquered, "conquered", "Your last province has been conquered."},
    {Cause::Merged, "merged", "You joined another general."},
    {Cause::Invaded, "invaded", "Invaders have taken your last province."},
    {Cause::Rebelled, "rebelled", "Your last province has rebelled."},
});
inline constexpr auto kChanges = std::to_array<Named<Change>>({
    {Change::None, ""},
    {Change::Epidemic, "epidemic", "An epidemic"},
    {Change::Prosperity, "prosperity", "Prosperity"},
    {Change::Rebellion, "rebellion", "Rebellion"},
});

// ---- steps ----

// Where we are: one kind of question to the player or to a die.
enum class Step : std::uint8_t {
    Home,
    Legions,
    Rivals,
    RivalLegions,
    RivalSecondDie,  // S4: of 2d6.
    RivalHome,
    Garrison,
    Act,
    Order,
    RivalAction,
    Base,
    Neighbour,
    Proposer,
    Approached,
    Answer,
    Consent,
    Strength,
    AttackerInitiative,
    DefenderInitiative,
    Devotion,  // A rival's.
    Devote,    // Yours.
    Segments,
    Hit,
    Events,
    Event,
    Victim,
    NewcomerLegions,
    NewcomerHome,
    Province,  // For an epidemic, prosperity or a rebellion.
    Route,
    Host,
    Next,  // The next step of the year; no state that is seen has it.
    Over
};

// ---- operands of verbs and events ----

enum class Operand : std::uint8_t {
    None,
    Face,
    Province,
    Legions,  // Devoted.
    Number,   // Told only.
    Party,
    Target,
    Invader,
    Change,
    Outcome,
    Cause,
    Die,
    Roller,
    Rank,
    Place,
    Again
};

template <class T>
inline constexpr Operand kOperandOf = std::is_integral_v<T> ? Operand::Number : Operand::None;
// clang-format off
template <> inline constexpr Operand kOperandOf<ProvinceId> = Operand::Province;
template <> inline constexpr Operand kOperandOf<Party> = Operand::Party;
template <> inline constexpr Operand kOperandOf<Target> = Operand::Target;
template <> inline constexpr Operand kOperandOf<InvaderId> = Operand::Invader;
template <> inline constexpr Operand kOperandOf<Change> = Operand::Change;
template <> inline constexpr Operand kOperandOf<Outcome> = Operand::Outcome;
template <> inline constexpr Operand kOperandOf<Cause> = Operand::Cause;
template <> inline constexpr Operand kOperandOf<Step> = Operand::Die;
template <> inline constexpr Operand kOperandOf<Roller> = Operand::Roller;
template <> inline constexpr Operand kOperandOf<Rank> = Operand::Rank;
template <> inline constexpr Operand kOperandOf<Place> = Operand::Place;
template <> inline constexpr Operand kOperandOf<Again> = Operand::Again;
// clang-format on

// Whether an offer or a battle is going on.
constexpr bool is_encounter(Step step) {
    return step >= Step::Proposer && step <= Step::Hit;
}

// Each stands in its chapter.
extern const Question kHome, kLegions, kRivals, kRivalLegions, kRivalHome, kGarrison, kAct, kOrder,
    kRivalAction, kBase, kNeighbour, kDominance, kAnswer, kConsent, kStrength, kInitiative,
    kDevotion, kDevote, kSegments, kHit, kEvents, kEvent, kVictim, kNewcomerLegions, kNewcomerHome,
    kProvince, kRoute, kHostStrength, kOver;

// Which part of the year it is stands in State, so a step has no phase of its own.
struct Asking : StepRow<Step, Question> {
    int sides = 0;  // The die's; 0 without a die, kSidesVary when the position says it.
    std::string_view purpose;
};
inline constexpr int kSidesVary = -1;
// The purpose of a die in its log entry; empty where an event of the chapter describes the die.
inline constexpr std::string_view kToldByChapter = {};

// NOLINTNEXTLINE(readability-function-size): each is a column of the table.
constexpr Asking die(Step step, int sides, Cite rule, std::string_view id, std::string_view purpose,
                     const Question& question) {
    return {{step, {}, Seat::Chance, rule, step, id, &question}, sides, purpose};
}
constexpr Asking asked_of(Seat seat, Step step, Cite rule, std::string_view id,
                          const Question& question) {
    return {{step, {}, seat, rule, step, id, &question}, 0, {}};
}

// clang-format off
inline constexpr auto kStepRows = std::to_array<Asking>({
    die(Step::Home, 8, cite("S1"), "home", "for a home", kHome),
    die(Step::Legions, 6, cite("S2"), "legions", "for legions", kLegions),
    die(Step::Rivals, 12, cite("S3"), "rivals", "for the number of rivals", kRivals),
    die(Step::RivalLegions, kSidesVary, cite("S4"), "rival_legions", "for legions", kRivalLegions),
    die(Step::RivalSecondDie, 6, cite("S4"), "rival_second_die", "for more legions", kRivalLegions),
    die(Step::RivalHome, 8, cite("S5"), "rival_home", "for a home", kRivalHome),
    die(Step::Garrison, 6, cite("S6"), "garrison", "for the garrison of", kGarrison),
    asked_of(kPlayer, Step::Act, cite("A1"), "act", kAct),
    die(Step::Order, 20, cite("N1"), "order", "for the order of play", kOrder),
    die(Step::RivalAction, 6, cite("N2"), "rival_action", kToldByChapter, kRivalAction),
    die(Step::Base, kSidesVary, cite("N3"), "base", "for a base", kBase),
    die(Step::Neighbour, 6, cite("N4"), "neighbour", "for a neighbour of", kNeighbour),
    die(Step::Proposer, 6, cite("L3"), "proposer", kToldByChapter, kDominance),
    die(Step::Approached, 6, cite("L3"), "approached", kToldByChapter, kDominance),
    die(Step::Answer, 6, cite("L4"), "answer", "for an answer in", kAnswer),
    asked_of(kPlayer, Step::Consent, cite("L4a"), "consent", kConsent),
    die(Step::Strength, 6, cite("B3"), "strength", "for the nation in", kStrength),
    die(Step::AttackerInitiative, 6, cite("B4"), "attacker_initiative", kToldByChapter, kInitiative),
    die(Step::DefenderInitiative, 6, cite("B4"), "defender_initiative", kToldByChapter, kInitiative),
    die(Step::Devotion, 6, cite("B5"), "devotion", "for devotion", kDevotion),
    asked_of(kPlayer, Step::Devote, cite("B5"), "devote", kDevote),
    die(Step::Segments, 6, cite("B8"), "segments", kToldByChapter, kSegments),
    die(Step::Hit, 6, cite("B9"), "hit", "to hit", kHit),
    die(Step::Events, 6, cite("E0"), "events", kToldByChapter, kEvents),
    die(Step::Event, 20, cite("E1"), "event", kToldByChapter, kEvent),
    die(Step::Victim, kSidesVary, cite("E2"), "victim", "for the victim", kVictim),
    die(Step::NewcomerLegions, 6, cite("E3"), "newcomer_legions", "for the legions of a new general", kNewcomerLegions),
    die(Step::NewcomerHome, kSidesVary, cite("E3"), "newcomer_home", "for the home of a new general", kNewcomerHome),
    die(Step::Province, 20, cite("M3"), "province", "for a province", kProvince),
    die(Step::Route, 8, cite("E7"), "route", "for the invaders", kRoute),
    die(Step::Host, 6, cite("E8"), "host", "for the strength of the host", kHostStrength),
    asked_of(Seat::Nobody, Step::Next, cite("T1"), "next", kOver),
    asked_of(Seat::Nobody, Step::Over, cite("V3"), "over", kOver),
});
// clang-format on

constexpr const Asking& row_of(Step step) {
    return kStepRows[at(step)];
}

// ---- verbs ----

// Your actions, and the die.
enum class Verb : std::uint8_t { Roll, Wait, Attack, Ally, Devote, Accept, Refuse };

inline constexpr Occasion kWhenADieIsDue{cite("T1"), "No roll is needed now."};
inline constexpr Occasion kOnceAYear{cite("A1"), "once a year, before the rivals act"};
inline constexpr Occasion kInABattle{cite("B5"), "when one of your battles begins"};
inline constexpr Occasion kWhenAsked{cite("L4a"),
                                     "when somebody makes you an offer that you may refuse"};

// clang-format off
inline constexpr auto kVerbRows = std::to_array<VerbRow<Verb, Operand>>({
    {Verb::Roll, "roll", "roll", 0, kWhenADieIsDue, {Operand::Face}},
    {Verb::Wait, "wait", "wait", asked_at(Step::Act), kOnceAYear},
    {Verb::Attack, "attack", "attack", asked_at(Step::Act), kOnceAYear, {Operand::Province}},
    {Verb::Ally, "ally", "ally", asked_at(Step::Act), kOnceAYear, {Operand::Province}},
    {Verb::Devote, "devote", "devote", asked_at(Step::Devote), kInABattle, {Field<Operand>{Operand::Legions, 0, 16}}},
    {Verb::Accept, "accept", "answer", asked_at(Step::Consent), kWhenAsked},
    {Verb::Refuse, "refuse", "answer", asked_at(Step::Consent), kWhenAsked},
});
// clang-format on

// Bits 24-28: the verb. Bits 0-15: the province or count; of a die, its face less one.
constexpr Action make_action(Verb verb, int operand = 0) {
    return {(static_cast<std::uint32_t>(verb) << 24U) | static_cast<std::uint32_t>(operand)};
}
constexpr Verb verb_of(Action action) {
    return static_cast<Verb>(action.bits >> 24U);
}
constexpr int operand_of(Action action) {
    return static_cast<int>(action.bits & 0xFFFFU);
}
constexpr int face_of(Action roll) {
    return operand_of(roll) + 1;
}

// ---- events ----

// EventKind, and a row for each in kEventRows: from events.txt.
#include "games/pomerium/events.gen.h"

// ---- nouns ----

// The names in braces that a label, a reason or a prompt may have.
inline constexpr auto kNouns = std::to_array<std::string_view>({
    "province",  // The province chosen,
    "holder",    // and who holds it, with how many legions.
    "number",    // The number chosen.
    "face",      // The die's.
    "legions",   // All you have.
    "at",        // The province that is fought for or approached.
    "proposer",  // The general who offers an alliance.
    "enemy",     // Legions of the other side of your battle,
    "devoted",   // and those it has devoted.
    "faces",     // The meaning of each face of the die that is due.
    "base",      // Legions that a rival has before the dice.
});

// ---- all of it ----

struct Vocabulary : RowsOf<Rules, State, kVerbRows, kStepRows, kEventRows, kNouns> {
    static constexpr std::string_view kTitle = "Pomerium";
    template <class T>
    static constexpr Operand kOperandOf = pomerium::kOperandOf<T>;

    static const WordTables<Rules, Operand, EventNoun> kWords;
};

}  // namespace occasus::pomerium
