// Diplomacy as a learner sees it. Powers are named; what is the viewer's own is marked as such.
#include "games/diplomacy/rules.h"
#include "learn/encoders.h"
#include "learn/fields.h"

namespace occasus::diplomacy {

namespace {

// The viewer's orders of this phase, by the provinces that they are about.
struct Written {
    PlaceSet ordered;  // Units that have their order, and sites.
    PlaceSet goals;    // Moves and retreats go there.
    PlaceSet supported;
};

Written written_by(const Board& board, const State& state, int power) {
    Written written;
    for (const Given given : state.orders) {
        const Order order = order_of(action_in(given), power);
        if (given == 0 || giver_of(given) != power || order.unit == kNowhere) continue;
        written.ordered.insert(order.unit);
        if (order.kind == OrderKind::Move || order.kind == OrderKind::Retreat)
            written.goals.insert(board.province(order.to));
        if (order.kind == OrderKind::SupportHold || order.kind == OrderKind::SupportMove)
            written.supported.insert(order.of);
    }
    return written;
}

// Where the dislodged unit that is asked for may go.
PlaceSet retreats_of(const Board& board, const State& state) {
    for (int i = 0; is_retreating(state) && i < state.loser_count; ++i)
        if (board.province(state.losers[at(i)].unit.place) == state.question)
            return state.losers[at(i)].retreats;
    return {};
}

void place_features(const Board& board, const State& state, int viewer, FeatureRow& row) {
    const Written written = written_by(board, state, viewer);
    const PlaceSet retreats = retreats_of(board, state);
    for (int place = 0; place < static_cast<int>(board.places.size()); ++place) {
        const int province = board.province(place);
        const bool is_held = state.units.has(province);
        const Unit unit = is_held ? state.units.in(province) : Unit{};
        row.about(board.places, place);
        row.flag("fleet", is_held && unit.kind == UnitKind::Fleet && unit.place == place);
        row.flag("may_retreat_here", retreats.contains(place));
        if (place >= board.provinces) continue;  // A coast.
        row.one_of("unit", is_held ? unit.power : -1, board.powers, kPowers);
        row.flag("own_unit", is_held && unit.power == viewer);
        row.flag("question", state.question == province && state.acting == viewer);
        row.flag("ordered", written.ordered.contains(province));
        row.flag("order_goes_here", written.goals.contains(province));
        row.flag("supported", written.supported.contains(province));
        if (!board.centres.contains(province)) continue;
        int owner = -1;
        for (int power = 0; power < kPowers; ++power)
            if (state.centres[at(power)].contains(province)) owner = power;
        row.one_of("centre", owner, board.powers, kPowers);
        row.flag("own_centre", owner >= 0 && owner == viewer);
    }
}

}  // namespace

void write_features(const Rules& rules, const State& seen, Seat viewer, FeatureRow& row) {
    const Board& board = rules.board();
    const auto things = [&](std::string_view name, const auto& use) {
        if (name == "step") return use(kStepRows);
        const bool is_of_powers =
            name == "powers" || name == "acting" || name == "winner" || name == "seen_by";
        return is_of_powers ? use(board.powers) : use(kUnnamed);
    };
    write_fields(seen, {"question", "year", "loser_count"}, things, row);
    place_features(board, seen, seat_index(viewer), row);
    for (int each = 0; each < kPowers; ++each) {
        row.about(board.powers, each);
        // The field has them below 0.
        row.number("removals", -adjustment_of(seen, each), 2);
    }
    row.about_all();
    row.number("years", seen.year - rules.first_year(), 3);
    row.number("years_left", rules.last_year() - seen.year, 3);
}

}  // namespace occasus::diplomacy
