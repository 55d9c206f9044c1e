#include "games/diplomacy/adjudicator/movement.h"

#include <array>

namespace occasus::diplomacy {

namespace {

// FR-8. READING: R16, R20. Who was not dislodged has converted, and is seen as what it is now.
void convert_units(const Matching& matching, const PlaceSet& lost, Units& after) {
    for (const int province : matching.converts - lost) {
        const Order& order = matching.order_of(province);
        Unit unit = after.in(province);
        const bool was_army = unit.kind == UnitKind::Army;
        unit.kind = was_army ? UnitKind::Fleet : UnitKind::Army;
        unit.place =
            was_army && order.to != kNowhere ? order.to : static_cast<std::uint8_t>(province);
        after.put(province, unit);
    }
}

// SD-14. READING: R21. Empty after movement, and some move that could arrive failed to.
PlaceSet contested_provinces(const Matching& matching, const Resolution& resolution,
                             const Units& after) {
    PlaceSet contested;
    for (const int move : matching.moves) {
        const int to = matching.target_of(move);
        if (!resolution.succeeds(move) && !after.has(to) && resolution.prevent(move).most > 0)
            contested.insert(to);
    }
    return contested;
}

// SD-15. Places within reach that are empty, not contested, and not where the attacker came from,
// unless it came by sea.
PlaceSet retreats_of(const Board& board, const Dislodgement& loser, PlaceSet closed,
                     bool attacker_came_by_sea) {
    if (!attacker_came_by_sea) closed.insert(loser.by);
    const Unit& unit = loser.unit;
    if (unit.kind == UnitKind::Army) return board.army_reach[unit.place] - closed;
    PlaceSet places;
    for (const int place : board.fleet_reach[unit.place])
        if (!closed.contains(board.province(place))) places.insert(place);
    return places;
}

}  // namespace

// FR-10. READING: R22. Who was only told to convert, and could not, may retreat.
MovementOutcome movement_outcome(const Law& law, const Units& units, const Matching& matching,
                                 const Resolution& resolution) {
    MovementOutcome outcome;
    outcome.units = units;
    for (const int move : matching.moves)
        if (resolution.succeeds(move)) outcome.moved.insert(move);
    for (const int move : outcome.moved) outcome.units.remove(move);
    std::array<std::uint8_t, kMaxProvinces> attacker{};
    for (const int move : outcome.moved) {
        const int to = matching.target_of(move);
        if (units.has(to) && !outcome.moved.contains(to)) outcome.lost.insert(to);
        attacker[static_cast<std::size_t>(to)] = static_cast<std::uint8_t>(move);
        Unit unit = units.in(move);
        unit.place = landing_place(law.board, unit, matching.order_of(move));
        outcome.units.put(to, unit);
    }
    convert_units(matching, outcome.lost, outcome.units);
    outcome.contested = contested_provinces(matching, resolution, outcome.units);
    const PlaceSet closed = outcome.units.occupied | outcome.contested;
    for (const int province : outcome.lost) {
        Dislodgement loser;
        loser.unit = units.in(province);
        loser.by = attacker[static_cast<std::size_t>(province)];
        loser.destroyed = matching.converts.contains(province);
        if (!loser.destroyed)
            loser.retreats = retreats_of(law.board, loser, closed,
                                         resolution.comes_by_sea(loser.by) == Answer::Yes);
        outcome.dislodged.push_back(loser);
    }
    return outcome;
}

Code movement_code(const Matching& matching, const Resolution& resolution,
                   const MovementOutcome& outcome, const Order& order, Fault fault) {
    if (fault == Fault::Absent) return Code::Void;
    if (fault != Fault::None) return Code::Illegal;
    switch (order.kind) {
        case OrderKind::Move:
            if (resolution.succeeds(order.unit)) return Code::Moves;
            return resolution.path(order.unit) == Answer::No ? Code::NoConvoy : Code::Bounce;
        case OrderKind::SupportHold:
        case OrderKind::SupportMove:
            if (!matching.supports.contains(order.unit)) return Code::Void;
            return resolution.succeeds(order.unit) ? Code::Ok : Code::Cut;
        case OrderKind::Convoy:
            if (!matching.convoys.contains(order.unit)) return Code::Void;
            if (resolution.succeeds(order.unit)) return Code::Ok;
            return outcome.lost.contains(order.unit) ? Code::Disrupted : Code::Paradox;
        case OrderKind::Convert:
            return outcome.lost.contains(order.unit) ? Code::Destroyed : Code::Converts;
        default:
            return Code::Ok;
    }
}

MovementOutcome adjudicate_movement(const Law& law, const Units& units,
                                    std::span<const Order> written, std::span<Verdict> verdicts) {
    const Matching matching = match_orders(law, units, written, verdicts);
    Resolution resolution(law, units, matching);
    resolution.resolve();
    const MovementOutcome outcome = movement_outcome(law, units, matching, resolution);
    for (std::size_t i = 0; i < written.size(); ++i)
        verdicts[i].code =
            movement_code(matching, resolution, outcome, written[i], verdicts[i].fault);
    return outcome;
}

}  // namespace occasus::diplomacy
