// Fewer games for the same certainty: what a game's dice gave or took is known, and the mean of all
// luck is nothing, so the result less the luck has the same mean and less spread.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "apps/cli/study/simulation.h"

namespace occasus::cli {

// A result of one game for one seat, and the luck of its dice by the fast appraiser, kind by kind:
// the dice of each phase of the game are a kind.
struct LuckyResult {
    double result = 0;  // 1: won.
    std::map<std::string, double> luck;
};

struct AdjustedResult {
    Measure plain;
    Measure adjusted;
    std::uint64_t games = 0;
    // How many times fewer games give the same interval; 1 where all games went alike.
    double factor() const {
        const double narrower = (plain.high - plain.low) / (adjusted.high - adjusted.low);
        return adjusted.high > adjusted.low ? narrower * narrower : 1;
    }
};

// How much the luck of each kind counts in one half of the games is found in the other half, so the
// mean is unbiased whatever the appraiser. In few games all kinds count about the same.
// Precondition: at least four results.
AdjustedResult adjust(const std::vector<LuckyResult>& results);

// Games with the luck of their dice, and the seconds of all threads that they took.
struct LuckyGames {
    std::vector<std::vector<LuckyResult>> results;  // By seat, then by game.
    double playing = 0;
    double measuring = 0;  // The luck.

    std::uint64_t count() const { return results.front().size(); }
};

// The games of simulate(), as far as they are over by `until` (steady_nanoseconds) or before an
// Interruption. Throws as it does.
LuckyGames simulate_with_luck(const AnyGame& game, const SimulationPlan& plan,
                              const Progress& played, std::int64_t until = INT64_MAX);

}  // namespace occasus::cli
