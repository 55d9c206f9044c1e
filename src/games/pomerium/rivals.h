// Chapter N: a rival's aim, and the provinces that it may start from.
#pragma once

#include "games/pomerium/generals.h"

namespace occasus::pomerium {

// N2. In State::pending, until it is known against whom.
inline constexpr std::uint8_t kWillOffer = 1;
inline constexpr std::uint8_t kWillAttack = 2;

// The general's provinces that have a foreign neighbour. READING: R18.
ProvinceSet useful_bases(const Rules&, const State&, Side general);

}  // namespace occasus::pomerium
