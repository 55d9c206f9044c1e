// SD-7, SD-8: the one order of each unit that is in force, and which orders meet which.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/diplomacy/adjudicator/legality.h"

namespace occasus::diplomacy {

// SD-8. How a moving unit travels.
enum class Route : std::uint8_t {
    Land,
    Sea,
    Exchange,  // By sea while its convoy holds, otherwise by land.
};

// The orders in force in a movement phase; every array goes by the province of the unit. A list
// begins in `first_…` and goes on in `next_…`; kNowhere ends it.
struct Matching {
    std::array<Obeyed, kMaxProvinces> orders{};  // Those of units with a legal or a void order.
    PlaceSet moves;                              // Units with a legal move.
    PlaceSet supports;                           // Units whose support matches.
    PlaceSet convoys;                            // Fleets whose convoy matches.
    PlaceSet converts;
    PlaceSet by_sea;    // Moves that do not go by land whatever becomes of a convoy.
    PlaceSet attacked;  // Provinces that some move goes into.
    std::array<std::uint8_t, kMaxProvinces> goes{};  // The province a move goes to, or kNowhere.
    std::array<std::uint8_t, kMaxProvinces> aim{};   // Where a matching support says it goes.
    std::array<std::uint8_t, kMaxProvinces> first_attack{};  // Moves into the province.
    std::array<std::uint8_t, kMaxProvinces> next_attack{};
    std::array<std::uint8_t, kMaxProvinces> first_support{};  // By the unit's province.
    std::array<std::uint8_t, kMaxProvinces> next_support{};
    // Matching supports of the unit there, and those of them from provinces that nobody moves to.
    std::array<std::uint8_t, kMaxProvinces> supports_of{};
    std::array<std::uint8_t, kMaxProvinces> unattacked_supports_of{};
    std::array<SeaSet, kMaxProvinces> convoyers{};  // Seas whose fleets convoy the army there.
    std::array<Route, kMaxProvinces> route{};
    SeaSet convoying = 0;  // Seas with a matching convoy.

    std::uint8_t target_of(int move) const { return goes[at(move)]; }
    std::uint8_t aim_of(int support) const { return aim[at(support)]; }
    Route route_of(int unit) const { return route[at(unit)]; }
    SeaSet convoyers_of(int army) const { return convoyers[at(army)]; }
    const Obeyed& order_of(int unit) const { return orders[at(unit)]; }
};

// SD-6, SD-7, SD-8. The verdicts, one for each written order, get what is wrong with it.
Matching match_orders(const Law&, const Units&, std::span<const Order> written, std::span<Verdict>);

}  // namespace occasus::diplomacy
