// Orders that people write, as choices of the game: what is wrong with them as far as their writer
// can know, and the one form in which they stand among the choices.
#include "games/diplomacy/convoys.h"
#include "games/diplomacy/notation.h"
#include "games/diplomacy/retreats.h"
#include "games/diplomacy/text.h"

namespace occasus::diplomacy {

namespace {

bool is_support(const Order& order) {
    return order.kind == OrderKind::SupportHold || order.kind == OrderKind::SupportMove;
}

// Whether a unit of that kind and place, in addition, would make the order legal.
bool is_legal_with(const Rules& rules, const Units& known, const Order& order, const Unit& guess) {
    Units units = known;
    units.put(order.of, guess);
    return fault_of(rules.law(), units, 0, order) == Fault::None;
}

// READING: R41. A support for a unit out of sight is refused only if no unit there could use it.
Fault fault_in_the_dark(const Rules& rules, const Units& known, const Order& order) {
    const Fault fault = fault_of(rules.law(), known, 0, order);
    const bool is_guess = fault == Fault::Absent && is_support(order) && order.of != kNowhere;
    if (!is_guess) return fault;
    const Board& board = rules.board();
    const auto stranger = static_cast<std::uint8_t>((order.power + 1) % kPowers);
    if (!board.is_sea(order.of) &&
        is_legal_with(rules, known, order, {stranger, UnitKind::Army, order.of}))
        return Fault::None;
    if (!board.is_inland(order.of))
        for (const int place : board.fleet_places(order.of))
            if (is_legal_with(rules, known, order,
                              {stranger, UnitKind::Fleet, static_cast<std::uint8_t>(place)}))
                return Fault::None;
    return order.kind == OrderKind::SupportHold ? Fault::SupportOutOfReach
                                                : Fault::SupportedCannotGo;
}

// SD-7. Whether it makes a difference that a support names this coast.
bool coast_matters(const Board& board, const Units& known, const Order& order) {
    const PlaceSet& coasts = board.coasts(board.province(order.to));
    const auto has_choice = [&](int place) {
        return (board.fleet_reach[static_cast<std::size_t>(place)] & coasts).size() > 1;
    };
    if (known.has(order.of))
        return known.in(order.of).kind == UnitKind::Fleet && has_choice(known.in(order.of).place);
    for (const int place : board.fleet_places(order.of))
        if (has_choice(place)) return true;
    return false;
}

Order canonical_move(const Rules& rules, const Units& known, Order order) {
    const Board& board = rules.board();
    order.to = landing_place(board, known.in(order.unit), order);
    order.via = order.via && board.army_reach[order.unit].contains(order.to);
    return order;
}

Order canonical_order(const Rules& rules, const Units& known, Order order) {
    const Board& board = rules.board();
    order.no_such_coast = false;
    order.coast = kNowhere;
    order.built = UnitKind::Army;
    switch (order.kind) {
        case OrderKind::Move:
            return canonical_move(rules, known, order);
        case OrderKind::SupportMove:
            if (order.to >= board.provinces && !coast_matters(board, known, order))
                order.to = static_cast<std::uint8_t>(board.province(order.to));
            return order;
        case OrderKind::Convoy:
            order.to = static_cast<std::uint8_t>(board.province(order.to));
            return order;
        case OrderKind::Convert:
            if (known.in(order.unit).kind == UnitKind::Fleet) order.to = kNowhere;
            return order;
        default:
            return order;
    }
}

Understood understood_movement(const Rules& rules, const State& state, const Order& order) {
    const Units known = rules.known_units(state, order.power);
    const Fault fault =
        rules.options().hidden
            ? fault_in_the_dark(rules, known, order)
            : fault_of(rules.law(), known, fleets_at_sea(rules.board(), known), order);
    if (fault != Fault::None) return {fault, order};
    return {Fault::None, canonical_order(rules, known, order)};
}

Understood understood_retreat(const Rules& rules, const State& state, Order order) {
    const Board& board = rules.board();
    std::array<Dislodgement, kMaxLosers> dislodged;
    for (std::size_t i = 0; i < state.loser_count; ++i)
        dislodged[i] = {state.losers[i].unit, state.losers[i].by, state.losers[i].destroyed != 0,
                        state.losers[i].retreats};
    const std::span<const Dislodgement> losers(dislodged.data(), state.loser_count);
    const Fault fault = retreat_fault(board, losers, order);
    if (fault != Fault::None) return {fault, order};
    for (const Dislodgement& loser : losers) {
        if (board.province(loser.unit.place) != order.unit || loser.retreats.empty()) continue;
        if (order.kind == OrderKind::Disband) return {Fault::None, order};
        order.kind = OrderKind::Retreat;
        for (const int place : loser.retreats)
            if (place == order.to || board.province(place) == board.province(order.to))
                if (order.to < board.provinces || place == order.to ||
                    loser.unit.kind == UnitKind::Army)
                    order.to = static_cast<std::uint8_t>(place);
        order.no_such_coast = false;
        return {Fault::None, order};
    }
    return {Fault::NotDislodged, order};
}

// FR-13. READING: R8, R9. Where and what may be built, whoever owns the centre.
Fault berth_fault(const Board& board, const Order& order) {
    if (order.built == UnitKind::Army) return Fault::None;
    if (board.is_inland(order.unit)) return Fault::FleetInland;
    if (order.no_such_coast) return Fault::NoSuchCoast;
    return board.fleet_places(order.unit).contains(order.coast) ? Fault::None
                                                                : Fault::BuildCoastUnnamed;
}

Fault first_unit_fault(const Rules& rules, const Order& order) {
    if (order.kind != OrderKind::Build) return Fault::WrongPhase;
    if (!rules.board().homes[order.power].contains(order.unit)) return Fault::NotHome;
    return berth_fault(rules.board(), order);
}

// SD-16. READING: R29.
Fault removal_fault(const Rules& rules, const State& state, const Order& order) {
    const Units own = own_units(state.units, order.power);
    if (order.unit == kNowhere || !own.has(order.unit))
        return rules.known_units(state, order.power).has(order.unit) ? Fault::ForeignUnit
                                                                     : Fault::NoUnit;
    if (adjustment_of(state, order.power) >= 0) return Fault::TooMany;
    return rules.removable(state, order.power).contains(order.unit) ? Fault::None
                                                                    : Fault::RemovedTwice;
}

// SD-16, FR-13. READING: R39, R41.
Fault build_fault(const Rules& rules, const State& state, const Order& order) {
    if (order.unit == kNowhere || !rules.board().centres.contains(order.unit))
        return Fault::NotOwnCentre;
    const Units known = rules.known_units(state, order.power);
    if (!rules.options().hidden) {
        if (!state.centres[order.power].contains(order.unit)) return Fault::NotOwnCentre;
        if (!rules.law().readings.any_owned_centre &&
            !rules.board().homes[order.power].contains(order.unit))
            return Fault::NotHome;
    }
    if (known.has(order.unit)) return Fault::CentreOccupied;
    if (!rules.sites(state, order.power).contains(order.unit)) return Fault::CentreUsed;
    if (adjustment_of(state, order.power) <= 0) return Fault::TooMany;
    return berth_fault(rules.board(), order);
}

Fault adjustment_fault(const Rules& rules, const State& state, const Order& order) {
    switch (order.kind) {
        case OrderKind::Waive:
            return adjustment_of(state, order.power) >= 0 ? Fault::None : Fault::TooMany;
        case OrderKind::Disband:
            return removal_fault(rules, state, order);
        case OrderKind::Build:
            return build_fault(rules, state, order);
        default:
            return Fault::WrongPhase;
    }
}

}  // namespace

Understood understood(const Rules& rules, const State& state, Order order) {
    if (order.kind == OrderKind::Unreadable) return {Fault::Unreadable, order};
    if (state.step == Step::Movement) return understood_movement(rules, state, order);
    if (state.step == Step::Retreats) return understood_retreat(rules, state, order);
    const Fault fault = state.step == Step::Start ? first_unit_fault(rules, order)
                                                  : adjustment_fault(rules, state, order);
    if (order.kind == OrderKind::Build && order.built == UnitKind::Army) order.coast = order.unit;
    return {fault, order};
}

Refusal refusal_of(Fault fault) {
    const FaultText text = describe(fault);
    return fault == Fault::Unreadable ? unreadable(std::string(text.text), "order")
                                      : illegal(text.rule, std::string(text.text));
}

std::string order_words(const Board& board, const Units& units, const Order& order) {
    const auto unit_in = [&](std::uint8_t province) {
        return province != kNowhere && units.has(province) ? &units.in(province) : nullptr;
    };
    return order_text(board, order, unit_in(order.unit), unit_in(order.of));
}

Units ordered_units(const Rules& rules, const State& state) {
    if (state.step != Step::Retreats) return state.units;
    Units losers;
    for (std::size_t i = 0; i < state.loser_count; ++i)
        losers.put(rules.board().province(state.losers[i].unit.place), state.losers[i].unit);
    return losers;
}

}  // namespace occasus::diplomacy
