// Chapter N: what a rival has set out to do, and from where he may.
#pragma once

#include "games/pomerium/generals.h"

namespace occasus::pomerium {

// N2. In State::pending, until it is known against whom.
inline constexpr std::uint8_t kWillOffer = 1;
inline constexpr std::uint8_t kWillAttack = 2;

// His provinces that have a foreign neighbour. READING: R18.
ProvinceSet useful_bases(const Rules&, const State&, Side general);

}  // namespace occasus::pomerium
