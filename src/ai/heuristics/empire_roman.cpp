// The Fall of the Roman Empire: the Roman's thresholds, phase by phase.
#include "ai/heuristics/empire_roman.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <tuple>

namespace occasus::empire {

namespace {

// Chances to lose an area that are still accepted.
constexpr float kRomeRisk = 0.06F;     // For Rome itself, when its garrison is measured.
constexpr float kStrikeRisk = 0.12F;   // For an attack.
constexpr float kAssaultRisk = 0.15F;  // For a step into an area with Barbarians on the way.
constexpr float kStepRisk = 0.2F;      // For any other step; and for waiting to fortify.
constexpr float kStayRisk = 0.3F;      // For staying where there is nothing to do.

constexpr int kLargestGarrison = 25;
constexpr int kKept = 1000;        // More than any Force is worth.
constexpr int kUpkeepOfForce = 1;  // 2.4. Next turn.
constexpr int kStrikeReach = 4;    // Borders from Rome.
constexpr int kSettlers = 2;       // Fewer Forces settle nowhere.

int legions_at(const State& state, int area) {
    return std::popcount(legions_in(state, area));
}

int legions_on_map(const State& state) {
    return static_cast<int>(std::count_if(state.legions.begin(), state.legions.end(),
                                          [](int place) { return place < kMaxAreas; }));
}

bool has_defences(const State& state, int area) {
    return contains(state.walls | state.forts, area);
}

// Legions of an area that have not moved in this phase, one bit each.
unsigned fresh_legions(const State& state, int area) {
    return legions_in(state, area) & ~unsigned{state.marched};
}

// A Legion, Wall or Fort of an area without Forces.
std::optional<Action> remove_idle(const State& state, int area) {
    if (const unsigned legions = legions_in(state, area); legions != 0)
        return make_action(Verb::RemoveLegion, std::countr_zero(legions));
    if (contains(state.walls, area)) return make_action(Verb::RemoveWall, area);
    if (contains(state.forts, area)) return make_action(Verb::RemoveFort, area);
    return std::nullopt;
}

}  // namespace

RomanPolicy::RomanPolicy(const Rules& rules, const RomanStrategy& strategy)
    : ground_(rules), strategy_(strategy) {
    const int rome = ground_.board().rome;
    for (int area = 0; area < ground_.board().size(); ++area)
        if (area != rome && ground_.value(area) >= strategy.least_value &&
            ground_.distance_to_rome(area) <= strategy.reach)
            worthy_ |= bit_of(area);
    const int edge = ground_.terrain_edge(rome);
    for (int horde = 0; horde <= kMaxHorde; ++horde) {
        int garrison = 1;
        while (garrison < kLargestGarrison &&
               ground_.odds().chance(horde, garrison, false, edge) > kRomeRisk)
            ++garrison;
        garrisons_[at(horde)] = static_cast<std::uint8_t>(garrison);
    }
}

Action RomanPolicy::choose(const State& state, Rng&) {
    switch (state.step) {
        case Step::Upkeep:
            if (ground_.rules().upkeep(state) <= state.resources) return make_action(Verb::End);
            return remove_least(state);
        case Step::Purchase:
            return buy(state);
        case Step::RomanMove:
            return march_next(state);
        case Step::Carry:
            return make_action(Verb::Carry, std::min(spare_forces(state, state.from),
                                                     Rules::free_romans(state, state.from)));
        default: {  // March
            const int to = destination(state, state.from, state.count);
            return make_action(Verb::March, to != kNowhere
                                                ? to
                                                : safest_neighbour(state, state.from, state.count));
        }
    }
}

// Upkeep.

// The cost of removing a Force; kKept where the last one stays, which is in Rome.
int RomanPolicy::loss_of_force(const State& state, int area) const {
    const int forces = count_at(state.romans, area);
    if (area == ground_.board().rome) return forces > 3 ? 2 : forces > 1 ? 6 : kKept;
    return forces > 1 ? 1 : ground_.value(area) + 2;
}

// First what stands in an area without Forces, as it is of no use; then the least useful Forces.
// Areas are looked through in board order, from Rome outward, and once something is found no
// farther than the first that Rome does not hold.
Action RomanPolicy::remove_least(const State& state) const {
    const int rome = ground_.board().rome;
    int least = kNowhere;
    int least_loss = kKept;
    for (int area = 0; area < ground_.board().size(); ++area) {
        if (contains(state.roman_areas, area)) {
            const int loss = loss_of_force(state, area);
            if (loss >= least_loss) continue;
            least = area;
            least_loss = loss;
            continue;
        }
        if (const auto idle = remove_idle(state, area)) return *idle;
        if (least != kNowhere) break;
    }
    if (least != kNowhere) return make_action(Verb::RemoveForce, least);
    const unsigned guard = legions_in(state, rome);
    return guard != 0 ? make_action(Verb::RemoveLegion, std::countr_zero(guard))
                      : make_action(Verb::RemoveForce, rome);
}

// Purchase.

// The garrison that holds Rome against so many.
int RomanPolicy::garrison_against(int horde) const {
    return garrisons_[at(horde)];
}

// The same against all that are so many borders away.
int RomanPolicy::garrison_needed(const State& state, int borders) const {
    return garrison_against(horde_in(state, ground_.around_rome(borders)));
}

// Areas worth going to: those that no Fort or Wall holds yet.
AreaSet RomanPolicy::prizes(const State& state) const {
    return worthy_ & ~(state.roman_areas & (state.forts | state.walls));
}

// Where a Legion waits for a Fort that will pay for itself, the most valuable first.
int RomanPolicy::fort_site(const State& state, int reserve) const {
    if (state.fort_pile == 0 || state.resources < kFortPrice + reserve) return kNowhere;
    const int turns_left = ground_.board().turns - state.turn;
    int best = kNowhere;
    for_each_area(state.roman_areas & legion_areas(state) & ~state.forts & ~state.walls &
                      ~bit_of(ground_.board().rome),
                  [&](int area) {
                      const int value = ground_.value(area);
                      // Fort and Force each cost their upkeep.
                      if (value < strategy_.least_value || turns_left * (value - 2) <= 5) return;
                      if (best == kNowhere || value > ground_.value(best)) best = area;
                  });
    return best;
}

// One a turn.
bool RomanPolicy::wants_legion(const State& state, int reserve) const {
    const int on_map = legions_on_map(state);
    const bool available =
        std::find(state.legions.begin(), state.legions.end(), kAvailable) != state.legions.end();
    return available && on_map == purse_.legions && on_map < strategy_.legions &&
           prizes(state) != 0 && ground_.board().turns - state.turn > 4 &&
           state.resources - kLegionPrice - reserve >= (on_map == 0 ? 2 : 6);
}

// Forces for the Legions in Rome, as many as the next turn can pay for as well.
bool RomanPolicy::wants_load(const State& state, int reserve) const {
    const int rome = ground_.board().rome;
    const int legions = legions_at(state, rome);
    if (legions == 0 || prizes(state) == 0 || ground_.board().turns - state.turn <= 3) return false;
    const int forces = count_at(state.romans, rome);
    const int bought = forces - purse_.forces;
    const int means = state.resources + kForcePrice * bought - reserve;  // For the whole load.
    return forces < garrison_needed(state, 1) + strategy_.load * legions &&
           bought + 1 <= means / (kForcePrice + kUpkeepOfForce);
}

// The purse of this phase; a new one if the position does not follow from the last purchase.
void RomanPolicy::open_purse(const State& state) {
    if (state == purse_.expected) return;
    const int garrison = garrison_needed(state, 1);
    const int affordable = std::min<int>(state.roman_pile, state.resources / kForcePrice);
    const int forces = count_at(state.romans, ground_.board().rome);
    purse_.forces = forces + std::clamp(garrison - forces, 0, affordable);
    purse_.legions = legions_on_map(state);
}

Action RomanPolicy::next_purchase(const State& state) const {
    const int forces = count_at(state.romans, ground_.board().rome);
    const bool can_buy_force = state.roman_pile > 0 && state.resources >= kForcePrice;
    if (forces < purse_.forces) return make_action(Verb::BuyForce);
    // The price of the garrison when the Barbarians come nearer.
    const int reserve = kForcePrice * std::max(0, garrison_needed(state, 2) - purse_.forces);
    if (const int site = fort_site(state, reserve); site != kNowhere)
        return make_action(Verb::BuyFort, site);
    if (wants_legion(state, reserve)) return make_action(Verb::BuyLegion);
    if (can_buy_force && wants_load(state, reserve)) return make_action(Verb::BuyForce);
    return make_action(Verb::End);
}

Action RomanPolicy::buy(const State& state) {
    open_purse(state);
    const Action action = next_purchase(state);
    NullSink sink;
    purse_.expected = state;
    ground_.rules().apply(purse_.expected, action, sink);
    return action;
}

// Movement.

bool RomanPolicy::rome_needs_help(const State& state) const {
    return garrison_needed(state, 1) > count_at(state.romans, ground_.board().rome);
}

// All the Barbarians in an area and next to it, without those that face other Romans.
int RomanPolicy::horde_near(const State& state, int area) const {
    const AreaSet near = ground_.board().neighbours[at(area)] & ~state.roman_areas;
    return horde_in(state, near | bit_of(area));
}

// The chance that so many Forces in an area are lost to such a horde.
float RomanPolicy::risk(const State& state, int area, int forces, int horde) const {
    if (forces == 0) return horde > 0 ? 1.0F : 0.0F;
    return ground_.odds().chance(horde, forces, contains(state.forts, area),
                                 ground_.terrain_edge(area));
}

float RomanPolicy::risk(const State& state, int area, int forces) const {
    return risk(state, area, forces, horde_near(state, area));
}

// The Forces that a leaving Legion takes along. A garrison stays in Rome and behind defences, and
// none in the open. If several Legions are ready in Rome, or if nothing would stay, they share.
int RomanPolicy::spare_forces(const State& state, int area) const {
    const int forces = count_at(state.romans, area);
    const bool is_rome = area == ground_.board().rome;
    const bool company = legions_at(state, area) > 1;
    if (!is_rome && !company && !has_defences(state, area)) return forces;
    int stay = 0;
    if (is_rome)
        stay = garrison_needed(state, 1);
    else if (has_defences(state, area))
        stay = 1;
    int spare = std::min(Rules::free_romans(state, area), std::max(0, forces - stay));
    if (company && (is_rome || spare == forces)) spare = std::min(spare, std::max(1, spare / 2));
    return spare;
}

RomanPolicy::Expedition RomanPolicy::expedition_from(const State& state, int area) const {
    const int forces = spare_forces(state, area);
    if (forces > Rules::free_romans(state, area)) return {};
    return {destination(state, area, forces), forces};
}

Action RomanPolicy::march_next(const State& state) const {
    for (AreaSet rest = legion_areas(state); rest != 0; rest &= rest - 1) {
        const int area = std::countr_zero(rest);
        const unsigned fresh = fresh_legions(state, area);
        if (fresh == 0 || expedition_from(state, area).to == kNowhere) continue;
        return make_action(Verb::Legion, std::countr_zero(fresh));
    }
    return make_action(Verb::End);
}

int RomanPolicy::destination(const State& state, int from, int forces) const {
    const int rome = ground_.board().rome;
    if (from == rome) {
        if (forces == 0) return kNowhere;
        const int prey = horde_to_strike(state, from, forces);
        if (prey != kNowhere || forces < kSettlers) return prey;
        return step_to_prize(state, from, forces);
    }
    if (forces == 0) return step_toward(state, from, rome, 0);
    if (ground_.distance_to_rome(from) == 1 && rome_needs_help(state)) return rome;
    if (const int prey = horde_to_strike(state, from, forces); prey != kNowhere) return prey;
    const bool at_prize = contains(prizes(state), from);
    if (forces < kSettlers && !at_prize) return step_toward(state, from, rome, forces);
    const float risk_here = risk(state, from, count_at(state.romans, from));
    if (at_prize && risk_here <= kStepRisk) return kNowhere;  // A Fort is on its way.
    if (const int step = step_to_prize(state, from, forces); step != kNowhere) return step;
    return risk_here > kStayRisk ? step_toward(state, from, rome, forces) : kNowhere;
}

// The largest neighbouring horde that is no danger and not too far from Rome. From Rome itself only
// if the Forces that stay can hold it against the other hordes.
int RomanPolicy::horde_to_strike(const State& state, int from, int forces) const {
    const int rome = ground_.board().rome;
    int prey = kNowhere;
    for (const int area : ground_.neighbours(from)) {
        if (!contains(state.barbarian_areas, area) ||
            ground_.distance_to_rome(area) > kStrikeReach ||
            risk(state, area, forces + count_at(state.romans, area)) > kStrikeRisk)
            continue;
        if (from == rome) {
            const int others = horde_in(state, ground_.around_rome(1) & ~bit_of(area));
            if (others > 0 && garrison_against(others) > count_at(state.romans, rome) - forces)
                continue;
        }
        if (prey == kNowhere || horde_at(state, area) > horde_at(state, prey)) prey = area;
    }
    return prey;
}

// One step on the way to the best prize without a Legion that can be approached: value counts
// against distance.
int RomanPolicy::step_to_prize(const State& state, int from, int forces) const {
    AreaSet open = prizes(state) & ~legion_areas(state) & ~bit_of(from);
    while (open != 0) {
        int best = kNowhere;
        int best_cost = 0;
        for_each_area(open, [&](int area) {
            const int cost = ground_.distance(from, area) - ground_.value(area);
            if (best == kNowhere || cost < best_cost) {
                best = area;
                best_cost = cost;
            }
        });
        if (const int step = step_toward(state, from, best, forces); step != kNowhere) return step;
        open &= ~bit_of(best);
    }
    return kNowhere;
}

// The safest neighbour nearer to `to` that is safe enough; of equals the one with most Romans.
int RomanPolicy::step_toward(const State& state, int from, int to, int forces) const {
    const AreaSet steps = ground_.toward(from, to);
    int best = kNowhere;
    auto best_key = std::tuple(0.0F, 0);
    for (const int area : ground_.neighbours(from)) {
        if (!contains(steps, area)) continue;
        const int romans = count_at(state.romans, area);
        const int horde = horde_near(state, area);
        const float risk_there = risk(state, area, forces + romans, horde);
        if (risk_there > (contains(state.barbarian_areas, area) ? kAssaultRisk : kStepRisk))
            continue;
        const auto key = std::tuple(risk(state, area, forces, horde), -romans);
        if (best != kNowhere && key >= best_key) continue;
        best = area;
        best_key = key;
    }
    return best;
}

int RomanPolicy::safest_neighbour(const State& state, int from, int forces) const {
    int best = kNowhere;
    float best_risk = 0;
    for (const int area : ground_.neighbours(from)) {
        const float risk_there = risk(state, area, forces + count_at(state.romans, area));
        if (best != kNowhere && risk_there >= best_risk) continue;
        best = area;
        best_risk = risk_there;
    }
    return best;
}

}  // namespace occasus::empire
