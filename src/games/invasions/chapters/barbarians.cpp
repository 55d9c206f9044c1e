// 5.6: where Barbarians go.
#include "games/invasions/chapters/automata.h"

namespace occasus::invasions {

namespace {

// READING: R10. The Empire as Barbarians see it.
bool is_in_empire(const Rules& rules, const State& state, int province) {
    return rules.board().province(province).empire || state.owner[at(province)] == kRome ||
           has_province(rules.scenario().roman, province);
}

// 5.63. The nearest Province of five Victory Points or fewer, the poorer of equals.
// 5.65. READING: R26. The most Victory Points for each Movement Point of the way; the Province it
// stands in costs nothing and is always best.
struct Aim {
    int vp = 0;
    int cost = 0;
};
int compare_levies(Aim a, Aim b) {
    if (a.cost == 0 || b.cost == 0) return b.cost - a.cost;
    return a.vp * b.cost - b.vp * a.cost;
}
int compare_raiders(Aim a, Aim b) {
    return a.cost != b.cost ? b.cost - a.cost : b.vp - a.vp;
}
constexpr int kRaidersVictoryPoints = 5;

// 5.45. In the Province it aims at: to the smallest stack of legions, or of a force that contests
// it.
Plan plan_in_target(const Rules& rules, const State& state, const Group& group) {
    const AreaSet inside = areas_of(rules, group.target);
    AreaSet goals = 0;
    int smallest = kMaxRomans + 1;
    for_each_bit(inside, [&](int area) {
        const int legions = state.legions[at(area)];
        if (legions == 0 || legions > smallest) return;
        if (legions < smallest) goals = 0;
        smallest = legions;
        goals |= area_bit(area);
    });
    if (goals == 0) {
        const ForceSet enemies = enemies_of(group.force) & ~force_bit(kRebels);
        goals = extreme_stacks(rules, state, inside, enemies, Extreme::Smallest).areas;
    }
    return go_inside(rules, state, group, group.target, goals);
}

}  // namespace

ProvinceSet barbarian_aims(const Rules& rules, const State& state, const Group& group) {
    const bool raiders = group.regulars == 0;
    ProvinceSet best_set = 0;
    Aim best;
    for (int province = 0; province < kProvinces; ++province) {
        const Province& one = rules.board().province(province);
        if (state.owner[at(province)] == group.force || !is_in_empire(rules, state, province))
            continue;
        if (raiders && one.vp > kRaidersVictoryPoints) continue;
        const Aim aim{one.vp, rules.board().nearest[group.area][at(province)]};
        const int better = best_set == 0 ? 1
                           : raiders     ? compare_raiders(aim, best)
                                         : compare_levies(aim, best);
        if (better < 0) continue;
        if (better > 0) {
            best_set = 0;
            best = aim;
        }
        best_set |= province_bit(province);
    }
    return best_set;
}

// 5.6, 11.22. READING: R31. Held groups, garrisons and bribed groups fight where they must (6.38),
// and stay.
Plan plan_barbarians(const Rules& rules, const State& state, const Group& group) {
    const int here = province_of(rules, group.area);
    const bool stays =
        group.is(Group::kHeld) || group.is(Group::kGarrison) || group.is(Group::kBribed);
    const bool owns = state.owner[at(here)] == group.force;
    const int aim = stays && owns ? here : group.target;
    if (aim == kNone) return {};
    if (may_fight_here(rules, state, group, aim)) return {Act::Fight, 0, 0};
    if (stays) return {};
    if (here == group.target) {
        // 6.38. A group that begins there in the same Area as other non-Romans does not move.
        if (contains(state.fought, group.area)) return {};
        return plan_in_target(rules, state, group);
    }
    return {Act::Go, areas_of(rules, group.target), rules.board().all_areas};
}

}  // namespace occasus::invasions
