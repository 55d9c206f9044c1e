// Rome Must Fall: strategos, its choices in words.
#include "ai/heuristics/rome_must_fall_strategos.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

#include "core/words.h"

namespace occasus::rome_must_fall {

namespace {

// A share in percent, to a tenth: "61.2 %".
std::string percent(double share) {
    const long tenths = std::lround(share * 1000);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

std::string title_of(Tracker tracker) {
    return "the " + std::string(kTrackerTitles[at(tracker)]);
}

std::string die_text(const State& state, int die) {
    return std::string(is_red(state, die) ? "the red " : "the white ") +
           std::to_string(state.dice[at(die)]);
}

std::string placing_text(const State& state, Action action) {
    std::string text;
    for (int tracker = 0; tracker < kTrackers; ++tracker) {
        if (tracker > 0) text += ", ";
        text += std::string(kTrackerTitles[at(tracker)]) + " " +
                std::to_string(state.dice[at(assigned_die_of(action, tracker))]);
    }
    return text;
}

// An action as an instruction.
std::string instruction(const Rules& rules, const State& state, Action action) {
    switch (verb_of(action)) {
        case Verb::Reroll:
            return "re-roll " + die_text(state, die_of(action));
        case Verb::PlusOne:
            return "raise " + die_text(state, die_of(action)) + " to " +
                   std::to_string(state.dice[at(die_of(action))] + 1);
        case Verb::Levy:
            return "levy a cube";
        case Verb::GloryCube:
            return "let a 6 buy a cube";
        case Verb::GloryRestore:
            return "let two 6s turn a red die white";
        case Verb::GloryErase:
            return "let two 6s win back " + rules.sheet().circles[at(circle_of(action))].title;
        case Verb::Assign:
            return "place " + placing_text(state, action);
        case Verb::Resolve:
            return cubes_of(action) == 0 ? "spend no cube"
                                         : "spend " + counted(cubes_of(action), "cube");
        case Verb::Roll:
            break;
    }
    return {};
}

std::string icon_cost(const State& state, const Box& box) {
    const bool no_white_die = state.red == kMaxRedDice;
    switch (box.icon) {
        case Icon::None:
            return "nothing";
        case Icon::Cube:
            if (state.cubes > 0) return "a cube";
            return no_white_die ? "nothing" : "a white die, because there is no cube to lose";
        case Icon::RedDie:
            return no_white_die ? "nothing" : "a white die";
        case Icon::Fire:
            return state.fall + 1 == kFallBoxes ? "the last Fall of Rome box, and the game"
                                                : "a fire";
        case Icon::Roma:
            return state.fall == 0 ? "three fires" : "the game";
        case Icon::PlusOneTribe:
            return title_of(box.tribe) + " +1 for good";
        default:
            break;
    }
    constexpr std::array<std::string_view, kAbilities> kLosses = {"the re-roll", "the +1",
                                                                  "the offensive", "the levy"};
    const Ability ability = ability_of(box.icon);
    if (!has_ability(state, ability)) return "nothing";
    return std::string(kLosses[at(ability)]) + " for good";
}

// The circle of the tribe's next fire and how many losses away it is; 0 when none is ahead.
struct NextFire {
    std::string title;
    int losses = 0;
};

NextFire next_fire(const Rules& rules, State state, Tracker tribe) {
    for (int losses = 1;; ++losses) {
        const int box = rules.next_box(state, tribe);
        if (box < 0) return {};
        const Box& circle = rules.sheet().box(tribe, box);
        if (circle.icon == Icon::Fire || circle.icon == Icon::Roma)
            return {.title = rules.sheet().circles[circle.circle].title, .losses = losses};
        auto& marked = state.marked[at(tribe)];
        marked = static_cast<std::uint16_t>(marked | (1U << static_cast<unsigned>(box)));
    }
}

// The cost of losing the tracker now: "losing Carthago would cost the re-roll for good".
std::string loss_text(const Rules& rules, const State& state, Tracker tracker) {
    const int box = rules.next_box(state, tracker);
    if (box < 0)
        return is_raid(tracker) ? "the raid track is full, so losing costs nothing"
                                : "nothing is left to take, so losing costs nothing";
    const Box& next = rules.sheet().box(tracker, box);
    const std::string cost = icon_cost(state, next);
    if (next.icon == Icon::PlusOneTribe) return "a raid would give " + cost;
    if (is_raid(tracker))
        return cost == "nothing" ? "a raid would only fill a box" : "a raid would cost " + cost;
    std::string text = "losing " + rules.sheet().circles[next.circle].title + " would cost " + cost;
    const NextFire fire = next_fire(rules, state, tracker);
    if (cost == "nothing") text += " yet";
    if (fire.losses > 1)
        text += "; the Fall of Rome box of " + fire.title + " is " + std::to_string(fire.losses) +
                " losses away";
    return text;
}

// "The 6 goes to the Vandals, held 92 % of the time: losing Carthago would cost … (−8.1 % to win)."
std::string stand_text(const Rules& rules, const State& state, Tracker tracker, int value,
                       const Stand& stand) {
    std::string text = "The " + std::to_string(value) + " goes to " + title_of(tracker);
    if (stand.held > 0.9995F)
        text += ", held for certain";
    else if (stand.held < 0.0005F)
        text += ", which it cannot hold";
    else
        text += ", held " + percent(stand.held) + " of the time";
    if (stand.spent > 0.0005F) text += ", with cubes in " + percent(stand.spent);
    text += ": " + loss_text(rules, state, tracker);
    return text;
}

// " (−8.1 % to win)"; empty when next to nothing is at stake.
std::string stake_text(const Stand& stand, std::string_view purpose) {
    if (stand.stake < 0.0005F) return {};
    return " (\u2212" + percent(stand.stake) + std::string(purpose) + ")";
}

// The benefit of an action of the Resource phase, beyond the number; empty when that is plain.
std::string effect_text(const Rules& rules, const State& state, Action action) {
    const Verb verb = verb_of(action);
    State next = state;
    NullSink sink;
    rules.apply(next, action, sink);
    if (verb == Verb::GloryCube)
        return "That makes " + counted(next.cubes, "cube") + " in reserve.";
    if (verb == Verb::GloryRestore)
        return "The next roll has one red die fewer: " + std::to_string(next.red) + ".";
    if (verb != Verb::GloryErase) return {};
    for (int tribe = 0; tribe < kTrackers; ++tribe) {
        if (next.marked[at(tribe)] == state.marked[at(tribe)]) continue;
        const NextFire fire = next_fire(rules, next, tracker_at(tribe));
        if (fire.losses > 0)
            return capital(title_of(tracker_at(tribe))) + " then need " +
                   std::to_string(fire.losses) + " losses for the Fall of Rome box of " +
                   fire.title + ".";
    }
    return {};
}

bool is_kind(const Option& option, Verb verb) {
    return verb_of(option.action) == verb;
}

}  // namespace

std::string_view Strategos::purpose(const State& state) const {
    return goal_ == Goal::BrilliantVictory && is_goal_in_reach(state) ? " to win brilliantly"
                                                                      : " to win";
}

Action Strategos::choose(const State& state, Rng&) {
    return search(state).best(state);
}

Advice Strategos::advise(const State& state) {
    if (state.step == Step::Resource && may_levy(state)) return advise_levy(state);
    const std::vector<Option> options = search(state).options(state);
    Advice advice = state.step == Step::Resolve              ? advise_cubes(state, options)
                    : is_kind(options.front(), Verb::Assign) ? advise_placing(state, options)
                                                             : advise_resources(state, options);
    constexpr std::size_t kAlternatives = 2;
    for (std::size_t i = 1; i < std::min(options.size(), kAlternatives + 1); ++i)
        advice.alternatives.push_back({options[i].action, options[i].value});
    return advice;
}

Advice Strategos::advise_levy(const State& state) {
    const Action levy = make_action(Verb::Levy);
    State supplied = state;
    NullSink sink;
    rules_.apply(supplied, levy, sink);
    const Option next = search(state).options(supplied).front();
    return {.action = levy,
            .text = "The levy costs nothing.",
            .points = {"After that: " + instruction(rules_, supplied, next.action) + "."},
            .value = next.value};
}

// The choice, and its chance.
Advice Strategos::begun_advice(const State& state, const Option& best) const {
    return {.action = best.action,
            .text = capital(instruction(rules_, state, best.action)) + ": " + percent(best.value) +
                    std::string(purpose(state)),
            .points = {},
            .value = best.value};
}

// Re-roll, +1 and Glory: the choice, what it brings, and the alternatives, the best first.
Advice Strategos::advise_resources(const State& state, const std::vector<Option>& options) const {
    Advice advice = begun_advice(state, options.front());
    if (options.size() > 1)
        advice.text += "; the next best is to " + instruction(rules_, state, options[1].action) +
                       ", " + percent(options[1].value);
    advice.text += ".";
    if (std::string effect = effect_text(rules_, state, advice.action); !effect.empty())
        advice.points.push_back(std::move(effect));
    return advice;
}

Advice Strategos::advise_placing(const State& state, const std::vector<Option>& options) {
    Advice advice = begun_advice(state, options.front());
    if (options.size() > 1 && is_kind(options[1], Verb::Assign))
        advice.text += "; the next best placing gives " + percent(options[1].value);
    advice.text += ".";
    State placed = state;
    NullSink sink;
    rules_.apply(placed, advice.action, sink);
    const Placing values = placing_of(placed);
    const auto stands = search(state).onslaught(state).stands(values, state.cubes);
    std::array<int, kTrackers> order{};
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return stands[at(a)].stake > stands[at(b)].stake; });
    for (int tracker : order)
        advice.points.push_back(stand_text(rules_, state, tracker_at(tracker), values[at(tracker)],
                                           stands[at(tracker)]) +
                                stake_text(stands[at(tracker)], purpose(state)) + ".");
    return advice;
}

