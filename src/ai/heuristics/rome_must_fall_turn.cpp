// Rome Must Fall: the search through a turn.
#include "ai/heuristics/rome_must_fall_turn.h"

#include <algorithm>
#include <bit>

namespace occasus::rome_must_fall {

namespace {

// The position as a Barbarian phase sees it: without dice and cubes.
State ground_of(const State& state) {
    State ground;
    ground.marked = state.marked;
    ground.turn = state.turn;
    ground.red = state.red;
    ground.fall = state.fall;
    ground.lost = state.lost;
    ground.cursor = state.cursor;
    return ground;
}

Placing ascending(const State& state) {
    Placing dice = state.dice;
    std::sort(dice.begin(), dice.end());
    return dice;
}

// The dice that show these values, the lowest numbers first.
Action assign_values(const State& state, const Placing& placing) {
    std::array<std::uint8_t, kTrackers> dice{};
    unsigned taken = 0;
    for (std::size_t tracker = 0; tracker < kTrackers; ++tracker) {
        std::uint8_t die = 0;
        while ((taken >> die & 1U) != 0 || state.dice[die] != placing[tracker]) ++die;
        taken |= 1U << die;
        dice[tracker] = die;
    }
    return make_assign(dice);
}

State after(const Rules& rules, State state, Action action) {
    NullSink sink;
    rules.apply(state, action, sink);
    return state;
}

// One die of each value and colour that may be rolled again.
FixedVector<int, kDice> dice_to_reroll(const State& state) {
    FixedVector<int, kDice> dice;
    std::array<std::array<bool, 7>, 2> seen{};
    for (int die = 0; die < kDice; ++die) {
        bool& known = seen[is_red(state, die) ? 1 : 0][state.dice[at(die)]];
        if (known || (state.spent >> static_cast<unsigned>(die) & 1U) != 0) continue;
        known = true;
        dice.push_back(die);
    }
    return dice;
}

// One die of each value that may be raised.
FixedVector<int, kDice> dice_to_raise(const State& state) {
    FixedVector<int, kDice> dice;
    std::array<bool, 7> seen{};
    for (int die = 0; die < kDice; ++die) {
        const std::uint8_t value = state.dice[at(die)];
        if (seen[value] || value >= highest_value(state, die)) continue;
        seen[value] = true;
        dice.push_back(die);
    }
    return dice;
}

bool is_harmless(const State& state, Icon icon) {
    return icon == Icon::None || (is_ability(icon) && !has_ability(state, ability_of(icon)));
}

// The circles worth erasing: of each tribe the first without a penalty, or else every one.
FixedVector<int, kMaxCircles> circles_to_erase(const Rules& rules, const State& state) {
    FixedVector<int, kMaxCircles> circles;
    for (int tribe = 0; tribe < kTrackers; ++tribe) {
        if (is_raid(tracker_at(tribe))) continue;
        const unsigned marked = state.marked[at(tribe)];
        unsigned harmless = 0;
        for (unsigned rest = marked; rest != 0; rest &= rest - 1)
            if (is_harmless(state,
                            rules.sheet().box(tracker_at(tribe), std::countr_zero(rest)).icon))
                harmless |= rest & -rest;
        for (unsigned rest = harmless != 0 ? harmless & -harmless : marked; rest != 0;
             rest &= rest - 1)
            circles.push_back(rules.sheet().box(tracker_at(tribe), std::countr_zero(rest)).circle);
    }
    return circles;
}

// The actions that two 6s can pay for.
FixedVector<Action, kMaxCircles + 1> pair_actions(const Rules& rules, const State& state) {
    FixedVector<Action, kMaxCircles + 1> actions;
    const unsigned sixes = unspent_sixes(state);
    if (std::popcount(sixes) < 2) return actions;
    const int first = std::countr_zero(sixes);
    const int second = std::countr_zero(sixes & (sixes - 1));
    if (state.red > 0) actions.push_back(two_dice(Verb::GloryRestore, first, second));
    if (has_ability(state, Ability::Offensive))
        for (int circle : circles_to_erase(rules, state))
            actions.push_back(two_dice(Verb::GloryErase, first, second, circle));
    return actions;
}

// Every 6 left buys a cube, as far as there are any.
int cubes_with_glory(const State& state) {
    return std::min(kMaxCubes, state.cubes + std::popcount(unspent_sixes(state)));
}

bool may_raise(const State& state) {
    return is_ready(state, Ability::PlusOne) && !dice_to_raise(state).empty();
}

void append(std::vector<Option>& options, const std::vector<Option>& more) {
    options.insert(options.end(), more.begin(), more.end());
}

}  // namespace

Placing placing_of(const State& state) {
    Placing placing{};
    for (std::size_t tracker = state.cursor; tracker < kTrackers; ++tracker)
        placing[tracker] = state.dice[state.assigned[tracker]];
    return placing;
}

Onslaught& TurnSearch::onslaught(const State& state) {
    const State ground = ground_of(state);
    for (std::size_t i = 0; i < in_use_; ++i)
        if (known_[i]->ground == ground) return known_[i]->onslaught;
    if (in_use_ == known_.size()) known_.push_back(std::make_unique<Known>());
    Known& fresh = *known_[in_use_++];
    fresh.ground = ground;
    fresh.onslaught.prepare(rules_, prospects_, ground, ground.cursor);
    return fresh.onslaught;
}

// A new position: nothing worked out for the last one will be asked again.
void TurnSearch::forget_unless_about(const State& state) {
    const State ground = ground_of(state);
    const auto last = known_.begin() + static_cast<std::ptrdiff_t>(in_use_);
    if (std::none_of(known_.begin(), last,
                     [&](const auto& known) { return known->ground == ground; }))
        in_use_ = 0;
}

float TurnSearch::glory_value(const State& state) {
    const Placing dice = ascending(state);
    float value = onslaught(state).best_value(dice, cubes_with_glory(state));
    for (Action action : pair_actions(rules_, state)) {
        const State paid = after(rules_, state, action);
        value = std::max(value, onslaught(paid).best_value(dice, cubes_with_glory(paid)));
    }
    return value;
}

// The best without rolling again.
float TurnSearch::settled_value(const State& state) {
    if (!may_raise(state)) return glory_value(state);
    float value = 0;
    for (int die : dice_to_raise(state)) {
        State raised = state;
        ++raised.dice[at(die)];
        value = std::max(value, glory_value(raised));
    }
    return value;
}

float TurnSearch::reroll_value(const State& state, int die) {
    const int highest = highest_value(state, die);
    float sum = 0;
    for (int value = 1; value <= highest; ++value) {
        State rolled = state;
        rolled.dice[at(die)] = static_cast<std::uint8_t>(value);
        sum += settled_value(rolled);
    }
    return sum / static_cast<float>(highest);
}

float TurnSearch::value(const State& state) {
    if (state.step == Step::Resolve) return options(state).front().value;
    forget_unless_about(state);
    State supplied = state;
    if (may_levy(state)) supplied = after(rules_, state, make_action(Verb::Levy));
    float value = settled_value(supplied);
    if (is_ready(supplied, Ability::Reroll))
        for (int die : dice_to_reroll(supplied))
            value = std::max(value, reroll_value(supplied, die));
    return value;
}

std::vector<Option> TurnSearch::reroll_options(const State& state) {
    std::vector<Option> options;
    if (!is_ready(state, Ability::Reroll)) return options;
    for (int die : dice_to_reroll(state))
        options.push_back(
            {make_action(Verb::Reroll, static_cast<unsigned>(die)), reroll_value(state, die)});
    return options;
}

std::vector<Option> TurnSearch::raise_options(const State& state) {
    std::vector<Option> options;
    for (int die : dice_to_raise(state)) {
        const Action action = make_action(Verb::PlusOne, static_cast<unsigned>(die));
        options.push_back({action, glory_value(after(rules_, state, action))});
    }
    return options;
}

std::vector<Option> TurnSearch::glory_options(const State& state) {
    std::vector<Option> options;
    const unsigned sixes = unspent_sixes(state);
    const Placing dice = ascending(state);
    if (sixes != 0 && state.cubes < kMaxCubes)
        options.push_back(
            {make_action(Verb::GloryCube, static_cast<unsigned>(std::countr_zero(sixes))),
             onslaught(state).best_value(dice, cubes_with_glory(state))});
    else
        append(options, placing_options(state));
    for (Action action : pair_actions(rules_, state)) {
        const State paid = after(rules_, state, action);
        options.push_back({action, onslaught(paid).best_value(dice, cubes_with_glory(paid))});
    }
    return options;
}

std::vector<Option> TurnSearch::placing_options(const State& state) {
    const Onslaught::Best best = onslaught(state).best(ascending(state), state.cubes);
    std::vector<Option> options = {{assign_values(state, best.placing), best.value}};
    if (best.next_placing[0] != 0)
        options.push_back({assign_values(state, best.next_placing), best.next_value});
    return options;
}

std::vector<Option> TurnSearch::cube_options(const State& state) {
    Onslaught& phase = onslaught(state);
    const Placing placing = placing_of(state);
    const Fork& fork = phase.fork(1);
    const int level = kNoCubeLevel + state.cubes;
    const int need = fork.base_total + d3(state.black) - placing[state.cursor] + 1;
    if (need <= 0) return {{make_action(Verb::Resolve), phase.value(2, placing, level)}};
    std::vector<Option> options = {
        {make_action(Verb::Resolve), phase.value(3, placing, level - fork.cubes_lost)}};
    if (need <= state.cubes)
        options.push_back({make_action(Verb::Resolve, static_cast<unsigned>(need)),
                           phase.value(2, placing, level - need)});
    return options;
}

std::vector<Option> TurnSearch::options(const State& state) {
    forget_unless_about(state);
    if (may_levy(state) && state.step == Step::Resource)
        return {{make_action(Verb::Levy), value(state)}};
    std::vector<Option> options;
    if (state.step == Step::Resolve)
        options = cube_options(state);
    else if (may_raise(state))
        options = raise_options(state);
    else
        options = glory_options(state);
    if (state.step == Step::Resource) append(options, reroll_options(state));
    // Stable: of equal options the one that keeps the re-roll and the cubes.
    std::stable_sort(options.begin(), options.end(),
                     [](const Option& a, const Option& b) { return a.value > b.value; });
    return options;
}

Action TurnSearch::best(const State& state) {
    if (state.step == Step::Resource && may_levy(state)) return make_action(Verb::Levy);
    return options(state).front().action;
}

}  // namespace occasus::rome_must_fall
