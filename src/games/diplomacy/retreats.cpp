#include "games/diplomacy/retreats.h"

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

}  // namespace

Fault retreat_fault(const Board& board, std::span<const Dislodgement> dislodged,
                    const Order& order) {
    if (order.kind == OrderKind::Unreadable) return Fault::Unreadable;
    const int index = dislodged_by_order(board, dislodged, order);
    if (index == kNoIndex) return Fault::NotDislodged;
    if (order.kind == OrderKind::Disband) return Fault::None;
    if (!is_retreat(order) || order.via) return Fault::WrongPhase;
    const PlaceSet ends = ends_of(board, dislodged[static_cast<std::size_t>(index)], order);
    if (ends.empty()) return Fault::NoRetreatThere;
    return ends.size() == 1 ? Fault::None : Fault::RetreatCoastUnnamed;
}

Units adjudicate_retreats(const Board& board, const Units& standing,
                          std::span<const Dislodgement> dislodged, std::span<const Order> written,
                          std::span<Code> codes, std::span<Fault> faults) {
    assert(codes.size() == written.size() && faults.size() == written.size());
    constexpr std::uint8_t kContradicted = kNowhere - 1;
    std::array<std::uint8_t, kMaxProvinces> goes;  // Where each dislodged unit goes.
    goes.fill(kNowhere);
    for (std::size_t i = 0; i < written.size(); ++i) {
        faults[i] = retreat_fault(board, dislodged, written[i]);
        const int index = dislodged_by_order(board, dislodged, written[i]);
        if (faults[i] != Fault::None || !is_retreat(written[i])) continue;
        std::uint8_t& to = goes[static_cast<std::size_t>(index)];
        const auto end = static_cast<std::uint8_t>(
            ends_of(board, dislodged[static_cast<std::size_t>(index)], written[i]).front());
        to = to == kNowhere || to == end ? end : kContradicted;
    }
    // Whoever meets another is disbanded with him.
    std::array<std::uint8_t, kMaxProvinces> comers{};
    for (std::size_t i = 0; i < dislodged.size(); ++i)
        if (goes[i] < kContradicted) ++comers[static_cast<std::size_t>(board.province(goes[i]))];
    const auto arrives = [&](std::size_t loser) {
        return goes[loser] < kContradicted &&
               comers[static_cast<std::size_t>(board.province(goes[loser]))] == 1;
    };
    Units after = standing;
    for (std::size_t i = 0; i < dislodged.size(); ++i) {
        if (!arrives(i)) continue;
        Unit unit = dislodged[i].unit;
        unit.place = goes[i];
        after.put(board.province(unit.place), unit);
    }
    for (std::size_t i = 0; i < written.size(); ++i) {
        const int index = dislodged_by_order(board, dislodged, written[i]);
        const bool succeeds = faults[i] == Fault::None && is_retreat(written[i]) &&
                              arrives(static_cast<std::size_t>(index));
        codes[i] = index == kNoIndex ? Code::Illegal : Code::Disbanded;
        if (succeeds) codes[i] = Code::Retreats;
        if (faults[i] != Fault::None || !is_retreat(written[i]) || succeeds) continue;
        faults[i] = goes[static_cast<std::size_t>(index)] == kContradicted ? Fault::TwoOrders
                                                                           : Fault::RetreatClash;
    }
    return after;
}

}  // namespace occasus::diplomacy
