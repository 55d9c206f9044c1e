// The Barbarian Invasions: the legates a search chooses between.
#include "ai/heuristics/invasions_guide.h"

#include <algorithm>

#include "games/invasions/turn.h"

namespace occasus::invasions {

namespace {

// Beside the usual one.
constexpr Style bold() {
    Style style;
    style.conquest = 0.8;
    style.want = 1.2;
    style.caution = 0.7;
    return style;
}
constexpr Style watchful() {
    Style style;
    style.vigilance *= 1.8;
    style.foresight *= 1.5;
    return style;
}

constexpr double kPointsRange = 100;  // From the worst end to the best.

}  // namespace

Guide::Guide(const Rules& rules) : Guide(rules, std::make_shared<const Ground>(rules)) {}

Guide::Guide(const Rules& rules, const std::shared_ptr<const Ground>& ground)
    : rules_(rules),
      legates_({Legate(rules, ground, Style{}), Legate(rules, ground, bold()),
                Legate(rules, ground, watchful())}) {}

void Guide::suggest(const State& state, Suggestions& list, Rng& rng) {
    for (Legate& legate : legates_.all()) list.push_back(legate.choose(state, rng));
}

double Guide::worth(const State& end, Seat seat) const {
    const double margin =
        (roman_points(rules_, end) - rules_.scenario().victory) / kPointsRange;
    return (Rules::score(end, seat) + std::clamp(0.5 + margin, 0.0, 1.0)) / 2;
}

}  // namespace occasus::invasions
