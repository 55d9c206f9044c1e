// 4.2C, 6.2, 6.3: attacks on loyal Romans, and theirs.
#pragma once

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/combat.h"
#include "games/invasions/chapters/tie.h"

namespace occasus::invasions {

// ---- phase C ----

// 11.22. The strength of each force's attack on loyal Romans.
Strengths attackers_at(const Rules& rules, const State& state, int area);

// 6.31, 6.32, 6.34. READING: R49, R61, R66. Area by Area; in each the largest force that has not
// had its turn and is no weaker than the Romans. Returns whether the phase is over.
bool next_attack_on_romans(const Turn& turn);

void roll_order(const Turn& turn, int face);

// ---- phase F ----

// 6.11. The forces in an Area that may still be attacked together with those chosen.
ForceSet attackable(const Rules& rules, const State& state, int area, ForceSet chosen);

// 6.23, 6.24. READING: R68. Where the player may attack: once in each Area.
AreaSet attack_areas(const Rules& rules, const State& state);

void fight_chosen(const Turn& turn);

// 6.24. One force more is attacked; when no other can be, the fight begins.
void choose_defender(const Turn& turn, int force);

void begin_roman_attack(const Turn& turn, int area);

}  // namespace occasus::invasions
