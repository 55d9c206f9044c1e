// Chapters 8 and 18: legions rebel, march, and return.
#pragma once

#include <algorithm>

#include "games/invasions/groups.h"
#include "games/invasions/independent_states.h"
#include "games/invasions/tie.h"

namespace occasus::invasions {

// 8.3. READING: R53. After 390 those who rebel in the East march to Byzantium.
inline constexpr int kLastUndividedYear = 390;
inline int rebel_goal(const Rules& rules, const State& state, int area) {
    const bool east = rules.board().province(province_of(rules, area)).east;
    return east && rules.year(state) > kLastUndividedYear ? rules.board().byzantium
                                                          : rules.board().rome;
}

// READING: R52. Bands that meet are one; the larger keeps its goal, the moving one on a tie.
// Returns the index of the whole band.
template <EventSink Sink>
int merge_bands(State& state, int moving, Sink& sink) {
    const int area = state.groups[at(moving)].area;
    for (int index = 0; index < state.group_count; ++index) {
        Group& other = state.groups[at(index)];
        if (index == moving || other.force != kRebels || other.area != area) continue;
        Group& band = state.groups[at(moving)];
        if (other.regulars > band.regulars) band.target = other.target;
        band.regulars = static_cast<std::uint16_t>(band.regulars + other.regulars);
        remove_group(state, index);
        if (index < moving) --moving;
        emit(sink, cite("R52"), EventKind::GroupsMerged, kRebels, area,
             state.groups[at(moving)].regulars);
        break;
    }
    return moving;
}

// 8.2. The legions, which are off the map already, march as a band.
template <EventSink Sink>
void form_band(const Rules& rules, State& state, int area, int sp, Sink& sink) {
    const int goal = rebel_goal(rules, state, area);
    add_group(state, {.regulars = static_cast<std::uint16_t>(sp),
                      .raiders = 0,
                      .force = kRebels,
                      .area = static_cast<std::uint8_t>(area),
                      .target = static_cast<std::uint8_t>(goal),
                      .marks = 0});
    emit(sink, goal == rules.board().rome ? cite("8.2") : cite("8.3"), EventKind::Marching, area,
         sp, goal);
    merge_bands(state, state.group_count - 1, sink);
}

// How many legions of an Area rebel, and by which rule.
struct Rising {
    int area = 0;
    int sp = 0;
    Cite rule;
};

// 8.0. Legions of an Area rebel: they join a revolt or a state (8.12), or roll (8.11).
// `pending` holds how many, `cursor` the Area, while the die is awaited.
template <EventSink Sink>
void rebel(const Rules& rules, State& state, const Rising& rising, Sink& sink) {
    const auto [area, sp, rule] = rising;
    auto& legions = state.legions[at(area)];
    legions = static_cast<std::uint8_t>(legions - sp);
    emit(sink, rule, EventKind::Rebelled, area, sp);
    const int province = province_of(rules, area);
    const Force there = state_of_province(state, province);
    if (there != kNobody) return join_state(state, there, area, sp, sink);
    if (has_province(state.revolts, province)) {
        found_state(rules, state, area, sp, sink);
        return;
    }
    state.pending = static_cast<std::uint8_t>(sp);
    state.step = Step::Outcome;
}

// 8.11.
template <EventSink Sink>
void roll_outcome(const Rules& rules, State& state, int face, Sink& sink) {
    const int area = state.cursor;
    const int sp = state.pending;
    emit(sink, cite("8.11"), EventKind::OutcomeRolled, area, face, sp);
    state.pending = 0;
    ++state.cursor;
    state.step = Step::Next;
    if (face == 1)
        found_state(rules, state, area, sp, sink);
    else
        form_band(rules, state, area, sp, sink);
}

// 18.0. READING: R71. How many of so many legions rebel on a die as rolled.
inline constexpr int kRebelliousStack = 4;  // 8.0
inline int modified_by_period(const Rules& rules, int period, int face) {
    return std::clamp(face + rules.tables().modifier[at(period)], -1, kHighestRebellionDie);
}
inline int modified_die(const Rules& rules, const State& state, int face) {
    return modified_by_period(rules, rules.period(state), face);
}
inline int rebels_of(const Rules& rules, int die, int legions) {
    if (legions < kRebelliousStack || die < kLowestRebellionDie) return 0;
    int column = kRebellionColumns - 1;
    while (kRebellionLegions[at(column)] > legions) --column;
    const int figure = rules.tables().rebellion[at(die)][at(column)];
    const int percent = 100;
    const bool is_share = column == kRebellionColumns - 1;
    return std::min(is_share ? (legions * figure + percent - 1) / percent : figure, legions);
}

inline constexpr std::uint8_t kRebellionBegins = 0;
inline constexpr std::uint8_t kAreaByArea = 1;
inline constexpr std::uint8_t kFirstRebellion = 2;

// 18.1, 19.1. The next Area with a roll of its own, or with legions above three in the first
// rebellion of scenario 1.
template <EventSink Sink>
bool next_rebellion(const Rules& rules, State& state, Sink& sink) {
    if (state.stage == kRebellionBegins) {
        state.stage = kAreaByArea;
        if (state.first_rebellion != 0) {
            state.step = Step::Uprising;
            return true;
        }
    }
    for (; static_cast<int>(state.cursor) < rules.board().size(); ++state.cursor) {
        const int legions = state.legions[state.cursor];
        if (legions < kRebelliousStack) continue;
        if (state.stage == kAreaByArea) {
            state.step = Step::Rebellion;
            return true;
        }
        // One stack at a time: a state that is founded may raise militia first.
        rebel(rules, state, {state.cursor, legions - kRebelliousStack + 1, cite("R72")}, sink);
        return true;
    }
    return false;
}

// 19.1. READING: R72.
template <EventSink Sink>
void roll_uprising(const Rules& rules, State& state, int face, Sink& sink) {
    emit(sink, cite("19.1"), EventKind::UprisingRolled, face);
    state.step = Step::Next;
    state.stage = kFirstRebellion;
    if (face == 1)
        state.first_rebellion = 0;
    else
        state.cursor = static_cast<std::uint8_t>(rules.board().size());
}

template <EventSink Sink>
void roll_rebellion(const Rules& rules, State& state, int face, Sink& sink) {
    const int area = state.cursor;
    const int die = modified_die(rules, state, face);
    const int legions = state.legions[at(area)];
    const int rebels = rebels_of(rules, die, legions);
    emit(sink, cite("18.0"), EventKind::RebellionRolled, area, face, die, legions);
    state.step = Step::Next;
    if (rebels > 0) rebel(rules, state, {area, rebels, cite("8.0")}, sink);
    if (state.step == Step::Next) ++state.cursor;
}

// 8.21, 8.5. READING: R47, R48. A band comes into an Area. Returns whether it may go on.
template <EventSink Sink>
bool arrive_as_rebels(const Rules& rules, State& state, Sink& sink) {
    state.march.group = static_cast<std::uint8_t>(merge_bands(state, state.march.group, sink));
    Group& band = state.groups[state.march.group];
    const int loyal = loyal_at(rules, state, band.area);
    bool goes_on = 2 * loyal <= band.regulars;
    auto& legions = state.legions[band.area];
    if (legions > 0 && legions < band.regulars) {
        const int joining = legions;
        legions = 0;
        band.regulars = static_cast<std::uint16_t>(band.regulars + joining);
        emit(sink, cite("8.21"), EventKind::LegionsJoined, band.area, joining, band.regulars);
        if (rules.options().joiners_stop_nobody) goes_on = 2 * (loyal - joining) <= band.regulars;
    }
    return goes_on;
}

// 8.22. READING: R51, R102. In Rome and in Byzantium: the strictly largest stack of legions.
template <EventSink Sink>
void satisfy_rebels(const Rules& rules, State& state, Sink& sink) {
    for (const int area : {rules.board().rome, rules.board().byzantium}) {
        const int index = group_at(state, kRebels, area);
        if (index < 0) continue;
        const int sp = state.groups[at(index)].regulars;
        bool largest = sp > *std::max_element(state.legions.begin(), state.legions.end());
        for (int other = 0; other < state.group_count; ++other)
            if (other != index && state.groups[at(other)].force == kRebels)
                largest = largest && sp > state.groups[at(other)].regulars;
        if (!largest) continue;
        remove_group(state, index);
        state.legions[at(area)] = static_cast<std::uint8_t>(state.legions[at(area)] + sp);
        state.treasury = static_cast<std::int16_t>(state.treasury - rules.tables().march_penalty);
        emit(sink, cite("8.22"), EventKind::RomeSatisfied, area, sp, state.treasury);
    }
}

}  // namespace occasus::invasions
