// How long an exact question takes: every conflict of The Fall of the Roman Empire that a counter
// mix allows, asked once.
//
//   occasus_odds_bench
#include <algorithm>
#include <chrono>
#include <fmt/core.h>

#include "games/empire/conflict_odds.h"

namespace {

using Clock = std::chrono::steady_clock;
using Microseconds = std::chrono::duration<double, std::micro>;

constexpr int kMostForces = 40;
constexpr int kMostCavalry = 6;
constexpr int kMostRomans = 30;

}  // namespace

int main() {
    using namespace occasus::empire;
    int questions = 0;
    Microseconds longest{};
    double wins = 0;  // Kept, so that nothing is left out.
    const auto begun = Clock::now();
    for (int forces = 1; forces <= kMostForces; ++forces)
        for (int cavalry = 0; cavalry <= kMostCavalry; ++cavalry)
            for (int romans = 1; romans <= kMostRomans; ++romans) {
                const auto asked = Clock::now();
                wins +=
                    conflict_odds({.barbarians = forces, .cavalry = cavalry, .romans = romans}, {})
                        .roman_wins.decimal();
                longest = std::max(longest, Microseconds(Clock::now() - asked));
                ++questions;
            }
    const Microseconds taken = Clock::now() - begun;
    fmt::print("{} questions: {:.2f} microseconds on average, {:.1f} at most; mean chance {:.3f}\n",
               questions, taken.count() / questions, longest.count(), wins / questions);
}
