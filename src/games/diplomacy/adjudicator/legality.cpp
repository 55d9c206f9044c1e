#include "games/diplomacy/adjudicator/legality.h"

#include "games/diplomacy/adjudicator/convoys.h"

namespace occasus::diplomacy {

namespace {

const PlaceSet& fleet_reach(const Board& board, const Unit& fleet) {
    return board.fleet_reach[fleet.place];
}
const PlaceSet& army_reach(const Board& board, int province) {
    return board.army_reach[static_cast<std::size_t>(province)];
}

// The provinces a unit reaches by itself.
const PlaceSet& reach(const Board& board, const Unit& unit) {
    return unit.kind == UnitKind::Fleet ? board.fleet_provinces[unit.place]
                                        : army_reach(board, unit.place);
}

// The places an order allows: the coast it names, or any of the province.
PlaceSet allowed_places(const Board& board, int to) {
    if (to < board.provinces) return board.fleet_places(to);
    PlaceSet coast;
    coast.insert(to);
    return coast;
}

// Everything an order can be judged by.
struct Judge {
    const Law& law;
    const Board& board;
    const Units& units;
    SeaSet fleets;

    bool has_chain_between(SeaSet carriers, int from, int to) const {
        return law.readings.convoys && from != to && board.is_coastal(from) &&
               board.is_coastal(to) && has_chain(board, carriers, from, to);
    }

    // SD-6. Move.
    Fault move(const Unit& unit, const Order& order) const {
        const int to = board.province(order.to);
        if (to == order.unit) return Fault::OwnProvince;
        return unit.kind == UnitKind::Fleet ? fleet_move(unit, order) : army_move(order, to);
    }
    // READING: R6. A province with two coasts needs one named only where both are possible.
    Fault fleet_move(const Unit& fleet, const Order& order) const {
        if (order.via) return Fault::FleetVia;
        if (order.no_such_coast) return Fault::NoSuchCoast;
        const int ways = (fleet_reach(board, fleet) & allowed_places(board, order.to)).size();
        if (ways == 0)
            return reach(board, fleet).contains(board.province(order.to)) ? Fault::OtherCoast
                                                                          : Fault::OutOfReach;
        return ways == 1 ? Fault::None : Fault::CoastUnnamed;
    }
    // READING: R7, R45. What no fleets standing could carry is illegal.
    Fault army_move(const Order& order, int to) const {
        const bool is_near = army_reach(board, order.unit).contains(to);
        if (is_near && !order.via) return Fault::None;
        if (has_chain_between(fleets, order.unit, to)) return Fault::None;
        if (is_near) return law.readings.convoys ? Fault::ViaNoChain : Fault::NoConvoys;
        if (!board.is_coastal(order.unit) || !board.is_coastal(to)) return Fault::OutOfReach;
        return law.readings.convoys ? Fault::NoChain : Fault::OverWater;
    }

    // SD-6. Support to hold.
    Fault support_hold(const Unit& unit, const Order& order) const {
        if (!units.has(order.of)) return Fault::Absent;
        if (order.of == order.unit) return Fault::SupportsItself;
        return reach(board, unit).contains(order.of) ? Fault::None : Fault::SupportOutOfReach;
    }

    // SD-6. Support to move.
    Fault support_move(const Unit& unit, const Order& order) const {
        if (!units.has(order.of)) return Fault::Absent;
        const int to = board.province(order.to);
        if (order.of == order.unit) return Fault::SupportsItself;
        if (to == order.unit) return Fault::SupportOfOwnProvince;
        if (!reach(board, unit).contains(to)) return Fault::SupportOutOfReach;
        if (order.of == to) return Fault::SupportedIsThere;
        if (order.no_such_coast && units.in(order.of).kind == UnitKind::Fleet)
            return Fault::NoSuchCoast;
        return could_go(units.in(order.of), order, to) ? Fault::None : Fault::SupportedCannotGo;
    }
    // By land, or over a chain without the supporter; a fleet to one of the coasts allowed.
    bool could_go(const Unit& supported, const Order& order, int to) const {
        if (supported.kind == UnitKind::Fleet)
            return !(fleet_reach(board, supported) & allowed_places(board, order.to)).empty();
        if (army_reach(board, order.of).contains(to)) return true;
        const SeaSet others =
            board.is_sea(order.unit) ? fleets & ~sea_bit(board, order.unit) : fleets;
        return has_chain_between(others, order.of, to);
    }

    // SD-6, FR-7. READING: R7, R44. Convoy.
    Fault convoy(const Unit& unit, const Order& order) const {
        if (!law.readings.convoys) return Fault::NoConvoys;
        if (!units.has(order.of)) return Fault::Absent;
        const int to = board.province(order.to);
        if (unit.kind != UnitKind::Fleet || !board.is_sea(order.unit))
            return Fault::ConvoyerNotAtSea;
        if (units.in(order.of).kind != UnitKind::Army) return Fault::ConvoyOfFleet;
        if (!board.is_coastal(to) || !board.is_coastal(order.of) || to == order.of)
            return Fault::ConvoyNotToCoast;
        const SeaSet useful = on_tight_chains(board, fleets, order.of, to);
        return (useful & sea_bit(board, order.unit)) != 0 ? Fault::None : Fault::OffEveryRoute;
    }

    // FR-8. READING: R8, R9, R11. Convert.
    Fault convert(const Unit& unit, const Order& order) const {
        if (!law.readings.converting) return Fault::NoConverting;
        if (!board.is_coastal(order.unit)) return Fault::ConvertNotOnCoast;
        if (unit.kind == UnitKind::Fleet) return Fault::None;
        if (order.no_such_coast) return Fault::NoSuchCoast;
        if (board.has_coasts(order.unit))
            return order.to != kNowhere && board.coasts(order.unit).contains(order.to)
                       ? Fault::None
                       : Fault::ConvertCoastUnnamed;
        return order.to == kNowhere ? Fault::None : Fault::ConvertCoastNeedless;
    }
};

}  // namespace

Fault fault_of(const Law& law, const Units& units, SeaSet fleets, const Order& order) {
    if (order.kind == OrderKind::Unreadable) return Fault::Unreadable;
    if (order.unit == kNowhere || !units.has(order.unit)) return Fault::NoUnit;
    const Unit& unit = units.in(order.unit);
    if (unit.power != order.power) return Fault::ForeignUnit;
    const Judge judge{law, law.board, units, fleets};
    switch (order.kind) {
        case OrderKind::Hold:
            return Fault::None;
        case OrderKind::Move:
            return judge.move(unit, order);
        case OrderKind::SupportHold:
            return judge.support_hold(unit, order);
        case OrderKind::SupportMove:
            return judge.support_move(unit, order);
        case OrderKind::Convoy:
            return judge.convoy(unit, order);
        case OrderKind::Convert:
            return judge.convert(unit, order);
        default:
            return Fault::WrongPhase;
    }
}

std::uint8_t landing_place(const Board& board, const Unit& unit, const Order& order) {
    if (unit.kind == UnitKind::Army) return static_cast<std::uint8_t>(board.province(order.to));
    const PlaceSet places = fleet_reach(board, unit) & allowed_places(board, order.to);
    return static_cast<std::uint8_t>(places.front());
}

}  // namespace occasus::diplomacy
