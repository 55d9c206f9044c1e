// Units on the board, orders as understood, and the codes of their results.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/diplomacy/board/board.h"

namespace occasus::diplomacy {

struct Unit {
    std::uint8_t power = 0;
    UnitKind kind = UnitKind::Army;
    std::uint8_t place = 0;
    friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

// SD-4. At most one unit in a province, coasts included.
struct Units {
    PlaceSet occupied;  // Provinces.
    std::array<Unit, kMaxProvinces> at{};

    bool has(int province) const { return occupied.contains(province); }
    // Precondition: has(province).
    const Unit& in(int province) const { return at[static_cast<std::size_t>(province)]; }
    void put(int province, const Unit& unit) {
        occupied.insert(province);
        at[static_cast<std::size_t>(province)] = unit;
    }
    void remove(int province) {
        occupied.erase(province);
        at[static_cast<std::size_t>(province)] = {};
    }
    friend constexpr bool operator==(const Units&, const Units&) = default;
};

// clang-format off
enum class OrderKind : std::uint8_t {
    Unreadable, Hold, Move, SupportHold, SupportMove, Convoy, Convert, Retreat, Disband, Build,
    Waive,
};
// clang-format on

// One order as its writer meant it. It may be illegal.
struct Order {
    OrderKind kind = OrderKind::Unreadable;
    std::uint8_t power = 0;           // The writer's.
    std::uint8_t unit = kNowhere;     // The province of the unit that is ordered.
    std::uint8_t of = kNowhere;       // The province of the unit that is supported or convoyed.
    std::uint8_t to = kNowhere;       // A province means any of its coasts. Convert: the coast.
    bool via = false;                 // By sea, in so many words.
    bool no_such_coast = false;       // It names a coast that its province does not have.
    UnitKind built = UnitKind::Army;  // Build.
    std::uint8_t coast = kNowhere;    // Build: the place where it is to stand.
    friend constexpr bool operator==(const Order&, const Order&) = default;
};

// clang-format off
enum class Code : std::uint8_t {
    Moves, Bounce, NoConvoy, Ok, Cut, Void, Illegal, Disrupted, Paradox, Converts, Destroyed,
    Retreats, Disbanded, CivilDisorder,
};
// clang-format on
inline constexpr auto kCodes = std::to_array<Named<Code>>({
    {Code::Moves, "moves"},
    {Code::Bounce, "bounce"},
    {Code::NoConvoy, "no convoy"},
    {Code::Ok, "ok"},
    {Code::Cut, "cut"},
    {Code::Void, "void"},
    {Code::Illegal, "illegal"},
    {Code::Disrupted, "disrupted"},
    {Code::Paradox, "paradox"},
    {Code::Converts, "converts"},
    {Code::Destroyed, "destroyed"},
    {Code::Retreats, "retreats"},
    {Code::Disbanded, "disbanded"},
    {Code::CivilDisorder, "civil disorder"},
});
static_assert(are_in_order(kCodes));

constexpr std::string_view word_of(Code code) {
    return name_in(kCodes, code);
}

}  // namespace occasus::diplomacy
