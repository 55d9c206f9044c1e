// Many games between computer players, and what came of them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/any_game.h"

namespace occasus::cli {

struct SimulationPlan {
    std::vector<std::string> players;  // One per seat.
    // Others, who play every game as well, with the same dice; or none.
    std::vector<std::string> rivals;
    AnyState start;
    Setup setup;  // For programs that play.
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    int threads = 0;    // 0: all the machine has.
    bool clock = true;  // Players may use their time; without it they count playouts.
    std::chrono::milliseconds patience{10'000};  // For a decision of a program.
};

// How long a player took for its decisions, in nanoseconds, including those with one legal action.
struct Thought {
    std::uint64_t decisions = 0;
    std::int64_t total = 0;
    std::int64_t longest = 0;
    std::uint64_t overdue = 0;  // Longer than a tenth over his time.

    void add(const Thought& other);
};

// Sums over games; adding two tallies in any order gives the same.
struct Tally {
    std::uint64_t games = 0;
    std::vector<std::uint64_t> wins;                           // By seat.
    std::vector<std::map<std::string, std::uint64_t>> grades;  // By seat.
    std::map<int, std::uint64_t> last_turns;                   // Turn in which a game ended.
    // By seat: games that it won and its rival did not, and the other way round.
    std::vector<std::uint64_t> won_alone;
    std::vector<std::uint64_t> lost_alone;
    std::vector<Thought> thoughts;  // By seat; empty but for players who use their time.

    explicit Tally(std::size_t seats)
        : wins(seats), grades(seats), won_alone(seats), lost_alone(seats), thoughts(seats) {}
    void add(const Tally& other);
};

// Plays game 0 .. games-1. Game n depends on the seed and n alone, unless players use the clock, so
// the tally is the same for any number of threads. `played` hears, from any thread, how many more
// games are done. Throws
// UsageError when the game has no such player, engine::ProgramFault when a program that plays
// fails.
Tally simulate(const AnyGame& game, const SimulationPlan& plan,
               const std::function<void(std::uint64_t)>& played);

// A proportion between 0 and 1 with its 95 % Wilson interval.
struct Rate {
    double value = 0;
    double low = 0;
    double high = 0;
};
// Precondition: 0 <= count <= total, total > 0.
Rate wilson_rate(std::uint64_t count, std::uint64_t total);

// How much larger one proportion is than another, of the same games: -1 .. 1, with its 95 %
// interval after Agresti and Min (2005), which adds half a game to each kind. `gained` games count
// for the first alone, `lost` for the second alone. Precondition: gained + lost <= total, total >
// 0.
Rate paired_difference(std::uint64_t gained, std::uint64_t lost, std::uint64_t total);

double mean_of(const std::map<int, std::uint64_t>& histogram);
// Halfway between the two middle values when their number is even.
double median_of(const std::map<int, std::uint64_t>& histogram);

}  // namespace occasus::cli
