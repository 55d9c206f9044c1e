// Rome Must Fall: the backward walk through a Barbarian phase.
#include "ai/heuristics/rome_must_fall_onslaught.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <tuple>

namespace occasus::rome_must_fall {

namespace {

constexpr int kBlackResults = 3;
constexpr std::size_t kPools = 462;  // Ways to choose six values out of six.
constexpr float kUnknown = -1;

// 6^0 .. 6^6: tuples of dice are numbered with six values a place.
constexpr std::array<std::size_t, 7> kSixTo = {1, 6, 36, 216, 1296, 7776, 46656};

std::size_t tuple_from(const Placing& placing, std::size_t tracker) {
    std::size_t tuple = 0;
    for (; tracker < kTrackers; ++tracker) tuple = 6 * tuple + placing[tracker] - 1U;
    return tuple;
}

std::size_t depth_of(unsigned outcome) {
    return static_cast<std::size_t>(std::bit_width(outcome)) - 1;
}

// 0 .. 461 for six ascending values: the rank of the set {value + place}.
std::size_t pool_number(const Placing& dice) {
    constexpr std::array<std::array<std::uint16_t, 11>, kDice> kChoose = [] {
        std::array<std::array<std::uint16_t, 11>, kDice> choose{};
        for (std::size_t n = 0; n < 11; ++n) {
            choose[0][n] = static_cast<std::uint16_t>(n);
            for (std::size_t k = 1; k < kDice && n > 0; ++k)
                choose[k][n] = static_cast<std::uint16_t>(choose[k][n - 1] + choose[k - 1][n - 1]);
        }
        return choose;
    }();
    std::size_t number = 0;
    for (std::size_t place = 0; place < kDice; ++place)
        number += kChoose[place][dice[place] - 1U + place];
    return number;
}

std::size_t level_of(int cubes) {
    return static_cast<std::size_t>(kNoCubeLevel) + static_cast<std::size_t>(cubes);
}

constexpr unsigned kAllDice = (1U << kDice) - 1;

// Fills `placing` with the dice of the set `left` in every order that differs in values, from the
// first tracker not yet filled on, and calls visit(tuple) each time. Precondition: ascending dice.
template <class Visit>
void for_each_arrangement(const Placing& dice, unsigned left, std::size_t tuple, Placing& placing,
                          const Visit& visit) {
    if (left == 0) return visit(tuple);
    const auto tracker = static_cast<std::size_t>(kTrackers - std::popcount(left));
    unsigned last = 0;
    for (unsigned rest = left; rest != 0; rest &= rest - 1) {
        const std::uint8_t die = dice[static_cast<std::size_t>(std::countr_zero(rest))];
        if (die == last) continue;
        last = die;
        placing[tracker] = die;
        for_each_arrangement(dice, left & ~(rest & -rest), 6 * tuple + die - 1U, placing, visit);
    }
}

// How a die fares against the three results of the black die.
struct Fight {
    int held = 0;                                   // Results it beats alone.
    std::array<std::size_t, kBlackResults> need{};  // Cubes for those that five can turn.
    std::size_t flips = 0;
};

Fight fight_of(const Fork& fork, int die) {
    Fight fight;
    for (int black = 1; black <= kBlackResults; ++black) {
        const int need = fork.base_total + black - die + 1;
        if (need <= 0)
            ++fight.held;
        else if (need <= kMaxCubes)
            fight.need[fight.flips++] = static_cast<std::size_t>(need);
    }
    return fight;
}

// The mean over the black die of the better of losing and spending, for one supply level.
float mean_of(const Fight& fight, const Fork& fork, const Prospects::Chances& held,
              const Prospects::Chances& lost, int level) {
    const auto at = [](int index) { return static_cast<std::size_t>(index); };
    const float if_lost = level < fork.cubes_lost ? 0 : lost[at(level - fork.cubes_lost)];
    float sum = static_cast<float>(fight.held) * held[at(level)] +
                static_cast<float>(kBlackResults - fight.held) * if_lost;
    for (std::size_t flip = 0; flip < fight.flips; ++flip) {
        const int left = level - static_cast<int>(fight.need[flip]);
        if (left >= kNoCubeLevel) sum += std::max(0.0F, held[at(left)] - if_lost);
    }
    return sum / kBlackResults;
}

// Four floats that g++ and clang++ add and compare at once.
using Four = float __attribute__((vector_size(16)));

Four load(const float* from) {
    Four four;
    std::memcpy(&four, from, sizeof four);
    return four;
}
void store(const Four& four, float* to) {
    std::memcpy(to, &four, sizeof four);
}

// OPTIMIZATION: mean_of for every supply level at once; the search spends its time here.
void means_of(const Fight& fight, const Fork& fork, const Prospects::Chances& held,
              const Prospects::Chances& lost, Prospects::Chances& means) {
    constexpr std::size_t kLevels = std::tuple_size_v<Prospects::Chances>;
    static_assert(kLevels % 4 == 0 && kNoCubeLevel == 4);
    // Entry 4 + level of `losing`; 8 + level of `holding`, where having fewer cubes than none is
    // worth nothing.
    std::array<float, 4 + kLevels> losing{};
    std::array<float, 8 + kLevels> holding{};
    for (std::size_t level = 0; level < kLevels; level += 4)
        store(load(&lost[level]), &losing[4 + level]);
    for (std::size_t level = kNoCubeLevel; level < kLevels; level += 4)
        store(load(&held[level]), &holding[8 + level]);
    constexpr float kShare = 1.0F / kBlackResults;
    const float sure = kShare * static_cast<float>(fight.held);
    for (std::size_t level = 0; level < kLevels; level += 4) {
        const Four if_lost = load(&losing[4 + level - static_cast<std::size_t>(fork.cubes_lost)]);
        Four sum = sure * load(&held[level]) + (1 - sure) * if_lost;
        for (std::size_t flip = 0; flip < fight.flips && level >= kNoCubeLevel; ++flip) {
            const Four gain = load(&holding[8 + level - fight.need[flip]]) - if_lost;
            sum += kShare * (gain > 0 ? gain : Four{});
        }
        store(sum, &means[level]);
    }
}

}  // namespace

void Onslaught::prepare(const Rules& rules, Prospects& prospects, const State& state, int first) {
    first_ = static_cast<std::size_t>(first);
    for (std::size_t tracker = first_ + 1; tracker < kTrackers; ++tracker) {
        const std::size_t tuples = kSixTo[kTrackers - tracker];
        cells_[tracker].resize(tuples << (tracker - first_));
        filled_[tracker].assign(tuples, false);
    }
    best_values_.assign(kPools * (kMaxCubes + 1), kUnknown);
    State root = state;
    root.cubes = kMaxCubes;  // Never short of one, so that a loss of cubes can be counted.
    branch(rules, prospects, root, 1);
}

void Onslaught::branch(const Rules& rules, Prospects& prospects, const State& state,
                       unsigned outcome) {
    const std::size_t tracker = first_ + depth_of(outcome);
    const int cubes_lost = kMaxCubes - state.cubes;
    if (tracker == kTrackers) {
        State next = state;
        ++next.turn;
        return prospects.chances(next, kNoCubeLevel - cubes_lost,
                                 leaves_[outcome - (1U << (kTrackers - first_))]);
    }
    const Tracker at = tracker_at(static_cast<int>(tracker));
    State lost = state;
    rules.lose(lost, at);
    forks_[outcome] = {.base_total = rules.base_total(state, at),
                       .cubes_lost = state.cubes - lost.cubes};
    branch(rules, prospects, state, 2 * outcome);
    branch(rules, prospects, lost, 2 * outcome + 1);
}

const Onslaught::Chances* Onslaught::cells(std::size_t tracker, std::size_t tuple) {
    if (tracker == kTrackers) return leaves_.data();
    if (!filled_[tracker][tuple]) fill(tracker, tuple);
    return &cells_[tracker][tuple << (tracker - first_)];
}

void Onslaught::fill(std::size_t tracker, std::size_t tuple) {
    filled_[tracker][tuple] = true;
    const std::size_t rest = kSixTo[kTrackers - 1 - tracker];
    const int die = static_cast<int>(tuple / rest) + 1;
    const Chances* next = cells(tracker + 1, tuple % rest);
    const std::size_t outcomes = std::size_t{1} << (tracker - first_);
    Chances* cell = &cells_[tracker][tuple * outcomes];
    for (std::size_t outcome = 0; outcome < outcomes; ++outcome) {
        const Fork& fork = forks_[outcomes + outcome];
        means_of(fight_of(fork, die), fork, next[2 * outcome], next[2 * outcome + 1],
                 cell[outcome]);
    }
}

float Onslaught::value(unsigned outcome, const Placing& placing, int supply_level) {
    const std::size_t depth = depth_of(outcome);
    const std::size_t tracker = first_ + depth;
    const auto level = static_cast<std::size_t>(supply_level);
    if (depth > 0)
        return cells(tracker, tuple_from(placing, tracker))[outcome - (1U << depth)][level];
    const Chances* next = cells(tracker + 1, tuple_from(placing, tracker + 1));
    return mean_of(fight_of(forks_[1], placing[tracker]), forks_[1], next[0], next[1],
                   supply_level);
}

std::array<Stand, kTrackers> Onslaught::stands(const Placing& placing, int cubes) {
    Forecast forecast{.placing = placing,
                      .chances = std::vector<Chances>(std::size_t{2} << (kTrackers - first_)),
                      .stands = {}};
    forecast.chances[1][level_of(cubes)] = 1;
    const auto ends = static_cast<unsigned>(forecast.chances.size() / 2);
    for (unsigned outcome = 1; outcome < ends; ++outcome)
        for (int level = 0; level < kSupplyLevels; ++level) foresee(outcome, level, forecast);
    return forecast.stands;
}

// The forecast at the tracker after this outcome, with these supplies.
void Onslaught::foresee(unsigned outcome, int level, Forecast& forecast) {
    const float chance = forecast.chances[outcome][static_cast<std::size_t>(level)];
    if (chance == 0) return;
    const std::size_t tracker = first_ + depth_of(outcome);
    const Fork& fork = forks_[outcome];
    const Placing& placing = forecast.placing;
    const int level_if_lost = level - fork.cubes_lost;
    const float if_lost = value(2 * outcome + 1, placing, level_if_lost);
    Stand& stand = forecast.stands[tracker];
    stand.stake += chance * (value(2 * outcome, placing, level) - if_lost);
    for (int black = 1; black <= kBlackResults; ++black) {
        const int need = std::max(0, fork.base_total + black - placing[tracker] + 1);
        const bool holds = need == 0 || (level - need >= kNoCubeLevel &&
                                         value(2 * outcome, placing, level - need) > if_lost);
        const int level_after = holds ? level - need : level_if_lost;
        forecast.chances[2 * outcome + (holds ? 0 : 1)][static_cast<std::size_t>(level_after)] +=
            chance / kBlackResults;
        if (!holds) continue;
        stand.held += chance / kBlackResults;
        if (need > 0) stand.spent += chance / kBlackResults;
    }
}

// Calls visit(value, placing) for each placing that differs in values.
template <class Visit>
void Onslaught::for_each_placing(const Placing& dice, int cubes, Visit visit) {
    Placing placing{};
    for_each_arrangement(dice, kAllDice, 0, placing, [&](std::size_t tuple) {
        const Chances* next = cells(1, tuple % kSixTo[kTrackers - 1]);
        const Fight fight = fight_of(forks_[1], placing[0]);
        visit(mean_of(fight, forks_[1], next[0], next[1], kNoCubeLevel + cubes), placing);
    });
}

Onslaught::Best Onslaught::best(const Placing& dice, int cubes) {
    Best best{.value = kUnknown, .placing = {}, .next_value = 0, .next_placing = {}};
    for_each_placing(dice, cubes, [&best](float value, const Placing& placing) {
        if (value > best.value) {
            best.next_value = std::max(best.value, 0.0F);
            best.next_placing = best.placing;
            best.value = value;
            best.placing = placing;
        } else if (value > best.next_value) {
            best.next_value = value;
            best.next_placing = placing;
        }
    });
    return best;
}

float Onslaught::best_value(const Placing& dice, int cubes) {
    float& known =
        best_values_[pool_number(dice) * (kMaxCubes + 1) + static_cast<std::size_t>(cubes)];
    if (known == kUnknown)
        for_each_placing(dice, cubes,
                         [&known](float value, const Placing&) { known = std::max(known, value); });
    return known;
}

}  // namespace occasus::rome_must_fall
