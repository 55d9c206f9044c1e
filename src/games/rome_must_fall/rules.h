// Rome Must Fall: a solitaire roll-and-write game; hold six fronts for twelve turns.
//
// Cited rules are the numbered sections of rulebook.md; R… are our readings of what the published
// text leaves open. Nothing of the text is left out. What is printed on the gamesheet comes from a
// sheet file, where every line says whether it is from the text or reconstructed by us.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "core/game.h"

#include "games/rome_must_fall/sheet.h"

namespace occasus::rome_must_fall {

inline constexpr int kDice = 6;           // P2
inline constexpr int kMaxCubes = 5;       // R18
inline constexpr int kStartCubes = 2;     // S1
inline constexpr int kMaxRedDice = 3;     // R13
inline constexpr int kFallBoxes = 4;      // E1
inline constexpr int kRomaFires = 3;      // T4.2
inline constexpr int kBrilliantFall = 1;  // E2
inline constexpr std::uint8_t kNoDie = 0xFF;

// Where we are in the turn: one kind of question to the player or to the dice.
enum class Step : std::uint8_t { RollPool, Resource, Reroll, RollBlack, Resolve, Over };

enum class Grade : std::uint8_t { None, Defeat, Victory, BrilliantVictory };

// P1. Fields that mean nothing at the moment are zero (kNoDie), so that equal positions are equal
// bytes. A finished game keeps the dice, placings and abilities of its last turn.
struct State {
    std::array<std::uint16_t, kTrackers> marked{};  // Bit n: circle n of the path, or raid box n.
    std::array<std::uint8_t, kDice> dice{};  // Value of each Imperial die; 0 before its roll.
    std::array<std::uint8_t, kTrackers> assigned = {kNoDie, kNoDie, kNoDie, kNoDie, kNoDie, kNoDie};
    std::uint8_t turn = 1;  // 1 .. 12; 13 once all twelve boxes are marked.
    std::uint8_t cubes = kStartCubes;
    std::uint8_t red = 0;         // Red dice in the pool of the next roll.
    std::uint8_t red_rolled = 0;  // Red dice among those on the table: the last ones (R10).
    std::uint8_t fall = 0;        // Boxes marked on the Fall of Rome track.
    std::uint8_t lost = 0;        // One bit per ability, gone for good.
    std::uint8_t used = 0;        // One bit per ability, this turn.
    std::uint8_t spent = 0;       // One bit per die, a 6 that has paid for Glory this turn.
    std::uint8_t cursor = 0;      // The die being rolled, or the tracker being resolved.
    std::uint8_t black = 0;       // Face of the black die, 1 .. 6, while its tracker is resolved.
    Step step = Step::RollPool;
    Grade grade = Grade::None;

