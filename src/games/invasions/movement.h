// Chapter 5: everybody but the player moves, one group after another.
#pragma once

#include "games/invasions/automata.h"
#include "games/invasions/barbarians.h"
#include "games/invasions/combat.h"
#include "games/invasions/independent_states.h"
#include "games/invasions/militia.h"
#include "games/invasions/rebels.h"

namespace occasus::invasions {

// State::stage in phase B; State::cursor is the place in the order of forces.
inline constexpr std::uint8_t kMovementBegins = 0;
inline constexpr std::uint8_t kAims = 1;
inline constexpr std::uint8_t kForceBegins = 2;
inline constexpr std::uint8_t kPickGroup = 3;
inline constexpr std::uint8_t kPlan = 4;
inline constexpr std::uint8_t kStep = 5;
inline constexpr std::uint8_t kArrived = 6;
inline constexpr std::uint8_t kGroupEnds = 7;
inline constexpr std::uint8_t kAimsAfterMerging = 8;
inline constexpr std::uint8_t kMovementEnds = 9;

// 4.2, 5.41. READING: R1. Who moves when; kNobody after the last.
inline Force mover(const Rules& rules, int place) {
    constexpr int kStates = kMaxStates;
    if (place == 0) return kRebels;
    if (place <= kTauricans) return static_cast<Force>(place);
    int rest = place - kTauricans - 1;
    if (rules.options().persians_before_states) {
        if (rest == 0) return kPersians;
        --rest;
    }
    if (rest < kStates) return static_cast<Force>(kFirstState + rest);
    return rest == kStates && !rules.options().persians_before_states ? kPersians : kNobody;
}

// 5.22. READING: R20. The Areas where a force is held by one larger enemy.
inline bool is_held(const Strengths& strengths, Force force) {
    return largest_of(strengths, enemies_of(force)) > strengths.of(force);
}
template <EventSink Sink>
void tell_held(const Strengths& strengths, Stack stack, Sink& sink) {
    const ForceSet larger = extreme_of(strengths, enemies_of(stack.force), Extreme::Largest);
    const int holder = std::countr_zero(larger);
    emit(sink, cite("5.22"), EventKind::Held, stack.force, stack.area, holder,
         strengths.of(holder));
}

// 5.21, 5.23, 8.5. Judged once, for every group but rebels.
template <EventSink Sink>
void hold_groups(const Rules& rules, State& state, Sink& sink) {
    std::array<ForceSet, kMaxAreas> told{};
    for (int index = 0; index < state.group_count; ++index) {
        Group& group = state.groups[at(index)];
        group.clear(Group::kHeld | Group::kMoved);
        if (group.force == kRebels) continue;
        const Strengths strengths = strengths_at(rules, state, group.area);
        if (!is_held(strengths, group.force)) continue;
        group.set(Group::kHeld);
        if (!has_force(told[group.area], group.force))
            tell_held(strengths, {group.force, group.area}, sink);
        told[group.area] |= force_bit(group.force);
    }
}

// 5.24. Points that are left are lost.
inline void end_march(State& state) {
    state.march = March{};
    state.stage = kPickGroup;
}

// READING: R4, R36. Who of the force moves next; the army of Persians and states first. -1: none.
inline int next_mover(const State& state, Force force) {
    int best = -1;
    const auto is_body = [&](int index) { return state.groups[at(index)].area == state.body; };
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.force != force || group.is(Group::kMoved)) continue;
        if (best < 0 || (is_body(index) && !is_body(best)) ||
            (is_body(index) == is_body(best) && comes_before(state, index, best)))
            best = index;
    }
    return best;
}

// 5.42, 5.13. The next group of the force; after the last its groups merge.
template <EventSink Sink>
void pick_group(const Rules& rules, State& state, Sink& sink) {
    const Force force = mover(rules, state.cursor);
    if (state.body != kNone && group_at(state, force, state.body) < 0) state.body = kNone;
    const int index = next_mover(state, force);
    if (index < 0) {
        if (force != kRebels) merge_groups(state, force, sink);
        ++state.cursor;
        state.fought = 0;
        state.body = kNone;
        state.stage = kForceBegins;
        return;
    }
    state.groups[at(index)].set(Group::kMoved);
    state.march = March{};
    state.march.group = static_cast<std::uint8_t>(index);
    state.march.movement = kMovement;
    state.stage = kPlan;
}

