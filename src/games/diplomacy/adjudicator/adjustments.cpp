#include "games/diplomacy/adjudicator/adjustments.h"

#include <cassert>
#include <tuple>

namespace occasus::diplomacy {

namespace {

PlaceSet units_of(const Units& units, int power) {
    PlaceSet own;
    for (const int province : units.occupied)
        if (units.in(province).power == power) own.insert(province);
    return own;
}

// How many steps it is from one of these places to one of those; kNowhere when no way leads there.
template <class Neighbours>
int distance(PlaceSet edge, const PlaceSet& goals, const Neighbours& neighbours) {
    PlaceSet reached = edge;
    for (int steps = 0; !edge.empty(); ++steps) {
        if (!(edge & goals).empty()) return steps;
        PlaceSet next;
        for (const int place : edge) next |= neighbours(place);
        edge = next - reached;
        reached |= edge;
    }
    return kNowhere;
}

// SD-16. Over land and sea alike, coasts ignored; by the older editions fleets keep to the water.
int distance_home(const Law& law, const Unit& unit, const Centres& centres) {
    const Board& board = law.board;
    const int province = board.province(unit.place);
    const bool by_home = law.readings.removal == Removal::FarFromHomeCentres;
    const PlaceSet& goals = by_home ? board.homes[unit.power] : centres[unit.power];
    if (by_home && unit.kind == UnitKind::Fleet) {
        PlaceSet shores;
        for (const int goal : goals) shores |= board.fleet_places(goal);
        return distance(board.fleet_places(province), shores,
                        [&](int place) { return board.fleet_reach[at(place)]; });
    }
    PlaceSet start;
    start.insert(province);
    return distance(start, goals, [&](int place) { return board.touching(place); });
}

// Carries out one order after another; the first legal ones stand.
class Winter {
  public:
    Winter(const Law& law, const Units& units, const Centres& centres)
        : law_(law), board_(law.board), before_(units), centres_(centres) {
        outcome_.units = units;
        for (int power = 0; power < kPowers; ++power)
            outcome_.difference[at(power)] = difference_of(units, centres, power);
        left_ = outcome_.difference;
    }

    Fault carry_out(const Order& order) {
        switch (order.kind) {
            case OrderKind::Unreadable:
                return Fault::Unreadable;
            case OrderKind::Build:
                return build(order);
            case OrderKind::Waive:
                return waive(order);
            case OrderKind::Disband:
                return remove(order);
            default:
                return wrong_phase(board_.game, order.kind);
        }
    }

    // FR-14. READING: R27, R29. A power's surplus units are removed unasked, and so are all of one
    // without centres.
    AdjustmentOutcome finish() {
        for (int power = 0; power < kPowers; ++power)
            for (int& left = left_[at(power)]; left < 0; ++left) {
                const int province = first_to_go(law_, outcome_.units, centres_, power);
                outcome_.in_disorder.push_back(outcome_.units.in(province));
                outcome_.units.remove(province);
            }
        return outcome_;
    }

  private:
    int& left(const Order& order) { return left_[order.power]; }

    Fault build_fault(const Order& order) {
        if (order.unit == kNowhere || !centres_[order.power].contains(order.unit))
            return Fault::NotOwnCentre;
        if (!law_.readings.any_owned_centre && !board_.homes[order.power].contains(order.unit))
            return Fault::NotHome;
        if (before_.has(order.unit)) return Fault::CentreOccupied;
        if (outcome_.units.has(order.unit)) return Fault::CentreUsed;
        if (order.built == UnitKind::Army)
            return left(order) > 0 ? Fault::None : Fault::TooManyBuilds;
        if (board_.is_inland(order.unit)) return Fault::FleetInland;
        if (order.no_such_coast) return Fault::BuildNoSuchCoast;
        if (board_.has_coasts(order.unit) && !board_.coasts(order.unit).contains(order.coast))
            return Fault::BuildCoastUnnamed;
        return left(order) > 0 ? Fault::None : Fault::TooManyBuilds;
    }
    Fault build(const Order& order) {
        const Fault fault = build_fault(order);
        if (fault != Fault::None) return fault;
        const bool is_on_coast = order.built == UnitKind::Fleet && board_.has_coasts(order.unit);
        outcome_.units.put(order.unit,
                           {order.power, order.built, is_on_coast ? order.coast : order.unit});
        --left(order);
        return Fault::None;
    }

    // READING: R26. A build that is waived is used up like any other.
    Fault waive(const Order& order) {
        if (left(order) < 0) return Fault::NothingToWaive;
        if (left(order) == 0) return Fault::TooManyBuilds;
        --left(order);
        return Fault::None;
    }

    // READING: R29. A foreign unit, or one that is gone already, is passed over.
    Fault remove(const Order& order) {
        if (order.unit == kNowhere || !before_.has(order.unit)) return Fault::NoneToRemove;
        if (before_.in(order.unit).power != order.power) return Fault::ForeignRemoval;
        if (!outcome_.units.has(order.unit)) return Fault::RemovedTwice;
        if (left(order) >= 0) return Fault::TooManyRemovals;
        outcome_.units.remove(order.unit);
        ++left(order);
        return Fault::None;
    }

    const Law& law_;
    const Board& board_;
    const Units& before_;
    const Centres& centres_;
    AdjustmentOutcome outcome_;
    std::array<int, kPowers> left_{};  // Still to build, or below 0 to remove.
};

}  // namespace

int difference_of(const Units& units, const Centres& centres, int power) {
    return centres[at(power)].size() - units_of(units, power).size();
}

PlaceSet building_sites(const Law& law, const Units& units, const Centres& centres, int power) {
    PlaceSet sites = centres[at(power)] - units.occupied;
    if (!law.readings.any_owned_centre) sites &= law.board.homes[at(power)];
    return sites;
}

// FR-14. READING: R28. Provinces are numbered in the order of their names.
int first_to_go(const Law& law, const Units& units, const Centres& centres, int power) {
    const PlaceSet own = units_of(units, power);
    if (law.readings.removal == Removal::Alphabetical) return own.front();
    // SD-16. The farthest; of these fleets before armies; of these by the alphabet.
    std::tuple<int, int, int> worst{-1, 0, 0};
    for (const int province : own) {
        const Unit& unit = units.in(province);
        const std::tuple<int, int, int> rank{distance_home(law, unit, centres),
                                             unit.kind == UnitKind::Fleet ? 1 : 0, -province};
        if (rank > worst) worst = rank;
    }
    return -std::get<2>(worst);
}

AdjustmentOutcome adjudicate_adjustments(const Law& law, const Units& units, const Centres& centres,
                                         std::span<const Order> written,
                                         std::span<Verdict> verdicts) {
    assert(verdicts.size() == written.size());
    Winter winter(law, units, centres);
    for (std::size_t i = 0; i < written.size(); ++i) {
        const Fault fault = winter.carry_out(written[i]);
        verdicts[i] = {fault == Fault::None ? Code::Ok : Code::Illegal, fault};
    }
    return winter.finish();
}

}  // namespace occasus::diplomacy
