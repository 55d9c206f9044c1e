// Chapter 7: who controls each Province.
#include "games/invasions/chapters/control.h"

namespace occasus::invasions {

Contest contest_of(const Rules& rules, const State& state, int province,
                   const Strengths& strengths) {
    const bool hostile_militia =
        militia_force(state, province) != kRome && militia_in(state, areas_of(rules, province)) > 0;
    return {.province = province,
            .strengths = strengths,
            .loyal = strengths.of(kRome),
            .hostile = largest_of(strengths, kNonLoyal),
            .militia = hostile_militia};
}

// 7.11, 7.12, 7.14, 10.5. Whether a force fulfils the four conditions.
static bool may_gain(const Rules& rules, const State& state, const Contest& contest, Force force) {
    const int province = contest.province;
    const int sp = contest.strengths.of(force);
    if (sp == 0 || sp <= 3 * contest.loyal || sp < rules.board().province(province).vp)
        return false;
    const Force militia = militia_force(state, province);
    if (militia != force && militia_in(state, areas_of(rules, province)) > 0) return false;
    const ForceSet rivals = kNonRoman & enemies_of(force);
    if (sp <= largest_of(contest.strengths, rivals)) return false;
    const Force owner = state.owner[at(province)];
    return owner == kNobody || !is_state(owner) || owner == force ||
           contest.strengths.of(owner) == 0;
}

// 7.11. Nations, Persians and states.
constexpr ForceSet kGainers =
    ~(force_bit(kRome) | force_bit(kRebels) | force_bit(kRevolt) | force_bit(kNative));

// 7.11.
Force gainer_of(const Rules& rules, const State& state, const Contest& contest) {
    Force found = kNobody;
    for_each_bit(contest.strengths.present & kGainers, [&](int index) {
        const auto force = force_of(index);
        if (may_gain(rules, state, contest, force)) found = force;
    });
    return found;
}

// 7.0 (3). READING: R73, R74. A Province that was lost: kept, or regained from an earlier turn.
static Clause clause_of_lost(const Rules& rules, const State& state, const Contest& contest) {
    const Force owner = state.owner[at(contest.province)];
    const bool is_empty = contest.hostile == 0 && (owner == kNobody || owner == kRome);
    if (is_empty && !rules.options().regained_by_garrison) return Clause::NobodyThere;
    if (contest.loyal == 0) return Clause::None;
    if (owner == kRome) return 3 * contest.loyal >= contest.hostile ? Clause::Third : Clause::None;
    if (contest.militia) return Clause::None;
    const int holder = owner == kNobody ? contest.hostile : contest.strengths.of(owner);
    return contest.loyal > holder ? Clause::Regained : Clause::None;
}

// 7.2.
static bool is_in_unrest(const Contest& contest) {
    return (contest.strengths.present & (force_bit(kRebels) | force_bit(kRevolt))) != 0;
}

// 7.0, 7.2. READING: R75, R105.
static Clause roman_clause(const Rules& rules, const State& state, const Contest& contest) {
    const int province = contest.province;
    if (is_in_unrest(contest)) return Clause::None;
    const bool was_roman = has_province(rules.scenario().roman, province);
    const bool may_fall_at_once = !was_roman && rules.options().founded_may_fall;
    if (has_province(state.lost_now, province) && !may_fall_at_once) return Clause::None;
    if (!was_roman) {
        const bool conquered =
            !contest.militia && contest.loyal >= 1 && contest.loyal > contest.hostile;
        return conquered ? Clause::Conquered : Clause::None;
    }
    if (has_province(state.lost, province)) return clause_of_lost(rules, state, contest);
    if (contest.hostile == 0) return Clause::NobodyThere;
    return 3 * contest.loyal >= contest.hostile ? Clause::Third : Clause::None;
}

// READING: R76. Whether an owner keeps a Province without proof until another force gains it.
static bool keeps_without_proof(const Rules& rules, Force owner, int province) {
    return owner == kPersians || (owner != kNobody && is_state(owner)) ||
           (owner != kNobody && is_home(rules, owner, province));
}

// 7.0, 7.11, 7.13.
static Verdict verdict_on(const Rules& rules, const State& state, int province,
                          const Strengths& strengths) {
    const Contest contest = contest_of(rules, state, province, strengths);
    const Force gainer = gainer_of(rules, state, contest);
    if (gainer != kNobody) return {.owner = gainer, .rule = cite("7.11")};
    const Clause clause = roman_clause(rules, state, contest);
    if (clause != Clause::None) return {.owner = kRome, .rule = cite("7.0"), .clause = clause};
    const Force owner = state.owner[at(province)];
    if (keeps_without_proof(rules, owner, province)) return {.owner = owner, .rule = cite("R76")};
    if (owner == kRome && is_in_unrest(contest)) return {.owner = kNobody, .rule = cite("7.2")};
    return {};
}

// 7.0, 5.83. READING: R80. A Province changes hands.
static void change_owner(const Turn& turn, int province, Verdict verdict) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const Force before = state.owner[at(province)];
    const Force owner = verdict.owner;
    state.owner[at(province)] = owner;
    turn.tell_by<EventKind::ControlChanged>(verdict.rule, province_id(province), owner, before,
                                            static_cast<int>(verdict.clause));
    if (owner == kNobody) return;
    if (owner != kRome) mark_lost(rules, state, province);
    if (owner == kPersians) state.persian_ever |= province_bit(province);
    if (is_state(owner)) remember_conquest(state, owner, province);
    if (owner == kRome || owner == kPersians || is_state(owner))
        hand_over_militia(turn, province, owner);
}

