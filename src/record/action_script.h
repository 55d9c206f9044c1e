// Takes actions at a match one text at a time, and the dice they need with them.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string_view>
#include <vector>

#include "record/match.h"

namespace occasus {

// A die that is due is taken from a given list first, then from the table's stream, and only when
// an action needs it. Beside the notation of the game it understands
//   roll          all dice that are due now, at least one
//   roll 5 2 …    dice thrown by hand, in order
//   undo          back to before the seat's last action
class ActionScript {
  public:
    // `seat` acts; nothing: whichever seat has the question. `match` must outlive this.
    ActionScript(Match& match, const std::vector<int>& dice, std::optional<Seat> seat);

    // Dice that fell before a refusal stay in the match, so throw the match away after a refusal.
    std::optional<Refusal> take(std::string_view action);
    // Uses the rest of the given dice for the dice that are still due.
    std::optional<Refusal> use_rest();
    std::size_t dice_left() const { return dice_.size(); }

  private:
    std::optional<Refusal> roll_due();
    std::optional<Refusal> roll_by_hand(const std::vector<int>& faces);
    std::optional<Refusal> roll_one();
    Seat acting_seat() const;

    Match& match_;
    std::deque<int> dice_;
    std::optional<Seat> seat_;
};

}  // namespace occasus
