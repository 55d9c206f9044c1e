// The computer players of one table. One thinks at a time, elsewhere, and comes back as one more
// caller.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/house.h"
#include "table/table.h"

namespace occasus::table {

// A computer player's choice at a ply: one action, or in a sealed stage all of its actions.
struct Thought {
    Seat seat = Seat::Nobody;
    int ply = 0;
    std::vector<std::string> actions;
};

class ComputerPlayers {
  public:
    // Lets the computer that has the question think, if there is one and none thinks already.
    // `asker` waits for it, or nobody. `decided` is called where the thinkers work.
    void think(const Table&, const House&, std::optional<std::string> asker,
               std::function<void(Thought)> decided);
    // To be called when a thought has come back: the next player may think.
    void heard() { thinking_ = false; }

  private:
    std::shared_ptr<Thinker> thinker_at(const Table&, Seat);

    std::map<Seat, std::shared_ptr<Thinker>> thinkers_;
    bool thinking_ = false;
};

}  // namespace occasus::table
