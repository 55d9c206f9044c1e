#include "games/diplomacy/adjudicator/matching.h"

#include <algorithm>
#include <cassert>

#include "games/diplomacy/adjudicator/convoys.h"

namespace occasus::diplomacy {

namespace {

std::uint8_t narrow(int place) {
    return static_cast<std::uint8_t>(place);
}

class Matcher {
  public:
    // Fills `matching`, which is new.
    Matcher(const Law& law, const Units& units, std::span<const Order> written,
            std::span<Verdict> verdicts, Matching& matching)
        : law_(law),
          board_(law.board),
          units_(units),
          written_(written),
          verdicts_(verdicts),
          m_(matching) {
        m_.target.fill(kNowhere);
        m_.first_attack.fill(kNowhere);
        m_.first_support.fill(kNowhere);
        m_.convoyers.fill(0);
        // FR-15. Who has no orders holds.
        for (const int province : units.occupied)
            m_.orders[static_cast<std::size_t>(province)] = {.kind = OrderKind::Hold,
                                                             .unit = narrow(province)};
    }

    void match() {
        const SeaSet fleets = law_.readings.convoys ? fleets_at_sea(board_, units_) : 0;
        for (std::size_t i = 0; i < written_.size(); ++i) take_order(i, fleets);
        for (const int unit : m_.moves) link_move(unit);
        for (const int unit : convoying_) link_convoy(unit);
        for (const int unit : supporting_) link_support(unit);
        for (const int unit : m_.moves) choose_route(unit);
    }

  private:
    // Two different legal orders to a unit are both illegal; the same one again counts once; an
    // illegal one beside a legal one is ignored.
    void take_order(std::size_t index, SeaSet fleets) {
        const Order& order = written_[index];
        Fault& fault = verdicts_[index].fault;
        fault = fault_of(law_, units_, fleets, order);
        if (fault != Fault::None && fault != Fault::Absent) return;
        const Order plain = normalised(order);
        if (ordered_.contains(order.unit) && !(plain == m_.order_of(order.unit)))
            return contradict(index);
        ordered_.insert(order.unit);
        m_.orders[order.unit] = plain;
        if (fault == Fault::None) put_in_force(plain);
    }

    // As it is obeyed, so that two ways to write the same order compare equal.
    Order normalised(const Order& order) const {
        Order plain = order;
        plain.no_such_coast = false;
        if (order.kind == OrderKind::Move) {
            plain.to = landing_place(board_, units_.in(order.unit), order);
            plain.via = order.via && is_near(order.unit, board_.province(order.to));
        }
        const bool carries_army = order.of != kNowhere && units_.has(order.of) &&
                                  units_.in(order.of).kind == UnitKind::Army;
        if (carries_army && order.to != kNowhere) plain.to = narrow(board_.province(order.to));
        if (order.kind == OrderKind::Convert && units_.in(order.unit).kind == UnitKind::Fleet)
            plain.to = kNowhere;
        return plain;
    }

    bool is_near(int army, int to) const {
        return board_.army_reach[static_cast<std::size_t>(army)].contains(to);
    }

    void contradict(std::size_t index) {
        const std::uint8_t unit = written_[index].unit;
        for (std::size_t i = 0; i <= index; ++i)
            if (written_[i].unit == unit && written_[i].power == written_[index].power &&
                (verdicts_[i].fault == Fault::None || verdicts_[i].fault == Fault::Absent))
                verdicts_[i].fault = Fault::TwoOrders;
        m_.moves.erase(unit);
        m_.converts.erase(unit);
        convoying_.erase(unit);
        supporting_.erase(unit);
        m_.target[unit] = kNowhere;
        // Equal to no order that could be written, so that a third one is a contradiction too.
        m_.orders[unit] = {.kind = OrderKind::Unreadable, .unit = unit};
    }

