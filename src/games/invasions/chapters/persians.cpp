// 5.7: where Persians go.
#include "games/invasions/chapters/automata.h"

namespace occasus::invasions {

namespace {

AreaSet enterable_areas(const Rules& rules, const State& state) {
    AreaSet areas = 0;
    for (const int province : rules.board().priority)
        if (may_persians_enter(rules, state, province)) areas |= areas_of(rules, province);
    return areas;
}

// 5.77. The Areas where it is legions that would be engaged.
AreaSet areas_of_legions(const Rules& rules, const State& state, const Goals& goals) {
    AreaSet areas = 0;
    for_each_bit(goals.areas, [&](int area) {
        const Strengths strengths = strengths_at(rules, state, area);
        const bool others = largest_of(strengths, enemies_of(kPersians) & kNonLoyal &
                                                      ~force_bit(kRebels)) == goals.sp;
        if (!others && state.legions[at(area)] > 0) areas |= area_bit(area);
    });
    return areas;
}

// 5.72, 5.77. To the largest force that contests a Province; loyal legions lose ties.
Plan engage_largest(const Rules& rules, const State& state, const Group& group, int province,
                    AreaSet reachable) {
    const ForceSet enemies = enemies_of(kPersians) & ~force_bit(kRebels);
    const AreaSet areas = areas_of(rules, province) & reachable;
    Goals goals = extreme_stacks(rules, state, areas, enemies, Extreme::Largest);
    const AreaSet others = goals.areas & ~areas_of_legions(rules, state, goals);
    if (others != 0) goals.areas = others;
    if (goals.areas == 0 || contains(goals.areas, group.area)) return {};
    if (state.march.goal != kNoArea && contains(goals.areas, state.march.goal))
        goals.areas = area_bit(state.march.goal);
    const AreaSet inside = areas_of(rules, province);
    if (distances_to(rules.board(), goals.areas, inside)[group.area] == kFar) return {};
    return {std::has_single_bit(goals.areas) ? Act::Go : Act::Choose, goals.areas, inside};
}

// 5.72, 5.75. The army, or a group that goes where it goes.
Plan plan_army(const Rules& rules, const State& state, const Group& group, int target) {
    if (target < 0) return {};
    if (may_fight_here(rules, state, group, target)) return {Act::Fight, 0, 0};
    if (group.is(Group::kHeld) || contains(state.fought, group.area)) return {};
    if (province_of(rules, group.area) == target)
        return engage_largest(rules, state, group, target, areas_of(rules, target));
    return {Act::Go, areas_of(rules, target), enterable_areas(rules, state)};
}

// Areas of Persia a group can come to in this phase.
AreaSet reachable_in_persia(const Rules& rules, const State& state, const Group& group) {
    AreaSet reachable = 0;
    const AreaSet persia = areas_of(rules, rules.board().persia());
    for_each_bit(persia, [&](int area) {
        if (distances_to(rules.board(), area_bit(area), persia)[group.area] <= state.march.movement)
            reachable |= area_bit(area);
    });
    return reachable;
}

Plan join_army(const Rules& rules, const State& state, const Group& group) {
    if (state.movement.body == kNoArea || group.is(Group::kHeld)) return {};
    return {Act::Go, area_bit(state.movement.body), enterable_areas(rules, state)};
}

// 12.25. READING: R37. The plan of Persians in Persia that are not the army.
Plan plan_reserve(const Rules& rules, const State& state, const Group& group, int target) {
    const int persia = rules.board().persia();
    if (may_fight_here(rules, state, group, persia)) return {Act::Fight, 0, 0};
    if (group.is(Group::kHeld) || contains(state.fought, group.area)) return {};
    const ForceSet enemies = enemies_of(kPersians) & ~force_bit(kRebels);
    const AreaSet reachable = reachable_in_persia(rules, state, group);
    if (extreme_stacks(rules, state, reachable, enemies, Extreme::Largest).areas != 0)
        return engage_largest(rules, state, group, persia, reachable);
    const bool to_win_back =
        target >= 0 && (target == persia || has_province(state.persian_ever, target));
    if (to_win_back) return plan_army(rules, state, group, target);
    const bool can_reach =
        state.movement.body != kNoArea &&
        distances_to(rules.board(), area_bit(state.movement.body),
                     enterable_areas(rules, state))[group.area] <= state.march.movement;
    return can_reach ? join_army(rules, state, group) : Plan{};
}

}  // namespace

// READING: R33. They began with all that the scenario lists.
bool may_persians_enter(const Rules& rules, const State& state, int province) {
    if (province == rules.board().persia()) return true;
    const int began_with = rules.scenario().began_with;
    if (rules.board().province(province).vp > began_with) return false;
    return state.militia_owner[at(province)] == kPersians ||
           allowance(rules, state, province) <= began_with;
}

// READING: R34, R38. Barred Provinces are passed over; with all won they stand still.
int persian_target(const Rules& rules, const State& state) {
    for (const int province : rules.board().priority)
        if (state.owner[at(province)] != kPersians && may_persians_enter(rules, state, province))
            return province;
    return -1;
}

AreaId body_of(const Rules& rules, const State& state, Force force) {
    int best = -1;
    bool best_outside = false;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.force != force) continue;
        const bool outside =
            force == kPersians && province_of(rules, group.area) != rules.board().persia();
        if (best < 0 || (outside && !best_outside)) {
            best = index;
            best_outside = outside;
            continue;
        }
        if (outside != best_outside) continue;
        const Group& rival = state.groups[at(best)];
        if (group.sp() != rival.sp() ? group.sp() > rival.sp() : group.area < rival.area)
            best = index;
    }
    return best < 0 ? kNoArea : state.groups[at(best)].area;
}

Plan plan_persians(const Rules& rules, const State& state, const Group& group) {
    const int target = persian_target(rules, state);
    if (group.area == state.movement.body) return plan_army(rules, state, group, target);
    if (province_of(rules, group.area) == rules.board().persia())
        return plan_reserve(rules, state, group, target);
    return join_army(rules, state, group);
}

}  // namespace occasus::invasions
