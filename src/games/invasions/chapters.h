// What the chapters of the rules share.
#pragma once

#include "core/vocabulary/turn.h"

#include "games/invasions/rules.h"

namespace occasus::invasions {

using Turn = occasus::Turn<Vocabulary>;

// What an event WayOffered tells; kNone after the last.
std::array<int, kMovement> areas_of_way(const Event&);

}  // namespace occasus::invasions
