// The games of a ladder: who plays which, and a file that keeps what has been played.
//
// All players meet with the same dice. In a game for one, everybody plays every game. In a game for
// more, two players share the seats, and then play the same dice with the seats the other way
// round.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"

#include "apps/cli/study/ratings.h"
#include "apps/cli/study/simulation.h"
#include "apps/files.h"

namespace occasus::cli {

struct LadderPlan {
    std::vector<std::string> players;
    std::vector<std::string> options;  // As they were given; they tell one ladder from another.
    SimulationPlan simulation;         // Its games are those of a pair, or of a player alone.
    std::string store;                 // A file, or empty.
};

// Some games of the same players in the same seats.
struct LadderMatch {
    std::vector<std::string> seated;
    std::uint64_t first_game = 0;
    std::uint64_t games = 0;

    auto operator<=>(const LadderMatch&) const = default;
};

// The scores of its seats, game by game.
using MatchScores = std::vector<std::vector<int>>;

class LadderGames {
  public:
    // Reads what the file of the plan holds. Both must outlive this. Throws Refused when it is no
    // such file, or of another ladder.
    LadderGames(const AnyGame& game, const LadderPlan& plan);

    // How many games are still to be played.
    std::uint64_t missing() const;
    // Plays them, or after an Interruption some of them; `played` hears, from any thread, how many
    // more are done.
    void play(const std::function<void(std::uint64_t)>& played);

    // How many games of each pair, or of each player alone, have all played from the first on.
    std::uint64_t played_by_all() const;

    // The results. Precondition for these: all games of the plan are played.
    std::vector<Meeting> meetings() const;
    // The scores of one player in a game for one.
    std::vector<int> scores_alone(std::size_t player) const;

  private:
    std::vector<LadderMatch> matches() const;
    std::vector<LadderMatch> matches_between(std::size_t one, std::size_t other) const;
    Value head() const;
    double points_in(const LadderMatch& match, std::size_t game, std::size_t player) const;
    void read_store();
    void keep(const LadderMatch& match, const MatchScores& scores);
    MatchScores play(const LadderMatch& match) const;

    const AnyGame& game_;
    const LadderPlan& plan_;
    std::map<LadderMatch, MatchScores> known_;
    std::optional<LockedFile> lock_;  // The file's.
};

}  // namespace occasus::cli
