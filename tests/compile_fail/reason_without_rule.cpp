// The rule of a reason is one that the rulebook has.
#include "games/empire/chapters.h"

#ifdef WRONG
constexpr occasus::empire::Bar kBar{occasus::empire::cite("R99"), "{area} has a Wall already."};
#else
constexpr occasus::empire::Bar kBar{occasus::empire::cite("R9"), "{area} has a Wall already."};
#endif
static_assert(kBar);
