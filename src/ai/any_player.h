// Computer players behind one virtual interface: for the simulator, the server and "advise me".
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/rng.h"

#include "ai/search/budget.h"

namespace occasus {

// Another answer, and the chance to win that the player gives it, if it gives one.
struct Alternative {
    Action action;
    std::optional<double> value;
};

// An action with the reasons for it in words.
struct Advice {
    Action action;
    std::string text;                 // One sentence: what and why.
    std::vector<std::string> points;  // Further considerations, the weightiest first.
    double value = 0;                 // Estimated chance to win, 0 .. 1.
    // The player's other choices, the best first.
    std::vector<Alternative> alternatives = {};  // NOLINT(readability-redundant-member-init)
};

// Plays one seat. Not shared between threads; make one per thread. A player may keep what it has
// computed for a position between calls, but its choice depends only on the observed states of the
// game so far, rng and, where it may look at a clock, the time.
class AnyPlayer {
  public:
    virtual ~AnyPlayer() = default;

    // A legal action for the seat to move. `observed` is what that seat may know; the player never
    // sees a die before it falls. Precondition: a seat is to move.
    virtual Action choose(const AnyState& observed, Rng& rng) = 0;
    // The same choice, with reasons. Precondition as above.
    virtual Advice advise(const AnyState& observed, Rng& rng) = 0;
};

struct PlayerFact {
    std::string_view id;
    std::string_view title;
    std::string_view line;      // How it thinks, in one sentence.
    std::string_view strength;  // A measured figure: "wins 41 % of games".
    bool advises = false;       // Its advise() gives reasons worth reading.
    int milliseconds = 0;       // It may think so long about a decision; 0: it has no use for time.
    bool for_newcomers = false;  // The opponent of people who do not choose one.
    int level = 0;               // 1 .. 5 of the five that are offered first; 0: another one.
    bool weights = false;        // It needs the trained weights of its game.
};

// The computer players of a game: first the others, then the five levels, both weakest first. Empty
// for an unknown game.
std::span<const PlayerFact> players_of(std::string_view game_id);

// nullptr if the game has no such player, or the player lacks its weights. `game` must outlive the
// player. Without a clock, players that think for a given time count playouts instead, and answer
// the same on any machine.
std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id,
                                       Nanoseconds clock = nullptr);

}  // namespace occasus
