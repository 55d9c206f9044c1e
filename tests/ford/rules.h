// The Ford: legions cross a river before their days are over. The example of docs/adding-a-game.md.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "core/game.h"
#include "core/log.h"
#include "core/vocabulary/choices.h"

#include "ford/board.h"
#include "ford/vocabulary.h"

namespace occasus::ford {

inline constexpr int kMostSent = 3;  // F2.

struct State {
    std::uint8_t bank = 0;  // F1. Legions on the near bank,
    std::uint8_t sent = 0;  // in the ford,
    std::uint8_t across = 0;
    std::uint8_t lost = 0;
    std::uint8_t day = 1;
    Step step = Step::Send;

    friend bool operator==(const State&, const State&) = default;
};

using Choices = occasus::Choices<1>;

class Rules {
  public:
    using State = ford::State;
    using ActionList = FixedVector<Action, 6>;
    static constexpr std::string_view kId = "ford";
    static constexpr int kSeats = 1;
    static constexpr int kMaxPlies = 2 * kMaxDays;
    static constexpr int kMaxScore = 1;

    // Precondition: `board` is not null.
    explicit Rules(std::shared_ptr<const Board> board) : board_(std::move(board)) {}

    const Board& board() const { return *board_; }

    State start() const;
    static Seat to_move(const State&);
    static int chance_sides(const State& state) { return to_move(state) == Seat::Chance ? 6 : 0; }
    void legal_actions(const State&, ActionList&) const;
    Action random_action(const State&, Rng&) const;
    void apply(State&, Action, Log) const;
    static State observe(const State& state, Seat) { return state; }  // Nothing is hidden.
    // F4. READING: R1.
    int score(const State& state, Seat) const { return state.across >= board_->needed ? 1 : 0; }
    std::string_view broken_invariant(const State&) const;

  private:
    std::shared_ptr<const Board> board_;
};

}  // namespace occasus::ford
