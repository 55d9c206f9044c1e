// The Barbarian Invasions: the legates a search chooses between.
#include "ai/heuristics/invasions_guide.h"

#include <algorithm>

#include "games/invasions/chapters/attack.h"
#include "games/invasions/chapters/control.h"
#include "games/invasions/chapters/creation.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/movement.h"
#include "games/invasions/chapters/revolt.h"
#include "games/invasions/chapters/roman_movement.h"
#include "games/invasions/chapters/setup.h"

namespace occasus::invasions {

namespace {

constexpr double kPointsRange = 100;  // From the worst end to the best.

}  // namespace

Guide::Guide(const Rules& rules) : Guide(rules, std::make_shared<const Ground>(rules)) {}

// The usual one, the one of any scenario, the one whose weights were chosen by hand, and the one of
// the hardest times.
Guide::Guide(const Rules& rules, const std::shared_ptr<const Ground>& ground)
    : rules_(rules),
      legates_({Legate(rules, ground, fitted_style(rules.scenario().year)),
                Legate(rules, ground, fitted_style(0)), Legate(rules, ground, {}),
                Legate(rules, ground, fitted_style(420))}) {}

void Guide::suggest(const State& state, Suggestions& list, Rng& rng) {
    for (Legate& legate : legates_.all()) list.push_back(legate.choose(state, rng));
}

double Guide::worth(const State& end, Seat seat) const {
    const double margin = (roman_points(rules_, end) - rules_.scenario().victory) / kPointsRange;
    return (Rules::score(end, seat) + std::clamp(0.5 + margin, 0.0, 1.0)) / 2;
}

}  // namespace occasus::invasions
