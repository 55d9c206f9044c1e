// SD-4 to SD-14, FR-8 to FR-10: the orders of a season, and what becomes of them.
#include "games/diplomacy/adjudicator/convoys.h"
#include "games/diplomacy/adjudicator/explanation.h"
#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/chapters/events.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

namespace {

// SD-6. The orders that one unit may be given.
class UnitChoices {
  public:
    UnitChoices(const Rules& rules, const Units& known, int unit, Choices& may)
        : rules_(rules),
          board_(rules.board()),
          units_(known),
          unit_(unit),
          is_army_(known.in(unit).kind == UnitKind::Army),
          places_(is_army_ ? board_.army_reach[at(unit)]
                           : board_.fleet_reach[known.in(unit).place]),
          reach_(is_army_ ? places_ : board_.fleet_provinces[known.in(unit).place]),
          fleets_(rules.law().readings.convoys ? fleets_at_sea(board_, known) : 0),
          may_(may) {}

    // SD-6.
    void add_all() const {
        take(Verb::Hold);
        moves();
        supports();
        convoys();
        converts();
    }

  private:
    void take(Verb verb, int of = kNowhere, int to = kNowhere, std::uint32_t flags = 0) const {
        may_.add({static_cast<std::uint32_t>(verb) << 24U | flags |
                  (static_cast<std::uint32_t>(to) & kNone) << 14U |
                  (static_cast<std::uint32_t>(of) & kNone) << 7U |
                  static_cast<std::uint32_t>(unit_)});
    }

    bool has_chain_for(int army, SeaSet fleets, int to) const {
        return (board_.seas_around[at(army)] & fleets) != 0 && board_.is_coastal(army) &&
               army != to && board_.is_coastal(to) && has_chain(board_, fleets, army, to);
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

    // READING: R41. A power that sees its own units only may support whatever the map allows.
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
    const PlaceSet& places_;  // Where it goes without convoys.
    const PlaceSet& reach_;   // The provinces of these places.
    SeaSet fleets_;
    Choices& may_;
};

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
        return (board.fleet_reach[at(place)] & coasts).size() > 1;
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

// ---- events ----

// FR-17, FR-18. READING: R36, R38.
void report_movement_in_the_dark(const Turn& turn) {
    const State& state = turn.state;
    const Board& board = turn.rules.board();
    const PlaceSet attacks = attacks_in(board, state.before, state.moved);
    for (std::size_t i = 0; i < kMaxUnits && state.moved.orders[i] != 0; ++i) {
        const Given given = state.moved.orders[i];
        const int power = giver_of(given);
        Explanation told;
        told.verdict.code = private_code(state.moved.codes[i]);
        turn.tell_by<EventKind::OrderResolved>(
            {seat_at(power), cite("FR-18")},
            ToldOrder{word_of(own_units(state.before, power), given)}, packed_strengths(told),
            packed_causes(told));
        if (attacks.contains(order_of(action_in(given), power).unit))
            turn.tell<EventKind::Attacked>(
                ToldOrder{public_word(board, word_of(state.before, given))}, state.moved.codes[i]);
    }
}

// READING: R37. A dislodged unit is public.
void report_losers(const Turn& turn) {
    const State& state = turn.state;
    for (int i = 0; i < state.loser_count; ++i) {
        const Loser& loser = state.losers[at(i)];
        const bool is_destroyed = loser.destroyed != 0;
        const Word word = word_of(loser.unit);
        turn.tell_by<EventKind::Dislodged>(
            {Seat::Nobody, is_destroyed ? cite("FR-10") : cite("SD-14")},
            ToldUnit{turn.rules.options().hidden ? public_word(turn.rules.board(), word) : word},
            place_id(loser.by), is_destroyed ? ToldFate::Destroyed : ToldFate::Dislodged);
    }
}

void keep_losers(const MovementOutcome& outcome, State& state) {
    state.losers.fill({});
    state.loser_count = 0;
    for (const Dislodgement& lost : outcome.dislodged)
        state.losers[state.loser_count++] = {
            .retreats = lost.retreats,
            .unit = lost.unit,
            .by = lost.by,
            .destroyed = lost.destroyed ? std::uint8_t{1} : std::uint8_t{0},
            .unused = {}};
}

// SD-4 to SD-14, FR-8 to FR-10. Explained when somebody listens.
void carry_out_movement(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    Written written(state);
    const Law law = rules.law();
    state.before = state.units;
    state.retreated = {};
    MovementOutcome outcome;
    std::array<Explanation, kMaxOrders> told;
    if (turn.log.is_heard()) {
        outcome = explain_movement(law, state.units, written.texts(), {told.data(), written.count});
        for (std::size_t i = 0; i < written.count; ++i) written.verdicts[i] = told[i].verdict;
    } else {
        outcome = adjudicate_movement(law, state.units, written.texts(), written.results());
    }
    state.units = outcome.units;
    keep_losers(outcome, state);
    keep_report(written, state.moved);
    if (rules.options().hidden) {
        report_movement_in_the_dark(turn);
    } else {
        for (std::size_t i = 0; i < written.count; ++i)
            turn.tell_by<EventKind::OrderResolved>(
                {Seat::Nobody, told[i].rule}, ToldOrder{word_of(state.before, written.given[i])},
                packed_strengths(told[i]), packed_causes(told[i]));
    }
    report_losers(turn);
}

struct MovementOrders {
    static std::string text(const Rules& rules, const State& state) {
        return "what is the order of " + named_unit(rules.board(), state.units, state.question) +
               "?";
    }
    static Cite rule(const Rules&, const State&) { return cite("SD-6"); }

    static PlaceSet questions(const Rules&, const State& state, int power) {
        return own_units(state.units, power).occupied;
    }
    static int answers_due(const Rules& rules, const State& state, int power) {
        return questions(rules, state, power).size();
    }

    static void choices(const Rules& rules, const State& state, Choices& may) {
        if (rules.options().hidden)
            UnitChoices(rules, rules.known_units(state, state.acting), state.question, may)
                .add_all();
        else
            UnitChoices(rules, state.units, state.question, may).add_all();
    }
    static Understood understood(const Rules& rules, const State& state, Order order) {
        const Units known = rules.known_units(state, order.power);
        const Fault fault =
            rules.options().hidden
                ? fault_in_the_dark(rules, known, order)
                : fault_of(rules.law(), known, fleets_at_sea(rules.board(), known), order);
        if (fault != Fault::None) return {fault, order};
        return {Fault::None, canonical_order(rules, known, order)};
    }
    static Units ordered(const Rules&, const State& state) { return state.units; }

    // FR-15. READING: R31. A unit without a legal order holds.
    static Order unwritten(const Rules&, const State&, int power, int province) {
        return {.kind = OrderKind::Hold,
                .power = static_cast<std::uint8_t>(power),
                .unit = static_cast<std::uint8_t>(province)};
    }
    static Silence silence(const State&, int) { return {"unit", "it will hold", "they will hold"}; }

    static void carry_out(const Turn& turn) {
        if (is_draw_agreed(turn.state)) return end_game(turn, Ending::Agreed, kNobody);
        carry_out_movement(turn);
    }
};

}  // namespace

constexpr Question kMovementOrders = Question::of<MovementOrders>();

}  // namespace occasus::diplomacy
