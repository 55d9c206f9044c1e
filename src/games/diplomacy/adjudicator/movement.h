// A movement phase from written orders to where everyone stands: SD-14, FR-9, FR-10, and the
// places that are left to dislodged units (SD-15).
#pragma once

#include <span>

#include "core/fixed_vector.h"

#include "games/diplomacy/adjudicator/matching.h"
#include "games/diplomacy/adjudicator/resolution.h"
#include "games/diplomacy/board/units.h"

namespace occasus::diplomacy {

struct Dislodgement {
    Unit unit;
    std::uint8_t by = 0;     // The province its attacker came from.
    bool destroyed = false;  // It was converting.
    PlaceSet retreats;       // Places.
    friend constexpr bool operator==(const Dislodgement&, const Dislodgement&) = default;
};

struct MovementOutcome {
    Units units;         // After movement; dislodged units are not among them.
    PlaceSet moved;      // Provinces that a unit left.
    PlaceSet lost;       // Provinces whose unit was dislodged.
    PlaceSet contested;  // Provinces.
    FixedVector<Dislodgement, kMaxProvinces / 2> dislodged;  // By province.
};

// Fast: no heap, no words. The verdicts, one for each written order, are filled.
MovementOutcome adjudicate_movement(const Law&, const Units&, std::span<const Order> written,
                                    std::span<Verdict>);

// The consequences of a resolution. `units` are those before movement.
MovementOutcome movement_outcome(const Law&, const Units& units, const Matching&,
                                 const Resolution&);

}  // namespace occasus::diplomacy
