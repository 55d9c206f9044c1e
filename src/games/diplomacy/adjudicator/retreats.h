// SD-15: the retreat phase.
#pragma once

#include <span>
#include <string_view>

#include "games/diplomacy/adjudicator/movement.h"

namespace occasus::diplomacy {

// Why a dislodged unit cannot have these retreats, in words that follow its name; empty when it
// can. `standing` are the units that were not dislodged. The attacker of `by` kNowhere is not
// known.
std::string_view impossible_retreats(const Board&, const Units& standing, const Dislodgement&);

// The fault of an order in a retreat phase, clashes aside.
Fault retreat_fault(const Board&, std::span<const Dislodgement>, const Order&);

// The units after the retreats. `standing` are those that were not dislodged. The verdicts, one for
// each written order, are filled.
Units adjudicate_retreats(const Board&, const Units& standing, std::span<const Dislodgement>,
                          std::span<const Order> written, std::span<Verdict>);

}  // namespace occasus::diplomacy
