// A question about odds, as it is typed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/value.h"

namespace occasus::cli {

// Exact odds of a position, or of a placing in it: all slots in order, "0,1,2,3,4,5" or "0" "1" …
// "5", or some by name, "vandals=0" "sea=3". Throws UsageError or Refused. If a placing is needed
// and `words` has none, the error says how to write one after `opening`, the word before it.
Value exact_odds(const AnyGame& game, const AnyState& state, const std::vector<std::string>& words,
                 std::string_view opening);

// A question of the game's own, as flags: "--roman-forces" "4" "--fort" asks {"roman_forces": 4,
// "fort": true}. Throws UsageError where a word belongs to no flag.
Value question_of_flags(const std::vector<std::string>& words);

}  // namespace occasus::cli
