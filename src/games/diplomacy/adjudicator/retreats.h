// SD-15: the retreat phase.
#pragma once

#include <span>

#include "games/diplomacy/adjudicator/movement.h"

namespace occasus::diplomacy {

// What is wrong with an order in a retreat phase, clashes aside.
Fault retreat_fault(const Board&, std::span<const Dislodgement>, const Order&);

// The units after the retreats. `standing` are those that were not dislodged. The verdicts, one for
// each written order, are filled.
Units adjudicate_retreats(const Board&, const Units& standing, std::span<const Dislodgement>,
                          std::span<const Order> written, std::span<Verdict>);

}  // namespace occasus::diplomacy
