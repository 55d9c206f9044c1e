// Rome Must Fall: a solitaire roll-and-write game; hold six fronts for twelve turns.
//
// Cited rules are the numbered sections of rulebook.md; R… are our readings of what the published
// text leaves open. Nothing of the text is left out. The printed gamesheet comes from a sheet file,
// where every line says whether it is from the text or reconstructed by us.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "core/game.h"
#include "core/log.h"
#include "core/state_fields.h"
#include "core/vocabulary/choices.h"

#include "games/rome_must_fall/sheet.h"
#include "games/rome_must_fall/vocabulary.h"

namespace occasus::rome_must_fall {

inline constexpr int kMaxCubes = 5;       // R18
inline constexpr int kStartCubes = 2;     // S1
inline constexpr int kMaxRedDice = 3;     // R13
inline constexpr int kFallBoxes = 4;      // E1
inline constexpr int kRomaFires = 3;      // T4.2
inline constexpr int kBrilliantFall = 1;  // E2

// P1. Fields that mean nothing at the moment are zero (kNoDie), so that equal positions are equal
// bytes. A finished game keeps the dice, placings and abilities of its last turn.
struct State {
    std::array<std::uint16_t, kTrackers> marked{};  // Bit n: circle n of the path, or raid box n.
    std::array<std::uint8_t, kDice> dice{};  // Value of each Imperial die; 0 before its roll.
    std::array<DieId, kTrackers> assigned = {kNoDie, kNoDie, kNoDie, kNoDie, kNoDie, kNoDie};
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

template <MaybeConst<State> Any>
constexpr auto fields_of(Any& s) {
    return std::tuple(
        field("marked", s.marked, {.of = "trackers", .set_of = kBits}), field("dice", s.dice),
        field("assigned", s.assigned, {.of = "trackers", .kinds = kDice}), field("turn", s.turn),
        field("cubes", s.cubes), field("red", s.red), field("red_rolled", s.red_rolled),
        field("fall", s.fall), field("lost", s.lost, kBitSet), field("used", s.used, kBitSet),
        field("spent", s.spent, kBitSet), field("cursor", s.cursor), field("black", s.black),
        field("step", s.step, {.kinds = kStepRows.size()}), field("grade", s.grade, {.kinds = 4}));
}

// P0. The value of a d6 face that is read as a D3.
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
// R6, R8. The dice that show an unspent 6, one bit each; a red die counts 3 at most.
constexpr std::uint8_t unspent_sixes(const State& state) {
    std::uint8_t sixes = 0;
    for (int die = 0; die < kDice; ++die)
        if (state.dice[at(die)] == 6)
            sixes = static_cast<std::uint8_t>(sixes | (1U << static_cast<unsigned>(die)));
    return static_cast<std::uint8_t>(sixes & ~state.spent);
}

// Six sixes give 15 pairs; 15 x 32 circles, 720 placings and a few more.
using ActionList = FixedVector<Action, 1280>;

// The possible choices: groups, and whether all six dice may be placed, in any of 720 ways.
class Choices {
  public:
    void add(Action base, OperandSet operands) { groups_.add(base, operands); }
    // Precondition: that of the placing.
    void add_form(Action) { placing_ = true; }

    bool empty() const { return groups_.empty() && !placing_; }
    void list(ActionList&) const;
    // Uniform over all. Precondition: there are some.
    Action draw(Rng&) const;

  private:
    // Four abilities and Glory with up to 15 pairs of sixes.
    occasus::Choices<20> groups_;
    bool placing_ = false;
};

class Rules {
  public:
    using State = rome_must_fall::State;
    using ActionList = rome_must_fall::ActionList;
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
    static Seat to_move(const State& state) { return row_of(state.step).seat; }
    static int chance_sides(const State& state) { return to_move(state) == Seat::Chance ? 6 : 0; }
    void legal_actions(const State&, ActionList&) const;
    Action random_action(const State&, Rng&) const;
    void apply(State&, Action, Log) const;
    static State observe(const State& state, Seat) { return state; }  // Nothing is hidden.
    // Defeat 0, Victory 1, Brilliant Victory 2.
    static int score(const State& state, Seat) {
        return state.grade == Grade::None ? 0 : static_cast<int>(state.grade) - 1;
    }
    std::string_view broken_invariant(const State&) const;

    // The rules below are answers the phases, the players and the words share.

    Choices choices(const State&) const;
    // P1, R15. The addition of the raids to a tribe's total; 0 for a raid.
    int bonus(const State&, Tracker) const;
    // T3.1. Timeline and bonus, without the black die. Precondition: turn <= 12.
    int base_total(const State& state, Tracker tracker) const {
        const int timeline = sheet_->timeline[at(tracker)][at(state.turn - 1)];
        return is_raid(tracker) ? timeline : timeline + bonus(state, tracker);
    }
    // T4.1, T5.1, R20. The number of the box the next loss marks, or -1 when none is left.
    int next_box(const State&, Tracker) const;
    // T4, T5. This tracker is lost, without an event.
    void lose(State&, Tracker) const;
    // R11. The circles that are marked, one bit each.
    std::uint32_t marked_circles(const State&) const;

  private:
    std::shared_ptr<const Sheet> sheet_;
};

}  // namespace occasus::rome_must_fall
