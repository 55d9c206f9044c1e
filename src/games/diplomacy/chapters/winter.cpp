// SD-16, FR-13, FR-14: builds and removals.
#include <algorithm>
#include <cstdlib>

#include "games/diplomacy/adjudicator/adjustments.h"
#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/chapters/events.h"

namespace occasus::diplomacy {

static Action build_action(const Board& board, UnitKind kind, int place) {
    return action_of({.kind = OrderKind::Build,
                      .unit = static_cast<std::uint8_t>(board.province(place)),
                      .built = kind,
                      .coast = static_cast<std::uint8_t>(place)});
}

void add_builds(const Board& board, const PlaceSet& centres, Choices& may) {
    PlaceSet berths;
    for (const int centre : centres) {
        may.add(build_action(board, UnitKind::Army, centre));
        if (!board.is_inland(centre)) berths |= board.fleet_places(centre);
    }
    for (const int place : berths) may.add(build_action(board, UnitKind::Fleet, place));
}

Fault berth_fault(const Board& board, const Order& order, const BerthFaults& faults) {
    if (order.built == UnitKind::Army) return Fault::None;
    if (board.is_inland(order.unit)) return faults.inland;
    if (order.no_such_coast) return faults.no_such_coast;
    return board.fleet_places(order.unit).contains(order.coast) ? Fault::None
                                                                : faults.coast_unnamed;
}

namespace {

// SD-16. READING: R29.
Fault removal_fault(const Rules& rules, const State& state, const Order& order) {
    const Units own = own_units(state.units, order.power);
    if (order.unit == kNowhere || !own.has(order.unit))
        return rules.known_units(state, order.power).has(order.unit) ? Fault::ForeignRemoval
                                                                     : Fault::NoneToRemove;
    if (adjustment_of(state, order.power) >= 0) return Fault::TooManyRemovals;
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
    if (adjustment_of(state, order.power) <= 0) return Fault::TooManyBuilds;
    return berth_fault(rules.board(), order,
                       {Fault::FleetInland, Fault::BuildCoastUnnamed, Fault::BuildNoSuchCoast});
}

Fault adjustment_fault(const Rules& rules, const State& state, const Order& order) {
    switch (order.kind) {
        case OrderKind::Waive:
            return adjustment_of(state, order.power) >= 0 ? Fault::None : Fault::NothingToWaive;
        case OrderKind::Disband:
            return removal_fault(rules, state, order);
        case OrderKind::Build:
            return build_fault(rules, state, order);
        default:
            return wrong_phase(rules.board().game, order.kind);
    }
}

struct WinterOrders {
    static std::string text(const Rules&, const State& state) {
        const int due = adjustment_of(state, state.acting);
        if (due < 0) return "which unit do you remove?";
        return due > 0 ? "what do you build, and where?" : "you have nothing to build.";
    }
    static Cite rule(const Rules&, const State& state) {
        return adjustment_of(state, state.acting) > 0 ? cite("FR-13") : cite("SD-16");
    }

    // Winter has no question about one unit.
    static PlaceSet questions(const Rules&, const State&, int) { return {}; }
    // FR-13, FR-14. READING: R42. In a hidden game every survivor is asked, if only whether it is
    // there.
    static int answers_due(const Rules& rules, const State& state, int power) {
        if (!Rules::survives(state, power)) return 0;
        const int due = std::abs(state.adjust[at(power)]);
        return due == 0 && rules.options().hidden ? 1 : due;
    }

    // SD-16, FR-13, FR-14. READING: R26, R39.
    static void choices(const Rules& rules, const State& state, Choices& may) {
        const int power = std::max<int>(state.acting, 0);
        const int due = adjustment_of(state, power);
        if (due < 0) {
            for (const int province : rules.removable(state, power))
                may.add(unit_action(Verb::Disband, province));
            return;
        }
        if (due > 0) add_builds(rules.board(), rules.sites(state, power), may);
        may.add(plain_action(Verb::Waive));
    }
    static Understood understood(const Rules& rules, const State& state, Order order) {
        const Fault fault = adjustment_fault(rules, state, order);
        if (order.kind == OrderKind::Build && order.built == UnitKind::Army)
            order.coast = order.unit;
        return {fault, order};
    }
    static Units ordered(const Rules&, const State& state) { return state.units; }

