// Many games of one kind that are stepped at once, for programs that learn from millions of
// positions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "arrays/action_ids.h"
#include "arrays/results.h"
#include "learn/features.h"

namespace occasus::arrays {

// A batch of `size` games. Dice are rolled inside, and seats that have a computer player answer
// inside; what is left are decisions of the others. Everything is laid out for arrays: row i is of
// game i. The games are the same for a seed whatever the number of threads.
class Batch {
  public:
    virtual ~Batch() = default;
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

    // Begins every game again.
    virtual void reset(std::uint64_t seed) = 0;
    // Keeps compact observations from now on.
    virtual void keep_compact() = 0;
    // Takes in each game the action at that place of its legal list, and goes on to the next
    // decision. A game that was over begins again instead, whatever is chosen. Throws
    // std::out_of_range, and changes nothing, if a choice is not in its list. Precondition:
    // chosen.size() == size().
    virtual void step(std::span<const std::int32_t> chosen) = 0;

    // Everything that the next steps depend on, as bytes for a program of the same build.
    virtual std::string saved() const = 0;
    // Goes on where a batch of the same game and size was when it was saved. Throws
    // std::invalid_argument, and changes nothing, if the bytes are of another batch.
    virtual void restore(std::string_view saved) = 0;

    int size() const { return static_cast<int>(to_move.size()); }

    int seats = 0;
    int state_size = 0;  // Bytes of an observation.
    int most_legal = 0;  // Columns of `legal`.
    int ids = 0;         // Columns of `masks`; 0: no masks are kept, choices are places.
    int features = 0;    // Columns of `compact`; 0: it is not kept.

    std::vector<std::uint8_t> observations;  // size x state_size: what the seat to move may know.
    std::vector<std::uint8_t> compact;       // size x features: the same, as encoders have it.
    std::vector<std::int8_t> to_move;        // A seat; kOver when the game is over.
    std::vector<std::uint8_t> over;          // 1: the game ended with this step.
    std::vector<float> rewards;              // size x seats: 0, and at the end the results().
    std::vector<std::uint32_t> legal;        // size x most_legal: legal actions, ascending.
    std::vector<std::int32_t> legal_count;   // How many of them.
    std::vector<std::uint8_t> masks;         // size x ids: 1 where the action of that id is legal.

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
