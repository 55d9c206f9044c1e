// What may be answered: every legal order of the unit that is asked for, ascending and each once.
#include "games/diplomacy/convoys.h"
#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

namespace {

std::uint32_t place_bits(std::uint8_t place) {
    return place & kNone;
}
std::uint8_t place_in(std::uint32_t bits, unsigned shift) {
    const std::uint32_t place = bits >> shift & kNone;
    return place == kNone ? std::uint8_t{kNowhere} : static_cast<std::uint8_t>(place);
}

constexpr std::uint32_t kViaBit = 1U << 21U;
constexpr std::uint32_t kFleetBit = 1U << 22U;

// The orders that one unit may be given, handed to `visit` one by one.
template <class Visit>
class UnitChoices {
  public:
    UnitChoices(const Rules& rules, const Units& known, int unit, const Visit& visit)
        : rules_(rules),
          board_(rules.board()),
          units_(known),
          unit_(unit),
          is_army_(known.in(unit).kind == UnitKind::Army),
          places_(is_army_ ? board_.army_reach[static_cast<std::size_t>(unit)]
                           : board_.fleet_reach[known.in(unit).place]),
          reach_(is_army_ ? places_ : board_.fleet_provinces[known.in(unit).place]),
          fleets_(rules.law().readings.convoys ? fleets_at_sea(board_, known) : 0),
          visit_(visit) {}

    // SD-6.
    void visit_all() const {
        take(Verb::Hold);
        moves();
        supports();
        convoys();
        converts();
    }

  private:
    void take(Verb verb, int of = kNowhere, int to = kNowhere, std::uint32_t flags = 0) const {
        visit_(Action{static_cast<std::uint32_t>(verb) << 24U | flags |
                      place_bits(static_cast<std::uint8_t>(to)) << 14U |
                      place_bits(static_cast<std::uint8_t>(of)) << 7U |
                      static_cast<std::uint32_t>(unit_)});
    }

    bool has_chain_for(int army, SeaSet fleets, int to) const {
        return (board_.seas_around[static_cast<std::size_t>(army)] & fleets) != 0 &&
               board_.is_coastal(army) && army != to && board_.is_coastal(to) &&
               has_chain(board_, fleets, army, to);
    }

    void moves() const {
        if (!is_army_ || fleets_ == 0) {
            for (const int place : places_) take(Verb::Move, kNowhere, place);
            return;
        }
        PlaceSet by_sea;
        for (int to = 0; to < board_.provinces; ++to)
            if (has_chain_for(unit_, fleets_, to)) by_sea.insert(to);
        for (const int to : places_ | by_sea) take(Verb::Move, kNowhere, to);
        for (const int to : places_& by_sea) take(Verb::Move, kNowhere, to, kViaBit);
    }

    void supports() const {
        if (rules_.options().hidden) return supports_in_the_dark();
        for (const int of : units_.occupied& reach_)
            if (of != unit_) take(Verb::SupportHold, of);
        const SeaSet others = board_.is_sea(unit_) ? fleets_ & ~sea_bit(board_, unit_) : fleets_;
        for (const int to : reach_)
            for (const int of : units_.occupied)
                if (of != unit_ && of != to && could_go(of, others, to))
                    take(Verb::SupportMove, of, to);
        // SD-7. A coast is named where the fleet could go to more than one.
        for (const int to : reach_) {
            if (!board_.has_coasts(to)) continue;
            for (const int coast : board_.coasts(to))
                for (const int of : units_.occupied)
                    if (of != unit_ && of != to && may_choose_coast(units_.in(of), to, coast))
                        take(Verb::SupportMove, of, coast);
        }
    }
    bool could_go(int of, SeaSet carriers, int to) const {
        const Unit& unit = units_.in(of);
        if (unit.kind == UnitKind::Fleet) return board_.fleet_provinces[unit.place].contains(to);
        return board_.army_reach[unit.place].contains(to) || has_chain_for(of, carriers, to);
    }
    bool may_choose_coast(const Unit& fleet, int to, int coast) const {
        if (fleet.kind == UnitKind::Army) return false;
        const PlaceSet ways = board_.fleet_reach[fleet.place] & board_.coasts(to);
        return ways.size() > 1 && ways.contains(coast);
    }