    // FR-14, FR-15. READING: R26, R47. A missing order is a waiver, or follows the rule of
    // removals.
    static Order unwritten(const Rules& rules, const State& state, int power, int) {
        Order order{.kind = OrderKind::Waive, .power = static_cast<std::uint8_t>(power)};
        if (adjustment_of(state, power) >= 0) return order;
        Units left;
        for (const int province : rules.removable(state, power))
            left.put(province, state.units.in(province));
        order.kind = OrderKind::Disband;
        order.unit =
            static_cast<std::uint8_t>(first_to_go(rules.law(), left, state.centres, power));
        return order;
    }
    static Silence silence(const State& state, int power) {
        return adjustment_of(state, power) > 0
                   ? Silence{"build", "this build will be waived", "these builds will be waived"}
                   : Silence{"removal", "the rules choose the unit", "the rules choose the units"};
    }

    static void carry_out(const Turn& turn) {
        State& state = turn.state;
        Written written(state);
        const Units before = state.units;
        const AdjustmentOutcome outcome = adjudicate_adjustments(
            turn.rules.law(), state.units, state.centres, written.texts(), written.results());
        state.units = outcome.units;
        keep_report(written, state.adjusted);
        for (std::size_t i = 0; i < written.count; ++i) report_order(turn, written, i, before);
        report_disorder(turn, outcome, written.count);
        report_sightings(turn);
        // READING: R32. A table may set a last year.
        if (state.year >= turn.rules.last_year()) end_game(turn, Ending::LastYear, kNobody);
    }

    // FR-13. READING: R26, R39.
    static void report_order(const Turn& turn, const Written& written, std::size_t at,
                             const Units& before) {
        State& state = turn.state;
        const Order& order = written.orders[at];
        const Seat audience = audience_of(turn.rules, order.power);
        const auto code = static_cast<ToldAdjustment>(written.verdicts[at].code);
        const auto told = [&] { return ToldOrder{word_of(before, written.given[at])}; };
        if (order.kind == OrderKind::Build) {
            turn.tell_by<EventKind::Built>({audience, cite("FR-13")}, told(), code);
        } else if (order.kind == OrderKind::Disband) {
            turn.tell_by<EventKind::Removed>({audience, cite("SD-16")}, told(), code);
            state.adjusted.orders[at] = removal_of(turn.rules.board(), before.in(order.unit));
        } else if (adjustment_of(state, order.power) > 0) {
            turn.tell_by<EventKind::Waived>({audience, cite("R26")}, power_id(order.power));
        }
    }

    // FR-14, FR-15. READING: R27, R28, R29, R47. Units that go unasked; the report goes on at
    // `next`.
    static void report_disorder(const Turn& turn, const AdjustmentOutcome& outcome,
                                std::size_t next) {
        State& state = turn.state;
        for (const Unit& unit : outcome.in_disorder) {
            const Cite rule = !Rules::survives(state, unit.power)   ? cite("R27")
                              : has_power(state.silent, unit.power) ? cite("FR-14")
                                                                    : cite("R47");
            turn.tell_by<EventKind::Removed>({audience_of(turn.rules, unit.power), rule},
                                             ToldOrder{word_of(unit)},
                                             static_cast<ToldAdjustment>(Code::CivilDisorder));
            if (next == kMaxOrders) continue;
            state.adjusted.orders[next] = removal_of(turn.rules.board(), unit);
            state.adjusted.codes[next++] = Code::CivilDisorder;
        }
    }
};

}  // namespace

constexpr Question kWinterOrders = Question::of<WinterOrders>();

void count_adjustments(const Rules& rules, State& state) {
    for (int power = 0; power < kPowers; ++power) {
        const int difference = difference_of(state.units, state.centres, power);
        const int room = building_sites(rules.law(), state.units, state.centres, power).size();
        const int due = Rules::survives(state, power) ? std::min(difference, room) : 0;
        state.adjust[at(power)] = static_cast<std::int8_t>(due);
    }
}

// FR-13. READING: R39. In a hidden game any centre without a unit of one's own.
PlaceSet Rules::sites(const State& state, int power) const {
    PlaceSet sites = options_.hidden ? board().centres - own_units(state.units, power).occupied
                                     : building_sites(law(), state.units, state.centres, power);
    for (const Given given : state.orders) {
        if (given == 0) break;
        if (giver_of(given) == power && verb_of(action_in(given)) == Verb::Build)
            sites.erase(order_of(action_in(given), power).unit);
    }
    return sites;
}

PlaceSet Rules::removable(const State& state, int power) const {
    PlaceSet units = own_units(state.units, power).occupied;
    for (const Given given : state.orders) {
        if (given == 0) break;
        if (giver_of(given) == power) units.erase(order_of(action_in(given), power).unit);
    }
    return units;
}

}  // namespace occasus::diplomacy
