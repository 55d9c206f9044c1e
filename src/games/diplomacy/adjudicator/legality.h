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

// The fault of an order. Absent makes it void, every other fault illegal.
// clang-format off
enum class Fault : std::uint8_t {
    None, Unreadable, NoUnit, ForeignUnit, NoSuchCoast, WrongPhase, ConvertWrongPhase, TwoOrders,
    OwnProvince, OutOfReach, OtherCoast, OverWater, CoastUnnamed, FleetVia, NoChain, ViaNoChain,
    Absent, SupportsItself, SupportOutOfReach, SupportOfOwnProvince, SupportedIsThere,
    SupportedCannotGo, NoConvoys, ConvoyerNotAtSea, ConvoyOfFleet, ConvoyNotToCoast, OffEveryRoute,
    NoConverting, ConvertNotOnCoast, ConvertCoastUnnamed, ConvertCoastNeedless, NotDislodged,
    NoRetreatThere, RetreatCoastUnnamed, RetreatClash, TooManyBuilds, TooManyRemovals,
    NothingToWaive, NotOwnCentre, NotHome, CentreOccupied, CentreUsed, FleetInland,
    BuildCoastUnnamed, BuildNoSuchCoast, NoneToRemove, ForeignRemoval, RemovedTwice, FirstUnitsOnly,
    FirstUnitNotHome, FirstUnitNone, FirstFleetInland, FirstCoastUnnamed, FirstNoSuchCoast,
};
// clang-format on

// The result of one written order.
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

// An order as its unit obeys it: two ways to write the same order are one. In one word, since it is
// copied and compared more often than looked into.
class Obeyed {
  public:
    constexpr Obeyed() = default;
    constexpr Obeyed(OrderKind kind, std::uint8_t of, std::uint8_t to, bool by_sea = false)
        : bits_(static_cast<std::uint32_t>(kind) | std::uint32_t{of} << 8U |
                std::uint32_t{to} << 16U | (by_sea ? kSeaBit : 0)) {}

    constexpr OrderKind kind() const { return static_cast<OrderKind>(bits_ & 0xFFU); }
    // The province of the unit that is supported or convoyed.
    constexpr std::uint8_t of() const { return static_cast<std::uint8_t>(bits_ >> 8U); }
    // The place where a move ends, what a support names, or kNowhere.
    constexpr std::uint8_t to() const { return static_cast<std::uint8_t>(bits_ >> 16U); }
    // An army that goes by sea in so many words, or has no other way.
    constexpr bool by_sea() const { return (bits_ & kSeaBit) != 0; }

    friend constexpr bool operator==(const Obeyed&, const Obeyed&) = default;

  private:
    static constexpr std::uint32_t kSeaBit = 1U << 24U;

    std::uint32_t bits_ = 0;
};

struct Judgement {
    Fault fault = Fault::None;
    Obeyed order;  // An order without fault, or one that is void.
};

// SD-6. Judged on the position before movement, whatever the other units are ordered.
// `fleets` are the seas with a fleet.
Judgement judge(const Law&, const Units&, SeaSet fleets, const Order&);
Fault fault_of(const Law&, const Units&, SeaSet fleets, const Order&);

// The place where a unit that is legally ordered to move will stand.
std::uint8_t landing_place(const Board&, const Unit&, const Order&);

}  // namespace occasus::diplomacy
