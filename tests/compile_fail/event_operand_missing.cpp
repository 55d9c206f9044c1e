// An event tells all that its row says.
#include "games/empire/chapters.h"

namespace occasus::empire {

void ride(const Turn& turn, AreaId area) {
#ifdef WRONG
    turn.tell<EventKind::CavalryMoved>(area, area);
#else
    turn.tell<EventKind::CavalryMoved>(area, area, 1);
#endif
}

}  // namespace occasus::empire
