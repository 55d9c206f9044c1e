// Chapter 9: states are founded, joined, and end.
#pragma once

#include "games/invasions/automata.h"
#include "games/invasions/groups.h"
#include "games/invasions/militia.h"
#include "games/invasions/tie.h"

namespace occasus::invasions {

// 7.0 (3). READING: R105. The Province is another's now, and not Rome's again in this turn.
inline void mark_lost(const Rules& rules, State& state, int province) {
    state.lost |= rules.scenario().roman & province_bit(province);
    state.lost_now |= province_bit(province);
}

// 8.12, 8.13.
template <EventSink Sink>
void join_state(State& state, Force force, int area, int sp, Sink& sink) {
    add_regulars(state, force, area, sp);
    emit(sink, cite("8.12"), EventKind::StateJoined, force, area, sp);
}

// 9.0. Militia on the map serves the new state where it stands; where none is, and enemies are,
// the whole allowance appears.
template <EventSink Sink>
void raise_state_militia(const Rules& rules, State& state, int province, Force force, Sink& sink) {
    const bool on_map = militia_in(state, areas_of(rules, province)) > 0;
    const Force standing = militia_force(state, province);
    // Militia in the service of a nation, of Persia or of another state stays there.
    if (on_map && standing != kRome && standing != kNative && standing != kRevolt) return;
    const bool spent = has_province(state.spent, province);
    state.revolts &= ~province_bit(province);
    state.doubling &= ~province_bit(province);
    state.militia_owner[at(province)] = force;
    emit(sink, cite("9.0"), EventKind::MilitiaChanged, province, force);
    if (!on_map && !spent) call_militia_against_all(rules, state, province);
}

// 8.11, 8.12, 9.0. READING: R105. Legions, off the map already, found a state in an Area.
template <EventSink Sink>
void found_state(const Rules& rules, State& state, int area, int sp, Sink& sink) {
    int number = 1;
    while (state.states[at(number - 1)].lives != 0) ++number;
    const Force force = state_force(number);
    const int province = province_of(rules, area);
    IndependentState& one = state.states[at(number - 1)];
    one = {};
    one.lives = 1;
    one.home = static_cast<std::uint8_t>(province);
    add_regulars(state, force, area, sp);
    const bool in_revolt = has_province(state.revolts, province);
    emit(sink, in_revolt ? cite("8.12") : cite("8.11"), EventKind::StateFounded, force, province,
         sp, area);
    const Force owner = state.owner[at(province)];
    if (owner == kRome || owner == kNobody) {
        state.owner[at(province)] = force;
        mark_lost(rules, state, province);
        emit(sink, cite("R105"), EventKind::ControlChanged, province, force, owner);
    }
    // READING: R105. Legions that join a revolt make it theirs, whoever owns the Province (8.12).
    if (owner == kRome || owner == kNobody || in_revolt)
        raise_state_militia(rules, state, province, force, sink);
}

// 9.21. What was the militia of a dead state. It leaves the map, and rises again for Rome or for
// itself when no enemy of its new owner is there.
template <EventSink Sink>
void release_militia(const Rules& rules, State& state, int province, Sink& sink) {
    // A revolt stays where it is.
    const bool in_revolt = has_province(state.revolts, province);
    if (!in_revolt && militia_in(state, areas_of(rules, province)) > 0)
        remove_militia(rules, state, province, sink);
    const bool original = has_province(rules.scenario().roman, province);
    state.militia_owner[at(province)] = original ? kRome : kNative;
    state.militia_due &= ~province_bit(province);
    state.spent &= ~province_bit(province);
    if (!in_revolt && has_intruder(rules, state, province)) state.spent |= province_bit(province);
    emit(sink, cite("9.21"), EventKind::MilitiaChanged, province,
         state.militia_owner[at(province)]);
}

// 9.21. READING: R99, R100, R109. Its regulars are loyal again, its Provinces nobody's.
template <EventSink Sink>
void end_state(const Rules& rules, State& state, Force force, Cite rule, Sink& sink) {
    IndependentState& one = state.states[at(force - kFirstState)];
    emit(sink, rule, EventKind::StateEnded, force, one.home);
    for (int index = state.group_count - 1; index >= 0; --index) {
        const Group group = state.groups[at(index)];
        if (group.force != force) continue;
        state.legions[group.area] =
            static_cast<std::uint8_t>(state.legions[group.area] + group.regulars);
        emit(sink, cite("R99"), EventKind::RebelsReturned, group.area, group.regulars, force);
        remove_group(state, index);
    }
    one = {};
    for (int province = 0; province < kProvinces; ++province) {
        if (state.owner[at(province)] == force) {
            state.owner[at(province)] = kNobody;
            emit(sink, cite("R100"), EventKind::ControlChanged, province, kNobody, force);
        }
        if (state.militia_owner[at(province)] == force)
            release_militia(rules, state, province, sink);
    }
}

// READING: R109. A state with neither regulars nor Provinces is no more.
template <EventSink Sink>
void end_empty_states(const Rules& rules, State& state, Sink& sink) {
    ForceSet alive = 0;
    for (int index = 0; index < state.group_count; ++index)
        alive |= force_bit(state.groups[at(index)].force);
    for (const std::uint8_t owner : state.owner)
        if (owner != kNobody) alive |= force_bit(owner);
    for (int number = 1; number <= kMaxStates; ++number)
        if (state.states[at(number - 1)].lives != 0 && !has_force(alive, state_force(number)))
            end_state(rules, state, state_force(number), cite("R109"), sink);
}

// 5.92. The order in which a state first conquered what it has.
inline void remember_conquest(State& state, Force force, int province) {
    IndependentState& one = state.states[at(force - kFirstState)];
    if (one.home == province || one.conquered[at(province)] != 0) return;
    std::uint8_t rank = 1;
    for (const std::uint8_t other : one.conquered)
        if (other != 0) ++rank;
    one.conquered[at(province)] = rank;
}

template <EventSink Sink>
void set_state_target(State& state, Force force, int province, Sink& sink) {
    IndependentState& one = state.states[at(force - kFirstState)];
    one.target = static_cast<std::uint8_t>(province);
    emit(sink, cite("9.31"), EventKind::TargetChosen, force, state.body, province);
}
// 5.93, 9.31. READING: R107. Whether a state still wants what it aims at: it goes into Provinces of
// Rome and of Persia only, and stays in one that it has entered until that is won.
inline bool is_aim_open(const Rules& rules, const State& state, Force force) {
    const int target = state.states[at(force - kFirstState)].target;
    const Force owner = state.owner[at(target)];
    if (owner == kRome || owner == kPersians) return true;
    return owner != force &&
           has_force(strengths_in(rules, state, areas_of(rules, target)).present, force);
}

// 5.91, 9.31. Before its regulars move a state without an aim takes the best; dice settle ties.
// Returns whether a die is awaited.
template <EventSink Sink>
bool choose_state_target(const Rules& rules, State& state, Force force, Sink& sink) {
    IndependentState& one = state.states[at(force - kFirstState)];
    if (one.target != kNone && !is_aim_open(rules, state, force)) one.target = kNone;
    if (one.stopped != 0 || one.target != kNone || state.body == kNone) return false;
    if (threatened_province(rules, state, force) >= 0) return false;
    const ProvinceSet candidates = expansion_targets(rules, state, force);
    if (candidates == 0) return false;
    const int chosen = begin_tie(state, candidates, Step::StateTie);
    if (chosen < 0) return true;
    set_state_target(state, force, chosen, sink);
    return false;
}

}  // namespace occasus::invasions
