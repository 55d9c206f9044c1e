// Games, positions and players as Python has them: names and numbers are OpenSpiel's.
#pragma once

#include <cstdint>
#include <memory>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <string>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/rng.h"

#include "ai/any_player.h"
#include "apps/python/documents.h"
#include "arrays/action_ids.h"
#include "arrays/batch.h"
#include "arrays/fields.h"
#include "arrays/results.h"

namespace occasus::python {

class Game;

// One position, and how it came about.
class State {
  public:
    explicit State(std::shared_ptr<const Game> game);
    State(std::shared_ptr<const Game> game, const AnyState& state,
          std::vector<std::uint32_t> history = {})
        : game_(std::move(game)), state_(state), history_(std::move(history)) {}

    // A seat, arrays::kChance or arrays::kOver.
    int current_player() const;
    bool is_over() const { return any().to_move(state_) == Seat::Nobody; }
    std::vector<std::uint32_t> legal_actions() const;
    pybind11::array_t<std::uint8_t> legal_mask() const;
    std::vector<std::pair<std::uint32_t, double>> chance_outcomes() const;
    void apply(std::uint32_t id);
    pybind11::object act(const pybind11::object& said);
    std::string text_of(std::uint32_t id) const;
    std::uint32_t id_of_text(const std::string& text) const;
    pybind11::object why_not(const pybind11::object& action) const;
    std::vector<double> returns() const;
    pybind11::array_t<std::uint8_t> observation(int seat) const;
    pybind11::array_t<std::uint8_t> compact(int seat) const;
    pybind11::array_t<std::uint8_t> truth() const { return bytes_of(state_); }
    Value view(int seat) const;
    pybind11::object position() const { return as_python(any().position(state_)); }
    pybind11::object odds(const pybind11::object& question) const;
    std::string picture(int seat) const;
    pybind11::object prompt() const;
    pybind11::object result() const;
    std::vector<std::uint32_t> history() const { return history_; }
    std::uint64_t hash() const { return any().hash(state_); }
    // The same position of the same game.
    bool same(const State& other) const;

    std::string serialized() const;
    const std::shared_ptr<const Game>& game() const { return game_; }
    const AnyGame& any() const;
    const AnyState& state() const { return state_; }
    const arrays::ActionIds& ids() const;
    Action action_of(std::uint32_t id) const;
    Action action_said(const pybind11::object& action) const;
    std::uint32_t id_of(Action) const;

  private:
    Seat reader(int seat) const;
    pybind11::array_t<std::uint8_t> bytes_of(const AnyState&) const;
    void require_legal(Action action) const;

    std::shared_ptr<const Game> game_;
    AnyState state_{};
    std::vector<std::uint32_t> history_;
};

// A game with its options and board chosen.
class Game : public std::enable_shared_from_this<Game> {
  public:
    // Throws pybind11::key_error if there is no such game, RefusedError if an option or the board
    // is wrong.
    Game(const std::string& id, Setup setup);
    // A game that is there already, made with that.
    Game(std::shared_ptr<const AnyGame> any, Setup setup);

    const std::shared_ptr<const AnyGame>& any() const { return any_; }
    const GameFacts& facts() const { return any_->facts(); }
    const std::shared_ptr<const arrays::ActionIds>& ids() const { return ids_; }

    // The names and the shifts of the numbers of a compact observation.
    const FeatureRow& features() const { return features_; }

    State state_at(const pybind11::object& position) const;
    // The position that State::serialized() wrote.
    State deserialized(const std::string& text) const;
    pybind11::list seats() const;
    pybind11::list fields() const { return as_python(arrays::fields_of(facts().id)); }
    pybind11::array_t<std::uint32_t> ids_of(const pybind11::array_t<std::uint32_t>& words) const;
    // Throws pybind11::index_error if an id is too high.
    pybind11::array_t<std::uint32_t> words_of(const pybind11::array_t<std::uint32_t>& ids) const;
    // The setup that the game was loaded with.
    const Setup& setup() const { return setup_; }
    // Loaded with the same options and board, perhaps in another process: positions of one are
    // positions of the other.
    bool same(const Game& other) const;

  private:
    Setup setup_;
    std::shared_ptr<const AnyGame> any_;
    std::shared_ptr<const arrays::ActionIds> ids_;
    FeatureRow features_;
};

// A computer player. It keeps its game alive.
class Player {
  public:
    // Throws pybind11::key_error if the game has no such player.
    Player(std::shared_ptr<const Game> game, const std::string& id);

    const std::shared_ptr<const Game>& game() const { return game_; }
    const std::string& id() const { return id_; }
    std::uint32_t choose(const State& state, Rng& random);
    pybind11::object advise(const State& state, Rng& random);

  private:
    AnyState seen_by_mover(const State& state) const;

    std::shared_ptr<const Game> game_;
    std::string id_;
    std::unique_ptr<AnyPlayer> player_;
};

// The trees of positions, and what searches them.
void add_search(pybind11::module_& module);

}  // namespace occasus::python
