// The results of the last phases' orders, for drawing.
#pragma once

#include <string_view>

#include "core/value.h"

#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

// READING: R39. In a hidden game a build that does not stand has failed, without a reason.
inline std::string_view adjustment_word(const Rules& rules, Code code) {
    return rules.options().hidden && code == Code::Illegal ? "failed" : word_of(code);
}

Value unit_view(const Rules&, const Unit&);

// By phase: movement, retreats, adjustments. In a hidden game only the results that the viewer has
// heard.
Value results_view(const Rules&, const State&);

}  // namespace occasus::diplomacy
