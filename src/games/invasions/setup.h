// Chapter 19: the scenario is set up.
#pragma once

#include "games/invasions/control.h"
#include "games/invasions/creation.h"
#include "games/invasions/economy.h"

namespace occasus::invasions {

// State::stage before the first turn.
inline constexpr std::uint8_t kProvinceLegions = 0;
inline constexpr std::uint8_t kFreeLegions = 1;
inline constexpr std::uint8_t kOtherForces = 2;
inline constexpr std::uint8_t kOwners = 3;
inline constexpr std::uint8_t kReady = 4;

// 19.0. Where the legions that are placed now may go.
inline AreaSet deployment_areas(const Rules& rules, const State& state) {
    if (state.stage == kProvinceLegions) return areas_of(rules, state.cursor);
    AreaSet areas = 0;
    for_each_bit(rules.scenario().roman, [&](int province) { areas |= areas_of(rules, province); });
    return areas;
}

// READING: R86. Also beside enemies.
template <EventSink Sink>
void deploy(State& state, int sp, int area, Sink& sink) {
    state.legions[at(area)] = static_cast<std::uint8_t>(state.legions[at(area)] + sp);
    state.pending = static_cast<std::uint8_t>(state.pending - sp);
    emit(sink, cite("19.0"), EventKind::Deployed, area, sp);
    state.step = Step::Next;
}

// Legions whose Area the scenario gives have stood there from the first.
template <EventSink Sink>
void tell_fixed_legions(const Rules& rules, Sink& sink) {
    const auto& fixed = rules.scenario().area_legions;
    for (int area = 0; area < rules.board().size(); ++area)
        if (fixed[at(area)] > 0)
            emit(sink, cite("19.0"), EventKind::LegionsStand, area, fixed[at(area)]);
}

// Legions of one Province after the other, then those that may go anywhere. `pending` are left.
template <EventSink Sink>
void next_deployment(const Rules& rules, State& state, Sink& sink) {
    if (state.pending > 0) {
        const AreaSet areas = deployment_areas(rules, state);
        if (std::has_single_bit(areas))
            deploy(state, state.pending, std::countr_zero(areas), sink);
        else
            state.step = Step::Deploy;
        return;
    }
    if (state.stage == kFreeLegions) {
        tell_fixed_legions(rules, sink);
        state.stage = kOtherForces;
        state.cursor = 0;
        return;
    }
    if (state.cursor + 1 < kProvinces) {
        state.pending = rules.scenario().province_legions[++state.cursor];
        return;
    }
    state.stage = kFreeLegions;
    state.pending = static_cast<std::uint8_t>(rules.scenario().free_legions);
}

template <EventSink Sink>
void place_starting_militia(State& state, const StartingForce& force, int area, Sink& sink) {
    state.militia[at(area)] = static_cast<std::uint8_t>(force.sp);
    if (force.force != kRevolt)
        return emit(sink, cite("19.0"), EventKind::MilitiaRose, force.province, area, force.sp,
                    force.force);
    state.revolts |= province_bit(force.province);
    emit(sink, cite("19.0"), EventKind::RevoltBegan, force.province, area, force.sp);
}

// 19.0 (4). READING: R81.
template <EventSink Sink>
void place_force(const Rules& rules, State& state, int area, Sink& sink) {
    const StartingForce& force = rules.scenario().forces[state.cursor++];
    state.step = Step::Next;
    if (force.kind == Kind::Militia) return place_starting_militia(state, force, area, sink);
    const bool raiders = force.kind == Kind::Raiders;
    emit(sink, cite("19.0"), EventKind::ForcePlaced, force.force, area, raiders ? 0 : force.sp,
         raiders ? force.sp : 0);
    add_group(state,
              new_group({force.force, area}, raiders ? 0 : force.sp, raiders ? force.sp : 0));
}
template <EventSink Sink>
void next_force(const Rules& rules, State& state, Sink& sink) {
    if (state.cursor == rules.scenario().forces.size()) {
        state.stage = kOwners;
        return;
    }
    const StartingForce& force = rules.scenario().forces[state.cursor];
    if (force.area >= 0) return place_force(rules, state, force.area, sink);
    if (has_one_area(rules, force.province))
        return place_force(rules, state, rules.board().province(force.province).first_area, sink);
    state.step = Step::ForceArea;
}
template <EventSink Sink>
void roll_force_area(const Rules& rules, State& state, int face, Sink& sink) {
    const int province = rules.scenario().forces[state.cursor].province;
    const int area = roll_area(rules, province, face, cite("13.2"), sink);
    if (area >= 0) place_force(rules, state, area, sink);
}

// 7.11, 5.83. READING: R78, R79. In Provinces that are on no list a nation that meets 7.11 is the
// owner, militia that is not printed left aside; a home is otherwise its nation's. (5) Then the
// militia. READING: R103. Printed figures stand, and elsewhere it rises where an enemy is.
template <EventSink Sink>
void settle_owners(const Rules& rules, State& state, Sink& sink) {
    for (int province = 0; province < kProvinces; ++province) {
        if (state.owner[at(province)] != kNobody &&
            !is_home(rules, state.owner[at(province)], province))
            continue;
        const Force gainer = gainer_of(rules, state, contest_of(rules, state, province));
        if (!is_nation(gainer) || gainer == kNobody || gainer == state.owner[at(province)])
            continue;
        state.owner[at(province)] = gainer;
        state.militia_owner[at(province)] = gainer;
        emit(sink, cite("R78"), EventKind::ControlChanged, province, gainer, kNobody);
    }
    set_garrisons(rules, state, sink);
    for (int province = 0; province < kProvinces; ++province)
        call_militia_against_all(rules, state, province);
    state.stage = kReady;
}

// One step of the set-up. Returns whether it is over.
template <EventSink Sink>
bool set_up(const Rules& rules, State& state, Sink& sink) {
    switch (state.stage) {
        case kProvinceLegions:
        case kFreeLegions:
            next_deployment(rules, state, sink);
            break;
        case kOtherForces:
            next_force(rules, state, sink);
            break;
        case kOwners:
            settle_owners(rules, state, sink);
            break;
        default:
            return true;
    }
    return false;
}

}  // namespace occasus::invasions
