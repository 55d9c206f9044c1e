// Chapters 10 and 13, and 5.8: militia appears, is placed, and leaves.
#pragma once

#include <algorithm>

#include "core/emit.h"

#include "games/invasions/groups.h"
#include "games/invasions/rulebook.gen.h"
#include "games/invasions/strength.h"

namespace occasus::invasions {

// 13.1.
inline bool has_one_area(const Rules& rules, int province) {
    return std::has_single_bit(areas_of(rules, province));
}

// 13.2. The Area a die means, or -1 when it is rolled again.
inline int area_of_die(const Rules& rules, int province, int face) {
    const Province& one = rules.board().province(province);
    return face <= std::popcount(one.areas) ? one.first_area + face - 1 : -1;
}

// READING: R58. The militia of Scythia ignores the Huns.
inline bool is_hostile_to_militia(const Rules& rules, const State& state, int province,
                                  Force force) {
    const Force owner = state.militia_owner[at(province)];
    if (force == owner || force == kRebels) return false;
    return !(force == kHuns && owner == kScythians && is_home(rules, kHuns, province));
}

// 13.2. A die for the Area of a Province, told whether it is one. Returns the Area or -1.
template <EventSink Sink>
int roll_area(const Rules& rules, int province, int face, Cite rule, Sink& sink) {
    const int area = area_of_die(rules, province, face);
    emit(sink, rule, EventKind::AreaRolled, province, face, area >= 0 ? 1 : 0);
    return area;
}

// 10.0, 10.7, 5.82. READING: R18, R97. A force has come into the Province: its militia is due
// when it is active, hostile, not on the map, and not spent.
inline void call_militia(const Rules& rules, State& state, int province, Force intruder) {
    if (!is_hostile_to_militia(rules, state, province, intruder)) return;
    if (has_province(state.revolts | state.spent, province)) return;
    if (allowance(rules, state, province) == 0) return;
    if (militia_in(state, areas_of(rules, province)) > 0) return;
    state.militia_due |= province_bit(province);
}

// Whether a force hostile to the militia of a Province is in it. 10.7: rebels do not count.
inline bool has_intruder(const Rules& rules, const State& state, int province) {
    const Strengths strengths = strengths_in(rules, state, areas_of(rules, province));
    bool found = false;
    for_each_bit(strengths.present, [&](int force) {
        found = found || is_hostile_to_militia(rules, state, province, static_cast<Force>(force));
    });
    return found;
}

// The same for whoever is there already: at the start, and when the owner changes.
inline void call_militia_against_all(const Rules& rules, State& state, int province) {
    const Strengths strengths = strengths_in(rules, state, areas_of(rules, province));
    for_each_bit(strengths.present, [&](int force) {
        call_militia(rules, state, province, static_cast<Force>(force));
    });
}

// 10.0, 5.81, 13.0.
template <EventSink Sink>
void place_militia(const Rules& rules, State& state, int area, Sink& sink) {
    const int province = province_of(rules, area);
    state.militia_due &= ~province_bit(province);
    state.militia[at(area)] = static_cast<std::uint8_t>(allowance(rules, state, province));
    emit(sink, cite("10.0"), EventKind::MilitiaRose, province, area, state.militia[at(area)],
         state.militia_owner[at(province)]);
    state.step = Step::Next;
}

// The first militia that is due. READING: R23. The player places his own; the die the others.
template <EventSink Sink>
void place_next_militia(const Rules& rules, State& state, Sink& sink) {
    const int province = std::countr_zero(state.militia_due);
    if (has_one_area(rules, province))
        return place_militia(rules, state, rules.board().province(province).first_area, sink);
    state.step =
        state.militia_owner[at(province)] == kRome ? Step::PlaceMilitia : Step::MilitiaArea;
}

// 13.2.
template <EventSink Sink>
void roll_militia_area(const Rules& rules, State& state, int face, Sink& sink) {
    const int area =
        roll_area(rules, std::countr_zero(state.militia_due), face, cite("13.2"), sink);
    if (area >= 0) place_militia(rules, state, area, sink);
}

// The forces in each Province, and the Provinces with militia on the map; counted in one pass.
struct Presence {
    std::array<ForceSet, kProvinces> forces{};
    ProvinceSet militia = 0;
};
inline Presence presence(const Rules& rules, const State& state) {
    Presence found;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        found.forces[at(province_of(rules, group.area))] |= force_bit(group.force);
    }
    for (int area = 0; area < rules.board().size(); ++area) {
        const int province = province_of(rules, area);
        if (state.legions[at(area)] > 0) found.forces[at(province)] |= force_bit(kRome);
        if (state.militia[at(area)] == 0) continue;
        found.forces[at(province)] |= force_bit(militia_force(state, province));
        found.militia |= province_bit(province);
    }
    return found;
}

template <EventSink Sink>
void remove_militia(const Rules& rules, State& state, int province, Sink& sink) {
    for_each_bit(areas_of(rules, province),
                 [&](int area) { state.militia[at(area)] = state.moved_militia[at(area)] = 0; });
    emit(sink, cite("10.0"), EventKind::MilitiaLeft, province, state.militia_owner[at(province)]);
}

// 10.0, 10.4. READING: R97. At the end of a phase militia leaves where no enemy is, and spent
// militia can rise again.
template <EventSink Sink>
void dismiss_militia(const Rules& rules, State& state, Sink& sink) {
    // OPTIMIZATION: at the end of most phases there is nothing to look for.
    const auto is_none = [](std::uint8_t points) { return points == 0; };
    if (state.spent == 0 && std::all_of(state.militia.begin(), state.militia.end(), is_none))
        return;
    const Presence here = presence(rules, state);
    for_each_bit((here.militia & ~state.revolts) | state.spent, [&](int province) {
        bool threatened = false;
        for_each_bit(here.forces[at(province)], [&](int force) {
            threatened = threatened ||
                         is_hostile_to_militia(rules, state, province, static_cast<Force>(force));
        });
        if (threatened) return;
        if (has_province(here.militia, province)) remove_militia(rules, state, province, sink);
        if (!has_province(state.spent, province)) return;
        state.spent &= ~province_bit(province);
        emit(sink, cite("10.4"), EventKind::MilitiaReturned, province,
             state.militia_owner[at(province)]);
    });
}

// 5.83, 10.2, 9.31. The militia serves a new owner, at once where it is needed.
template <EventSink Sink>
void hand_over_militia(const Rules& rules, State& state, int province, Force owner, Sink& sink) {
    if (state.militia_owner[at(province)] == owner) return;
    state.militia_owner[at(province)] = owner;
    state.spent &= ~province_bit(province);
    emit(sink, owner == kPersians ? cite("10.2") : cite("5.83"), EventKind::MilitiaChanged,
         province, owner);
    call_militia_against_all(rules, state, province);
}

}  // namespace occasus::invasions
