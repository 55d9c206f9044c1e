// Chapter C: who holds what.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "games/pomerium/rules.h"

namespace occasus::pomerium {

// C1. Whether this is a general, and not the Senate, a nation or a host.
constexpr bool is_general(Side side) {
    return side.index < kMaxGenerals;
}

// In the order of their numbers.
template <class Visit>
void for_each_province(ProvinceSet provinces, const Visit& visit) {
    for (; provinces != 0; provinces &= provinces - 1)
        visit(province_id(std::countr_zero(provinces)));
}

// C1. The provinces of a general, the Senate or nobody.
inline ProvinceSet provinces_of(const State& state, Side owner) {
    ProvinceSet held = 0;
    for (int province = 0; province < kProvinces; ++province)
        if (state.owner[at(province)] == owner) held |= bit_of(province);
    return held;
}

inline ProvinceSet held_by_generals(const State& state) {
    ProvinceSet held = 0;
    for (int province = 0; province < kProvinces; ++province)
        if (is_general(state.owner[at(province)])) held |= bit_of(province);
    return held;
}

// The name of a side in events.
constexpr Party party_numbered(int number) {
    return static_cast<Party>(number);
}
inline Party party_of(const State& state, Side side) {
    if (is_general(side)) return party_numbered(state.numbers[side]);
    if (side == kSenatorial) return Party::Senate;
    return side == kLost ? Party::Nation : Party::Host;
}

// "you", "general 2", "the Senate", "the nation", "the host".
std::string side_name(Party);

// The place of a living general; -1 for one who is out (R30).
inline int index_of(const State& state, int number) {
    for (int general = 0; general < state.generals; ++general)
        if (state.numbers[at(general)] == number) return general;
    return -1;
}

// No game comes near the limit; a position that is given might.
inline void add_legions(std::uint16_t& legions, int more) {
    legions = static_cast<std::uint16_t>(std::clamp(legions + more, 0, kMaxLegions));
}

// A province changes hands; nothing stands in it any more.
inline void give_province(State& state, ProvinceId province, Side owner) {
    state.owner[province] = owner;
    state.garrisons[province] = 0;
    state.strengths[province] = 0;
}

}  // namespace occasus::pomerium
