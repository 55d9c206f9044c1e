// Rules::apply for the sinks in use.
#include "games/diplomacy/turn.h"

namespace occasus::diplomacy {

template <EventSink Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
    take_answer(*this, state, action, sink);
}

template void Rules::apply(State&, Action, NullSink&) const;
template void Rules::apply(State&, Action, EventLog&) const;

static_assert(GameRules<Rules>);

}  // namespace occasus::diplomacy