    friend bool operator==(const State&, const State&) = default;
};

// P0. What a face of a d6 counts when it is read as a D3.
constexpr int d3(int face) {
    return (face + 1) / 2;
}
// P2. White dice come first.
constexpr bool is_red(const State& state, int die) {
    return die >= kDice - state.red_rolled;
}
// R9. The highest value a die can show.
constexpr int highest_value(const State& state, int die) {
    return is_red(state, die) ? 3 : 6;
}
constexpr bool has_ability(const State& state, Ability ability) {
    return (state.lost & bit_of(ability)) == 0;
}
// T1.2. Neither lost nor used this turn.
constexpr bool is_ready(const State& state, Ability ability) {
    return ((state.lost | state.used) & bit_of(ability)) == 0;
}
// R6. The dice that show an unspent 6, one bit each.
constexpr std::uint8_t unspent_sixes(const State& state) {
    std::uint8_t sixes = 0;
    for (int die = 0; die < kDice; ++die)
        if (state.dice[static_cast<std::size_t>(die)] == 6)
            sixes = static_cast<std::uint8_t>(sixes | (1U << static_cast<unsigned>(die)));
    return static_cast<std::uint8_t>(sixes & ~state.spent);
}

// What a player can do. At a chance node an action is the face less one instead.
enum class Verb : std::uint8_t {
    Reroll = 1,    // die
    PlusOne,       // die
    Levy,          //
    GloryCube,     // die
    GloryRestore,  // first die, second die; the lower first
    GloryErase,    // first die, second die, circle
    Assign,        // die of each tracker
    Resolve        // cubes
};

// Bits 24-27: the verb. Below, by verb:
//   Reroll, PlusOne, GloryCube: bits 0-2 the die.      Resolve: bits 0-2 the cubes.
//   GloryRestore, GloryErase: bits 11-13 and 8-10 the dice; GloryErase: bits 0-7 the circle.
//   Assign: bits 15-17 the Vandals' die, and so on down to bits 0-2, the Ostrogoths'.
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
constexpr int first_die_of(Action action) {
    return static_cast<int>((action.bits >> 11U) & 7U);
}
constexpr int second_die_of(Action action) {
    return static_cast<int>((action.bits >> 8U) & 7U);
}
constexpr int circle_of(Action action) {
    return static_cast<int>(action.bits & 0xFFU);
}
constexpr Action two_dice(Verb verb, int first, int second, int circle = 0) {
    return make_action(verb, (static_cast<unsigned>(first) << 11U) |
                                 (static_cast<unsigned>(second) << 8U) |
                                 static_cast<unsigned>(circle));
}
constexpr int assigned_die_of(Action action, int tracker) {
    return static_cast<int>((action.bits >> (3U * static_cast<unsigned>(kTrackers - 1 - tracker))) &
                            7U);
}
constexpr Action make_assign(const std::array<std::uint8_t, kTrackers>& dice) {
    unsigned operands = 0;
    for (std::uint8_t die : dice) operands = (operands << 3U) | die;
    return make_action(Verb::Assign, operands);
}

// The kinds of event; their arguments are in the comment, in order.
enum class EventKind : std::uint8_t {
    TurnBegan,     // turn
    Rolled,        // die, face, value, red (0 or 1)
    Rerolled,      // die, value before, value after
    Raised,        // die, value after
    Levied,        // cubes after
    GloryCube,     // die, cubes after
    GloryRestore,  // red dice after
    GloryErase,    // circle, tracker
    Assigned,      // tracker, die, value
    BlackRolled,   // tracker, face, value
    CubesSpent,    // tracker, count, cubes after
    Held,          // tracker, turn, value, total
    Lost,          // tracker, turn, value, total
    CircleMarked,  // tracker, circle
    RaidMarked,    // tracker, box from 0
    CubeLost,      // cubes after
    DieTurnedRed,  // red dice after
    Fire,          // fall after
    AbilityLost,   // ability
    BonusAdded,    // tracker, bonus after
    NoEffect,      // tracker
    GameOver       // grade
};
inline constexpr std::array<std::string_view, 22> kEventKinds = {
    "turn_began",    "rolled",        "rerolled",    "raised",       "levied",         "glory_cube",
    "glory_restore", "glory_erase",   "assigned",    "black_rolled", "cubes_spent",    "held",
    "lost",          "circle_marked", "raid_marked", "cube_lost",    "die_turned_red", "fire",
    "ability_lost",  "bonus_added",   "no_effect",   "game_over"};

class Rules {
  public:
    using State = rome_must_fall::State;
    // Six sixes give 15 pairs; 15 x 32 circles, 720 assignments and a few more.
    using ActionList = FixedVector<Action, 1280>;
    static constexpr std::string_view kId = "rome_must_fall";
    static constexpr int kSeats = 1;
    // A turn: 6 rolls, at most 6 Glory, 3 abilities and a re-rolled die, 1 assignment, 6 black dice
    // and 6 answers.
    static constexpr int kMaxPlies = kTurns * 29;
    static constexpr int kMaxScore = 2;

    // Precondition: `sheet` is not null.
    explicit Rules(std::shared_ptr<const Sheet> sheet) : sheet_(std::move(sheet)) {}

    const Sheet& sheet() const { return *sheet_; }

    static State start();
    static Seat to_move(const State& state) {
        constexpr std::array<Seat, 6> kMovers = {Seat::Chance, Seat::First, Seat::Chance,
                                                 Seat::Chance, Seat::First, Seat::Nobody};
        return kMovers[static_cast<std::size_t>(state.step)];
    }
    static int chance_sides(const State& state) { return to_move(state) == Seat::Chance ? 6 : 0; }
    void legal_actions(const State&, ActionList&) const;
    Action random_action(const State&, Rng&) const;
    template <EventSink Sink>
    void apply(State&, Action, Sink&) const;
    static State observe(const State& state, Seat) { return state; }  // Nothing is hidden.
    // Defeat 0, Victory 1, Brilliant Victory 2.
    static int score(const State& state, Seat) {
        return state.grade == Grade::None ? 0 : static_cast<int>(state.grade) - 1;
    }
    std::string_view broken_invariant(const State&) const;

    // The rules below are answers the phases, the players and the words share.

    // P1, R15. What the raids have added to a tribe's total; 0 for a raid.
    int bonus(const State&, Tracker) const;
    // T3.1. Timeline and bonus, without the black die. Precondition: turn <= 12.
    int base_total(const State&, Tracker) const;
    // T4.1, T5.1, R20. The number of the box the next loss marks, or -1 when none is left.
    int next_box(const State&, Tracker) const;
    // R11. The circles that are marked, one bit each.
    std::uint32_t marked_circles(const State&) const;

  private:
    std::shared_ptr<const Sheet> sheet_;
};

}  // namespace occasus::rome_must_fall
