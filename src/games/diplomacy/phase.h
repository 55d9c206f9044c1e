// FR-5: the calendar. A phase is written S401M: season, year, and what is done in it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/diplomacy/options.h"

namespace occasus::diplomacy {

enum class Season : std::uint8_t { Spring, Autumn, Winter };
enum class Step : std::uint8_t { Start, Movement, Retreats, Ownership, Adjustments };
inline constexpr std::string_view kStepLetters = "BMRCA";

struct Phase {
    Season season = Season::Spring;
    Step step = Step::Movement;
    int year = 0;
    friend constexpr bool operator==(const Phase&, const Phase&) = default;
};

// F and A are the same season. Nothing when it is not the name of a phase.
std::optional<Phase> parse_phase(std::string_view);

// The standard game writes F for Autumn, the variant A.
std::string phase_text(Game, const Phase&);

}  // namespace occasus::diplomacy
