// Many games of one kind that are stepped at once, for programs that learn from millions of
// positions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.h"

#include "arrays/action_ids.h"
#include "arrays/results.h"
#include "learn/features.h"

namespace occasus::arrays {

// A batch of `size` games. Dice are rolled inside, and seats that have a computer player answer
// inside; what is left are decisions of the others. Everything is laid out for arrays: row i is of
// game i. The games are the same for a seed whatever the number of threads. Indices of games that
// are out of range throw std::out_of_range.
class Batch {
  public:
    virtual ~Batch() = default;
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

    // Begins the marked games again. One seed: row i has game i of `occasus sim`, then i + size().
    // A seed for each: as a batch of one has them. No seeds: each row goes on with its next game.
    // Precondition: marked.size() == size().
    virtual void reset(std::span<const std::uint64_t> seeds,
                       std::span<const std::uint8_t> marked) = 0;
    // Keeps compact observations from now on.
    virtual void keep_compact() = 0;
    // Takes in each game the action at that place of its legal list, and goes on to the next
    // decision. A game that has ended begins again instead, whatever is chosen; without autoreset
    // std::runtime_error is thrown. Throws std::out_of_range if a choice is not in its list. Either
    // changes nothing. Returns how many games ended. Precondition: chosen.size() == size().
    virtual int step(std::span<const std::int64_t> chosen) = 0;

    // Everything that the next steps of these games depend on: game_size bytes each, for a program
    // of the same build. Precondition: that many bytes.
    virtual void save_games(std::span<const std::int64_t> games,
                            std::span<std::uint8_t> bytes) const = 0;
    // Goes on in these places where the saved games were. Throws std::invalid_argument, and changes
    // nothing, if the bytes are not of this game. Precondition: as above.
    virtual void load_games(std::span<const std::int64_t> games,
                            std::span<const std::uint8_t> bytes) = 0;
    // The whole position, whatever a seat may know.
    virtual AnyState state(std::int64_t game) const = 0;

    int size() const { return static_cast<int>(to_move.size()); }

    int seats = 0;
    int state_size = 0;     // Bytes of an observation.
    int game_size = 0;      // Bytes of a saved game.
    int most_legal = 0;     // Columns of `legal`.
    int ids = 0;            // Columns of `masks`; 0: no masks are kept, choices are places.
    int features = 0;       // Columns of `compact`; 0: it is not kept.
    bool folds = false;     // A choice that is not legal is folded onto `legal` by its remainder.
    bool autoreset = true;  // A game that has ended begins again in the next step.
    int max_plies = 0;      // A game is cut at the first decision after so many; 0: never.

    // size x state_size: what the seat to move may know; at the end, the only seat without a
    // computer player, or a spectator.
    std::vector<std::uint8_t> observations;
    std::vector<std::uint8_t> compact;      // size x features: the same, as encoders have it.
    std::vector<std::int8_t> to_move;       // A seat; kOver when the game is over.
    std::vector<std::uint8_t> over;         // 1: the game ended with this step.
    std::vector<std::uint8_t> cut;          // 1: it was cut with this step.
    std::vector<std::int32_t> lengths;      // Decisions of the game up to here.
    std::vector<float> rewards;             // size x seats: 0, and at the end the results().
    std::vector<std::uint32_t> legal;       // size x most_legal: legal actions, ascending.
    std::vector<std::int32_t> legal_count;  // How many of them.
    std::vector<std::uint8_t> masks;        // size x ids: 1 where the action of that id is legal.

  protected:
    Batch() = default;
};

// Which computer player sits where, by seat.
using Players = std::map<int, std::string>;

// With ids, masks are kept and choices are ids. Throws std::invalid_argument, naming what is wrong.
// Players that think for a given time count playouts instead. Precondition: size >= 1, threads
// >= 1.
std::unique_ptr<Batch> make_batch(std::shared_ptr<const AnyGame> game, int size, int threads,
                                  const Players& players, std::shared_ptr<const ActionIds> ids);

// No node of the game has more legal actions.
int most_legal_actions(const AnyGame&);

// Writes the features of what a viewer may know.
void write_compact(const AnyGame&, const AnyState& seen, Seat viewer, FeatureRow&);

}  // namespace occasus::arrays
