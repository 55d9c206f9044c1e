// Many games between computer players, and what came of them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.h"

namespace occasus::cli {

struct SimulationPlan {
    std::vector<std::string> players;  // One per seat.
    // Others, who play every game as well, with the same dice; or none.
    std::vector<std::string> rivals;
    AnyState start{};
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
    // By seat, in games for more than two: how many had a part of the result, the seat among them.
    std::vector<std::map<int, std::uint64_t>> sharers;
    std::vector<std::map<int, std::uint64_t>> centres;  // By seat: its centres at the end.
    // By seat: games that it won and its rival did not, and the other way round.
    std::vector<std::uint64_t> won_alone;
    std::vector<std::uint64_t> lost_alone;
    std::vector<Thought> thoughts;  // By seat; empty but for players who use their time.

    explicit Tally(std::size_t seats)
        : wins(seats),
          grades(seats),
          sharers(seats),
          centres(seats),
          won_alone(seats),
          lost_alone(seats),
          thoughts(seats) {}
    void add(const Tally& other);
};

// How a game ended.
struct Played {
    std::vector<int> scores;   // By seat.
    std::vector<int> sharers;  // By seat: how many share the result with it, itself among them; 0:
                               // it has no part. Empty in games for one or two.
    std::vector<int> centres;  // By seat; empty in a game without centres.
    int turn = 0;              // The last one.
};

// Watches a game while it is played.
class Onlooker {
  public:
    virtual ~Onlooker() = default;
    virtual void begin(const AnyState& start) = 0;
    // What one action or die did, and where the game stands after it.
    virtual void see(std::span<const Event> events, const AnyState& state) = 0;
};

// The turns of a game are counted in its position, or told by their year; a game that has run its
// whole length stands one turn past the last, and has ended in the last.
class TurnCounter {
  public:
    explicit TurnCounter(const AnyGame& game);
    int operator()(const AnyState& state) const { return in_position(game_.position(state)); }
    int in_position(const Value& position) const;

  private:
    const AnyGame& game_;
    int last_ = 0;
};

// Plays games of a plan, one after the other: what one thread needs. `game` and `plan` must outlive
// it. Throws UsageError when the game has no such player.
class Simulator {
  public:
    Simulator(const AnyGame& game, const SimulationPlan& plan);
    Simulator(Simulator&&) noexcept;
    ~Simulator();

    // Game number `index` as the players play it; it depends on the seed and the index alone,
    // unless players use the clock.
    Played play(std::uint64_t index, Onlooker* onlooker = nullptr);
    // The same game as the rivals play it. Precondition: there are some.
    Played play_rivals(std::uint64_t index);
    // How long the players have taken so far.
    Thought thought(std::size_t seat) const;

  private:
    struct Sitter;
    using Sitters = std::vector<Sitter>;

    void sit_down(const std::string& id, Sitters& sitters) const;
    Played play_out(std::uint64_t index, Sitters& sitters, Onlooker* onlooker);
    Action choose(Sitters& sitters, const AnyState& state, Seat seat, Rng& rng) const;

    const AnyGame& game_;
    const SimulationPlan& plan_;
    TurnCounter turn_of_;
    Sitters players_;
    Sitters rivals_;
    std::vector<Event> events_;
};

// Plays game 0 .. games-1. Game n depends on the seed and n alone, unless players use the clock, so
// the tally is the same for any number of threads. After an interruption no more games are begun.
// `played` hears, from any thread, how many more games are done. Throws
// UsageError when the game has no such player, engine::ProgramFault when a program that plays
// fails.
Tally simulate(const AnyGame& game, const SimulationPlan& plan,
               const std::function<void(std::uint64_t)>& played);

// A seed in a document: a text where JSON has no such number.
Value seed_document(std::uint64_t seed);

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

// The mean of `worth(value)` over a histogram, with its 95 % interval. Precondition: it has a
// value.
Rate mean_interval(const std::map<int, std::uint64_t>& histogram,
                   const std::function<double(int)>& worth);

double mean_of(const std::map<int, std::uint64_t>& histogram);
// Halfway between the two middle values when their number is even.
double median_of(const std::map<int, std::uint64_t>& histogram);

}  // namespace occasus::cli
