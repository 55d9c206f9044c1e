// Which actions are legal: as groups, and from these the list and the random draw.
#include <algorithm>
#include <bit>

#include "games/empire/counters.h"
#include "games/empire/rules.h"

namespace occasus::empire {

namespace {

template <class Visit>
void for_each_area(AreaSet areas, Visit visit) {
    for (; areas != 0; areas &= areas - 1) visit(std::countr_zero(areas));
}

// 2.2. READING: R7, R35. One counter at a time; none may go whose going would leave Forces in the
// open. The phase ends only when what is left can be paid.
void upkeep_choices(const Rules& rules, const State& state, Choices& may) {
    may.add(Verb::RemoveForce, state.roman_areas);
    std::uint64_t legions = 0;
    for (int legion = 0; legion < kMaxLegions; ++legion) {
        const std::uint8_t area = state.legions[static_cast<std::size_t>(legion)];
        if (area >= kMaxAreas) continue;
        if (!contains(state.roman_areas, area) || rules.may_stay_without(state, area, legion))
            legions |= bit_of(legion);
    }
    may.add(Verb::RemoveLegion, legions);
    const AreaSet led = legion_areas(state) | ~state.roman_areas;
    may.add(Verb::RemoveWall, state.walls & (led | state.forts));
    may.add(Verb::RemoveFort, state.forts & (led | state.walls));
    may.add_one(Verb::End, rules.upkeep(state) <= state.resources);
}

// 3.1, 3.3. READING: R8, R9, R31.
void purchase_choices(const Rules& rules, const State& state, Choices& may) {
    const bool legion =
        std::find(state.legions.begin(), state.legions.end(), kAvailable) != state.legions.end();
    may.add_one(Verb::BuyLegion, legion && state.resources >= kLegionPrice);
    may.add_one(Verb::BuyForce, state.roman_pile > 0 && state.resources >= kForcePrice);
    const AreaSet sites = state.roman_areas & ~bit_of(rules.board().rome);
    if (state.wall_pile > 0 && state.resources >= kWallPrice)
        may.add(Verb::BuyWall, sites & ~state.walls);
    if (state.fort_pile > 0 && state.resources >= kFortPrice)
        may.add(Verb::BuyFort, sites & ~state.forts);
    may.add_one(Verb::End, true);
}

// 5.2, 5.3, 5.4. How many Forces may leave with the Legion: none need to when those left behind
// may stay, else all. Empty when the Legion may not leave at all.
struct Range {
    int low = 0;
    int high = -1;
};
Range carry_range(const Rules& rules, const State& state, int legion) {
    const std::uint8_t area = state.legions[static_cast<std::size_t>(legion)];
    if (area >= kMaxAreas || (state.marched >> static_cast<unsigned>(legion) & 1U)) return {};
    const int free = Rules::free_romans(state, area);
    if (rules.may_stay_without(state, area, legion)) return {0, free};
    const int all = state.romans[area];
    return free == all ? Range{all, all} : Range{};
}

std::uint64_t movable_legions(const Rules& rules, const State& state) {
    std::uint64_t legions = 0;
    for (int legion = 0; legion < kMaxLegions; ++legion) {
        const Range range = carry_range(rules, state, legion);
        if (range.low <= range.high) legions |= bit_of(legion);
    }
    return legions;
}

// 6.1, 6.3. The areas that something may leave.
AreaSet barbarian_origins(const Rules& rules, const State& state) {
    AreaSet origins = 0;
    for_each_area(state.barbarian_areas & ~state.roman_areas, [&](int area) {
        if (Rules::free_barbarians(state, area) > 0) origins |= bit_of(area);
    });
    for_each_area(state.cavalry_areas & ~origins, [&](int area) {
        if (Rules::free_cavalry(state, area) > 0 && rules.cavalry_targets(state, area) != 0)
            origins |= bit_of(area);
    });
    return origins;
}

// 7.8.
AreaSet cavalry_origins(const Rules& rules, const State& state) {
    AreaSet origins = 0;
    for_each_area(state.cavalry_areas, [&](int area) {
        if (Rules::free_cavalry(state, area) > 0 && rules.cavalry_refuges(state, area) != 0)
            origins |= bit_of(area);
    });
    return origins;
}

// 7.5. READING: R20. The owner picks which counters an h takes.
Range losses_range(const State& state) {
    const int forces = state.barbarians[state.from];
    const int cavalry = state.cavalry[state.from];
    return {std::max(0, state.count - cavalry), std::min<int>(state.count, forces)};
}

}  // namespace

void Rules::move_choices(const State& state, Choices& may) const {
    switch (state.step) {
        case Step::RomanMove:
            may.add(Verb::Legion, movable_legions(*this, state));
            return may.add_one(Verb::End, true);
        case Step::Carry: {
            const Range range = carry_range(*this, state, state.legion);
            return may.add_counts(Verb::Carry, range.low, range.high);
        }
        case Step::March:
            return may.add(Verb::March, board().neighbours[state.from]);
        case Step::BarbarianMove:
            may.add(Verb::From, barbarian_origins(*this, state));
            return may.add_one(Verb::End, true);
        case Step::BarbarianTarget:
            // 6.4. No garrison keeps Forces out.
            return may.add(Verb::Target, free_barbarians(state, state.from) > 0
                                             ? board().neighbours[state.from]
                                             : cavalry_targets(state, state.from));
        case Step::MoveForces: {
            const bool riders = free_cavalry(state, state.from) > 0 &&
                                contains(cavalry_targets(state, state.from), state.to);
            return may.add_counts(Verb::Forces, riders ? 0 : 1, free_barbarians(state, state.from));
        }
        case Step::MoveCavalry:
            return may.add_counts(Verb::Cavalry, state.count > 0 ? 0 : 1,
                                  free_cavalry(state, state.from));
        case Step::CavalryMove:
            may.add(Verb::From, cavalry_origins(*this, state));
            return may.add_one(Verb::End, true);
        case Step::CavalryTarget:
            return may.add(Verb::Target, cavalry_refuges(state, state.from));
        case Step::CavalryCount:
            return may.add_counts(Verb::Cavalry, 1, free_cavalry(state, state.from));
        default:
            return;
    }
}

Choices Rules::choices(const State& state) const {
    Choices may;
    switch (state.step) {
        case Step::SetUp:
            may.add(Verb::SetUp, board().invasion);
            break;
        case Step::Upkeep:
            upkeep_choices(*this, state, may);
            break;
        case Step::Purchase:
            purchase_choices(*this, state, may);
            break;
        case Step::PlaceForces:
            // 4.1. In one area or in several, until all are placed.
            for (int count = 1; count <= state.count; ++count)
                may.add(Verb::Place, board().invasion, count);
            break;
        case Step::PlaceCavalry:
            may.add(Verb::PlaceCavalry, board().invasion);
            break;
        case Step::Losses: {
            const Range range = losses_range(state);
            may.add_counts(Verb::Lose, range.low, range.high);
            break;
        }
        case Step::Reinforcements:
        case Step::ConflictRoll:
            may.groups.push_back({0, 0b111111});
            break;
        default:
            move_choices(state, may);
    }
    return may;
}

void Rules::legal_actions(const State& state, ActionList& list) const {
    const Choices may = choices(state);
    for (const Choices::Group& group : may.groups)
        for (std::uint64_t rest = group.operands; rest != 0; rest &= rest - 1)
            list.push_back({group.base + static_cast<std::uint32_t>(std::countr_zero(rest))});
}

Action Rules::random_action(const State& state, Rng& rng) const {
    if (to_move(state) == Seat::Chance) return {rng.below(6)};
    const Choices may = choices(state);
    unsigned total = 0;
    for (const Choices::Group& group : may.groups)
        total += static_cast<unsigned>(std::popcount(group.operands));
    unsigned n = rng.below(total);
    for (const Choices::Group& group : may.groups) {
        const auto size = static_cast<unsigned>(std::popcount(group.operands));
        if (n >= size) {
            n -= size;
            continue;
        }
        std::uint64_t rest = group.operands;
        for (; n != 0; --n) rest &= rest - 1;
        return {group.base + static_cast<std::uint32_t>(std::countr_zero(rest))};
    }
    return {};
}

}  // namespace occasus::empire
