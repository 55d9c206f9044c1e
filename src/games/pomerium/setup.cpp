// Chapter S: what a game begins with.
#include "games/pomerium/rules.h"

namespace occasus::pomerium {

// C1. All is lost until the dice of S1 to S6 have fallen.
State Rules::start() {
    State state;
    state.owner.fill(kLost);
    return state;
}

}  // namespace occasus::pomerium
