// Chapter B: who fights, and with how many.
#pragma once

#include "games/pomerium/generals.h"

namespace occasus::pomerium {

// B1. The side that controls the province defends it.
inline Side defender_of(const State& state) {
    return state.owner[state.encounter.province];
}

// C1, C2, B3, E8. All a side has for this battle.
inline int total_of(const State& state, Side side) {
    if (side == kHost) return state.encounter.host;
    if (side == kSenatorial) return state.garrisons[state.encounter.province];
    if (side == kLost) return state.strengths[state.encounter.province];
    return state.legions[side];
}

// B5. The side that devotes next: first the one without initiative.
inline bool attacker_devotes(const State& state) {
    return (state.encounter.devoted == 1) == (state.encounter.attacker_leads != 0);
}
inline Side devoting_side(const State& state) {
    return attacker_devotes(state) ? state.encounter.attacker : defender_of(state);
}
// Its enemy.
inline Side facing_side(const State& state) {
    return attacker_devotes(state) ? defender_of(state) : state.encounter.attacker;
}
// The legions that its enemy has devoted; 0 while it has not.
inline int devoted_against(const State& state) {
    return attacker_devotes(state) ? state.encounter.defender_devoted
                                   : state.encounter.attacker_devoted;
}

// B9. The side that rolls: first the one with initiative.
inline bool attacker_rolls(const State& state) {
    return (state.encounter.second == 0) == (state.encounter.attacker_leads != 0);
}
inline Side rolling_side(const State& state) {
    return attacker_rolls(state) ? state.encounter.attacker : defender_of(state);
}

}  // namespace occasus::pomerium
