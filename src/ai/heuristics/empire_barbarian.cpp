// The Fall of the Roman Empire: the Barbarian's thresholds, phase by phase.
//
// All hordes decide by the position at the beginning of the phase. So orders are carried out from
// the smallest horde to the largest, then against Rome, then by Cavalry alone: each order depends
// only on larger hordes, on Romans and on its own horde, and none of these has moved yet.
#include "ai/heuristics/empire_barbarian.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace occasus::empire {

namespace {

constexpr float kSiegeChance = 0.5F;    // To take Rome; in the last turn any.
constexpr float kPassageChance = 0.5F;  // To clear an area on the way to Rome.
constexpr float kHoldOutChance = 0.3F;  // Below it a horde gives way to Legions,
constexpr float kLandingChance = 0.5F;  // and no reinforcements come.
constexpr int kSmallestMarch = 5;
constexpr int kLandingForces = 2;  // Counted on, whatever the die brings.

}  // namespace

struct BarbarianPolicy::Muster {
    std::array<std::uint8_t, kMaxAreas> forces{};  // That have not moved.
    std::array<std::uint8_t, kMaxAreas> riders{};
    std::array<std::uint8_t, kMaxAreas> raiding{};  // Ordered into an area, by larger hordes.
    FixedVector<std::uint8_t, kMaxAreas> hordes;    // Free to move, the largest first.
    AreaSet besieging = 0;                          // Hordes that move against Rome.

    int horde(int area) const { return count_at(forces, area) + count_at(riders, area); }

    explicit Muster(const State& state) {
        for_each_area(state.barbarian_areas | state.cavalry_areas, [&](int area) {
            forces[at(area)] =
                static_cast<std::uint8_t>(state.barbarians[at(area)] - state.arrived[at(area)]);
            riders[at(area)] = static_cast<std::uint8_t>(state.cavalry[at(area)] -
                                                         state.arrived_cavalry[at(area)]);
        });
        std::array<std::uint8_t, kMaxAreas> sorted{};
        std::size_t count = 0;
        for_each_area(state.barbarian_areas & ~state.roman_areas, [&](int area) {
            if (count_at(forces, area) == 0) return;
            std::size_t place = count++;
            for (; place > 0 && count_at(forces, sorted[place - 1]) < count_at(forces, area);
                 --place)
                sorted[place] = sorted[place - 1];
            sorted[place] = static_cast<std::uint8_t>(area);
        });
        for (std::size_t i = 0; i < count; ++i) hordes.push_back(sorted[i]);
    }
};

Action BarbarianPolicy::choose(const State& state, Rng& rng) {
    switch (state.step) {
        case Step::SetUp:
            return set_up(rng);
        case Step::PlaceForces:
            return make_action(Verb::Place, landing(state), state.count);
        case Step::PlaceCavalry:
            return make_action(Verb::PlaceCavalry, landing(state));
        case Step::BarbarianMove:
            return order_next(state);
        case Step::BarbarianTarget:
            return target(state);
        case Step::MoveForces:
            return make_action(Verb::Forces, Rules::free_barbarians(state, state.from));
        case Step::MoveCavalry:
        case Step::CavalryCount:
            return make_action(Verb::Cavalry, Rules::free_cavalry(state, state.from));
        case Step::Losses: {
            // Forces first, but never the last.
            const int forces = count_at(state.barbarians, state.from);
            return make_action(Verb::Lose, std::min<int>(state.count, forces - 1));
        }
        case Step::CavalryMove:
            return ride_on(state);
        default:  // CavalryTarget
            return make_action(Verb::Target, refuge(state, state.from));
    }
}

// Set-up and reinforcements.

// One of the areas open to invasion that are nearest to Rome, by lot.
Action BarbarianPolicy::set_up(Rng& rng) const {
    FixedVector<std::uint8_t, kMaxAreas> nearest;
    int best = kMaxAreas;
    for_each_area(ground_.board().invasion, [&](int area) {
        const int distance = ground_.distance_to_rome(area);
        if (distance < best) nearest.clear();
        best = std::min(best, distance);
        if (distance == best) nearest.push_back(static_cast<std::uint8_t>(area));
    });
    return make_action(Verb::SetUp, nearest[rng.below(static_cast<std::uint32_t>(nearest.size()))]);
}

// Near Rome and with friends, but not where Romans can strike what lands.
int BarbarianPolicy::landing(const State& state) const {
    int best = kNowhere;
    float best_cost = 0;
    for_each_area(ground_.board().invasion, [&](int area) {
        const int horde = horde_at(state, area);
        const int romans = legions_reach(state, area) + count_at(state.romans, area);
        const int reinforced = std::min(horde + kLandingForces, kMaxHorde);
        const bool exposed =
            romans > 0 && ground_.odds().chance(reinforced, romans, false,
                                                ground_.terrain_edge(area)) < kLandingChance;
        const float cost =
            (exposed ? 6.0F : 0.0F) + static_cast<float>(ground_.distance_to_rome(area)) -
            0.25F * static_cast<float>(std::min(horde, 12)) + 0.01F * static_cast<float>(area);
        if (best != kNowhere && cost >= best_cost) return;
        best = area;
        best_cost = cost;
    });
    return best;
}

