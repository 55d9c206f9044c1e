// Rome Must Fall: prices, the cheapest placing, and what saves most.
//
// The weights were found by random search over played games on the built-in sheet.
#include "ai/heuristics/rome_must_fall_weighers.h"

#include <algorithm>
#include <limits>

namespace occasus::rome_must_fall {

namespace {

constexpr double kCubePrice = 1.6;
constexpr double kRedDiePrice = 0.55;  // For each turn left.
constexpr double kBonusPrice = 0.55;   // For each turn left.
constexpr double kBetter = 1e-9;       // By less, a choice is not better.
constexpr double kRomaPrice = 39.6;
constexpr double kErasureShare = 0.5;  // An erased circle's saving, for each of two 6s.
constexpr std::array<double, kFallBoxes> kFirePrice = {5.7, 24.4, 11, 60};    // By fires so far.
constexpr std::array<double, kAbilities> kAbilityPrice = {0.5, 0.7, 0.3, 1};  // For each turn left.

int last_fall(const State& state) {
    return std::min<int>(state.fall, kFallBoxes - 1);
}

// The cost of an icon whose box is marked in this turn, counted from 0.
double icon_price(Icon icon, int turn, int fall) {
    const double turns_left = kTurns - 1 - turn;
    switch (icon) {
        case Icon::None:
            return 0;
        case Icon::Cube:
            return kCubePrice;
        case Icon::RedDie:
            return kRedDiePrice * turns_left;
        case Icon::PlusOneTribe:
            return kBonusPrice * turns_left;
        case Icon::Fire:
            return kFirePrice[at(fall)];
        case Icon::Roma:
            return kRomaPrice;
        default:
            return kAbilityPrice[at(ability_of(icon))] * turns_left;
    }
}

// A box whose icon can do no more harm.
bool is_spent(const State& state, Icon icon) {
    return (icon == Icon::RedDie && state.red >= kMaxRedDice) ||
           (is_ability(icon) && !has_ability(state, ability_of(icon)));
}

unsigned marks(const State& state, Tracker tracker) {
    return state.marked[at(tracker)];
}
int front(const State& state, Tracker tracker) {
    return static_cast<int>(std::bit_width(marks(state, tracker)));
}
int gaps(const State& state, Tracker tracker) {
    return front(state, tracker) - std::popcount(marks(state, tracker));
}

// The cheapest placing of six ascending values, by the set of those not yet placed.
struct Placings {
    std::array<double, 64> cost{};
    std::array<std::size_t, 64> first{};  // Which of the set goes on the first free tracker.
};

template <class Prices, class Values>
Placings cheapest_placings(const Prices& prices, const Values& values) {
    constexpr double kCheaper = 1e-12;
    Placings placings;
    for (unsigned left = 1; left < 64; ++left) {
        const auto& price = prices[at(kTrackers - std::popcount(left))];
        double best = std::numeric_limits<double>::max();
        unsigned last = 0;
        for (std::size_t i = 0; i < kDice; ++i) {
            if ((left >> i & 1U) == 0 || values[i] == last) continue;
            last = values[i];
            const double cost = price[last] + placings.cost[left ^ (1U << i)];
            if (cost >= best - kCheaper) continue;
            best = cost;
            placings.first[left] = i;
        }
        placings.cost[left] = best;
    }
    return placings;
}

template <class Values>
Values ascending(Values values) {
    std::sort(values.begin(), values.end());
    return values;
}

}  // namespace

FutureCosts::FutureCosts(const Rules& rules) : by_fall_(kFallBoxes) {
    for (int fall = 0; fall < kFallBoxes; ++fall)
        for (int tracker = 0; tracker < kTrackers; ++tracker)
            by_fall_[at(fall)][at(tracker)] = costs_of(rules, tracker_at(tracker), fall);
}

FutureCosts::Track FutureCosts::costs_of(const Rules& rules, Tracker tracker, int fall) {
    Track costs{};
    for (int turn = kTurns - 1; turn >= 0; --turn) {
        const int total = rules.sheet().timeline[at(tracker)][at(turn)];
        const double lost = std::min(0.85, 0.12 + 0.151 * total);
        const auto& later = costs[at(turn + 1)];
        for (int front = 0; front < rules.sheet().length(tracker); ++front)
            for (int gaps = 0; gaps <= kMostGaps; ++gaps) {
                const Icon icon = rules.sheet().box(tracker, front).icon;
                const double if_lost = gaps > 0
                                           ? later[at(front)][at(gaps - 1)]
                                           : icon_price(icon, turn, fall) + later[at(front + 1)][0];
                costs[at(turn)][at(front)][at(gaps)] =
                    (1 - lost) * later[at(front)][at(gaps)] + lost * if_lost;
            }
    }
    return costs;
}

double FutureCosts::cost(Tracker tracker, int fall, int turns_passed, int front, int gaps) const {
    return by_fall_[at(fall)][at(tracker)][at(turns_passed)][at(front)]
                   [at(std::min(gaps, kMostGaps))];
}

// The purchases for a 6 or two are weighed one after the other; this is their present state.
struct Weigher::Purse {
    int sixes = 0;
    int cubes = 0;
    int red = 0;
    std::array<unsigned, kTrackers> erased{};  // Boxes, one bit each.
};

struct Weigher::Gain {
    enum class Kind : std::uint8_t { None, Cube, Restore, Erase } kind = Kind::None;
    double worth = 0;  // For each 6 spent.
    Tracker tribe = Tracker::Vandals;
    int box = 0;
};

double Weigher::spending(const State& state, int cubes) const {
    double sum = 0;
    for (int spent = 0; spent < cubes; ++spent) sum += cube_price(state, state.cubes - spent);
    return sum;
}

Weigher::Prices Weigher::prices(const State& state) const {
    Prices prices{};
    for (int tracker = 0; tracker < kTrackers; ++tracker) {
        const double loss = loss_price(state, tracker_at(tracker));
        const int total = rules_.base_total(state, tracker_at(tracker));
        for (int value = 1; value <= 6; ++value) {
            double sum = 0;
            for (int black = 1; black <= 3; ++black) {
                const int need = total + black - value + 1;
                if (need <= 0) continue;
                sum += need <= state.cubes ? std::min(loss, spending(state, need)) : loss;
            }
            prices[at(tracker)][at(value)] = sum / 3;
        }
    }
    return prices;
}

// The best use of the next 6 or two.
Weigher::Gain Weigher::best_gain(const State& state, const Purse& purse) const {
    Gain best;
    const auto weigh = [&best](const Gain& gain) {
        if (gain.worth > best.worth) best = gain;
    };
    if (purse.cubes < kMaxCubes)
        weigh({.kind = Gain::Kind::Cube, .worth = cube_price(state, purse.cubes + 1)});
    if (purse.sixes < 2) return best;
    if (purse.red > 0)
        weigh({.kind = Gain::Kind::Restore, .worth = kRedDiePrice * (kTurns - state.turn) * 0.5});
    if (!has_ability(state, Ability::Offensive)) return best;
    for (int tribe = 0; tribe < kTrackers; ++tribe) {
        const Tracker tracker = tracker_at(tribe);
        if (!is_raid(tracker)) weigh(erasure(state, purse, tracker));
    }
    return best;
}

// Erasing the tribe's farthest circle without a penalty.
Weigher::Gain Weigher::erasure(const State& state, const Purse& purse, Tracker tribe) const {
    const unsigned erased = purse.erased[at(tribe)];
    Gain gain{.kind = Gain::Kind::None, .worth = 0, .tribe = tribe, .box = -1};
    for (unsigned rest = marks(state, tribe) & ~erased; rest != 0; rest &= rest - 1) {
        const Icon icon = rules_.sheet().box(tribe, std::countr_zero(rest)).icon;
        if (icon == Icon::None || is_ability(icon)) gain.box = std::countr_zero(rest);
    }
    if (gain.box < 0) return gain;
    const int there = front(state, tribe);
    const int open = gaps(state, tribe) + std::popcount(erased);
    const auto cost = [&](int gaps_there) {
        return future_.cost(tribe, last_fall(state), state.turn - 1, there, gaps_there);
    };
    gain.kind = Gain::Kind::Erase;
    gain.worth = (cost(open) - cost(open + 1)) * kErasureShare;
    return gain;
}

double Weigher::glory_worth(const State& state, int sixes) const {
    Purse purse{.sixes = sixes, .cubes = state.cubes, .red = state.red, .erased = {}};
    double sum = 0;
    while (purse.sixes > 0) {
        const Gain gain = best_gain(state, purse);
        if (gain.kind == Gain::Kind::None) break;
        const int price = gain.kind == Gain::Kind::Cube ? 1 : 2;
        purse.sixes -= price;
        sum += price * gain.worth;
        if (gain.kind == Gain::Kind::Cube) ++purse.cubes;
        if (gain.kind == Gain::Kind::Restore) --purse.red;
        if (gain.kind == Gain::Kind::Erase)
            purse.erased[at(gain.tribe)] |= 1U << static_cast<unsigned>(gain.box);
    }
    return sum;
}

double Weigher::worth(const State& state, const Prices& prices, const Values& values) const {
    const auto sixes = std::count(values.begin(), values.end(), 6);
    return glory_worth(state, static_cast<int>(sixes)) -
           cheapest_placings(prices, ascending(values)).cost[63];
}

Weigher::Raise Weigher::best_raise(const State& state, const Prices& prices,
                                   const Values& values) const {
    Raise best{.worth = worth(state, prices, values), .die = -1};
    if (!is_ready(state, Ability::PlusOne)) return best;
    std::array<bool, 7> seen{};
    for (int die = 0; die < kDice; ++die) {
        if (values[at(die)] >= highest_value(state, die) || seen[values[at(die)]]) continue;
        seen[values[at(die)]] = true;
        Values raised = values;
        ++raised[at(die)];
        if (const double gained = worth(state, prices, raised); gained > best.worth + kBetter)
            best = {.worth = gained, .die = die};
    }
    return best;
}

double Weigher::reroll_worth(const State& state, const Prices& prices, int die) const {
    const int highest = highest_value(state, die);
    double mean = 0;
    for (int value = 1; value <= highest; ++value) {
        Values values = state.dice;
        values[at(die)] = static_cast<std::uint8_t>(value);
        mean += best_raise(state, prices, values).worth / highest;
    }
    return mean;
}

// -1: none is worth rolling again.
int Weigher::die_to_reroll(const State& state, const Prices& prices) const {
    double best = best_raise(state, prices, state.dice).worth;
    int chosen = -1;
    for (int die = 0; die < kDice; ++die)
        if (const double mean = reroll_worth(state, prices, die); mean > best + kBetter) {
            best = mean;
            chosen = die;
        }
    return chosen;
}

// The dice with the highest numbers pay first.
Action Weigher::spend_glory(const State& state, const Gain& gain) const {
    const unsigned sixes = unspent_sixes(state);
    const unsigned highest = std::bit_floor(sixes);
    const int last = std::countr_zero(highest);
    if (gain.kind == Gain::Kind::Cube) return with_die(Verb::GloryCube, last);
    const int before = std::countr_zero(std::bit_floor(sixes & ~highest));
    if (gain.kind == Gain::Kind::Restore) return two_dice(Verb::GloryRestore, before, last);
    return two_dice(Verb::GloryErase, before, last,
                    rules_.sheet().box(gain.tribe, gain.box).circle);
}

Action Weigher::place(const State& state, const Prices& prices) const {
    const Values values = ascending(state.dice);
    const Placings placings = cheapest_placings(prices, values);
    std::array<std::uint8_t, kTrackers> placed{};
    unsigned left = 63;
    unsigned free = 63;
    for (std::uint8_t& die : placed) {
        const std::size_t first = placings.first[left];
        left ^= 1U << first;
        die = 0;
        while ((free >> die & 1U) == 0 || state.dice[die] != values[first]) ++die;
        free ^= 1U << die;
    }
    return make_assign(placed);
}

Action Weigher::choose(const State& state, Rng&) {
    if (state.step == Step::Resolve) {
        const int need = std::max(0, cubes_needed(rules_, state));
        const bool pays = need <= state.cubes &&
                          spending(state, need) < loss_price(state, tracker_at(state.cursor));
        return make_action(Verb::Resolve, pays ? static_cast<unsigned>(need) : 0);
    }
    if (may_levy(state)) return make_action(Verb::Levy);
    const Prices now = prices(state);
    const Stage stage = stage_of(state);
    if (stage <= Stage::Reroll && is_ready(state, Ability::Reroll))
        if (const int die = die_to_reroll(state, now); die >= 0) return with_die(Verb::Reroll, die);
    if (stage <= Stage::PlusOne)
        if (const int die = best_raise(state, now, state.dice).die; die >= 0)
            return with_die(Verb::PlusOne, die);
    const int sixes = std::popcount(unspent_sixes(state));
    const Gain gain =
        best_gain(state, {.sixes = sixes, .cubes = state.cubes, .red = state.red, .erased = {}});
    if (sixes > 0 && gain.kind != Gain::Kind::None) return spend_glory(state, gain);
    return place(state, now);
}

double Planner::loss_price(const State& state, Tracker tracker) const {
    const int box = rules().next_box(state, tracker);
    if (box < 0) return 0;
    const Icon icon = rules().sheet().box(tracker, box).icon;
    const int fall = is_raid(tracker) ? 0 : last_fall(state);
    const int there = front(state, tracker);
    const int open = gaps(state, tracker);
    const double now = is_spent(state, icon) ? 0 : icon_price(icon, state.turn - 1, fall);
    const auto later = [&](int front_then, int gaps_then) {
        return future().cost(tracker, fall, state.turn, front_then, gaps_then);
    };
    const double then = open > 0 ? later(there, open - 1) : later(there + 1, 0);
    return std::max(is_raid(tracker) ? 0.02 : 0.05, now + then - later(there, open));
}

double Planner::cube_price(const State& state, int cubes) const {
    return std::max(0.05, (kCubePrice - 0.15 * (cubes - 1)) *
                              std::min(1.0, 0.45 + 0.25 * (kTurns - state.turn)));
}

double Greedy::loss_price(const State& state, Tracker tracker) const {
    constexpr std::array<double, kFallBoxes> kFireCost = {8, 10, 16, 60};
    constexpr std::array<double, 3> kShare = {1, 0.4, 0.15};
    const auto cost_of = [&](Icon icon) {
        if (icon == Icon::None) return 0.0;
        if (icon == Icon::Cube) return 2.0;
        if (icon == Icon::RedDie || icon == Icon::PlusOneTribe) return 2.5;
        if (icon == Icon::Fire) return kFireCost[at(last_fall(state))];
        return icon == Icon::Roma ? 60.0 : 4.0;
    };
    State ahead = state;
    double price = 0;
    for (int seen = 0; seen < std::min(3, kTurns + 1 - state.turn); ++seen) {
        const int box = rules().next_box(ahead, tracker);
        if (box < 0) break;
        if (seen == 0) price = 0.3;
        price += kShare[at(seen)] * cost_of(rules().sheet().box(tracker, box).icon);
        auto& marked = ahead.marked[at(tracker)];
        marked = static_cast<std::uint16_t>(marked | (1U << static_cast<unsigned>(box)));
    }
    return price;
}

double Greedy::cube_price(const State& state, int) const {
    return state.turn < kTurns ? 1.2 : 0.3;
}

}  // namespace occasus::rome_must_fall
