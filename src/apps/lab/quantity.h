// The records of each game as well as its result: events counted by kind or by rule, the turn of
// the first of a kind, and numbers of a position or a view.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "apps/cli/study/simulation.h"

namespace occasus::lab {

// event.KIND, rule.ID: how many there were. first.KIND: in which turn it first happened.
// position.PATH and view.PATH: a number, a truth as 0 or 1, a text, or how many things a list has;
// what is not there is null. A part of a path is the name of a field, a place in a list from 0, or
// the id of something in a list.
struct Quantity {
    enum class Kind : std::uint8_t { Events, Rule, First, Position, View };
    std::string name;
    Kind kind = Kind::Events;
    std::string what;  // A kind of event, a rule, or a path.
};

// The quantity of that name; a refusal says what is wrong with the name. `start` is where games
// begin.
Result<Quantity> find_quantity(const AnyGame& game, const AnyState& start, const std::string& name);

// Takes down the quantities of one game after the other.
class Recorder : public cli::Onlooker {
  public:
    Recorder(const AnyGame& game, std::vector<Quantity> at_end, std::vector<Quantity> each_turn);

    void begin(const AnyState& start) override;
    void see(std::span<const Event> events, const AnyState& state) override;
    // The record, once the game is over: {"end": [value…], "turns": [[turn, value…]…]}, the values
    // in the order of the quantities. Those of events in a turn are of that turn alone.
    Value row();

  private:
    struct Kept {
        Quantity quantity;
        std::int64_t count = 0;  // Events since the start, or since the turn began.
        Value first;
    };

    void hear(const Event& event);
    Value value_of(const Kept& kept, const Value& position) const;
    void end_turn(const Value& position);

    const AnyGame& game_;
    cli::TurnCounter turn_of_;
    std::vector<Kept> at_end_;
    std::vector<Kept> each_turn_;
    AnyState state_{};
    int turn_ = 0;
    std::string title_;  // That turn's.
    Value turns_;
};

}  // namespace occasus::lab
