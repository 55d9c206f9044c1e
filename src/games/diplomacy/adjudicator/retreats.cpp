#include "games/diplomacy/adjudicator/retreats.h"

#include <array>
#include <cassert>

namespace occasus::diplomacy {

namespace {

constexpr int kNoIndex = -1;

// The dislodged unit that an order is for; kNoIndex when it is for none.
int dislodged_by_order(const Board& board, std::span<const Dislodgement> dislodged,
                       const Order& order) {
    for (std::size_t i = 0; i < dislodged.size(); ++i)
        if (!dislodged[i].destroyed && board.province(dislodged[i].unit.place) == order.unit &&
            dislodged[i].unit.power == order.power)
            return static_cast<int>(i);
    return kNoIndex;
}

// Where a retreat may end: the place that is named, or all coasts of the province.
PlaceSet ends_of(const Board& board, const Dislodgement& loser, const Order& order) {
    PlaceSet ends;
    if (order.to == kNowhere || order.no_such_coast) return ends;
    // The coast of an army's destination does not matter.
    if (loser.unit.kind == UnitKind::Army)
        ends.insert(board.province(order.to));
    else if (order.to >= board.provinces)
        ends.insert(order.to);
    else
        ends = board.fleet_places(order.to);
    return ends & loser.retreats;
}

bool is_retreat(const Order& order) {
    return order.kind == OrderKind::Retreat || order.kind == OrderKind::Move;
}

// Where each dislodged unit goes, as far as the orders say.
class Flight {
  public:
    Flight(const Board& board, std::span<const Dislodgement> dislodged)
        : board_(board), dislodged_(dislodged) {
        goes_.fill(kNowhere);
    }

    // Precondition: the order is a retreat without fault.
    void send(const Order& order) {
        const int loser = dislodged_by_order(board_, dislodged_, order);
        const auto end =
            static_cast<std::uint8_t>(ends_of(board_, dislodged_[at(loser)], order).front());
        std::uint8_t& to = goes_[at(loser)];
        to = to == kNowhere || to == end ? end : kContradicted;
    }

    // Two that name the same province both fail.
    void meet() {
        for (const std::uint8_t to : goes_)
            if (to < kContradicted) ++comers_[at(board_.province(to))];
    }
    bool arrives(int loser) const {
        const std::uint8_t to = goes_[at(loser)];
        return to < kContradicted && comers_[at(board_.province(to))] == 1;
    }

    Units settle(Units units) const {
        for (std::size_t i = 0; i < dislodged_.size(); ++i) {
            if (!arrives(static_cast<int>(i))) continue;
            Unit unit = dislodged_[i].unit;
            unit.place = goes_[i];
            units.put(board_.province(unit.place), unit);
        }
        return units;
    }

    Verdict verdict(const Order& order, Fault fault) const {
        const int loser = dislodged_by_order(board_, dislodged_, order);
        if (loser == kNoIndex) return {Code::Illegal, fault};
        if (fault != Fault::None || !is_retreat(order)) return {Code::Disbanded, fault};
        if (arrives(loser)) return {Code::Retreats, Fault::None};
        const bool is_contradicted = goes_[at(loser)] == kContradicted;
        return {Code::Disbanded, is_contradicted ? Fault::TwoOrders : Fault::RetreatClash};
    }

  private:
    static constexpr std::uint8_t kContradicted = kNowhere - 1;

    const Board& board_;
    std::span<const Dislodgement> dislodged_;
    std::array<std::uint8_t, kMaxProvinces> goes_{};
    std::array<std::uint8_t, kMaxProvinces> comers_{};
};

}  // namespace

// SD-15. Without the position before the movement, `contested` and the way of the attacker are not
// known: only an army may have come by sea, from one coast to another.
std::string_view impossible_retreats(const Board& board, const Units& standing,
                                     const Dislodgement& loser) {
    const int province = board.province(loser.unit.place);
    if (loser.destroyed && !loser.retreats.empty()) return "a destroyed unit has no retreats";
    const PlaceSet& reach = loser.unit.kind == UnitKind::Army ? board.army_reach[loser.unit.place]
                                                              : board.fleet_reach[loser.unit.place];
    bool by_sea = false;
    if (standing.has(province) && loser.by != kNowhere) {
        const Unit attacker = standing.in(province);
        const bool army = attacker.kind == UnitKind::Army;
        by_sea = army && loser.by != province && board.is_coastal(province) &&
                 board.is_coastal(loser.by);
        const PlaceSet& near =
            army ? board.army_reach[at(province)] : board.fleet_provinces[attacker.place];
        if (!by_sea && !near.contains(loser.by)) return "its attacker cannot have come from there";
    }
    for (const int place : loser.retreats) {
        if (!reach.contains(place)) return "it cannot reach every province listed for its retreat";
        if (standing.has(board.province(place)))
            return "a province listed for its retreat is occupied";
        if (board.province(place) == loser.by && standing.has(province) && !by_sea)
            return "it cannot retreat to where its attacker came from";
    }
    return {};
}

Fault retreat_fault(const Board& board, std::span<const Dislodgement> dislodged,
                    const Order& order) {
    if (order.kind == OrderKind::Unreadable) return Fault::Unreadable;
    if (order.kind == OrderKind::Waive) return Fault::WrongPhase;
    const int index = dislodged_by_order(board, dislodged, order);
    if (index == kNoIndex) return Fault::NotDislodged;
    if (order.kind == OrderKind::Disband) return Fault::None;
    if (!is_retreat(order) || order.via) return wrong_phase(board.game, order.kind);
    const PlaceSet ends = ends_of(board, dislodged[at(index)], order);
    if (ends.empty()) return Fault::NoRetreatThere;
    return ends.size() == 1 ? Fault::None : Fault::RetreatCoastUnnamed;
}

Units adjudicate_retreats(const Board& board, const Units& standing,
                          std::span<const Dislodgement> dislodged, std::span<const Order> written,
                          std::span<Verdict> verdicts) {
    assert(verdicts.size() == written.size());
    Flight flight(board, dislodged);
    for (std::size_t i = 0; i < written.size(); ++i) {
        verdicts[i].fault = retreat_fault(board, dislodged, written[i]);
        if (verdicts[i].fault == Fault::None && is_retreat(written[i])) flight.send(written[i]);
    }
    flight.meet();
    for (std::size_t i = 0; i < written.size(); ++i)
        verdicts[i] = flight.verdict(written[i], verdicts[i].fault);
    return flight.settle(standing);
}

}  // namespace occasus::diplomacy
