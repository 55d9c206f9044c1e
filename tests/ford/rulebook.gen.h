// Generated from tests/ford/rulebook.md by tools/generate.py: do not edit. Run: tools/generate.py
// The rulebook of ford: what its code may cite, and what the page shows.
// clang-format off
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/game.h"
#include "core/rulebook.h"

namespace occasus::ford {

inline constexpr auto kChapters = std::to_array<RuleChapter>({
    {"F", "The crossing"},
    {"R", "Rulings"},
});

inline constexpr auto kRulebook = std::to_array<RuleSection>({
    {"F1", "F", "The army", "printed", "Rome's legions stand on the near bank of a river and must cross it.",
     R"html(<p>Rome's legions stand on the near bank of a river and must cross it. The board says how many they are, how many days they have and how many of them must be across for Rome to win.</p>)html"},
    {"F2", "F", "A day", "printed", "Each day Rome sends one, two or three legions into the ford, but no more than stand on the near bank.",
     R"html(<p>Each day Rome sends one, two or three legions into the ford, but no more than stand on the near bank.</p>)html"},
    {"F3", "F", "The river", "printed", "Then a die is rolled: on a 1 or 2 the ford carries one legion, on a 3 or 4 two, on a 5 or 6 three.",
     R"html(<p>Then a die is rolled: on a 1 or 2 the ford carries one legion, on a 3 or 4 two, on a 5 or 6 three. As many of the legions sent as the ford carries cross the river. The others are swept away.</p>)html"},
    {"F4", "F", "The end", "printed", "The game ends after the last day, or when no legion is left on the near bank.",
     R"html(<p>The game ends after the last day, or when no legion is left on the near bank. Rome wins if enough legions are across.</p>)html"},
    {"R1", "R", "Legions left behind", "ruling", "A legion on the near bank at the end is not across.",
     R"html(<p>A legion on the near bank at the end is not across. Why: <a href="#F4">F4</a> counts what is across, not what is alive.</p>)html"},
});

// The place of a rule in kRulebook. An id that is not there does not compile.
consteval Cite cite(std::string_view id) {
    for (std::size_t i = 0; i < kRulebook.size(); ++i)
        if (kRulebook[i].id == id) return Cite{static_cast<std::uint16_t>(i)};
    no_such_rule_section();
    return {};
}

}  // namespace occasus::ford
