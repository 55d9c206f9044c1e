// The worth of a position: the chance of each result for each seat, its error, and its source. An
// appraiser is separate from the players; it plays nothing.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "ai/search/budget.h"

namespace occasus {

inline constexpr std::size_t kMostGrades = 3;  // max_score + 1 of any game.

// How an appraisal was had. Exact: the game is over. Fitted: by an estimate learned from games.
// Playouts: by games played on from the position.
enum class Ground : std::uint8_t { Exact, Fitted, Playouts };

// The prospects of a seat.
struct Outlook {
    std::array<double, kMostGrades> grades{};  // The chance of each score.
    double worth = 0;  // 0 .. 1: a victory counts 1, a draw is shared by those who share it.
    double error = 0;  // The standard error of `worth`.
};

struct Appraisal {
    std::vector<Outlook> seats;
    Ground ground = Ground::Exact;
    int playouts = 0;
};

// After each face of a die this turn and `turns` more are played out, from `few` to `most` times:
// more often while it is not clear how much the faces differ. 0 times: the appraisal tells it.
struct DiePlayouts {
    int few = 0;
    int most = 0;
    int turns = 0;
};

// Not shared between threads. The appraisal of a position depends on the position alone, unless it
// looks at a clock.
class AnyAppraiser {
  public:
    virtual ~AnyAppraiser() = default;
    // Takes any position, also one in which a die is due. Facts hidden from a seat are not used
    // when `state` is what that seat sees.
    virtual Appraisal appraise(const AnyState& state) = 0;
    // The worth to each seat, sooner where that can be had: for means over many positions.
    virtual std::vector<double> glance(const AnyState& state) {
        std::vector<double> worths;
        for (const Outlook& outlook : appraise(state).seats) worths.push_back(outlook.worth);
        return worths;
    }
    // The turn a position is in, when two answers can be compared only by playing the turn out.
    // Below 0: the appraisal itself foresees what an answer brings.
    virtual int turn_to_play_out(const AnyState&) const { return -1; }
    // How the faces of a die are weighed where the appraisal does not foresee what they bring.
    virtual DiePlayouts playouts_of_a_die() const { return {}; }
    // The standard error of the difference between two answers to one question.
    virtual double comparison_error() const = 0;
};

// The appraisal of a position whose game is over.
Appraisal exact_appraisal(const AnyGame& game, const AnyState& end);

// The fast appraiser of a game: it answers in a few microseconds, or a few milliseconds at most,
// and the same on every machine. nullptr for an unknown game. `game` must outlive it.
std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game);

// How far to play out. Every playout counts; with a clock, no more are begun once the time is up.
struct PlayoutBudget {
    int playouts = 400;
    std::int64_t time = 0;  // In nanoseconds, with `clock`.
    Nanoseconds clock = nullptr;
};

// Plays on from the position with the players of these ids, one for each seat, all positions with
// the same luck. nullptr when a game has no such player. `game` must outlive it.
std::unique_ptr<AnyAppraiser> make_playout_appraiser(const AnyGame& game,
                                                     std::span<const std::string_view> ids,
                                                     PlayoutBudget budget);

// The players that play out when nobody says who: quick ones, one for each seat.
std::vector<std::string_view> quick_players(const GameFacts& facts);

}  // namespace occasus
