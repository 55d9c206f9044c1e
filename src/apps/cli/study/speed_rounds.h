// A speed measured in several rounds, and how it compares with one that was measured before.
#pragma once

#include <optional>
#include <vector>

#include "core/value.h"

namespace occasus::cli {

// So many things for each second of processor time, one number a round.
using SpeedRounds = std::vector<double>;

// The round that the rest of the machine disturbed least. Precondition: there is one.
double best_of(const SpeedRounds& rounds);

// How many times as fast: of the geometric means, with a 95 % interval by the law of Student and
// Welch, which knows only what differs from round to round.
struct SpeedRatio {
    double times = 1;
    double low = 1;
    double high = 1;
};
// Nothing unless both have two rounds or more and every speed is above 0.
std::optional<SpeedRatio> ratio_of(const SpeedRounds& now, const SpeedRounds& kept);

// Empty when it is no list of numbers.
SpeedRounds rounds_in(const Value* document);

}  // namespace occasus::cli