// 9.31. Returns whether a die is awaited.
template <EventSink Sink>
bool begin_force(const Rules& rules, State& state, Sink& sink) {
    const Force force = mover(rules, state.cursor);
    if (force == kNobody) {
        state.stage = kAimsAfterMerging;
        return false;
    }
    state.stage = kPickGroup;
    if (force != kPersians && !is_state(force)) return false;
    state.body = body_of(rules, state, force);
    return is_state(force) && state.body != kNone && choose_state_target(rules, state, force, sink);
}

// 5.67. The hostile non-Romans that a way may lead through.
inline AreaSet hostile_areas(const Rules& rules, const State& state, Force force,
                             SmallestForces& smallest) {
    const ForceSet enemies = kNonRoman & enemies_of(force);
    const AreaSet areas = areas_with(rules, state, enemies);
    for_each_bit(areas, [&](int area) {
        const Strengths strengths = strengths_at(rules, state, area);
        const ForceSet least = extreme_of(strengths, enemies, Extreme::Smallest);
        smallest[at(area)] = strengths.sp[at(std::countr_zero(least))];
    });
    return areas;
}

// The ways of the group that moves, and the wanted one.
inline Ways ways_of(const Rules& rules, const State& state, int wanted) {
    const Group& group = state.groups[state.march.group];
    const Plan plan = plan_of(rules, state, group);
    SmallestForces smallest{};
    const AreaSet meeting =
        group.force == kRebels ? 0 : hostile_areas(rules, state, group.force, smallest);
    return find_ways(
        rules.board(),
        {.from = group.area, .goals = plan.goals, .allowed = plan.allowed, .meeting = meeting},
        smallest, wanted);
}

// Who goes by the cheapest way, and settles by dice which of several it is. READING: R25.
inline Cite way_rule(const Group& group) {
    if (group.force == kRebels) return cite("5.51");
    return is_nation(group.force) && group.regulars > 0 ? cite("5.65") : cite("R25");
}

inline void take_way(State& state, const Ways& ways) {
    state.march.path = ways.path;
    state.march.steps = static_cast<std::uint8_t>(ways.steps);
    state.march.taken = 0;
    state.stage = kStep;
}

template <EventSink Sink>
void tell_way(const Group& group, int number, const Ways& ways, Sink& sink) {
    std::array<int, kMovement> areas{};
    areas.fill(kNone);
    std::copy_n(ways.path.begin(), ways.steps, areas.begin());
    emit(sink, way_rule(group), EventKind::WayOffered, number, way_argument(areas[0], areas[1]),
         way_argument(areas[2], areas[3]), way_argument(areas[4], kNone));
}

// 5.51, 5.65, 5.67. READING: R25. The cheapest way; dice when several are left.
template <EventSink Sink>
void choose_way(const Rules& rules, State& state, Sink& sink) {
    const Ways ways = ways_of(rules, state, 0);
    if (ways.count == 0) return end_march(state);
    if (ways.count == 1) return take_way(state, ways);
    if constexpr (kIsHeard<Sink>)
        for (int number = 0; number < ways.count; ++number)
            tell_way(state.groups[state.march.group], number, ways_of(rules, state, number), sink);
    const std::uint64_t all = (std::uint64_t{1} << static_cast<unsigned>(ways.count)) - 1;
    begin_tie(state, all, Step::PathTie);
}

// Why a force fights the one it fights among those it meets.
inline Cite prey_rule(const Rules& rules, Force force, bool on_entering) {
    if (prey_of(rules, force) == Extreme::Largest) return cite("R35");
    return on_entering ? cite("6.33") : cite("6.38");
}

