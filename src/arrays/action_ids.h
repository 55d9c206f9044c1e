// Every action of a game as one of a fixed number of ids, for policies that need a fixed list.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/any_game.h"

namespace occasus::arrays {

// Different actions have different ids, the same in every game of these options and this board.
// Most are never legal: what can be said is more than what can be.
class ActionIds {
  public:
    virtual ~ActionIds() = default;
    ActionIds(const ActionIds&) = delete;
    ActionIds& operator=(const ActionIds&) = delete;

    virtual std::uint32_t count() const = 0;
    // Precondition: the action is legal somewhere, and no die.
    virtual std::uint32_t id_of(Action) const = 0;
    // Nothing for an id that is too high.
    virtual std::optional<Action> action_at(std::uint32_t id) const = 0;

  protected:
    ActionIds() = default;
};

// The ids of a game.
std::unique_ptr<const ActionIds> action_ids(const AnyGame&);

}  // namespace occasus::arrays
