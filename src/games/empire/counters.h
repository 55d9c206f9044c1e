// T3. Moving counters between areas and piles; the sets of areas follow.
#pragma once

#include "games/empire/rules.h"

namespace occasus::empire {

using Counts = std::array<std::uint8_t, kMaxAreas>;

// Adds counters to an area, or takes them away (`count` < 0).
inline void change(Counts& counts, AreaSet& areas, int area, int count) {
    auto& here = counts[at(area)];
    here = static_cast<std::uint8_t>(here + count);
    areas = here == 0 ? areas & ~bit_of(area) : areas | bit_of(area);
}

inline void change_romans(State& state, int area, int count) {
    change(state.romans, state.roman_areas, area, count);
}
inline void change_barbarians(State& state, int area, int count) {
    change(state.barbarians, state.barbarian_areas, area, count);
}
inline void change_cavalry(State& state, int area, int count) {
    change(state.cavalry, state.cavalry_areas, area, count);
}

// Between an area and the pile: `count` > 0 comes from the pile.
inline void deploy_romans(State& state, int area, int count) {
    change_romans(state, area, count);
    state.roman_pile = static_cast<std::uint8_t>(state.roman_pile - count);
}
inline void deploy_barbarians(State& state, int area, int count) {
    change_barbarians(state, area, count);
    state.barbarian_pile = static_cast<std::uint8_t>(state.barbarian_pile - count);
}
inline void deploy_cavalry(State& state, int area, int count) {
    change_cavalry(state, area, count);
    state.cavalry_pile = static_cast<std::uint8_t>(state.cavalry_pile - count);
}

// Units that have moved may move again: a new phase, or step 7.8, begins (R12).
inline void forget_moves(State& state) {
    state.arrived.fill(0);
    state.arrived_cavalry.fill(0);
    state.marched = 0;
}

// A question is answered: nothing is asked about any more.
inline void close_question(State& state) {
    state.from = state.to = {};
    state.legion = {};
    state.count = 0;
}

}  // namespace occasus::empire
