// FR-2, FR-3, FR-4: the first position, and the choice of the first units.
#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/chapters/events.h"

namespace occasus::diplomacy {

// READING: R2. Where the standard game does not know of the coasts of a province, the last one: at
// Kiel that of the west.
static Unit usual_unit_of(const Board& board, const StartUnit& start) {
    int place = start.place;
    if (start.kind == UnitKind::Fleet && place < board.provinces && board.has_coasts(place))
        for (const int coast : board.coasts(place)) place = coast;
    return {static_cast<std::uint8_t>(start.power), start.kind, static_cast<std::uint8_t>(place)};
}

// SD-4, FR-5. The variant begins with the choice of units, the standard game in Spring.
State Rules::start() const {
    State state{};
    state.year = static_cast<std::uint16_t>(first_year());
    state.step = Step::Movement;
    state.winner = static_cast<std::int8_t>(kNobody);
    state.seen_by = kTruth;
    state.question = kNowhere;
    for (int power = 0; power < kPowers; ++power) {
        const auto at = static_cast<std::size_t>(power);
        state.centres[at] = board().homes[at];
        state.counted[at] = static_cast<std::uint8_t>(board().homes[at].size());
    }
    if (is_variant() && options_.choose_start) {
        state.season = Season::Winter;
        state.step = Step::Start;
        --state.year;
    } else {
        for (const StartUnit& unit : board().start)
            state.units.put(board().province(unit.place), usual_unit_of(board(), unit));
    }
    NullSink nobody;
    begin_phase({*this, state, Log(nobody)});
    return state;
}

// READING: R2.
Unit Rules::usual_unit(int power, int centre) const {
    for (const StartUnit& unit : board().start)
        if (board().province(unit.place) == centre) return usual_unit_of(board(), unit);
    return {static_cast<std::uint8_t>(power), UnitKind::Army, static_cast<std::uint8_t>(centre)};
}

namespace {

struct FirstUnits {
    static std::string text(const Rules& rules, const State& state) {
        return "an army or a fleet in " + rules.board().place(state.question).name + "?";
    }
    static Cite rule(const Rules&, const State&) { return cite("FR-4"); }

    static PlaceSet questions(const Rules& rules, const State&, int power) {
        return rules.board().homes[at(power)];
    }
    static int answers_due(const Rules& rules, const State& state, int power) {
        return questions(rules, state, power).size();
    }

    // FR-4. READING: R2, R3.
    static void choices(const Rules& rules, const State& state, Choices& may) {
        PlaceSet centre;
        centre.insert(state.question);
        add_builds(rules.board(), centre, may);
    }
    static Understood understood(const Rules& rules, const State&, Order order) {
        const Fault fault = fault_of(rules, order);
        if (order.kind == OrderKind::Build && order.built == UnitKind::Army)
            order.coast = order.unit;
        return {fault, order};
    }
    static Fault fault_of(const Rules& rules, const Order& order) {
        if (order.kind == OrderKind::Waive || order.kind == OrderKind::Disband)
            return Fault::FirstUnitNone;
        if (order.kind != OrderKind::Build) return Fault::FirstUnitsOnly;
        if (!rules.board().homes[order.power].contains(order.unit)) return Fault::FirstUnitNotHome;
        return berth_fault(
            rules.board(), order,
            {Fault::FirstFleetInland, Fault::FirstCoastUnnamed, Fault::FirstNoSuchCoast});
    }
    static Units ordered(const Rules&, const State& state) { return state.units; }

    // READING: R2.
    static Order unwritten(const Rules& rules, const State&, int power, int province) {
        const Unit usual = rules.usual_unit(power, province);
        return {.kind = OrderKind::Build,
                .power = static_cast<std::uint8_t>(power),
                .unit = static_cast<std::uint8_t>(province),
                .built = usual.kind,
                .coast = usual.place};
    }
    static Silence silence(const State&, int) {
        return {"home", "the usual unit will be placed there",
                "the usual units will be placed there"};
    }

    // FR-4, FR-15. READING: R2, R3. One unit in every home centre.
    static void carry_out(const Turn& turn) {
        const Rules& rules = turn.rules;
        State& state = turn.state;
        for (int power = 0; power < kPowers; ++power)
            for (const int centre : rules.board().homes[at(power)])
                state.units.put(centre, rules.usual_unit(power, centre));
        const Written written(state);
        for (const Order& order : written.texts())
            state.units.put(order.unit, {order.power, order.built, order.coast});
        for (const int province : state.units.occupied) {
            const Unit& unit = state.units.in(province);
            turn.tell_by<EventKind::UnitPlaced>({audience_of(rules, unit.power), cite("FR-4")},
                                                ToldUnit{word_of(unit)});
        }
        report_sightings(turn);
    }
};

}  // namespace

constexpr Question kFirstUnits = Question::of<FirstUnits>();

}  // namespace occasus::diplomacy
