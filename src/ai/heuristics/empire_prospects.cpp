#include "ai/heuristics/empire_prospects.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

#include "ai/appraisers/logistic.h"
#include "ai/heuristics/empire_policy.h"

namespace occasus::empire {

namespace {

constexpr std::size_t kRings = 5;      // By borders from Rome; the last is all that lies farther.
constexpr std::size_t kNearRings = 3;  // Those from which hordes may soon be at Rome.

// The units at one distance from Rome.
struct Ring {
    int romans = 0;
    int legions = 0;
    int walls = 0;
    int forts = 0;
    int barbarians = 0;
    int cavalry = 0;
    int largest = 0;  // Horde.
    int areas = 0;    // That Rome holds,
    int value = 0;    // their Resource Values,
    int secured = 0;  // and those behind a Wall or Fort.
};

}  // namespace

struct Prospects::Survey {
    std::array<Ring, kRings> rings{};
    // The values that neighbouring hordes would take outside Rome, each by its chance.
    double value_in_danger = 0;
    double forces_in_danger = 0;
    int legions_available = 0;
};

// To the hordes in the area and around it that face no other Romans.
double Prospects::chance_to_lose(const State& state, int area) const {
    const Board& board = rules_.board();
    const AreaSet near = board.neighbours[at(area)] & ~state.roman_areas;
    return static_cast<double>(
        odds_.chance(horde_in(state, near | bit_of(area)), count_at(state.romans, area),
                     contains(state.forts, area), contains(board.rough, area) ? 1 : 0));
}

Prospects::Survey Prospects::survey(const State& state) const {
    const Board& board = rules_.board();
    const auto& distance = board.distance[at(board.rome)];
    const auto ring_of = [&](std::size_t area) {
        return std::min<std::size_t>(distance[area], kRings - 1);
    };
    Survey found;
    for_each_area(state.barbarian_areas | state.cavalry_areas, [&](int area) {
        Ring& ring = found.rings[ring_of(static_cast<std::size_t>(area))];
        ring.barbarians += count_at(state.barbarians, area);
        ring.cavalry += count_at(state.cavalry, area);
        ring.largest = std::max(ring.largest, horde_at(state, area));
    });
    for_each_area(state.walls | state.forts, [&](int area) {
        Ring& ring = found.rings[ring_of(static_cast<std::size_t>(area))];
        ring.walls += contains(state.walls, area) ? 1 : 0;
        ring.forts += contains(state.forts, area) ? 1 : 0;
    });
    for_each_area(state.roman_areas, [&](int area) {
        const int value = count_at(board.values, area);
        Ring& ring = found.rings[ring_of(static_cast<std::size_t>(area))];
        ring.romans += count_at(state.romans, area);
        ring.areas += 1;
        ring.value += value;
        ring.secured += contains(state.walls | state.forts, area) ? value : 0;
        if (area == board.rome) return;
        const double chance = chance_to_lose(state, area);
        found.value_in_danger += chance * value;
        found.forces_in_danger += chance * count_at(state.romans, area);
    });
    for (const std::uint8_t area : state.legions) {
        if (area < kMaxAreas) found.rings[ring_of(area)].legions += 1;
        if (area == kAvailable) found.legions_available += 1;
    }
    return found;
}

ProspectInputs Prospects::inputs(const State& state) const {
    const Board& board = rules_.board();
    const Survey found = survey(state);
    const double left = static_cast<double>(board.turns - state.turn) / board.turns;
    InputRow<kProspectInputs> row;
    row.add_both(1, left);
    row.add(left * left);
    for (const Ring& ring : found.rings)
        for (const int number : {ring.romans, ring.legions, ring.walls, ring.forts, ring.barbarians,
                                 ring.cavalry, ring.largest, ring.areas, ring.value, ring.secured})
            row.add(number);
    row.add(found.value_in_danger);
    row.add(found.forces_in_danger);
    row.add(found.legions_available);
    row.add(std::popcount(state.barbarian_areas));
    for (const int pile : {state.roman_pile, state.barbarian_pile, state.cavalry_pile,
                           state.fort_pile, state.wall_pile})
        row.add(pile);
    const int income = rules_.income(state);
    const int upkeep = rules_.upkeep(state);
    row.add(income);
    row.add(upkeep);
    row.add(std::log1p(state.resources));
    row.add(std::clamp(state.resources - upkeep, -100, 100));
    // How Rome would stand against all that is near, as it is and with all it can buy.
    const int garrison = count_at(state.romans, board.rome);
    const int can_buy =
        std::min<int>(state.roman_pile, std::max(0, state.resources - upkeep) / kForcePrice);
    const int edge = contains(board.rough, board.rome) ? 1 : 0;
    int horde = 0;
    for (std::size_t distance = 0; distance < kNearRings; ++distance) {
        horde += found.rings[distance].barbarians + found.rings[distance].cavalry;
        row.add(static_cast<double>(odds_.chance(horde, garrison, false, edge)));
        row.add(static_cast<double>(odds_.chance(horde, garrison + can_buy, false, edge)));
        row.add(std::log1p(horde) - std::log1p(garrison + 2 * found.rings[0].legions));
    }
    assert(row.filled() == kProspectInputs);
    return row.row();
}

double Prospects::of_rome(const State& state) const {
    const ProspectInputs told = inputs(state);
    std::array<float, kProspectUnits> hidden{};
    float odds = 0;
    for (std::size_t i = 0; i < kProspectInputs; ++i) {
        if (told[i] == 0) continue;
        odds += told[i] * weights_.direct[i];
        for (std::size_t unit = 0; unit < kProspectUnits; ++unit)
            hidden[unit] += told[i] * weights_.hidden[i][unit];
    }
    for (std::size_t unit = 0; unit < kProspectUnits; ++unit)
        odds += std::max(0.0F, hidden[unit]) * weights_.output[unit];
    return logistic(static_cast<double>(odds));
}

}  // namespace occasus::empire
