// The views of positions. Each is drawn once, for however many readers know the same of it.
#pragma once

#include <cstddef>
#include <deque>
#include <string>

#include "core/any_game.h"
#include "core/value.h"

namespace occasus::table {

class Album {
  public:
    // The game must outlive this.
    explicit Album(const AnyGame& game) : game_(game) {}

    // "turn_title", "phase" and "view" of a position as this reader may know it. Stays valid.
    const Value& shown(const AnyState& seen, Seat reader);
    // The same as JSON without braces. Stays valid.
    const std::string& described(const AnyState& seen, Seat reader);
    // The JSON Patch from one picture of this album to another, as JSON. Stays valid.
    const std::string& patch(const Value& from, const Value& to);

    // How many views and patches had to be made.
    std::size_t views() const { return pictures_.size(); }
    std::size_t patches() const { return patches_.size(); }

  private:
    struct Picture {
        AnyState seen{};
        Value shown;
        std::string described;  // Empty until it is asked for.
    };
    struct Patch {
        const Value* from = nullptr;
        const Value* to = nullptr;
        std::string patch;
    };

    Picture& picture(const AnyState& seen, Seat reader);

    const AnyGame& game_;
    std::deque<Picture> pictures_;
    std::deque<Patch> patches_;
};

}  // namespace occasus::table