// Movement.

// Roman Forces next to an area that a Legion can lead into it.
int BarbarianPolicy::legions_reach(const State& state, int area) const {
    int romans = 0;
    for_each_area(ground_.board().neighbours[at(area)] & state.roman_areas & legion_areas(state),
                  [&](int next) { romans += count_at(state.romans, next); });
    return romans;
}

bool BarbarianPolicy::may_ride_into(const State& state, int area) const {
    return !contains(state.walls | ground_.board().mountain, area);
}

// The chance that a horde clears an area.
float BarbarianPolicy::conquest(const State& state, int area, int horde, bool riders) const {
    const int edge = ground_.terrain_edge(area) + (riders && may_ride_into(state, area) ? 1 : 0);
    return ground_.odds().chance(horde, count_at(state.romans, area), contains(state.forts, area),
                                 edge);
}

// The hordes around Rome, if together they are likely to take it; none otherwise.
AreaSet BarbarianPolicy::besiegers(const State& state, const Muster& muster) const {
    const int rome = ground_.board().rome;
    AreaSet around = 0;
    int horde = horde_at(state, rome);
    int riders = count_at(state.arrived_cavalry, rome);
    for (const int area : muster.hordes) {
        if (!contains(ground_.board().neighbours[at(rome)], area)) continue;
        around |= bit_of(area);
        horde += muster.horde(area);
        riders += count_at(muster.riders, area);
    }
    const int garrison = count_at(state.romans, rome);
    if (garrison == 0 || state.turn == ground_.board().turns) return around;
    return ground_.odds().chance(horde, garrison, false, riders > 0 ? 1 : 0) >= kSiegeChance
               ? around
               : 0;
}

// Where a raid is worth most, if any is likely enough to succeed.
int BarbarianPolicy::raid_target(const State& state, const Muster& muster, int from) const {
    const bool riders = count_at(muster.riders, from) > 0;
    int best = kNowhere;
    float best_worth = 0;
    for (const int area : ground_.neighbours(from)) {
        if (!contains(state.roman_areas, area) || area == ground_.board().rome) continue;
        const float chance =
            conquest(state, area, muster.horde(from) + count_at(muster.raiding, area), riders);
        if (chance < strategy_.raid) continue;
        const float prize = static_cast<float>(ground_.value(area)) +
                            0.7F * static_cast<float>(count_at(state.romans, area)) +
                            2.0F * static_cast<float>(std::popcount(legions_in(state, area))) +
                            (contains(state.forts, area) ? 0.5F : 0.0F);
        const float worth =
            chance * prize + 0.6F * static_cast<float>(3 - ground_.distance_to_rome(area));
        if (best != kNowhere && worth <= best_worth) continue;
        best = area;
        best_worth = worth;
    }
    return best;
}

bool BarbarianPolicy::sets_out(const State& state, const Muster& muster, int from) const {
    const int horde = muster.horde(from);
    const bool near_rome = 5 * horde >= 3 * strategy_.launch && ground_.distance_to_rome(from) <= 2;
    return horde >= strategy_.launch || state.turn >= strategy_.final_turn || near_rome;
}

// A step nearer to Rome, past Legions and with friends; not into the city.
int BarbarianPolicy::march_target(const State& state, const Muster& muster, int from) const {
    const int rome = ground_.board().rome;
    const bool riders = count_at(muster.riders, from) > 0;
    int best = kNowhere;
    auto best_key = std::tuple(0, 0, 0);
    for (const int area : ground_.neighbours(from)) {
        if (area == rome || !contains(ground_.toward(from, rome), area)) continue;
        if (contains(state.roman_areas, area) &&
            conquest(state, area, muster.horde(from), riders) < kPassageChance)
            continue;
        const auto key =
            std::tuple(legions_reach(state, area), -muster.horde(area), -ground_.value(area));
        if (best != kNowhere && key >= best_key) continue;
        best = area;
        best_key = key;
    }
    return best;
}

// A step toward the nearest larger horde; only a short way where reinforcements land.
int BarbarianPolicy::merge_target(const State& state, const Muster& muster, int from) const {
    const int horde = muster.horde(from);
    int first = kNowhere;
    int nearest = kNowhere;
    for (const int area : muster.hordes) {
        if (area == from || contains(muster.besieging, area)) continue;
        const int other = muster.horde(area);
        if (other < horde || (other == horde && area > from)) continue;
        if (first == kNowhere) first = area;
        if (nearest == kNowhere || ground_.distance(from, area) < ground_.distance(from, nearest))
            nearest = area;
    }
    if (first == kNowhere ||
        (contains(ground_.board().invasion, from) && ground_.distance(from, first) > 2))
        return kNowhere;
    const AreaSet steps = ground_.toward(from, nearest) & ~state.roman_areas;
    for (const int area : ground_.neighbours(from))
        if (contains(steps, area)) return area;
    return kNowhere;
}

