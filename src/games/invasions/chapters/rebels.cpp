// 5.5, 8.2, 8.3: where rebels march, and what is common to all plans.
#include "games/invasions/chapters/automata.h"

namespace occasus::invasions {

// 5.51, 8.22. Rebels stay where they want to be.
Plan plan_rebels(const Rules& rules, const Group& group) {
    if (group.area == group.target) return {};
    return {Act::Go, area_bit(group.target), rules.board().all_areas};
}

Plan plan_of(const Rules& rules, const State& state, const Group& group) {
    if (group.force == kRebels) return plan_rebels(rules, group);
    if (group.force == kPersians) return plan_persians(rules, state, group);
    if (is_state(group.force)) return plan_state(rules, state, group);
    return plan_barbarians(rules, state, group);
}

bool may_fight_here(const Rules& rules, const State& state, const Group& group, int aim) {
    if (province_of(rules, group.area) != aim || contains(state.fought, group.area)) return false;
    const Strengths strengths = strengths_at(rules, state, group.area);
    return (strengths.present & kNonRoman & enemies_of(group.force)) != 0;
}

Goals extreme_stacks(const Rules& rules, const State& state, AreaSet areas, ForceSet enemies,
                     Extreme which) {
    Goals best;
    for_each_bit(areas, [&](int area) {
        const Strengths strengths = strengths_at(rules, state, area);
        for_each_bit(strengths.present & enemies, [&](int force) {
            const int sp = strengths.of(force);
            const bool better = which == Extreme::Largest ? sp > best.sp : sp < best.sp;
            if (best.areas == 0 || better) best = {area_bit(area), sp};
            if (sp == best.sp) best.areas |= area_bit(area);
        });
    });
    return best;
}

Plan go_inside(const Rules& rules, const State& state, const Group& group, int province,
               AreaSet goals) {
    if (goals == 0 || contains(goals, group.area)) return {};
    const AreaSet inside = areas_of(rules, province);
    if (state.march.goal != kNoArea && contains(goals, state.march.goal))
        return {Act::Go, area_bit(state.march.goal), inside};
    AreaSet nearest = 0;
    int best = kFar;
    for_each_bit(goals, [&](int goal) {
        const int cost = distances_to(rules.board(), area_bit(goal), inside)[group.area];
        if (cost < best) {
            best = cost;
            nearest = 0;
        }
        if (cost == best && cost != kFar) nearest |= area_bit(goal);
    });
    if (nearest == 0) return {};
    return {std::has_single_bit(nearest) ? Act::Go : Act::Choose, nearest, inside};
}

}  // namespace occasus::invasions
