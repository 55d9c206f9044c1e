#include "games/diplomacy/adjudicator/movement.h"

#include <array>

namespace occasus::diplomacy {

// FR-8. READING: R16, R20. A unit that was not dislodged has converted, and is seen as its new
// kind.
static void convert_units(const Matching& matching, const PlaceSet& lost, Units& after) {
    for (const int province : matching.converts - lost) {
        const Obeyed& order = matching.order_of(province);
        Unit unit = after.in(province);
        const bool was_army = unit.kind == UnitKind::Army;
        unit.kind = was_army ? UnitKind::Fleet : UnitKind::Army;
        unit.place =
            was_army && order.to() != kNowhere ? order.to() : static_cast<std::uint8_t>(province);
        after.put(province, unit);
    }
}

// SD-14. READING: R21. Empty after movement, and some move that could arrive failed to.
static PlaceSet contested_provinces(const Matching& matching, const Resolution& resolution,
                                    const Units& after) {
    PlaceSet contested;
    for (const int move : matching.moves - resolution.succeeded()) {
        const int to = matching.target_of(move);
        if (!after.has(to) && resolution.prevent(move).most > 0) contested.insert(to);
    }
    return contested;
}

// SD-15. Places within reach that are empty, not contested, and not where the attacker came from,
// unless it came by sea.
static PlaceSet retreats_of(const Board& board, const Dislodgement& loser, PlaceSet closed,
                            bool attacker_came_by_sea) {
    if (!attacker_came_by_sea) closed.insert(loser.by);
    const Unit& unit = loser.unit;
    if (unit.kind == UnitKind::Army) return board.army_reach[unit.place] - closed;
    PlaceSet places;
    for (const int place : board.fleet_reach[unit.place])
        if (!closed.contains(board.province(place))) places.insert(place);
    return places;
}

// FR-10. READING: R22. A unit whose order to convert failed from the start may retreat.
MovementOutcome movement_outcome(const Law& law, const Units& units, const Matching& matching,
                                 const Resolution& resolution) {
    MovementOutcome outcome{.units = units,
                            .moved = matching.moves & resolution.succeeded(),
                            .lost = {},
                            .contested = {},
                            .dislodged = {}};
    const PlaceSet stayed = units.occupied - outcome.moved;
    PlaceSet entered;
    for (const int move : outcome.moved) {
        Unit unit = units.in(move);
        unit.place = matching.order_of(move).to();
        outcome.units.put(matching.target_of(move), unit);
        entered.insert(matching.target_of(move));
    }
    for (const int left : outcome.moved - entered) outcome.units.remove(left);
    outcome.lost = stayed & entered;
    convert_units(matching, outcome.lost, outcome.units);
    outcome.contested = contested_provinces(matching, resolution, outcome.units);
    const PlaceSet closed = outcome.units.occupied | outcome.contested;
    for (const int province : outcome.lost) {
        Dislodgement loser;
        loser.unit = units.in(province);
        loser.by = resolution.comer(province);
        loser.destroyed = matching.converts.contains(province);
        if (!loser.destroyed)
            loser.retreats = retreats_of(law.board, loser, closed,
                                         resolution.comes_by_sea(loser.by) == Answer::Yes);
        outcome.dislodged.push_back(loser);
    }
    return outcome;
}

namespace {

// How a legal order can end. Each kind of order has its words for it.
enum class End : std::uint8_t { DoesNotMatch, Fails, Succeeds, IsStopped };
using CodesOfEnds = std::array<Code, 4>;
constexpr CodesOfEnds kAlwaysOk = {Code::Ok, Code::Ok, Code::Ok, Code::Ok};
constexpr CodesOfEnds kSupport = {Code::Void, Code::Cut, Code::Ok, Code::Cut};
constexpr auto kCodesOfKinds = std::to_array<CodesOfEnds>({
    kAlwaysOk,                                                     // Unreadable is no legal order.
    kAlwaysOk,                                                     // Hold.
    {Code::Void, Code::Bounce, Code::Moves, Code::NoConvoy},       // Move.
    kSupport,                                                      // SupportHold.
    kSupport,                                                      // SupportMove.
    {Code::Void, Code::Paradox, Code::Ok, Code::Disrupted},        // Convoy.
    {Code::Void, Code::Converts, Code::Converts, Code::Destroyed}  // Convert.
});
static_assert(kCodesOfKinds.size() == at(OrderKind::Convert) + 1);

// How the orders of all units ended.
class Ends {
  public:
    Ends(const Matching& matching, const Resolution& resolution, const PlaceSet& lost)
        : in_force_(matching.moves | matching.supports | matching.convoys | matching.converts),
          succeeded_(resolution.succeeded()),
          stopped_(lost & (matching.converts | (matching.convoys - succeeded_))) {
        for (const int move : matching.by_sea - succeeded_)
            if (resolution.path(move) == Answer::No) stopped_.insert(move);
    }
    Code code_of(const Order& order) const {
        return kCodesOfKinds[at(order.kind)][end_of(order.unit)];
    }

  private:
    std::size_t end_of(int unit) const {
        constexpr auto kStops = at(End::IsStopped) - at(End::Fails);
        return (in_force_.contains(unit) ? 1U : 0U) + (succeeded_.contains(unit) ? 1U : 0U) +
               (stopped_.contains(unit) ? kStops : 0U);
    }

    PlaceSet in_force_;
    PlaceSet succeeded_;
    PlaceSet stopped_;  // A convoy or a conversion by dislodgement, a move without a convoy.
};

}  // namespace

MovementOutcome adjudicate_movement(const Law& law, const Units& units,
                                    std::span<const Order> written, std::span<Verdict> verdicts) {
    const Matching matching = match_orders(law, units, written, verdicts);
    Resolution resolution(law, units, matching);
    resolution.resolve();
    const MovementOutcome outcome = movement_outcome(law, units, matching, resolution);
    const Ends ends(matching, resolution, outcome.lost);
    for (std::size_t i = 0; i < written.size(); ++i) {
        auto& [code, fault] = verdicts[i];
        if (fault == Fault::None)
            code = ends.code_of(written[i]);
        else
            code = fault == Fault::Absent ? Code::Void : Code::Illegal;
    }
    return outcome;
}

}  // namespace occasus::diplomacy