    // READING: R41. Who sees his own units only may support whatever the map allows.
    void supports_in_the_dark() const {
        for (const int of : reach_)
            if (of != unit_) take(Verb::SupportHold, of);
        for (const int to : reach_)
            for (const int of : board_.touching(to))
                if (of != unit_ && (!units_.has(of) || could_go(of, 0, to)))
                    take(Verb::SupportMove, of, to);
        for (const int to : reach_)
            if (board_.has_coasts(to)) support_coasts_in_the_dark(to);
    }
    void support_coasts_in_the_dark(int to) const {
        for (const int coast : board_.coasts(to))
            for (const int of : board_.touching(to))
                if (of != unit_ && (units_.has(of) ? may_choose_coast(units_.in(of), to, coast)
                                                   : some_fleet_chooses(of, to, coast)))
                    take(Verb::SupportMove, of, coast);
    }
    bool some_fleet_chooses(int of, int to, int coast) const {
        for (const int place : board_.fleet_places(of))
            if (may_choose_coast(
                    {.kind = UnitKind::Fleet, .place = static_cast<std::uint8_t>(place)}, to,
                    coast))
                return true;
        return false;
    }

    void convoys() const {
        if (is_army_ || !board_.is_sea(unit_) || fleets_ == 0) return;
        for (int to = 0; to < board_.provinces; ++to) {
            if (!board_.is_coastal(to)) continue;
            for (const int army : units_.occupied)
                if (units_.in(army).kind == UnitKind::Army && has_chain_for(army, fleets_, to) &&
                    (on_tight_chains(board_, fleets_, army, to) & sea_bit(board_, unit_)) != 0)
                    take(Verb::Convoy, army, to);
        }
    }

    // FR-8. READING: R8, R9, R11.
    void converts() const {
        if (!rules_.law().readings.converting || !board_.is_coastal(unit_)) return;
        if (!is_army_ || !board_.has_coasts(unit_)) return take(Verb::Convert);
        for (const int coast : board_.coasts(unit_)) take(Verb::Convert, kNowhere, coast);
    }

