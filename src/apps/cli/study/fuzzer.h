// Plays random games and looks for what must never happen.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"

namespace occasus::cli {

struct FuzzPlan {
    Setup setup;  // Options and board of every game.
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: all the machine has.
};

// How often each thing was looked at.
struct FuzzCounts {
    std::uint64_t games = 0;
    std::uint64_t nodes = 0;
    std::uint64_t samples = 0;       // Nodes where the costly checks were made.
    std::uint64_t forged_bits = 0;   // Forged actions tried.
    std::uint64_t forged_texts = 0;  // Forged notation tried.
    std::uint64_t records = 0;       // Games played as a record, written, read and replayed.
    int longest = 0;                 // Plies of the longest game.

    void add(const FuzzCounts& other);
};

struct Finding {
    std::uint64_t game = 0;       // Number of the game in which it showed.
    std::string what;             // One sentence.
    std::vector<Action> actions;  // Everything played before it.
};

struct FuzzReport {
    FuzzCounts counts;
    std::optional<Finding> finding;  // That of the lowest game number.
};

// At every node: an invariant broken, no legal action though the game is not over, a random action
// that is not in the legal list, a game that outlasts its bound, a score out of range. At a sample
// of nodes, one in 64: a list that is out of order or has an action twice, notation that does not
// read back, forged actions and forged notation accepted without being legal or refused though
// legal, a position or view that cannot be written and read, offers that are not as they say or do
// not reach every legal action. One game in 1,000 is played as a record through the same door as at
// the table, forgeries included. Game n depends on the seed and n alone. `played` hears, from any
// thread, how many more are done.
FuzzReport fuzz(const GameKind& kind, const FuzzPlan& plan,
                const std::function<void(std::uint64_t)>& played);

// A record of the game up to the finding, for a file.
std::string record_of(const GameKind& kind, const Setup& setup, const Finding& finding);

}  // namespace occasus::cli
