// Games that are kept, as Python has them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "apps/python/game.h"
#include "record/match.h"

namespace occasus::python {

class Record {
  public:
    // Its positions are states of `game`. With a seed the dice are those of `occasus new --seed`;
    // typed, they are told. A position may be None. Throws RefusedError if it is impossible.
    static Record begin(const Game& game, const pybind11::object& position,
                        std::optional<std::uint64_t> seed, bool typed);
    // Throws RefusedError, with the line, if the text was changed or breaks a rule.
    static Record read(const std::string& text);

    // The seat to move acts, or a die is told ("roll 4"). Throws RefusedError.
    void act(const std::string& action);
    // Rolls the dice that are due, if they are not typed.
    void draw() { match_.draw_all(); }

    int ply() const { return match_.ply(); }
    std::string text() const { return match_.saved(); }
    pybind11::list log() const;
    // The position after so many plies. Throws pybind11::index_error.
    State state(int ply) const;
    const std::shared_ptr<const Game>& game() const { return game_; }

  private:
    Record(Match match, std::shared_ptr<const Game> game);

    Match match_;
    std::shared_ptr<const Game> game_;
};

}  // namespace occasus::python
