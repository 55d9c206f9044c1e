// SD-16, FR-13, FR-14: builds and removals.
#pragma once

#include <array>
#include <span>

#include "core/fixed_vector.h"

#include "games/diplomacy/adjudicator/legality.h"
#include "games/diplomacy/adjudicator/ownership.h"
#include "games/diplomacy/board/units.h"

namespace occasus::diplomacy {

struct AdjustmentOutcome {
    Units units;
    std::array<int, kPowers> difference{};         // Centres minus units, before.
    FixedVector<Unit, kMaxProvinces> in_disorder;  // Removed unasked, in that order.
};

// Centres minus units of a power.
int difference_of(const Units&, const Centres&, int power);

// The empty centres in which a power may build.
PlaceSet building_sites(const Law&, const Units&, const Centres&, int power);

// Which unit of a power goes first when its owner does not say. Precondition: it has one.
int first_to_go(const Law&, const Units&, const Centres&, int power);

// The verdicts, one for each written order, are filled.
AdjustmentOutcome adjudicate_adjustments(const Law&, const Units&, const Centres&,
                                         std::span<const Order> written, std::span<Verdict>);

}  // namespace occasus::diplomacy
