// Chapters 8 and 18: legions rebel, march, and return.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/groups.h"
#include "games/invasions/chapters/states.h"
#include "games/invasions/chapters/tie.h"

namespace occasus::invasions {

// 8.3. READING: R53. After 390 those who rebel in the East march to Byzantium.
inline constexpr int kLastUndividedYear = 390;
int rebel_goal(const Rules& rules, const State& state, int area);

// How many legions of an Area rebel, and by which rule.
struct Rising {
    int area = 0;
    int sp = 0;
    Cite rule;
};

// 8.0. Legions of an Area rebel: they join a revolt or a state (8.12), or roll (8.11).
void rebel(const Turn& turn, const Rising& rising);

// 8.11.
void roll_outcome(const Turn& turn, int face);

inline constexpr int kRebelliousStack = 4;  // 8.0

// The die of a phase G.
struct RebellionDie {
    enum class Rule : std::uint8_t {
        Table,     // 18.0. One for each stack.
        FirstOne,  // 19.1. One for all, until the first 1.
        Fallen     // 19.1. That 1 has just been rolled: no die is left.
    };
    int period = 0;
    Rule rule = Rule::Table;
};

// The die of the phase G that is due, or under way; nothing when the game ends before another.
std::optional<RebellionDie> next_rebellion_die(const Rules& rules, const State& state);
// The stacks it threatens, as they stand: those of this phase that have not had their die.
AreaSet threatened_stacks(const State& state);

// READING: R71. A face as the table reads it; the die of 19.1 is read as it falls.
int modified_die(const Rules& rules, RebellionDie die, int face);
// 18.0. How many of so many legions rebel on a die as the table reads it.
int rebels_of(const Rules& rules, int die, int legions);
// 18.0, 19.1. READING: R72. How many of so many legions rebel on this face.
int rebels_on(const Rules& rules, RebellionDie die, int face, int legions);

// 18.1, 19.1. The next Area with a roll of its own, or with legions above three in the first
// rebellion of scenario 1.
bool next_rebellion(const Turn& turn);

// 19.1. READING: R72.
void roll_uprising(const Turn& turn, int face);

void roll_rebellion(const Turn& turn, int face);

// 8.21, 8.5. READING: R47, R48. A band comes into an Area. Returns whether it may go on.
bool arrive_as_rebels(const Turn& turn);

// 8.22. READING: R51, R102. In Rome and in Byzantium: the strictly largest stack of legions.
void satisfy_rebels(const Turn& turn);

}  // namespace occasus::invasions
