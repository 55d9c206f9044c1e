// Fewer games for the same certainty: what a game's dice gave or took is known, and the mean of all
// luck is nothing, so the result less the luck has the same mean and less spread.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "apps/cli/simulation.h"

namespace occasus::cli {

// A result of one game for one seat, and the luck of its dice by the fast appraiser, kind by kind:
// the dice of each phase of the game are a kind.
struct LuckyResult {
    double result = 0;  // 1: won.
    std::map<std::string, double> luck;
};

// A mean with its standard error.
struct Estimate {
    double value = 0;
    double error = 0;
};

struct AdjustedResult {
    Estimate plain;
    Estimate adjusted;
    // How many times fewer games give the same interval.
    double factor() const { return plain.error * plain.error / (adjusted.error * adjusted.error); }
};

// How much the luck of each kind counts in one half of the games is found in the other half, so the
// mean is unbiased whatever the appraiser. In few games all kinds count about the same.
// Precondition: at least four results.
AdjustedResult adjust(const std::vector<LuckyResult>& results);

// What a game takes on one core, in seconds, without and with its luck.
struct Cost {
    double plain = 0;
    double adjusted = 0;
    // How many times fewer games with their luck give the same interval, for the seat that gains
    // least; 0: not known yet.
    double factor = 0;

    double times() const { return adjusted / plain; }
    bool pays() const { return factor > times(); }
};

// Plays some games both ways for a moment.
Cost measure_cost(const AnyGame& game, const SimulationPlan& plan);

// The games of simulate(), each with the luck of its dice: by seat, then by game; after an
// interruption only those that were played. Throws as it does.
std::vector<std::vector<LuckyResult>> simulate_with_luck(
    const AnyGame& game, const SimulationPlan& plan,
    const std::function<void(std::uint64_t)>& played);

}  // namespace occasus::cli
