// Which game is played, and by which edition's reading of the rules.
#pragma once

#include <array>
#include <cstdint>

#include "games/diplomacy/board/names.h"

namespace occasus::diplomacy {

// FR-1. The variant is the standard game with changes.
enum class Game : std::uint8_t { FallOfRome, Standard };
inline constexpr auto kGames = std::to_array<Named<Game>>({
    {Game::FallOfRome, "fall_of_rome"},
    {Game::Standard, "standard"},
});
static_assert(are_in_order(kGames));

// SD-1, SD-3. Rulebooks of these years, and the preferred readings of the adjudicator test cases.
enum class Edition : std::uint8_t { Datc3, Of1971, Of1982, Of2000, Of2023 };
inline constexpr auto kEditions = std::to_array<Named<Edition>>({
    {Edition::Datc3, "datc3"},
    {Edition::Of1971, "1971"},
    {Edition::Of1982, "1982"},
    {Edition::Of2000, "2000"},
    {Edition::Of2023, "2023"},
});
static_assert(are_in_order(kEditions));

// The fate of an army when a fleet of one of its routes is dislodged.
enum class RouteLoss : std::uint8_t { AllMustBreak, OneIsEnough };

// Which supports an army that comes by sea does not cut.
enum class SafeSupport : std::uint8_t {
    None,
    AgainstItsFleets,        // Against an attack on any fleet of its convoy.
    AgainstItsNeededFleets,  // Against an attack on a fleet without which it has no path.
    AmongConvoys,            // Against anything in a sea with a convoying fleet.
};

// When an army goes by sea to a province that it also reaches by land.
enum class NearConvoy : std::uint8_t {
    ByIntent,    // VIA is written, or a fleet of its own power convoys it.
    ByExchange,  // The unit there comes the other way, and the convoy holds; otherwise by land.
};

// Which units go first when too few removals are ordered.
enum class Removal : std::uint8_t {
    FarFromOwnedCentres,
    FarFromHomeCentres,
    Alphabetical,
};

// Everything in which games and editions differ, as values.
struct Readings {
    RouteLoss route_loss = RouteLoss::AllMustBreak;
    SafeSupport safe_support = SafeSupport::None;
    NearConvoy near_convoy = NearConvoy::ByIntent;
    Removal removal = Removal::FarFromOwnedCentres;
    bool convoys = true;            // FR-7.
    bool converting = false;        // FR-8.
    bool any_owned_centre = false;  // FR-13. Builds need no home centre.

    friend constexpr bool operator==(const Readings&, const Readings&) = default;
};

constexpr Readings readings_of(Edition edition) {
    switch (edition) {
        case Edition::Of1971:
            return {RouteLoss::OneIsEnough, SafeSupport::AgainstItsFleets, NearConvoy::ByExchange,
                    Removal::FarFromHomeCentres};
        case Edition::Of1982:
            return {.safe_support = SafeSupport::AmongConvoys,
                    .removal = Removal::FarFromHomeCentres};
        case Edition::Of2000:
            return {.safe_support = SafeSupport::AgainstItsNeededFleets,
                    .removal = Removal::FarFromHomeCentres};
        case Edition::Of2023:
            return {.safe_support = SafeSupport::AgainstItsNeededFleets};
        case Edition::Datc3:
            return {};
    }
    return {};
}

// READING: R46. The variant sets aside all in which the editions differ.
constexpr Readings readings_of(Game game, Edition edition) {
    Readings readings = readings_of(edition);
    if (game == Game::Standard) return readings;
    readings.removal = Removal::Alphabetical;
    readings.convoys = false;
    readings.converting = true;
    readings.any_owned_centre = true;
    return readings;
}

}  // namespace occasus::diplomacy
