// The aims of the forces without a player: where each group goes, or whom it fights.
//
// Answers only; the moves themselves are made in movement.h.
#pragma once

#include "games/invasions/board/paths.h"
#include "games/invasions/chapters/strength.h"

namespace occasus::invasions {

enum class Act : std::uint8_t {
    Stay,
    Fight,   // 6.38. The enemy is another non-Roman in the same Area.
    Choose,  // A die decides between `goals`.
    Go       // By the cheapest way to one of `goals`.
};

struct Plan {
    Act act = Act::Stay;
    AreaSet goals = 0;
    AreaSet allowed = 0;
};

// rebels.cpp, barbarians.cpp, persians.cpp, independent_states.cpp
Plan plan_rebels(const Rules&, const Group&);
Plan plan_barbarians(const Rules&, const State&, const Group&);
Plan plan_persians(const Rules&, const State&, const Group&);
Plan plan_state(const Rules&, const State&, const Group&);

// 4.2B. The next action of a group.
Plan plan_of(const Rules&, const State&, const Group&);

// 5.63, 5.65. The Provinces that are equally good aims for a group; none: it stays.
ProvinceSet barbarian_aims(const Rules&, const State&, const Group&);

// 5.72. The Province the Persians want, or -1.
int persian_target(const Rules&, const State&);
// 5.73, 5.74, 5.76. READING: R39.
bool may_persians_enter(const Rules&, const State&, int province);

// 5.92, 9.32. The Province that a state has to clear or to win back, or -1.
int threatened_province(const Rules&, const State&, Force force);
// 5.91, 9.31, 5.93. The Provinces that are equally good to conquer next.
ProvinceSet expansion_targets(const Rules&, const State&, Force force);
// The Province a state makes for, or -1.
int state_aim(const Rules&, const State&, Force force);

// 5.75, 9.31. READING: R36. The Area of the army that moves as one; kNoArea without regulars.
AreaId body_of(const Rules&, const State&, Force force);

// 6.38. READING: R67. Whether other non-Romans share the group's Area, in the Province it aims at.
bool may_fight_here(const Rules&, const State&, const Group&, int aim);

// A stack an enemy has in an Area of a Province, for choosing where to go there.
struct Goals {
    AreaSet areas = 0;  // The Areas of the stacks that are equally good.
    int sp = 0;
};
// The largest, or smallest, stack of one force of `enemies` in an Area of `areas`.
Goals extreme_stacks(const Rules&, const State&, AreaSet areas, ForceSet enemies, Extreme);

// Inside a Province: go to one of some Areas, the nearer first, and then by die.
Plan go_inside(const Rules&, const State&, const Group&, int province, AreaSet goals);

}  // namespace occasus::invasions