// 6.33, 6.35, R35, R65. The group, which is beside others, attacks one, or is attacked.
template <EventSink Sink>
void fight_one(const Rules& rules, State& state, Force enemy, bool on_entering, Sink& sink) {
    const Group& group = state.groups[state.march.group];
    const Force force = group.force;
    const int area = group.area;
    const Strengths strengths = strengths_at(rules, state, area);
    state.stage = kGroupEnds;
    state.step = Step::Next;
    if (strengths.of(force) >= strengths.of(enemy))
        return begin_battle(rules, state,
                            {{force, area}, force_bit(enemy), prey_rule(rules, force, on_entering)},
                            sink);
    if (on_entering)
        begin_battle(rules, state, {{enemy, area}, force_bit(force), cite("6.35")}, sink);
}

// 6.33, 6.38. Whom: the smallest, or of Persians and states the largest; a die between equals.
// After a march the enemies include rebels (4.2B).
template <EventSink Sink>
void fight_here(const Rules& rules, State& state, bool on_entering, Sink& sink) {
    const Group& group = state.groups[state.march.group];
    const ForceSet others = enemies_of(group.force) & (on_entering ? kNonLoyal : kNonRoman);
    const ForceSet prey =
        extreme_of(strengths_at(rules, state, group.area), others, prey_of(rules, group.force));
    if (!on_entering) state.fought |= area_bit(group.area);
    state.march.count = on_entering ? 1 : 0;
    const int enemy = begin_tie(state, prey, Step::EnemyTie);
    if (enemy >= 0) fight_one(rules, state, static_cast<Force>(enemy), on_entering, sink);
}

template <EventSink Sink>
void plan_march(const Rules& rules, State& state, Sink& sink) {
    const Plan plan = plan_of(rules, state, state.groups[state.march.group]);
    switch (plan.act) {
        case Act::Stay:
            return end_march(state);
        case Act::Fight:
            return fight_here(rules, state, false, sink);
        case Act::Choose:
            begin_tie(state, plan.goals, Step::GoalTie);
            return;
        case Act::Go:
            return choose_way(rules, state, sink);
    }
}

// 5.11, 5.44. Into the next Area of the way; militia may rise before anything else happens.
template <EventSink Sink>
void enter_next(const Rules& rules, State& state, Sink& sink) {
    March& march = state.march;
    Group& group = state.groups[march.group];
    const int from = group.area;
    const int to = march.path[march.taken++];
    march.movement =
        static_cast<std::uint8_t>(march.movement - rules.board().step[at(from)][at(to)]);
    group.area = static_cast<std::uint8_t>(to);
    // 5.75. Where the army goes the others follow; whoever comes to it later does not move it.
    if (state.body == from) state.body = group.area;
    emit(sink, cite("5.11"), EventKind::Moved, group.force, from, to, group.sp());
    if (province_of(rules, from) != province_of(rules, to) && group.force != kRebels)
        call_militia(rules, state, province_of(rules, to), group.force);
    state.stage = kArrived;
}

// 5.15, 5.62. READING: R24. The next step of the way, if it can be paid.
template <EventSink Sink>
void step_on(const Rules& rules, State& state, Sink& sink) {
    const March& march = state.march;
    const Group& group = state.groups[march.group];
    if (march.taken == march.steps) {
        // At the end of the way the group may have reason to go on.
        state.stage = kPlan;
        if (march.movement == 0) end_march(state);
        return;
    }
    const int cost = rules.board().step[group.area][march.path[march.taken]];
    if (cost > march.movement) return end_march(state);
    if (is_nation(group.force)) {
        state.step = Step::Entry;
        return;
    }
    enter_next(rules, state, sink);
}

template <EventSink Sink>
void roll_entry(const Rules& rules, State& state, int face, Sink& sink) {
    const Group& group = state.groups[state.march.group];
    emit(sink, cite("5.62"), EventKind::EntryRolled, group.force,
         state.march.path[state.march.taken], face, group.area);
    state.step = Step::Next;
    constexpr int kHesitates = 2;
    if (face <= kHesitates) return end_march(state);
    enter_next(rules, state, sink);
}