Advice Strategos::advise_cubes(const State& state, const std::vector<Option>& options) const {
    const Option& best = options.front();
    const Tracker tracker = tracker_at(state.cursor);
    const int need = cubes_needed(rules_, state);
    Advice advice{.action = best.action, .text = {}, .points = {}, .value = best.value};
    const std::string chance = percent(best.value) + std::string(purpose(state));
    if (need <= 0) {
        advice.text =
            "Nothing to spend: the die holds " + title_of(tracker) + " alone; " + chance + ".";
        return advice;
    }
    advice.points.push_back(capital(loss_text(rules_, state, tracker)) + ".");
    if (options.size() == 1)
        advice.text = "Nothing can hold " + title_of(tracker) + ": that takes " +
                      counted(need, "cube") + ", and " + std::to_string(state.cubes) +
                      (state.cubes == 1 ? " is" : " are") + " in reserve; " + chance + ".";
    else if (cubes_of(best.action) > 0)
        advice.text = "Spend " + counted(need, "cube") + " and hold " + title_of(tracker) + ": " +
                      chance + "; without, " + percent(options[1].value) + ".";
    else
        advice.text = "Keep the cubes and let " + title_of(tracker) + " through: " + chance +
                      "; to hold for " + counted(need, "cube") + " leaves " +
                      percent(options[1].value) + ".";
    return advice;
}

}  // namespace occasus::rome_must_fall
