#include "games/diplomacy/adjudicator/matching.h"

#include <algorithm>
#include <cassert>

#include "games/diplomacy/adjudicator/convoys.h"

namespace occasus::diplomacy {

namespace {

std::uint8_t narrow(int place) {
    return static_cast<std::uint8_t>(place);
}

// The kinds of orders in a movement phase, and those before them.
constexpr std::size_t kMovementKinds = at(OrderKind::Convert) + 1;

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
        m_.goes.fill(kNowhere);
        m_.first_attack.fill(kNowhere);
        m_.first_support.fill(kNowhere);
    }

    // FR-15. A unit without orders holds.
    void match() {
        const SeaSet fleets = law_.readings.convoys ? fleets_at_sea(board_, units_) : 0;
        for (std::size_t i = 0; i < written_.size(); ++i) take_order(i, fleets);
        m_.moves = of_kind(OrderKind::Move);
        m_.converts = of_kind(OrderKind::Convert);
        for (const int unit : m_.moves) link_move(unit);
        for (const int unit : of_kind(OrderKind::Convoy)) link_convoy(unit);
        for (const int unit : of_kind(OrderKind::SupportHold)) link_support(unit, kNowhere);
        for (const int unit : of_kind(OrderKind::SupportMove))
            link_support(unit, province_of(m_.order_of(unit).to()));
        for (const int unit : m_.moves&(by_sea_ | convoyed_)) choose_route(unit);
    }

  private:
    PlaceSet& of_kind(OrderKind kind) { return in_force_[at(kind)]; }
    std::uint8_t province_of(std::uint8_t place) const { return board_.province_of[place]; }

    // READING: R12. Each unit has one order, and one that converts does nothing else. Two different
    // legal orders to a unit are both illegal; the same one again counts once; an illegal one
    // as well as a legal one is ignored.
    void take_order(std::size_t index, SeaSet fleets) {
        const Order& order = written_[index];
        const auto [fault, plain] = judge(law_, units_, fleets, order);
        verdicts_[index].fault = fault;
        if (fault != Fault::None && fault != Fault::Absent) return;
        if (ordered_.contains(order.unit) && !(plain == m_.order_of(order.unit)))
            return contradict(index);
        ordered_.insert(order.unit);
        m_.orders[order.unit] = plain;
        if (fault == Fault::None) of_kind(plain.kind()).insert(order.unit);
        if (plain.by_sea()) by_sea_.insert(order.unit);
    }

    void contradict(std::size_t index) {
        const std::uint8_t unit = written_[index].unit;
        for (std::size_t i = 0; i <= index; ++i)
            if (written_[i].unit == unit && written_[i].power == written_[index].power &&
                (verdicts_[i].fault == Fault::None || verdicts_[i].fault == Fault::Absent))
                verdicts_[i].fault = Fault::TwoOrders;
        for (PlaceSet& units : in_force_) units.erase(unit);
        // Equal to no order that could be written, so that a third one is a contradiction too.
        m_.orders[unit] = {};
    }

    void link_move(int unit) {
        const std::uint8_t to = province_of(m_.order_of(unit).to());
        m_.goes[at(unit)] = to;
        m_.next_attack[at(unit)] = m_.first_attack[to];
        m_.first_attack[to] = narrow(unit);
        m_.attacked.insert(to);
    }

    // SD-7. A convoy matches a legal army move to its destination.
    void link_convoy(int unit) {
        const Obeyed& convoy = m_.order_of(unit);
        if (m_.target_of(convoy.of()) != province_of(convoy.to())) return;
        m_.convoys.insert(unit);
        convoyed_.insert(convoy.of());
        m_.convoyers[convoy.of()] |= sea_bit(board_, unit);
        m_.convoying |= sea_bit(board_, unit);
    }

    // SD-7. FR-8. READING: R14. A support matches when its unit goes where it says, nowhere for a
    // support to hold. A converting unit is supported to hold like any other.
    void link_support(int unit, std::uint8_t to) {
        const Obeyed& support = m_.order_of(unit);
        if (m_.target_of(support.of()) != to || names_other_coast(support)) return;
        const auto supporter = at(unit);
        m_.supports.insert(unit);
        m_.aim[supporter] = to;
        m_.next_support[supporter] = m_.first_support[support.of()];
        m_.first_support[support.of()] = narrow(unit);
        ++m_.supports_of[support.of()];
        if (!m_.attacked.contains(unit)) ++m_.unattacked_supports_of[support.of()];
    }
    bool names_other_coast(const Obeyed& support) const {
        return support.kind() == OrderKind::SupportMove && support.to() >= board_.provinces &&
               m_.order_of(support.of()).to() != support.to();
    }

    // SD-8. Nothing falls back from sea to land, except an exchange of the 1971 edition, which
    // does not know VIA and so leaves it as it is (SD-3).
    void choose_route(int unit) {
        Route& route = m_.route[at(unit)];
        const int to = m_.target_of(unit);
        const bool is_intended =
            m_.order_of(unit).by_sea() ||
            (law_.readings.near_convoy == NearConvoy::ByIntent && is_convoyed_by_own_fleet(unit));
        if (is_intended) {
            route = Route::Sea;
            m_.by_sea.insert(unit);
        } else if (law_.readings.near_convoy == NearConvoy::ByExchange &&
                   m_.target_of(to) == unit && m_.convoyers_of(unit) != 0) {
            route = Route::Exchange;
        }
    }
    bool is_convoyed_by_own_fleet(int army) const {
        for (SeaSet rest = m_.convoyers_of(army); rest != 0; rest &= rest - 1) {
            const int sea = board_.sea_province[at(std::countr_zero(rest))];
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
    PlaceSet ordered_;                               // Units with a legal order.
    std::array<PlaceSet, kMovementKinds> in_force_;  // The units with an order of each kind.
    PlaceSet by_sea_;                                // Armies that say so, or have no other way.
    PlaceSet convoyed_;                              // Armies for which a convoy matches.
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
