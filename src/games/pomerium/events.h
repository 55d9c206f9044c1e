// Chapter E: who may rise, and whom an invasion meets.
#pragma once

#include "games/pomerium/generals.h"

namespace occasus::pomerium {

inline constexpr int kMostLiving = 2;  // E3. With whom another general may rise.

// E3. At most two live, and there is a province without a general.
inline bool may_rise(const State& state) {
    return state.generals <= kMostLiving && held_by_generals(state) != kAllProvinces;
}

// E7. The first imperial province on the way; READING: R29. Any that is not lost. -1: none is.
inline int first_imperial(const Board& board, const State& state, InvaderId invader) {
    for (const int province : board.invaders[invader].route)
        if (state.owner[at(province)] != kLost) return province;
    return -1;
}

}  // namespace occasus::pomerium
