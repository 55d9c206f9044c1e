#include "ai/heuristics/diplomacy_seasons.h"

#include "games/diplomacy/adjudicator/adjustments.h"

namespace occasus::diplomacy {

namespace {

void retreat(const Board& board, const MovementOutcome& outcome, const Worths& worths,
             Units& units) {
    PlaceSet taken;
    for (const Dislodgement& loser : outcome.dislodged) {
        if (loser.destroyed) continue;
        int best = kNowhere;
        float most = -1e9F;
        for (const int place : loser.retreats) {
            const float worth = worths[loser.unit.power][at(board.province(place))];
            if (taken.contains(board.province(place)) || worth <= most) continue;
            most = worth;
            best = place;
        }
        if (best == kNowhere) continue;
        Unit unit = loser.unit;
        unit.place = static_cast<std::uint8_t>(best);
        taken.insert(board.province(best));
        units.put(board.province(best), unit);
    }
}

// A unit is built where the most worth is within its reach.
void build(const Board& board, int power, const Worth& worth, PlaceSet& sites, Units& units) {
    Unit best;
    float most = -1e9F;
    const auto consider = [&](UnitKind kind, int place) {
        const Unit unit{static_cast<std::uint8_t>(power), kind, static_cast<std::uint8_t>(place)};
        const float value = worth_of_build(board, unit, worth);
        if (value <= most) return;
        most = value;
        best = unit;
    };
    for (const int site : sites) {
        consider(UnitKind::Army, site);
        for (const int place : board.fleet_places(site)) consider(UnitKind::Fleet, place);
    }
    sites.erase(board.province(best.place));
    units.put(board.province(best.place), best);
}

void remove(const Board& board, int power, const Worth& worth, Units& units) {
    int worst = kNowhere;
    float least = 1e9F;
    for (const int province : units.occupied) {
        const Unit& unit = units.in(province);
        if (unit.power != power) continue;
        const float value = worth[at(province)] + prospect(board, unit, worth);
        if (value >= least) continue;
        least = value;
        worst = province;
    }
    if (worst != kNowhere) units.remove(worst);
}

void pass_winter(const Rules& rules, const Worths& worths, State& state) {
    for (int power = 0; power < kPowers; ++power) {
        int due = difference_of(state.units, state.centres, power);
        if (due == 0) continue;
        PlaceSet sites;
        if (due > 0) sites = building_sites(rules.law(), state.units, state.centres, power);
        for (; due > 0 && !sites.empty(); --due)
            build(rules.board(), power, worths[at(power)], sites, state.units);
        for (; due < 0; ++due) remove(rules.board(), power, worths[at(power)], state.units);
    }
}

}  // namespace

Worths worths_of_powers(const Rules& rules, const State& state) {
    Worths worths;
    for (int power = 0; power < kPowers; ++power)
        worths[at(power)] = worth_of_provinces(rules, state, power);
    return worths;
}

int majority(const Centres& centres) {
    for (int power = 0; power < kPowers; ++power)
        if (centres[at(power)].size() >= kCentresToWin) return power;
    return kNobody;
}

void settle_season(const Rules& rules, const MovementOutcome& outcome, const Worths& worths,
                   State& state) {
    state.units = outcome.units;
    retreat(rules.board(), outcome, worths, state.units);
    if (state.season == Season::Spring) {
        if (rules.is_variant()) raid(state.units, state.centres);
        state.season = Season::Autumn;
        return;
    }
    take_centres(rules.board(), state.units, state.centres);
    pass_winter(rules, worths, state);
    state.season = Season::Spring;
    ++state.year;
}

OrderList draw_all_orders(const Rules& rules, const State& state, const Worths& worths,
                          const Boldness& boldness, Rng& rng) {
    OrderList orders;
    for (int power = 0; power < kPowers; ++power) {
        const OrderList set = draw_orders(rules, state, power, {worths[at(power)], boldness}, rng);
        orders.insert(orders.end(), set.begin(), set.end());
    }
    return orders;
}

}  // namespace occasus::diplomacy
