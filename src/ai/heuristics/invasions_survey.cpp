// The Barbarian Invasions: what Rome sees when it looks at the map.
#include "ai/heuristics/invasions_survey.h"

#include <algorithm>

#include "games/invasions/chapters/militia.h"

namespace occasus::invasions {

namespace {

constexpr int kReach = 8;  // Movement Points that Barbarians may cover before Rome can answer.

bool can_take(Force force) {
    return is_nation(force) || force == kPersians || is_state(force);
}

// Everybody who is on the map.
void count_strengths(const Rules& rules, const State& state, Survey& survey) {
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        survey.provinces[at(province_of(rules, group.area))].strengths.add(group.force, group.sp());
        survey.hostile_areas |= area_bit(group.area);
    }
    for (int area = 0; area < rules.board().size(); ++area) {
        const int province = province_of(rules, area);
        Scene& scene = survey.provinces[at(province)];
        scene.strengths.add(kRome, state.legions[at(area)]);
        scene.legions += state.legions[at(area)];
        const int militia = state.militia[at(area)];
        if (militia == 0) continue;
        const Force force = militia_force(state, province);
        scene.strengths.add(force, militia);
        if (force == kRome) {
            scene.loyal_militia += militia;
        } else {
            scene.militia = true;
            survey.hostile_areas |= area_bit(area);
        }
    }
}

// 10.0. The militia that would rise against Romans who come in.
int dormant_militia(const Rules& rules, const State& state, int province, const Scene& scene) {
    const Force owner = state.militia_owner[at(province)];
    if (owner == kRome || scene.militia || scene.loyal_militia > 0) return 0;
    if (has_province(state.revolts | state.spent, province)) return 0;
    return allowance(rules, state, province);
}

void judge(const Rules& rules, const State& state, int province, Scene& scene) {
    scene.victory_points = rules.board().province(province).vp;
    scene.original = has_province(rules.scenario().roman, province);
    scene.lost = has_province(state.lost, province);
    scene.owner = state.owner[at(province)];
    scene.dormant = dormant_militia(rules, state, province, scene);
    if (scene.dormant > 0) {
        scene.strengths.add(state.militia_owner[at(province)], scene.dormant);
        scene.militia = true;
    }
    scene.unrest = scene.strengths.of(kRebels) + scene.strengths.of(kRevolt);
    const Force militia = militia_force(state, province);
    const bool any_militia = scene.militia || scene.loyal_militia > 0;
    for_each_bit(scene.strengths.present & kNonLoyal, [&](int force) {
        const int sp = scene.strengths.of(force);
        scene.hostile += sp;
        if (sp > scene.largest) {
            scene.largest = sp;
            scene.withers =
                is_nation(force_of(force)) && !is_home(rules, force_of(force), province);
        }
        if (can_take(force_of(force)) && (!any_militia || militia == force))
            scene.taker = std::max(scene.taker, sp);
    });
    if (scene.owner != kNobody && scene.owner != kRome)
        scene.garrison = scene.strengths.of(scene.owner);
}

// 9.21. The legions that a state would return if it lost its home.
void count_regulars(const State& state, Survey& survey) {
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (!is_state(group.force)) continue;
        const IndependentState& one = state.states[at(group.force - kFirstState)];
        if (state.owner[one.home] == group.force)
            survey.provinces[one.home].regulars += group.regulars;
    }
}

// 5.65, 5.72. The Provinces that groups make for, as far as can be seen.
void foresee(const Rules& rules, const State& state, Survey& survey) {
    const int persian_aim = persian_target(rules, state);
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        int aim = group.target;
        if (is_nation(group.force) ? group.is(Group::kGarrison | Group::kBribed)
                                   : group.force != kPersians)
            continue;
        if (group.force == kPersians) aim = persian_aim;
        if (aim < 0 || aim >= kProvinces) continue;
        if (aim == province_of(rules, group.area)) continue;
        if (rules.board().nearest[group.area][at(aim)] > kReach) continue;
        survey.provinces[at(aim)].coming += group.sp();
    }
}

}  // namespace

Survey survey_of(const Rules& rules, const State& state) {
    Survey survey;
    count_strengths(rules, state, survey);
    for (int province = 0; province < kProvinces; ++province)
        judge(rules, state, province, survey.provinces[at(province)]);
    count_regulars(state, survey);
    foresee(rules, state, survey);
    return survey;
}

}  // namespace occasus::invasions
