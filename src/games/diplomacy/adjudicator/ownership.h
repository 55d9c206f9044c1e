// The owners of centres, and when they change: SD-4, FR-11, FR-12.
#pragma once

#include <array>

#include "games/diplomacy/board/units.h"

namespace occasus::diplomacy {

// The centres of each power. A centre that is in none of the sets is unowned.
using Centres = std::array<PlaceSet, kPowers>;

// FR-11. READING: R23, R24. At the end of Spring, what a stranger stands in is nobody's.
inline void raid(const Units& units, Centres& centres) {
    for (int power = 0; power < kPowers; ++power) {
        PlaceSet& owned = centres[at(power)];
        for (const int centre : owned& units.occupied)
            if (units.in(centre).power != power) owned.erase(centre);
    }
}

// SD-4, FR-12. READING: R25. After Autumn retreats a centre belongs to the power whose unit stands
// in it; an empty one keeps its owner.
inline void take_centres(const Board& board, const Units& units, Centres& centres) {
    const PlaceSet taken = board.centres & units.occupied;
    for (PlaceSet& owned : centres) owned -= taken;
    for (const int centre : taken) centres[units.in(centre).power].insert(centre);
}

}  // namespace occasus::diplomacy
