// FR-5: the calendar. A phase is written S401M: season, year, and what is done in it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/diplomacy/board/options.h"

namespace occasus::diplomacy {

enum class Season : std::uint8_t { Spring, Autumn, Winter };
enum class Step : std::uint8_t { Start, Movement, Retreats, Ownership, Adjustments };

inline constexpr auto kSeasons = std::to_array<Named<Season>>({
    {Season::Spring, "Spring"},
    {Season::Autumn, "Autumn"},
    {Season::Winter, "Winter"},
});
static_assert(are_in_order(kSeasons));

// The work of a phase, and the letter that its name ends with.
struct StepRow {
    Step step;
    std::string_view id;
    char letter;
};
inline constexpr auto kStepRows = std::to_array<StepRow>({
    {Step::Start, "start", 'B'},
    {Step::Movement, "movement", 'M'},
    {Step::Retreats, "retreats", 'R'},
    {Step::Ownership, "ownership", 'C'},
    {Step::Adjustments, "adjustments", 'A'},
});
static_assert(in_order(kStepRows, &StepRow::step, &StepRow::id));

constexpr const StepRow& row_of(Step step) {
    return kStepRows[at(step)];
}

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
