// The failure of a container of fixed size that is overrun.
#pragma once

#include <cstdlib>

namespace occasus {

// Only a fault in the rules of a game can cause this; no player can. The program then ends, also in
// release builds, so that it does not write where it may not.
[[noreturn, gnu::cold]] inline void out_of_bounds() {
    std::abort();
}

}  // namespace occasus
