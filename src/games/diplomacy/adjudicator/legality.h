// SD-6: which orders a unit can be given in a movement phase, and what is wrong with the others.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/game.h"

#include "games/diplomacy/board/board.h"
#include "games/diplomacy/board/units.h"

namespace occasus::diplomacy {

// A board and the readings in force on it.
struct Law {
    const Board& board;
    Readings readings;
};

// What is wrong with an order. Absent makes it void, every other fault illegal.
enum class Fault : std::uint8_t {
    None,
    Unreadable,
    NoUnit,
    ForeignUnit,
    NoSuchCoast,
    WrongPhase,
    ConvertWrongPhase,
    TwoOrders,
    OwnProvince,
    OutOfReach,
    OtherCoast,
    OverWater,
    CoastUnnamed,
    FleetVia,
    NoChain,
    ViaNoChain,
    Absent,
    SupportsItself,
    SupportOutOfReach,
    SupportOfOwnProvince,
    SupportedIsThere,
    SupportedCannotGo,
    NoConvoys,
    ConvoyerNotAtSea,
    ConvoyOfFleet,
    ConvoyNotToCoast,
    OffEveryRoute,
    NoConverting,
    ConvertNotOnCoast,
    ConvertCoastUnnamed,
    ConvertCoastNeedless,
    NotDislodged,
    NoRetreatThere,
    RetreatCoastUnnamed,
    RetreatClash,
    TooManyBuilds,
    TooManyRemovals,
    NothingToWaive,
    NotOwnCentre,
    NotHome,
    CentreOccupied,
    CentreUsed,
    FleetInland,
    BuildCoastUnnamed,
    BuildNoSuchCoast,
    NoneToRemove,
    ForeignRemoval,
    RemovedTwice,
    FirstUnitsOnly,
    FirstUnitNotHome,
    FirstUnitNone,
    FirstFleetInland,
    FirstCoastUnnamed,
    FirstNoSuchCoast,
};

// What became of one written order.
struct Verdict {
    Code code = Code::Illegal;
    Fault fault = Fault::None;
    friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

struct FaultText {
    Cite rule;              // That of the game that is played.
    std::string_view text;  // One sentence.
};
FaultText describe(Game, Fault);

// READING: R10. An order that no unit is asked for in this phase; `game` says whether there is
// such an order at all.
constexpr Fault wrong_phase(Game game, OrderKind kind) {
    if (kind != OrderKind::Convert) return Fault::WrongPhase;
    return game == Game::FallOfRome ? Fault::ConvertWrongPhase : Fault::NoConverting;
}

// SD-6. Judged on the position before movement, whatever the other units are ordered.
// `fleets` are the seas with a fleet.
Fault fault_of(const Law&, const Units&, SeaSet fleets, const Order&);

// The place where a unit that is legally ordered to move will stand.
std::uint8_t landing_place(const Board&, const Unit&, const Order&);

}  // namespace occasus::diplomacy