// Out of the reach of Legions that would probably destroy the horde.
int BarbarianPolicy::retreat_target(const State& state, const Muster& muster, int from) const {
    const int romans = legions_reach(state, from);
    if (romans == 0 || ground_.odds().chance(muster.horde(from), romans, false,
                                             ground_.terrain_edge(from)) >= kHoldOutChance)
        return kNowhere;
    int best = kNowhere;
    auto best_key = std::tuple(0, false);
    for (const int area : ground_.neighbours(from)) {
        if (contains(state.roman_areas, area) || legions_reach(state, area) >= romans) continue;
        const auto key = std::tuple(muster.horde(area), contains(ground_.board().invasion, area));
        if (best != kNowhere && key <= best_key) continue;
        best = area;
        best_key = key;
    }
    return best;
}

int BarbarianPolicy::order_of(const State& state, const Muster& muster, int from) const {
    if (contains(muster.besieging, from)) return ground_.board().rome;
    if (const int raid = raid_target(state, muster, from); raid != kNowhere) return raid;
    if (sets_out(state, muster, from))
        return muster.horde(from) < kSmallestMarch ? kNowhere : march_target(state, muster, from);
    if (const int merge = merge_target(state, muster, from); merge != kNowhere) return merge;
    return retreat_target(state, muster, from);
}

// The order to carry out next or, if `asked` names a horde, the order of that horde.
BarbarianPolicy::Order BarbarianPolicy::order_of_a_horde(const State& state, int asked) const {
    Muster muster(state);
    muster.besieging = besiegers(state, muster);
    Order last;
    for (const int from : muster.hordes) {
        if (contains(muster.besieging, from) && from != asked) continue;
        const int to = order_of(state, muster, from);
        if (from == asked) return {from, to};
        if (to == kNowhere) continue;
        last = {from, to};
        if (contains(state.roman_areas, to)) {
            auto& raiding = muster.raiding[at(to)];
            raiding = static_cast<std::uint8_t>(raiding + muster.horde(from));
        }
    }
    if (last.from == kNowhere && muster.besieging != 0)
        last = {std::countr_zero(muster.besieging), ground_.board().rome};
    return last;
}

// Cavalry alone follows the nearest Forces, the largest of equals.
int BarbarianPolicy::ride_target(const State& state, int from) const {
    int best = kNowhere;
    auto best_key = std::tuple(0, 0);
    for_each_area(state.barbarian_areas, [&](int area) {
        const auto key =
            std::tuple(ground_.distance(from, area), -count_at(state.barbarians, area));
        if (best != kNowhere && key >= best_key) return;
        best = area;
        best_key = key;
    });
    if (best == kNowhere) return kNowhere;
    const AreaSet steps = ground_.toward(from, best) & ground_.rules().cavalry_targets(state, from);
    for (const int area : ground_.neighbours(from))
        if (contains(steps, area)) return area;
    return kNowhere;
}

Action BarbarianPolicy::order_next(const State& state) const {
    if (const Order order = order_of_a_horde(state, kNowhere); order.from != kNowhere)
        return make_action(Verb::From, order.from);
    for (AreaSet rest = state.cavalry_areas; rest != 0; rest &= rest - 1) {
        const int area = std::countr_zero(rest);
        if (Rules::free_cavalry(state, area) == 0 ||
            state.barbarians[at(area)] > state.arrived[at(area)])
            continue;
        if (ride_target(state, area) != kNowhere) return make_action(Verb::From, area);
    }
    return make_action(Verb::End);
}

// Where to, from an area that was chosen by this policy or not.
Action BarbarianPolicy::target(const State& state) const {
    const bool forces = Rules::free_barbarians(state, state.from) > 0;
    const int to = forces ? order_of_a_horde(state, state.from).to : ride_target(state, state.from);
    if (to != kNowhere) return make_action(Verb::Target, to);
    AreaSet open = forces ? ground_.board().neighbours[state.from]
                          : ground_.rules().cavalry_targets(state, state.from);
    if ((open & ~state.roman_areas) != 0) open &= ~state.roman_areas;
    return make_action(Verb::Target, std::countr_zero(open));
}

// After the conflicts.

// Cavalry leaves Romans for the largest number of friends.
int BarbarianPolicy::refuge(const State& state, int from) const {
    const AreaSet refuges = ground_.rules().cavalry_refuges(state, from);
    int best = kNowhere;
    for (const int area : ground_.neighbours(from)) {
        if (!contains(refuges, area)) continue;
        if (best == kNowhere || count_at(state.barbarians, area) > count_at(state.barbarians, best))
            best = area;
    }
    return best;
}

Action BarbarianPolicy::ride_on(const State& state) const {
    for (AreaSet rest = state.cavalry_areas & state.roman_areas; rest != 0; rest &= rest - 1)
        if (refuge(state, std::countr_zero(rest)) != kNowhere)
            return make_action(Verb::From, std::countr_zero(rest));
    return make_action(Verb::End);
}

}  // namespace occasus::empire