// 9.21. States whose home has gone to another force.
static void end_homeless_states(const Turn& turn, const std::array<Force, kProvinces>& before) {
    State& state = turn.state;
    for (int number = 1; number <= kMaxStates; ++number) {
        const IndependentState& one = state.states[at(number - 1)];
        if (one.lives == 0 || before[one.home] != state_force(number)) continue;
        if (state.owner[one.home] != state_force(number))
            end_state(turn, state_force(number), cite("9.21"));
    }
}

// 10.32. READING: R12, R13. Revolts that too few Romans watch will double, if they can still grow.
static void watch_revolts(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    state.doubling = 0;
    for_each_bit(state.revolts, [&](int province) {
        const int loyal = loyal_in(rules, state, province);
        const int sp = militia_in(state, areas_of(rules, province));
        const int grown = std::min(2 * sp, rules.board().province(province).militia);
        if (loyal >= sp || grown == sp) return;
        state.doubling |= province_bit(province);
        turn.tell<EventKind::RevoltLeftAlone>(province_id(province), loyal, sp, grown);
    });
}

// 7.0. All Provinces are judged on the same position.
static void judge_control(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const std::array<Force, kProvinces> before = state.owner;
    const std::array<Strengths, kProvinces> strengths = strengths_by_province(rules, state);
    std::array<Verdict, kProvinces> after{};
    for (int province = 0; province < kProvinces; ++province)
        after[at(province)] = verdict_on(rules, state, province, strengths[at(province)]);
    for (int province = 0; province < kProvinces; ++province)
        if (after[at(province)].owner != before[at(province)])
            change_owner(turn, province, after[at(province)]);
    end_homeless_states(turn, before);
    if (is_last_turn(rules, state)) state.judged = provinces_of(state, kRome);
    watch_revolts(turn);
    set_garrisons(turn);
    state.control.stage = ControlFrame::Stage::Aims;
}

bool settle_control(const Turn& turn) {
    State& state = turn.state;
    if (state.control.stage == ControlFrame::Stage::Judge) {
        judge_control(turn);
        return false;
    }
    // 5.66.
    return !choose_aims(turn);
}

// A nation's group in a Province that loses points of a kind next to attrition, or -1.
static int next_to_wither(const Rules& rules, const State& state, Force nation, int province,
                          bool raiders) {
    int best = -1;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.force != nation || province_of(rules, group.area) != province) continue;
        if ((raiders ? group.raiders : group.regulars) == 0) continue;
        if (best < 0 || comes_before(state, index, best)) best = index;
    }
    return best;
}

// READING: R96. Levies first, the largest group first.
static void wither(const Turn& turn, Force nation, int province) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    int mobile = 0;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        const bool is_meant = group.force == nation && province_of(rules, group.area) == province;
        if (is_meant) mobile += group.sp();
    }
    if (mobile == 0) return;
    int lost = half_up(mobile);
    for (const bool raiders : {false, true})
        for (int next = next_to_wither(rules, state, nation, province, raiders);
             lost > 0 && next >= 0;
             next = next_to_wither(rules, state, nation, province, raiders)) {
            Group& group = state.groups[at(next)];
            auto& points = raiders ? group.raiders : group.regulars;
            const int taken = std::min<int>(lost, points);
            points = static_cast<std::uint16_t>(points - taken);
            lost -= taken;
            turn.tell<EventKind::Attrition>(nation, area_id(group.area), taken, raiders ? 1 : 0);
        }
    remove_empty_groups(state);
}

// READING: R59.
void attrition(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    ProvinceSet suffering = 0;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        const int province = province_of(rules, group.area);
        if (is_nation(group.force) && state.owner[at(province)] != group.force)
            suffering |= province_bit(province);
    }
    for_each_bit(suffering, [&](int province) {
        for (const Force nation : kNations) {
            if (state.owner[at(province)] == nation) continue;
            const bool at_home = nation == kHuns && is_home(rules, kHuns, province);
            if (at_home && !rules.options().hun_attrition) continue;
            wither(turn, nation, province);
        }
    });
}

}  // namespace occasus::invasions
