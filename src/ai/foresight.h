// Help for an appraiser that judges only the pieces on the board: the turn is played out first,
// with the same luck for all that are compared.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/any_game.h"

#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "ai/worths.h"

namespace occasus {

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