    const Rules& rules_;
    const Board& board_;
    const Units& units_;
    int unit_;
    bool is_army_;
    const PlaceSet& places_;  // Where it goes by itself.
    const PlaceSet& reach_;   // The provinces of these places.
    SeaSet fleets_;
    const Visit& visit_;
};

Action build_action(const Board& board, UnitKind kind, int place) {
    return {static_cast<std::uint32_t>(Verb::Build) << 24U |
            (kind == UnitKind::Fleet ? kFleetBit : 0) | static_cast<std::uint32_t>(place) << 14U |
            kNone << 7U | static_cast<std::uint32_t>(board.province(place))};
}

// FR-4, FR-13. In each of these centres an army or, where there is a shore, a fleet on one of its
// coasts.
template <class Visit>
void visit_builds(const Board& board, const PlaceSet& centres, const Visit& visit) {
    PlaceSet berths;
    for (const int centre : centres) {
        visit(build_action(board, UnitKind::Army, centre));
        if (!board.is_inland(centre)) berths |= board.fleet_places(centre);
    }
    for (const int place : berths) visit(build_action(board, UnitKind::Fleet, place));
}

Action unit_action(Verb verb, int unit, std::uint32_t to) {
    return {static_cast<std::uint32_t>(verb) << 24U | to << 14U | kNone << 7U |
            static_cast<std::uint32_t>(unit)};
}

// SD-15. The unit that is asked for goes, or is given up.
template <class Visit>
void visit_retreats(const Board& board, const State& state, const Visit& visit) {
    for (int i = 0; i < state.loser_count; ++i) {
        const Loser& loser = state.losers[static_cast<std::size_t>(i)];
        if (board.province(loser.unit.place) != state.question) continue;
        for (const int place : loser.retreats)
            visit(unit_action(Verb::Retreat, state.question, static_cast<std::uint32_t>(place)));
    }
    visit(unit_action(Verb::Disband, state.question, kNone));
}

// SD-16, FR-13, FR-14. READING: R26, R39.
template <class Visit>
void visit_adjustments(const Rules& rules, const State& state, const Visit& visit) {
    const int power = seat_index(Rules::to_move(state));
    if (state.adjust[static_cast<std::size_t>(power)] < 0) {
        for (const int province : rules.removable(state, power))
            visit(unit_action(Verb::Disband, province, kNone));
        return;
    }
    if (state.adjust[static_cast<std::size_t>(power)] > 0)
        visit_builds(rules.board(), rules.sites(state, power), visit);
    visit(plain_action(Verb::Waive));
}

template <class Visit>
void visit_choices(const Rules& rules, const State& state, const Visit& visit) {
    // Who looks at the question of another seat is not asked.
    const bool is_asked = state.seen_by == kTruth || state.seen_by == state.acting;
    if (is_over(state) || !is_asked) return;
    const int power = seat_index(Rules::to_move(state));
    PlaceSet centre;
    switch (state.step) {
        case Step::Start:
            centre.insert(state.question);
            visit_builds(rules.board(), centre, visit);
            break;
        case Step::Movement:
            if (rules.options().hidden)
                UnitChoices(rules, rules.known_units(state, power), state.question, visit)
                    .visit_all();
            else
                UnitChoices(rules, state.units, state.question, visit).visit_all();
            break;
        case Step::Retreats:
            visit_retreats(rules.board(), state, visit);
            break;
        default:
            visit_adjustments(rules, state, visit);
    }
    if (!is_first_answer(state)) return;
    visit(plain_action(Verb::NoOrders));
    if (state.step == Step::Movement) visit(plain_action(Verb::Draw));
}

}  // namespace

Order order_of(Action action, int power) {
    Order order;
    order.kind = static_cast<OrderKind>(verb_of(action));
    order.power = static_cast<std::uint8_t>(power);
    order.unit = place_in(action.bits, 0);
    order.of = place_in(action.bits, 7);
    order.to = place_in(action.bits, 14);
    order.via = (action.bits & kViaBit) != 0;
    if (order.kind == OrderKind::Build) {
        order.built = (action.bits & kFleetBit) != 0 ? UnitKind::Fleet : UnitKind::Army;
        order.coast = order.to;
        order.to = kNowhere;
    }
    return order;
}

Action action_of(const Order& order) {
    if (order.kind == OrderKind::Waive) return plain_action(Verb::Waive);
    const bool is_fleet = order.kind == OrderKind::Build && order.built == UnitKind::Fleet;
    const std::uint8_t to = order.kind != OrderKind::Build ? order.to
                            : is_fleet                     ? order.coast
                                                           : order.unit;
    return {static_cast<std::uint32_t>(order.kind) << 24U | (is_fleet ? kFleetBit : 0) |
            (order.via ? kViaBit : 0) | place_bits(to) << 14U | place_bits(order.of) << 7U |
            place_bits(order.unit)};
}

void Rules::legal_actions(const State& state, ActionList& list) const {
    visit_choices(*this, state, [&](Action action) { list.push_back(action); });
}

// OPTIMIZATION: counts the choices and takes one, and so needs no room for them.
Action Rules::random_action(const State& state, Rng& rng) const {
    std::uint32_t count = 0;
    visit_choices(*this, state, [&](Action) { ++count; });
    std::uint32_t left = rng.below(count);
    Action drawn;
    visit_choices(*this, state, [&](Action action) {
        if (left-- == 0) drawn = action;
    });
    return drawn;
}

}  // namespace occasus::diplomacy
