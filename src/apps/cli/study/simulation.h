// Many games between computer players, and what came of them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "apps/statistics.h"

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
    std::uint64_t overdue = 0;  // Longer than a tenth over the player's time.

    void add(const Thought& other);
};

// Sums over games; adding two tallies in any order gives the same.
struct Tally {
    std::uint64_t games = 0;
    std::vector<std::uint64_t> wins;                           // By seat.
    std::vector<std::map<std::string, std::uint64_t>> grades;  // By seat.
    Histogram last_turns;                                      // Turn in which a game ended.
    std::vector<Histogram> centres;  // By seat, at the end; empty in a game without centres.
    // By seat: games that it won and its rival did not, and the other way round.
    std::vector<std::uint64_t> won_alone;
    std::vector<std::uint64_t> lost_alone;
    std::vector<Thought> thoughts;  // By seat; empty except for players who use their time.

    explicit Tally(std::size_t seats)
        : wins(seats),
          grades(seats),
          centres(seats),
          won_alone(seats),
          lost_alone(seats),
          thoughts(seats) {}
    void add(const Tally& other);
};

// How a game ended.
struct Played {
    std::vector<int> scores;   // By seat.
    std::vector<int> centres;  // By seat; none in a game without centres.
    int turn = 0;              // The last one.
    AnyState end{};
};

// Watches a game while it is played.
class Onlooker {
  public:
    virtual ~Onlooker() = default;
    virtual void begin(const AnyState&) {}
    // A die is about to fall.
    virtual void expect(const AnyState&, Action) {}
    // The events of one action or die, and the position after it.
    virtual void see(std::span<const Event>, const AnyState&) {}
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

// Hears, from any thread, how many more games are done, and how many of them the first seat won.
using Progress = std::function<void(std::uint64_t games, std::uint64_t wins)>;

// Plays game 0 .. games-1; after an Interruption no more are begun. Game n depends on the seed and
// n alone, unless players use the clock, so the tally is the same for any number of threads. Throws
// UsageError when the game has no such player, engine::ProgramFault when a program that plays
// fails.
Tally simulate(const AnyGame& game, const SimulationPlan& plan, const Progress& played);

// Games that a thread takes at once; one where somebody takes part whose games take seconds.
std::uint64_t games_at_once(const AnyGame& game, const SimulationPlan& plan);
bool has_won(const AnyGame& game, const Played& played, std::size_t seat);

// The complaint about a game, or a player of a game, that does not exist.
std::string no_such_game(std::string_view id);
std::string no_such_player(std::string_view game_id, std::string_view id);

// A count in a document.
inline Value whole(std::uint64_t number) {
    return static_cast<std::int64_t>(number);
}
// A seed in a document: a text where it has no such number.
Value seed_document(std::uint64_t seed);

}  // namespace occasus::cli
