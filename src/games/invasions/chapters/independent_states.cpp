// 5.9, 9.3: where the regulars of Independent States go.
#include "games/invasions/chapters/automata.h"

namespace occasus::invasions {

namespace {

bool is_threatened(const Rules& rules, const State& state, Force force, int province) {
    if (state.owner[at(province)] != force) return true;
    const Strengths strengths = strengths_in(rules, state, areas_of(rules, province));
    return (strengths.present & enemies_of(force) & ~force_bit(kRebels)) != 0;
}

// 5.94. READING: R43. Home, own Provinces, and the one it makes for.
AreaSet passable_areas(const Rules& rules, const State& state, Force force, int aim) {
    AreaSet areas = areas_of(rules, state.states[at(force - kFirstState)].home);
    if (aim >= 0) areas |= areas_of(rules, aim);
    for (int province = 0; province < kProvinces; ++province)
        if (state.owner[at(province)] == force) areas |= areas_of(rules, province);
    return areas;
}

}  // namespace

// READING: R45. Home first, then the conquests in their order.
int threatened_province(const Rules& rules, const State& state, Force force) {
    const IndependentState& one = state.states[at(force - kFirstState)];
    if (is_threatened(rules, state, force, one.home)) return one.home;
    const int last = *std::max_element(one.conquered.begin(), one.conquered.end());
    for (int rank = 1; rank <= last; ++rank)
        for (int province = 0; province < kProvinces; ++province)
            if (one.conquered[at(province)] == rank && is_threatened(rules, state, force, province))
                return province;
    return -1;
}

// READING: R40, R42, R46.
ProvinceSet expansion_targets(const Rules& rules, const State& state, Force force) {
    const IndependentState& one = state.states[at(force - kFirstState)];
    ProvinceSet best = 0;
    int least = kMostMilitia + 1;
    for_each_bit(rules.board().province(one.home).adjacent, [&](int province) {
        const Force owner = state.owner[at(province)];
        const int militia = rules.board().province(province).militia;
        if ((owner != kRome && owner != kPersians) || militia > least) return;
        if (militia < least) best = 0;
        least = militia;
        best |= province_bit(province);
    });
    return best;
}

int state_aim(const Rules& rules, const State& state, Force force) {
    const int threatened = threatened_province(rules, state, force);
    if (threatened >= 0) return threatened;
    const IndependentState& one = state.states[at(force - kFirstState)];
    return one.stopped != 0 || one.target == kNoProvince ? -1 : one.target;
}

// 5.91, 9.31. Its parts join the body; the body goes for the largest force in the Province.
Plan plan_state(const Rules& rules, const State& state, const Group& group) {
    const int aim = state_aim(rules, state, group.force);
    const AreaSet passable = passable_areas(rules, state, group.force, aim);
    if (group.area != state.movement.body) {
        if (aim >= 0 && may_fight_here(rules, state, group, aim)) return {Act::Fight, 0, 0};
        if (state.movement.body == kNoArea || group.is(Group::kHeld)) return {};
        return {Act::Go, area_bit(state.movement.body), passable};
    }
    if (aim < 0) return {};
    if (may_fight_here(rules, state, group, aim)) return {Act::Fight, 0, 0};
    if (group.is(Group::kHeld) || contains(state.fought, group.area)) return {};
    if (province_of(rules, group.area) != aim) return {Act::Go, areas_of(rules, aim), passable};
    const ForceSet enemies = enemies_of(group.force) & ~force_bit(kRebels);
    const Goals goals =
        extreme_stacks(rules, state, areas_of(rules, aim), enemies, Extreme::Largest);
    return go_inside(rules, state, group, aim, goals.areas);
}

}  // namespace occasus::invasions
