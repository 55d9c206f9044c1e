// Help for an appraiser that judges only the pieces on the board: the turn is played out first,
// with the same luck for all that are compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/any_game.h"

#include "ai/any_player.h"
#include "ai/appraiser.h"

namespace occasus {

// The worth of a position to each seat.
using Worths = std::vector<double>;

// Precondition: both have the same seats.
inline void add_to(Worths& sum, const Worths& more, double times) {
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += times * more[seat];
}

// How much the faces of a die differ, when the game is played on after each of them again and
// again.
class Spread {
  public:
    // Preconditions: one face or more, one seat or more.
    Spread(std::size_t faces, std::size_t seats);

    // The worth after each face, all of them with the same luck.
    void add(const std::vector<Worths>& round);
    // The largest standard error of what a face is worth more or less than the mean of all.
    // Precondition, also of means(): something was added.
    double error() const;
    std::vector<Worths> means() const;

  private:
    int rounds_ = 0;
    // By face.
    std::vector<Worths> sums_;
    std::vector<Worths> differences_;  // From the mean of all faces.
    std::vector<Worths> squares_;      // The squared differences.
};

// A die that fell: what the position is worth after it, and what was to be expected.
struct Fall {
    Worths after;
    Worths expected;

    Worths luck() const;
};

class Foresight {
  public:
    // Both must outlive this.
    Foresight(const AnyGame& game, AnyAppraiser& appraiser);

    Worths worths(const AnyState& state);
    // The worth when the turn `last` is over. `luck` and `number` say which luck it is.
    Worths played_out(AnyState state, int last, std::uint64_t luck, std::uint64_t number);
    // After each face of the die that is due.
    std::vector<Worths> of_faces(const AnyState& state);
    // The face that fell, and the mean of all.
    Fall fall_of(const AnyState& state, Action face);

  private:
    std::vector<Worths> played_out_faces(const AnyState& state, const std::vector<AnyState>& after,
                                         DiePlayouts playouts);
    void apply(AnyState& state, Action action);

    const AnyGame& game_;
    AnyAppraiser& appraiser_;
    std::vector<std::unique_ptr<AnyPlayer>> players_;  // By seat.
    std::vector<Event> unheard_;
};

}  // namespace occasus
