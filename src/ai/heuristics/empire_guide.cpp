// The Fall of the Roman Empire: the strategies a search chooses between.
#include "ai/heuristics/empire_guide.h"

namespace occasus::empire {

namespace {

// Beside the players of their own names.
constexpr RomanStrategy kGuardItaly{.reach = 3, .legions = 2, .load = 5};
constexpr BarbarianStrategy kBoldRaids{.launch = 9, .raid = 0.5F};
constexpr BarbarianStrategy kLargeHordes{.launch = 17, .raid = 0.85F};

}  // namespace

Guide::Guide(const Rules& rules, Horizon horizon)
    : romans_({RomanPolicy(rules, kExpand), RomanPolicy(rules, kTurtle),
               RomanPolicy(rules, kGreedy), RomanPolicy(rules, kPassive),
               RomanPolicy(rules, kGuardItaly)}),
      barbarians_({BarbarianPolicy(rules, kMass), BarbarianPolicy(rules, kRaider),
                   BarbarianPolicy(rules, kHoard), BarbarianPolicy(rules, kBoldRaids),
                   BarbarianPolicy(rules, kLargeHordes)}),
      prospects_(rules, built_in_prospect_weights()),
      horizon_(horizon) {}

void Guide::begin(Seat seat, Rng& rng) {
    asking_ = seat;
    romans_.draw(rng);
    barbarians_.draw(rng);
    if (seat == kRoman)
        romans_.choose_best();
    else
        barbarians_.choose_best();
}

Action Guide::choose(const State& state, Rng& rng) {
    return Rules::to_move(state) == kRoman ? romans_.current().choose(state, rng)
                                           : barbarians_.current().choose(state, rng);
}

void Guide::suggest(const State& state, Suggestions& list, Rng& rng) {
    if (Rules::to_move(state) == kRoman)
        for (RomanPolicy& policy : romans_.all()) list.push_back(policy.choose(state, rng));
    else
        for (BarbarianPolicy& policy : barbarians_.all()) list.push_back(policy.choose(state, rng));
}

void Guide::learn(const State& end) {
    rome_ = end.step == Step::Over ? Rules::score(end, kRoman) : prospects_.of_rome(end);
    if (asking_ == kRoman)
        romans_.learn(rome_);
    else
        barbarians_.learn(1 - rome_);
}

}  // namespace occasus::empire
