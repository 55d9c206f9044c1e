// The Barbarian Invasions: the weights of a legate who wins the West back.
#pragma once

#include "ai/heuristics/invasions_worth.h"

namespace occasus::invasions {

// For 530 A.D. (19.6), where Rome begins 28 points short of victory: Italia counts ten times its
// points, and so is attacked when the usual legate would stay at home.
Style reconquest(const Rules& rules);

}  // namespace occasus::invasions
