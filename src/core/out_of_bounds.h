// What a container of fixed size does when it is overrun.
#pragma once

#include <cstdlib>

namespace occasus {

// It is a fault in the rules of a game, which no player can bring about. The program ends rather
// than write where it may not, in builds for release too.
[[noreturn, gnu::cold]] inline void out_of_bounds() {
    std::abort();
}

}  // namespace occasus
