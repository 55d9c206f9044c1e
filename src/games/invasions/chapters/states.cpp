// Chapter 9: states are founded, joined, and end.
#include "games/invasions/chapters/states.h"

namespace occasus::invasions {

// 7.0 (3). READING: R105.
void mark_lost(const Rules& rules, State& state, int province) {
    state.lost |= rules.scenario().roman & province_bit(province);
    state.lost_now |= province_bit(province);
}

// 8.12, 8.13.
void join_state(const Turn& turn, Force force, int area, int sp) {
    State& state = turn.state;
    add_regulars(state, force, area, sp);
    turn.tell<EventKind::StateJoined>(force_of(force), area_id(area), sp);
}

// 9.0. Militia on the map serves the new state where it stands; where none is, and enemies are,
// the whole allowance appears.
static void raise_state_militia(const Turn& turn, int province, Force force) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const bool on_map = militia_in(state, areas_of(rules, province)) > 0;
    const Force standing = militia_force(state, province);
    // Militia in the service of a nation, of Persia or of another state stays there.
    if (on_map && standing != kRome && standing != kNative && standing != kRevolt) return;
    const bool spent = has_province(state.spent, province);
    state.revolts &= ~province_bit(province);
    state.doubling &= ~province_bit(province);
    state.militia_owner[at(province)] = force;
    turn.tell_by<EventKind::MilitiaChanged>(cite("9.0"), province_id(province), force_of(force));
    if (!on_map && !spent) call_militia_against_all(rules, state, province);
}

// 8.11, 8.12, 9.0. READING: R105.
void found_state(const Turn& turn, int area, int sp) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    int number = 1;
    while (state.states[at(number - 1)].lives != 0) ++number;
    const Force force = state_force(number);
    const int province = province_of(rules, area);
    IndependentState& one = state.states[at(number - 1)];
    one = {};
    one.lives = 1;
    one.home = province_id(province);
    add_regulars(state, force, area, sp);
    const bool in_revolt = has_province(state.revolts, province);
    turn.tell_by<EventKind::StateFounded>(in_revolt ? cite("8.12") : cite("8.11"), force_of(force),
                                          province_id(province), sp, area_id(area));
    const Force owner = state.owner[at(province)];
    if (owner == kRome || owner == kNobody) {
        state.owner[at(province)] = force;
        mark_lost(rules, state, province);
        turn.tell_by<EventKind::ControlChanged>(cite("R105"), province_id(province),
                                                force_of(force), owner, 0);
    }
    // READING: R105. Legions that join a revolt make it theirs, whoever owns the Province (8.12).
    if (owner == kRome || owner == kNobody || in_revolt) raise_state_militia(turn, province, force);
}

// 9.21. Releases the militia of a dead state. It leaves the map, and rises again for Rome or for
// itself when no enemy of its new owner is there.
static void release_militia(const Turn& turn, int province) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    // A revolt stays where it is.
    const bool in_revolt = has_province(state.revolts, province);
    if (!in_revolt && militia_in(state, areas_of(rules, province)) > 0)
        remove_militia(turn, province);
    const bool original = has_province(rules.scenario().roman, province);
    state.militia_owner[at(province)] = original ? kRome : kNative;
    state.militia_due &= ~province_bit(province);
    state.spent &= ~province_bit(province);
    if (!in_revolt && has_intruder(rules, state, province)) state.spent |= province_bit(province);
    turn.tell_by<EventKind::MilitiaChanged>(cite("9.21"), province_id(province),
                                            force_of(state.militia_owner[at(province)]));
}

// 9.21. READING: R99, R100, R109.
void end_state(const Turn& turn, Force force, Cite rule) {
    State& state = turn.state;
    IndependentState& one = state.states[at(force - kFirstState)];
    turn.tell_by<EventKind::StateEnded>(rule, force_of(force), province_id(one.home));
    for (int index = state.group_count - 1; index >= 0; --index) {
        const Group group = state.groups[at(index)];
        if (group.force != force) continue;
        state.legions[group.area] =
            static_cast<std::uint8_t>(state.legions[group.area] + group.regulars);
        turn.tell_by<EventKind::RebelsReturned>(cite("R99"), area_id(group.area), group.regulars,
                                                force_of(force));
        remove_group(state, index);
    }
    one = {};
    for (int province = 0; province < kProvinces; ++province) {
        if (state.owner[at(province)] == force) {
            state.owner[at(province)] = kNobody;
            turn.tell_by<EventKind::ControlChanged>(cite("R100"), province_id(province), kNobody,
                                                    force_of(force), 0);
        }
        if (state.militia_owner[at(province)] == force) release_militia(turn, province);
    }
}

// READING: R109.
void end_empty_states(const Turn& turn) {
    State& state = turn.state;
    ForceSet empty = living_states(state);
    // OPTIMIZATION: most own their home, and nothing else need be looked at.
    for_each_bit(empty, [&](int force) {
        if (state.owner[state.states[at(force - kFirstState)].home] == force_of(force))
            empty &= ~force_bit(force_of(force));
    });
    if (empty == 0) return;
    empty &= ~forces_of_groups(state);
    for (const Force owner : state.owner)
        if (owner != kNobody) empty &= ~force_bit(owner);
    for_each_bit(empty, [&](int force) { end_state(turn, force_of(force), cite("R109")); });
}

// 5.92.
void remember_conquest(State& state, Force force, int province) {
    IndependentState& one = state.states[at(force - kFirstState)];
    if (one.home == province || one.conquered[at(province)] != 0) return;
    std::uint8_t rank = 1;
    for (const std::uint8_t other : one.conquered)
        if (other != 0) ++rank;
    one.conquered[at(province)] = rank;
}

void set_state_target(const Turn& turn, Force force, int province) {
    State& state = turn.state;
    IndependentState& one = state.states[at(force - kFirstState)];
    one.target = province_id(province);
    turn.tell_by<EventKind::TargetChosen>(cite("9.31"), force_of(force),
                                          area_id(state.movement.body), province_id(province), 0);
}

// 5.93, 9.31. READING: R107. Whether a state still wants what it aims at: it goes into Provinces of
// Rome and of Persia only, and stays in one that it has entered until that is won.
static bool is_aim_open(const Rules& rules, const State& state, Force force) {
    const int target = state.states[at(force - kFirstState)].target;
    const Force owner = state.owner[at(target)];
    if (owner == kRome || owner == kPersians) return true;
    return owner != force &&
           has_force(strengths_in(rules, state, areas_of(rules, target)).present, force);
}

// 5.91, 9.31.
bool choose_state_target(const Turn& turn, Force force) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    IndependentState& one = state.states[at(force - kFirstState)];
    if (one.target != kNoProvince && !is_aim_open(rules, state, force)) one.target = kNoProvince;
    if (one.stopped != 0 || one.target != kNoProvince || state.movement.body == kNoArea)
        return false;
    if (threatened_province(rules, state, force) >= 0) return false;
    const ProvinceSet candidates = expansion_targets(rules, state, force);
    if (candidates == 0) return false;
    const int chosen = begin_tie(state, candidates, Step::StateTie);
    if (chosen < 0) return true;
    set_state_target(turn, force, chosen);
    return false;
}

}  // namespace occasus::invasions
