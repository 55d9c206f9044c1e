#include "games/diplomacy/adjudicator/legality.h"

#include "games/diplomacy/adjudicator/convoys.h"

namespace occasus::diplomacy {

namespace {

// The provinces a unit reaches without convoys.
const PlaceSet& reach(const Board& board, const Unit& unit) {
    return board.roads_of(unit.kind).provinces[unit.place];
}

// The places that a unit reaches without convoys and that an order allows: the coast it names, or
// any of the province.
PlaceSet ways(const Board& board, const Unit& unit, int to) {
    const Roads& roads = board.roads_of(unit.kind);
    return roads.places[unit.place] & roads.ends[at(to)];
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

    // SD-6. Move. Most go one way, without convoys.
    Judgement move(const Unit& unit, const Order& order) const {
        const int to = board.province(order.to);
        if (to == order.unit) return {Fault::OwnProvince, {}};
        const bool is_fleet = unit.kind == UnitKind::Fleet;
        const PlaceSet own_ways = ways(board, unit, order.to);
        if (own_ways.size() == 1 && !order.via && !(order.no_such_coast && is_fleet))
            return {Fault::None, move_to(own_ways.front(), false)};
        if (is_fleet) return {fleet_fault(unit, order, own_ways), {}};
        return {army_fault(order, to), move_to(to, true)};
    }
    static Obeyed move_to(int place, bool by_sea) {
        return {OrderKind::Move, kNowhere, static_cast<std::uint8_t>(place), by_sea};
    }
    // READING: R6. A province with two coasts needs one named only where both are possible.
    Fault fleet_fault(const Unit& fleet, const Order& order, const PlaceSet& own_ways) const {
        if (order.via) return Fault::FleetVia;
        if (order.no_such_coast) return Fault::NoSuchCoast;
        if (!own_ways.empty()) return Fault::CoastUnnamed;
        return reach(board, fleet).contains(board.province(order.to)) ? Fault::OtherCoast
                                                                      : Fault::OutOfReach;
    }
    // READING: R7, R45. A way that no fleets could carry an army is illegal.
    Fault army_fault(const Order& order, int to) const {
        if (has_chain_between(fleets, order.unit, to)) return Fault::None;
        if (board.army_reach[order.unit].contains(to))
            return law.readings.convoys ? Fault::ViaNoChain : Fault::NoConvoys;
        if (!board.is_coastal(order.unit) || !board.is_coastal(to)) return Fault::OutOfReach;
        return law.readings.convoys ? Fault::NoChain : Fault::OverWater;
    }

    // SD-6. Support to hold.
    Judgement support_hold(const Unit& unit, const Order& order) const {
        return {support_hold_fault(unit, order), {order.kind, order.of, kNowhere}};
    }
    Fault support_hold_fault(const Unit& unit, const Order& order) const {
        if (!units.has(order.of)) return Fault::Absent;
        if (order.of == order.unit) return Fault::SupportsItself;
        return reach(board, unit).contains(order.of) ? Fault::None : Fault::SupportOutOfReach;
    }

    // SD-6. Support to move.
    Judgement support_move(const Unit& unit, const Order& order) const {
        return aimed(support_move_fault(unit, order), order);
    }
    Fault support_move_fault(const Unit& unit, const Order& order) const {
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
    // By itself, a fleet to one of the coasts allowed; or over a chain without the supporter.
    bool could_go(const Unit& supported, const Order& order, int to) const {
        if (!ways(board, supported, order.to).empty()) return true;
        if (supported.kind == UnitKind::Fleet) return false;
        const SeaSet others =
            board.is_sea(order.unit) ? fleets & ~sea_bit(board, order.unit) : fleets;
        return has_chain_between(others, order.of, to);
    }
    // A support or convoy of a unit that goes somewhere. No coast matters to an army.
    Judgement aimed(Fault fault, const Order& order) const {
        const bool is_of_army = fault == Fault::None && units.in(order.of).kind == UnitKind::Army;
        return {fault, {order.kind, order.of, is_of_army ? board.province_of[order.to] : order.to}};
    }

    // SD-6, FR-7. READING: R7, R44. Convoy.
    Judgement convoy(const Unit& unit, const Order& order) const {
        return aimed(convoy_fault(unit, order), order);
    }
    Fault convoy_fault(const Unit& unit, const Order& order) const {
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
    Judgement convert(const Unit& unit, const Order& order) const {
        const bool is_fleet = unit.kind == UnitKind::Fleet;
        return {convert_fault(unit, order),
                {order.kind, kNowhere, is_fleet ? std::uint8_t{kNowhere} : order.to}};
    }
    Fault convert_fault(const Unit& unit, const Order& order) const {
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

Judgement judge(const Law& law, const Units& units, SeaSet fleets, const Order& order) {
    if (order.kind == OrderKind::Unreadable) return {Fault::Unreadable, {}};
    if (order.kind == OrderKind::Waive) return {Fault::WrongPhase, {}};
    if (order.unit == kNowhere || !units.has(order.unit)) return {Fault::NoUnit, {}};
    const Unit& unit = units.in(order.unit);
    if (unit.power != order.power) return {Fault::ForeignUnit, {}};
    const Judge judge{law, law.board, units, fleets};
    switch (order.kind) {
        case OrderKind::Hold:
            return {Fault::None, {OrderKind::Hold, kNowhere, kNowhere}};
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
            return {Fault::WrongPhase, {}};
    }
}

Fault fault_of(const Law& law, const Units& units, SeaSet fleets, const Order& order) {
    return judge(law, units, fleets, order).fault;
}

std::uint8_t landing_place(const Board& board, const Unit& unit, const Order& order) {
    if (unit.kind == UnitKind::Army) return board.province_of[order.to];
    return static_cast<std::uint8_t>(ways(board, unit, order.to).front());
}

}  // namespace occasus::diplomacy
