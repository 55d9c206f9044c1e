// An event tells what its row says: a Legion is no area.
#include "games/empire/chapters.h"

namespace occasus::empire {

void ride(const Turn& turn, LegionId legion, AreaId area) {
#ifdef WRONG
    turn.tell<EventKind::CavalryMoved>(area, legion, 1);
#else
    turn.tell<EventKind::CavalryMoved>(area, area, 1);
#endif
    turn.tell<EventKind::Marched>(legion, area, area, 1);
}

}  // namespace occasus::empire
