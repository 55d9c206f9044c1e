// Rome Must Fall: haphazard and naive play.
#include "ai/heuristics/rome_must_fall_beginners.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace occasus::rome_must_fall {

namespace {

bool tails(Rng& rng) {
    return rng.below(2) == 0;
}

int nth_bit(unsigned mask, unsigned n) {
    for (; n != 0; --n) mask &= mask - 1;
    return std::countr_zero(mask);
}

int draw_bit(unsigned mask, Rng& rng) {
    return nth_bit(mask, rng.below(static_cast<unsigned>(std::popcount(mask))));
}

unsigned dice_to_raise(const State& state) {
    unsigned dice = 0;
    for (int die = 0; die < kDice; ++die)
        if (state.dice[at(die)] < highest_value(state, die))
            dice |= 1U << static_cast<unsigned>(die);
    return dice;
}

// One of the ways to spend Glory now, stopping among them; nothing for stopping.
std::optional<Action> draw_glory(const Rules& rules, const State& state, Rng& rng) {
    const unsigned sixes = unspent_sixes(state);
    FixedVector<Verb, 3> ways;
    if (sixes != 0 && state.cubes < kMaxCubes) ways.push_back(Verb::GloryCube);
    const bool pair = std::popcount(sixes) > 1;
    if (pair && state.red > 0) ways.push_back(Verb::GloryRestore);
    const std::uint32_t circles = rules.marked_circles(state);
    if (pair && has_ability(state, Ability::Offensive) && circles != 0)
        ways.push_back(Verb::GloryErase);
    const std::uint32_t drawn = rng.below(static_cast<std::uint32_t>(ways.size()) + 1);
    if (drawn == ways.size()) return std::nullopt;
    const int first = nth_bit(sixes, 0);
    if (ways[drawn] == Verb::GloryCube) return with_die(Verb::GloryCube, first);
    const int circle = ways[drawn] == Verb::GloryErase ? draw_bit(circles, rng) : 0;
    return two_dice(ways[drawn], first, nth_bit(sixes, 1), circle);
}

Action draw_placing(Rng& rng) {
    std::array<std::uint8_t, kTrackers> dice = {0, 1, 2, 3, 4, 5};
    for (std::uint32_t left = kTrackers; left > 1; --left)
        std::swap(dice[left - 1], dice[rng.below(left)]);
    return make_assign(dice);
}

Action toss_for_cubes(const Rules& rules, const State& state, Rng& rng) {
    const int most = std::min<int>(state.cubes, cubes_needed(rules, state));
    unsigned cubes = 0;
    while (static_cast<int>(cubes) < most && tails(rng)) ++cubes;
    return make_action(Verb::Resolve, cubes);
}

}  // namespace

Action Haphazard::choose(const State& state, Rng& rng) {
    if (state.step == Step::Resolve) return toss_for_cubes(rules_, state, rng);
    const Stage stage = stage_of(state);
    if (stage <= Stage::Levy && may_levy(state) && tails(rng)) return make_action(Verb::Levy);
    if (stage <= Stage::Reroll && is_ready(state, Ability::Reroll) && tails(rng))
        return with_die(Verb::Reroll, static_cast<int>(rng.below(kDice)));
    const unsigned raises = dice_to_raise(state);
    if (stage <= Stage::PlusOne && is_ready(state, Ability::PlusOne) && raises != 0 && tails(rng))
        return with_die(Verb::PlusOne, draw_bit(raises, rng));
    if (const std::optional<Action> glory = draw_glory(rules_, state, rng)) return *glory;
    return draw_placing(rng);
}

Action Naive::place(const State& state) const {
    std::array<std::uint8_t, kDice> dice = {0, 1, 2, 3, 4, 5};
    std::stable_sort(dice.begin(), dice.end(),
                     [&](int a, int b) { return state.dice[at(a)] > state.dice[at(b)]; });
    // The highest total first; of equal ones, tribes before raids.
    const auto rank = [&](int tracker) {
        return 2 * rules_.base_total(state, tracker_at(tracker)) -
               (is_raid(tracker_at(tracker)) ? 1 : 0);
    };
    std::array<std::uint8_t, kTrackers> trackers = {0, 1, 2, 3, 4, 5};
    std::stable_sort(trackers.begin(), trackers.end(),
                     [&](int a, int b) { return rank(a) > rank(b); });
    std::array<std::uint8_t, kTrackers> placed{};
    for (std::size_t i = 0; i < kTrackers; ++i) placed[trackers[i]] = dice[i];
    return make_assign(placed);
}

Action Naive::choose(const State& state, Rng&) {
    if (state.step == Step::Resolve) {
        const int need = std::max(0, cubes_needed(rules_, state));
        return make_action(Verb::Resolve,
                           need <= std::min<int>(state.cubes, 2) ? static_cast<unsigned>(need) : 0);
    }
    if (may_levy(state)) return make_action(Verb::Levy);
    const Stage stage = stage_of(state);
    const auto lowest = std::min_element(state.dice.begin(), state.dice.end());
    const int die = static_cast<int>(lowest - state.dice.begin());
    if (stage <= Stage::Reroll && is_ready(state, Ability::Reroll) &&
        *lowest < (is_red(state, die) ? 2 : 3))
        return with_die(Verb::Reroll, die);
    int raise = -1;
    for (int other = 0; other < kDice; ++other)
        if (state.dice[at(other)] < highest_value(state, other) &&
            (raise < 0 || state.dice[at(other)] > state.dice[at(raise)]))
            raise = other;
    if (stage <= Stage::PlusOne && is_ready(state, Ability::PlusOne) && raise >= 0)
        return with_die(Verb::PlusOne, raise);
    if (const unsigned sixes = unspent_sixes(state); sixes != 0 && state.cubes < kMaxCubes)
        return with_die(Verb::GloryCube, nth_bit(sixes, 0));
    return place(state);
}

}  // namespace occasus::rome_must_fall
