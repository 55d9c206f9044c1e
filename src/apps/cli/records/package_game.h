// Whole games of Diplomacy as JSON, in the form of the Python package `diplomacy`: what `occasus
// export` writes and `occasus import` reads.
#pragma once

#include <string>
#include <string_view>

#include "core/any_game.h"

namespace occasus::cli {

inline constexpr std::string_view kPackageGame = "diplomacy";  // The only one of our games.
// The package's name for the phase after the last one.
inline constexpr std::string_view kCompleted = "COMPLETED";

// S1901M, or COMPLETED when the game is over.
std::string package_phase(const AnyGame&, const AnyState&);
// Units, retreats and centres of every power. A dislodged unit that has a place to go is a unit
// with a star in front.
Value package_state(const AnyGame&, const AnyState&);

}  // namespace occasus::cli
