// A question about odds, as it is typed.
#pragma once

#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/value.h"

namespace occasus::cli {

// {"draft": {"vandals": 0, …}} from all slots in order, "0,1,2,3,4,5", or from some by name,
// "vandals=0" "sea=3"; no fields when `words` is empty. Throws UsageError or Refused.
Value odds_query(const AnyGame& game, const AnyState& state, const std::vector<std::string>& words);

}  // namespace occasus::cli
