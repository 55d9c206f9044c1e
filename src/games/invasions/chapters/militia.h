// Chapters 10 and 13, and 5.8: militia appears, is placed, and leaves.
#pragma once

#include <algorithm>

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/groups.h"
#include "games/invasions/chapters/strength.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

// 13.1.
bool has_one_area(const Rules& rules, int province);

// 13.2. The Area a die means, or -1 when it is rolled again.
int area_of_die(const Rules& rules, int province, int face);

// 13.2. The meaning of a face for the force that comes to a Province.
std::string area_meaning(const Rules& rules, int province, int face);
inline constexpr const char* kAgain = "again";

// 13.2. A die for the Area of a Province, told whether it is one. Returns the Area or -1.
int roll_area(const Turn& turn, int province, int face, Cite rule);

// 10.0, 10.7, 5.82. READING: R18, R97. A force has come into the Province: its militia is due
// when it is active, hostile, not on the map, and not spent.
void call_militia(const Rules& rules, State& state, int province, Force intruder);

// Whether a force hostile to the militia of a Province is in it. 10.7: rebels do not count.
bool has_intruder(const Rules& rules, const State& state, int province);

// The same for forces there already: at the start, and when the owner changes.
void call_militia_against_all(const Rules& rules, State& state, int province);

// 10.0, 5.81, 13.0.
void place_militia(const Turn& turn, int area);

// The first militia that is due. READING: R23. The player places Roman militia; the die places the
// rest.
void place_next_militia(const Turn& turn);

// 13.2.
void roll_militia_area(const Turn& turn, int face);

void remove_militia(const Turn& turn, int province);

// 10.0, 10.4. READING: R97. At the end of a phase militia leaves where no enemy is, and spent
// militia can rise again.
void dismiss_militia(const Turn& turn);

// 5.83, 10.2, 9.31. The militia serves a new owner, at once where it is needed.
void hand_over_militia(const Turn& turn, int province, Force owner);

}  // namespace occasus::invasions
