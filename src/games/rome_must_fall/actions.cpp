// Which actions are legal: the list, a draw from it without the list, and why one is not.
#include <algorithm>
#include <bit>

#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

namespace {

inline constexpr int kAssignments = 720;

// Every order of the six dice, ascending.
constexpr std::array<Action, kAssignments> all_assignments() {
    std::array<Action, kAssignments> all{};
    std::array<std::uint8_t, kTrackers> dice = {0, 1, 2, 3, 4, 5};
    for (Action& action : all) {
        action = make_assign(dice);
        std::next_permutation(dice.begin(), dice.end());
    }
    return all;
}
constexpr std::array<Action, kAssignments> kAllAssignments = all_assignments();

constexpr unsigned kAllDice = (1U << kDice) - 1;

int nth_bit(unsigned mask, unsigned n) {
    for (; n != 0; --n) mask &= mask - 1;
    return std::countr_zero(mask);
}

// Pair n of the dice in `mask`, the lower die first.
std::pair<int, int> nth_pair(unsigned mask, unsigned n) {
    for (; mask != 0; mask &= mask - 1) {
        const auto partners = static_cast<unsigned>(std::popcount(mask & (mask - 1)));
        if (n < partners) return {std::countr_zero(mask), nth_bit(mask & (mask - 1), n)};
        n -= partners;
    }
    return {0, 0};
}

// What T1.2 allows now, as sets: the legal list and the random draw are both made from it.
// READING: R5, R24. In any order, and nothing is compulsory. READING: R3. Glory has no limit per
// turn but the 6s themselves.
struct ResourceChoices {
    unsigned rerolls = 0;  // Dice.
    unsigned raises = 0;   // Dice.
    bool levy = false;
    unsigned cube_sixes = 0;     // Dice.
    unsigned restore_sixes = 0;  // Dice, of which two are paid.
    unsigned erase_sixes = 0;    // Dice, of which two are paid.
    std::uint32_t circles = 0;   // That may be erased.
};

ResourceChoices resource_choices(const Rules& rules, const State& state) {
    ResourceChoices may;
    // READING: R6. A spent die is not rolled again.
    if (is_ready(state, Ability::Reroll)) may.rerolls = kAllDice & ~state.spent;
    if (is_ready(state, Ability::PlusOne))
        for (int die = 0; die < kDice; ++die)
            if (state.dice[static_cast<std::size_t>(die)] < highest_value(state, die))
                may.raises |= 1U << static_cast<unsigned>(die);
    may.levy = is_ready(state, Ability::Levy) && state.cubes < kMaxCubes;
    const unsigned sixes = unspent_sixes(state);
    if (sixes == 0) return may;
    if (state.cubes < kMaxCubes) may.cube_sixes = sixes;
    if (std::popcount(sixes) < 2) return may;
    if (state.red > 0) may.restore_sixes = sixes;
    // READING: R2. The ability is the permission, Glory the price.
    if (has_ability(state, Ability::Offensive)) may.circles = rules.marked_circles(state);
    if (may.circles != 0) may.erase_sixes = sixes;
    return may;
}

unsigned pairs(unsigned dice) {
    const auto count = static_cast<unsigned>(std::popcount(dice));
    return dice == 0 ? 0 : count * (count - 1) / 2;
}

template <class Visit>
void for_each_bit(unsigned mask, Visit visit) {
    for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

void list_dice(Verb verb, unsigned dice, Rules::ActionList& list) {
    for_each_bit(dice,
                 [&](int die) { list.push_back(make_action(verb, static_cast<unsigned>(die))); });
}

void list_resource_actions(const Rules& rules, const State& state, Rules::ActionList& list) {
    const ResourceChoices may = resource_choices(rules, state);
    list_dice(Verb::Reroll, may.rerolls, list);
    list_dice(Verb::PlusOne, may.raises, list);
    if (may.levy) list.push_back(make_action(Verb::Levy));
    list_dice(Verb::GloryCube, may.cube_sixes, list);
    for (unsigned pair = 0; pair < pairs(may.restore_sixes); ++pair) {
        const auto [first, second] = nth_pair(may.restore_sixes, pair);
        list.push_back(two_dice(Verb::GloryRestore, first, second));
    }
    for (unsigned pair = 0; pair < pairs(may.erase_sixes); ++pair) {
        const auto [first, second] = nth_pair(may.erase_sixes, pair);
        for_each_bit(may.circles, [&, first = first, second = second](int circle) {
            list.push_back(two_dice(Verb::GloryErase, first, second, circle));
        });
    }
    for (Action action : kAllAssignments) list.push_back(action);
}

// Takes `n` into a group of `size`, or passes it on, less the group.
bool falls_in(unsigned& n, unsigned size) {
    if (n < size) return true;
    n -= size;
    return false;
}

Action random_resource_action(const Rules& rules, const State& state, Rng& rng) {
    const ResourceChoices may = resource_choices(rules, state);
    const auto count = [](unsigned dice) { return static_cast<unsigned>(std::popcount(dice)); };
    const unsigned circles = count(may.circles);
    const unsigned erasures = pairs(may.erase_sixes) * circles;
    const unsigned total = kAssignments + count(may.rerolls) + count(may.raises) +
                           (may.levy ? 1 : 0) + count(may.cube_sixes) + pairs(may.restore_sixes) +
                           erasures;
    unsigned n = rng.below(total);
    const auto die = [](Verb verb, unsigned dice, unsigned which) {
        return make_action(verb, static_cast<unsigned>(nth_bit(dice, which)));
    };
    if (falls_in(n, kAssignments)) return kAllAssignments[n];
    if (falls_in(n, count(may.rerolls))) return die(Verb::Reroll, may.rerolls, n);
    if (falls_in(n, count(may.raises))) return die(Verb::PlusOne, may.raises, n);
    if (may.levy && falls_in(n, 1)) return make_action(Verb::Levy);
    if (falls_in(n, count(may.cube_sixes))) return die(Verb::GloryCube, may.cube_sixes, n);
    if (falls_in(n, pairs(may.restore_sixes))) {
        const auto [first, second] = nth_pair(may.restore_sixes, n);
        return two_dice(Verb::GloryRestore, first, second);
    }
    const auto [first, second] = nth_pair(may.erase_sixes, n / circles);
    return two_dice(Verb::GloryErase, first, second, nth_bit(may.circles, n % circles));
}

}  // namespace

void Rules::legal_actions(const State& state, ActionList& list) const {
    if (state.step == Step::Over) return;
    if (state.step == Step::Resource) return list_resource_actions(*this, state, list);
    if (state.step == Step::Resolve) {
        for (unsigned cubes = 0; cubes <= state.cubes; ++cubes)
            list.push_back(make_action(Verb::Resolve, cubes));
        return;
    }
    for (std::uint32_t face = 0; face < 6; ++face) list.push_back({face});
}

Action Rules::random_action(const State& state, Rng& rng) const {
    if (state.step == Step::Resource) return random_resource_action(*this, state, rng);
    if (state.step == Step::Resolve) return make_action(Verb::Resolve, rng.below(state.cubes + 1U));
    return {rng.below(6)};
}

}  // namespace occasus::rome_must_fall
