// Pomerium: the chance to become emperor, offers and battles counted out exactly.
#pragma once

#include <memory>

#include "ai/appraiser.h"

namespace occasus::pomerium {

// Precondition: `game` is Pomerium.
std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game);

}  // namespace occasus::pomerium
