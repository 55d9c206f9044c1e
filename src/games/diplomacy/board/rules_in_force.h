// FR-1: the standard game holds wherever the variant does not change it. Which rule of the standard
// game each changed one stands for, so that each game cites its own.
#pragma once

#include <array>

#include "core/game.h"

#include "games/diplomacy/board/options.h"
#include "games/diplomacy/rulebook.gen.h"

namespace occasus::diplomacy {

struct Change {
    Cite variant;
    Cite standard;
};
inline constexpr auto kChanges = std::to_array<Change>({
    {cite("FR-5"), cite("SD-4")},
    {cite("FR-12"), cite("SD-4")},
    {cite("FR-13"), cite("SD-16")},
    {cite("FR-14"), cite("SD-16")},
    {cite("FR-16"), cite("SD-4")},
    {cite("R47"), cite("SD-16")},
});

// The rule itself, or in the standard game the one it changes.
constexpr Cite rule_in(Game game, Cite rule) {
    if (game == Game::FallOfRome) return rule;
    for (const Change& change : kChanges)
        if (change.variant == rule) return change.standard;
    return rule;
}

}  // namespace occasus::diplomacy