    // READING: R12. Each unit has one order, and one that converts does nothing else.
    void put_in_force(const Order& order) {
        switch (order.kind) {
            case OrderKind::Move:
                m_.moves.insert(order.unit);
                m_.target[order.unit] = narrow(board_.province(order.to));
                return;
            case OrderKind::SupportMove:
                m_.target[order.unit] = narrow(board_.province(order.to));
                supporting_.insert(order.unit);
                return;
            case OrderKind::SupportHold:
                supporting_.insert(order.unit);
                return;
            case OrderKind::Convoy:
                convoying_.insert(order.unit);
                return;
            case OrderKind::Convert:
                m_.converts.insert(order.unit);
                return;
            default:
                return;
        }
    }

    void link_move(int unit) {
        const std::size_t to = m_.target_of(unit);
        m_.next_attack[static_cast<std::size_t>(unit)] = m_.first_attack[to];
        m_.first_attack[to] = narrow(unit);
    }

    // SD-7. A convoy matches a legal army move to its destination.
    void link_convoy(int unit) {
        const Order& convoy = m_.order_of(unit);
        if (!m_.moves.contains(convoy.of) || m_.target_of(convoy.of) != board_.province(convoy.to))
            return;
        m_.convoys.insert(unit);
        m_.convoyers[convoy.of] |= sea_bit(board_, unit);
        m_.convoying |= sea_bit(board_, unit);
    }

    // SD-7. FR-8. READING: R14. A converting unit is supported to hold like any other.
    bool matches(const Order& support) const {
        const bool moves = m_.moves.contains(support.of);
        if (support.kind == OrderKind::SupportHold) return !moves;
        if (!moves || m_.target_of(support.of) != board_.province(support.to)) return false;
        return support.to < board_.provinces || units_.in(support.of).kind == UnitKind::Army ||
               m_.order_of(support.of).to == support.to;
    }
    void link_support(int unit) {
        const Order& support = m_.order_of(unit);
        if (!matches(support)) return;
        m_.supports.insert(unit);
        m_.next_support[static_cast<std::size_t>(unit)] = m_.first_support[support.of];
        m_.first_support[support.of] = narrow(unit);
    }

    // SD-8. Nothing falls back from sea to land, but for an exchange of the 1971 edition, which
    // does not know VIA and so leaves it as it is (SD-3).
    void choose_route(int unit) {
        Route& route = m_.route[static_cast<std::size_t>(unit)];
        route = Route::Land;
        if (units_.in(unit).kind == UnitKind::Fleet) return;
        const int to = m_.target_of(unit);
        if (!is_near(unit, to) || m_.order_of(unit).via) {
            route = Route::Sea;
        } else if (law_.readings.near_convoy == NearConvoy::ByIntent) {
            if (is_convoyed_by_own_fleet(unit)) route = Route::Sea;
        } else if (m_.moves.contains(to) && m_.target_of(to) == unit &&
                   m_.convoyers_of(unit) != 0) {
            route = Route::Exchange;
        }
    }
    bool is_convoyed_by_own_fleet(int army) const {
        for (SeaSet rest = m_.convoyers_of(army); rest != 0; rest &= rest - 1) {
            const int sea = board_.sea_province[static_cast<std::size_t>(std::countr_zero(rest))];
            if (units_.in(sea).power == units_.in(army).power) return true;
        }
        return false;
    }

    const Law& law_;
    const Board& board_;
    const Units& units_;
    std::span<const Order> written_;
    std::span<Verdict> verdicts_;
    Matching& m_;
    PlaceSet ordered_;  // Units with a legal order.
    PlaceSet convoying_;
    PlaceSet supporting_;
};

}  // namespace

Matching match_orders(const Law& law, const Units& units, std::span<const Order> written,
                      std::span<Verdict> verdicts) {
    assert(verdicts.size() == written.size());
    Matching matching;
    Matcher(law, units, written, verdicts, matching).match();
    return matching;
}

}  // namespace occasus::diplomacy
