// Chapter T2, the Roman phase: one Imperial die to each tracker.
#pragma once

#include "core/emit.h"

#include "games/rome_must_fall/rulebook.gen.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// T2.1. READING: R14. Six dice, six trackers, one each. The Barbarian phase begins with the first.
template <EventSink Sink>
void assign_dice(State& state, Action action, Sink& sink) {
    for (int tracker = 0; tracker < kTrackers; ++tracker) {
        const int die = assigned_die_of(action, tracker);
        state.assigned[static_cast<std::size_t>(tracker)] = static_cast<std::uint8_t>(die);
        emit(sink, cite("T2.1"), EventKind::Assigned, tracker, die,
             state.dice[static_cast<std::size_t>(die)]);
    }
    state.cursor = 0;
    state.step = Step::RollBlack;
}

}  // namespace occasus::rome_must_fall
