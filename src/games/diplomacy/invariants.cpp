// The invariants of every position; the first one that is broken, in words.
#include "games/diplomacy/adjudicator/retreats.h"
#include "games/diplomacy/rules.h"

namespace occasus::diplomacy {

namespace {

bool stands_well(const Board& board, const Unit& unit, int province) {
    if (unit.power >= kPowers || unit.place >= board.places.size() ||
        board.province(unit.place) != province)
        return false;
    if (unit.kind == UnitKind::Army) return unit.place == province && !board.is_sea(province);
    return !board.is_inland(province) && board.fleet_places(province).contains(unit.place);
}

std::string_view broken_centres(const Board& board, const Centres& centres) {
    PlaceSet all;
    for (const PlaceSet& owned : centres) {
        if (!(owned & all).empty()) return "a centre belongs to two powers";
        all |= owned;
    }
    return (all - board.centres).empty() ? "" : "a power owns a province that is not a centre";
}

std::string_view broken_losers(const Rules& rules, const State& state) {
    if (state.loser_count > kMaxLosers) return "more units are dislodged than there are";
    for (std::size_t i = 0; i < kMaxLosers; ++i) {
        const Loser& loser = state.losers[i];
        if (i >= state.loser_count) {
            if (!(loser == Loser{})) return "a dislodged unit beyond the last";
            continue;
        }
        if (loser.unit.place >= rules.board().places.size() ||
            !stands_well(rules.board(), loser.unit, rules.board().province(loser.unit.place)))
            return "a dislodged unit that cannot have stood there";
        if (loser.destroyed != 0 && !loser.retreats.empty())
            return "a destroyed unit that may retreat";
        if (!is_retreating(state)) continue;
        const Dislodgement dislodgement{loser.unit, loser.by, loser.destroyed != 0, loser.retreats};
        if (!impossible_retreats(rules.board(), state.units, dislodgement).empty())
            return "a retreat where none can be";
    }
    return {};
}

}  // namespace

std::string_view Rules::broken_invariant(const State& state) const {
    if (state.seen_by != kTruth) return "a position that hides something";
    if (state.units.occupied.size() > kMaxUnits) return "more units than a board can have";
    for (const int province : state.units.occupied)
        if (province >= board().provinces ||
            !stands_well(board(), state.units.in(province), province))
            return "a unit stands where it cannot";
    if (const auto broken = broken_centres(board(), state.centres); !broken.empty()) return broken;
    if (const auto broken = broken_losers(*this, state); !broken.empty()) return broken;
    if (is_over(state) != (state.ending != Ending::None))
        return "an ending before the end, or none after it";
    const bool has_winner = state.ending == Ending::Victory || state.ending == Ending::SoleSurvivor;
    if (has_winner != (state.winner != kNobody))
        return "a winner without a victory, or a victory without a winner";
    if (is_over(state)) return {};
    if (state.acting < 0 || state.acting >= kPowers || !has_power(state.asked, state.acting))
        return "a question to a power that has nothing to order";
    if (state.asked != powers_to_ask(state)) return "a phase with orders of the wrong powers";
    if (has_power(state.silent, state.acting)) return "a question to a power that sends no orders";
    if (state.step != Step::Movement && state.proposing != 0)
        return "a draw proposed outside movement";
    if ((state.proposing & state.silent) != 0)
        return "a draw proposed by a power that sends no orders";
    if ((state.proposing & ~state.asked) != 0)
        return "a draw proposed by a power that has nothing to order";
    return {};
}

}  // namespace occasus::diplomacy