// Why there is a die for each of several goals, ways or enemies.
inline Cite plan_tie_rule(const Rules& rules, const State& state, const Group& group) {
    if (state.step == Step::PathTie) return way_rule(group);
    if (state.step == Step::EnemyTie) return prey_rule(rules, group.force, state.march.count != 0);
    if (group.force == kPersians) return cite("5.77");
    return is_state(group.force) ? cite("5.91") : cite("5.45");
}

// The dice that a plan has waited for.
template <EventSink Sink>
void roll_plan_tie(const Rules& rules, State& state, int face, Sink& sink) {
    const Step step = state.step;
    const TieOf what = step == Step::GoalTie   ? TieOf::Goal
                       : step == Step::PathTie ? TieOf::Path
                                               : TieOf::Enemy;
    const Group& group = state.groups[state.march.group];
    const TieRule why = {plan_tie_rule(rules, state, group), group.force};
    const int chosen = roll_tie(state, face, what, why, sink);
    if (chosen < 0) return;
    if (step == Step::GoalTie) state.march.goal = static_cast<std::uint8_t>(chosen);
    if (step == Step::PathTie) take_way(state, ways_of(rules, state, chosen));
    if (step == Step::EnemyTie)
        fight_one(rules, state, static_cast<Force>(chosen), state.march.count != 0, sink);
}

template <EventSink Sink>
void roll_state_tie(State& state, Force force, int face, Sink& sink) {
    const int chosen = roll_tie(state, face, TieOf::StateTarget, {cite("9.31"), force}, sink);
    if (chosen >= 0) set_state_target(state, force, chosen, sink);
}

// 5.25, 5.43, 5.44. READING: R21, R22. Own groups do not count.
template <EventSink Sink>
void arrive(const Rules& rules, State& state, Sink& sink) {
    const Group& group = state.groups[state.march.group];
    state.stage = kStep;
    if (group.force == kRebels) {
        const int before = group.target;
        if (!arrive_as_rebels(rules, state, sink)) return end_march(state);
        if (state.groups[state.march.group].target != before) state.stage = kPlan;
        return;
    }
    const Strengths strengths = strengths_at(rules, state, group.area);
    const ForceSet others = strengths.present & enemies_of(group.force);
    if (others == 0) return;
    if ((others & kNonLoyal) == 0) return end_march(state);
    fight_here(rules, state, true, sink);
}

template <EventSink Sink>
void begin_movement(const Rules& rules, State& state, Sink& sink) {
    hold_groups(rules, state, sink);
    review_aims(state);
    state.fought = 0;
    state.stage = kAims;
}

// READING: R44. With the option a state that was struck has waited long enough.
inline void end_movement(const Rules& rules, State& state) {
    for (int index = 0; index < state.group_count; ++index)
        state.groups[at(index)].clear(Group::kHeld | Group::kMoved);
    if (!rules.options().states_stop_for_a_turn) return;
    for (IndependentState& one : state.states) one.stopped = 0;
}

// One step of phase B. Returns whether the phase is over.
template <EventSink Sink>
bool move_on(const Rules& rules, State& state, Sink& sink) {
    switch (state.stage) {
        case kMovementBegins:
            begin_movement(rules, state, sink);
            break;
        case kAims:
        case kAimsAfterMerging:
            if (!choose_aims(rules, state, sink))
                state.stage = state.stage == kAims ? kForceBegins : kMovementEnds;
            break;
        case kForceBegins:
            begin_force(rules, state, sink);
            break;
        case kPickGroup:
            pick_group(rules, state, sink);
            break;
        case kPlan:
            plan_march(rules, state, sink);
            break;
        case kStep:
            step_on(rules, state, sink);
            break;
        case kArrived:
            arrive(rules, state, sink);
            break;
        case kGroupEnds:
            end_march(state);
            break;
        default:
            end_movement(rules, state);
            return true;
    }
    return false;
}

}  // namespace occasus::invasions
