// 3.2, 5.61. Groups are made, split, joined and taken off.
#pragma once

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/strength.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

// Takes a group off the list; the mover keeps its place in it.
inline void remove_group(State& state, int index) {
    for (int next = index + 1; next < state.group_count; ++next)
        state.groups[at(next - 1)] = state.groups[at(next)];
    state.groups[at(--state.group_count)] = Group{};
    if (state.march.group == kNone) return;
    if (state.march.group == index)
        state.march.group = kNone;
    else if (state.march.group > index)
        --state.march.group;
}

inline void remove_empty_groups(State& state) {
    for (int index = state.group_count - 1; index >= 0; --index)
        if (state.groups[at(index)].sp() == 0) remove_group(state, index);
}

// Whether one more group of this force can be distinguished. Only on maps far fuller than any game
// makes them there is no room, and then Barbarians are split or created no further.
inline bool has_room(const State& state, Force force) {
    return state.group_count < (is_nation(force) ? kMaxBarbarianGroups : kMaxGroups);
}

// Precondition: has_room(state, group.force).
inline void add_group(State& state, const Group& group) {
    state.groups[at(state.group_count++)] = group;
}

// The group of a force in an Area, or -1. Rebels, Persians and states have one at most there.
inline int group_at(const State& state, Force force, int area) {
    for (int index = 0; index < state.group_count; ++index)
        if (state.groups[at(index)].force == force && state.groups[at(index)].area == area)
            return index;
    return -1;
}

// Adds regulars to the only group of a force in an Area, or makes it.
inline void add_regulars(State& state, Force force, int area, int sp) {
    const int index = group_at(state, force, area);
    if (index >= 0) {
        auto& regulars = state.groups[at(index)].regulars;
        regulars = static_cast<std::uint16_t>(regulars + sp);
    } else {
        add_group(state, {.regulars = static_cast<std::uint16_t>(sp),
                          .raiders = 0,
                          .force = force,
                          .area = area_id(area),
                          .target = kNone,
                          .marks = 0});
    }
}

// Splits points off a group, as a new group in the same Area; the new one is the last.
// Precondition: the group has so many, and there is room.
inline void split_group(State& state, int index, int regulars, int raiders) {
    Group& group = state.groups[at(index)];
    Group part = group;
    part.regulars = static_cast<std::uint16_t>(regulars);
    part.raiders = static_cast<std::uint16_t>(raiders);
    group.regulars = static_cast<std::uint16_t>(group.regulars - regulars);
    group.raiders = static_cast<std::uint16_t>(group.raiders - raiders);
    add_group(state, part);
}

// READING: R4. Whether one group moves, or falls, before another of its force.
inline bool comes_before(const State& state, int one, int other) {
    const int size = state.groups[at(one)].sp();
    const int other_size = state.groups[at(other)].sp();
    return size != other_size ? size > other_size : one < other;
}

inline Cite merging_rule(Force force) {
    if (force == kPersians) return cite("5.75");
    return is_nation(force) ? cite("5.69") : cite("R36");
}

// 5.69. READING: R32, R36. Groups of one force that ended in the same Area are one from now on; a
// group that was bribed stays apart as long as it is. Groups with different aims choose again.
void merge_groups(const Turn& turn, Force force);

}  // namespace occasus::invasions
