// FR-2, FR-3, FR-4: the first position, and who is asked what.
#include <algorithm>
#include <cstring>

#include "games/diplomacy/rules.h"
#include "games/diplomacy/turn.h"

namespace occasus::diplomacy {

namespace {

// READING: R2. Where the standard game does not know of the coasts of a province, the last one: at
// Kiel that of the west.
Unit usual_unit_of(const Board& board, const StartUnit& start) {
    int place = start.place;
    if (start.kind == UnitKind::Fleet && place < board.provinces && board.has_coasts(place))
        for (const int coast : board.coasts(place)) place = coast;
    return {static_cast<std::uint8_t>(start.power), start.kind, static_cast<std::uint8_t>(place)};
}

}  // namespace

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
    NullSink sink;
    begin_phase(*this, state, sink);
    return state;
}

// READING: R2.
Unit Rules::usual_unit(int power, int centre) const {
    for (const StartUnit& unit : board().start)
        if (board().province(unit.place) == centre) return usual_unit_of(board(), unit);
    return {static_cast<std::uint8_t>(power), UnitKind::Army, static_cast<std::uint8_t>(centre)};
}

// FR-5.
std::uint8_t Rules::powers_to_ask(const State& state) const {
    std::uint8_t asked = 0;
    for (int power = 0; power < kPowers; ++power) {
        const bool is_asked = state.step == Step::Adjustments ? answers_due(state, power) > 0
                                                              : !questions(state, power).empty();
        if (is_asked) asked |= power_bit(power);
    }
    return asked;
}

// FR-5. Start: the homes. Movement: the units. Retreats: the units with a place to go.
// READING: R40, R42. In a hidden game those without one as well, or whether a phase comes would
// tell of places that nobody is to know of.
PlaceSet Rules::questions(const State& state, int power) const {
    PlaceSet asked;
    if (state.step == Step::Start) return board().homes[static_cast<std::size_t>(power)];
    if (state.step == Step::Movement) {
        asked = own_units(state.units, power).occupied;
    } else if (state.step == Step::Retreats) {
        for (int i = 0; i < state.loser_count; ++i) {
            const Loser& loser = state.losers[static_cast<std::size_t>(i)];
            const bool may_go = !loser.retreats.empty() || options_.hidden;
            if (loser.unit.power == power && loser.destroyed == 0 && may_go)
                asked.insert(board().province(loser.unit.place));
        }
    }
    return asked;
}

// FR-13, FR-14. READING: R42. In a hidden game every survivor is asked, if only whether he is
// there.
int Rules::answers_due(const State& state, int power) const {
    if (!survives(state, power)) return 0;
    const int due = std::abs(state.adjust[static_cast<std::size_t>(power)]);
    return due == 0 && options_.hidden ? 1 : due;
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

Units own_units(const Units& units, int power) {
    Units own;
    for (const int province : units.occupied)
        if (units.in(province).power == power) own.put(province, units.in(province));
    return own;
}

Units Rules::known_units(const State& state, int power) const {
    return options_.hidden ? own_units(state.units, power) : state.units;
}

// FR-17. READING: R33. Whatever the units are, and by whichever coast the provinces touch.
PlaceSet Rules::exposed(const Units& units) const {
    PlaceSet exposed;
    for (const int province : units.occupied)
        for (const int beside : board().touching(province) & units.occupied)
            if (units.in(beside).power != units.in(province).power) exposed.insert(province);
    return exposed;
}

int answers_of(const State& state, int power) {
    int answers = 0;
    for (const Given given : state.orders) {
        if (given == 0) break;
        if (giver_of(given) == power) ++answers;
    }
    return answers;
}

bool is_first_answer(const State& state) {
    return !has_power(state.proposing, state.acting) && answers_of(state, state.acting) == 0;
}

}  // namespace occasus::diplomacy
