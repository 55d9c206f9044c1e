// The switch over Step and Verb; the chapters do the work.
#include "games/rome_must_fall/barbarian_phase.h"
#include "games/rome_must_fall/resource_phase.h"
#include "games/rome_must_fall/roman_phase.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

namespace {

// Chapters T1 and T2: what a player may do between the roll and the Barbarian phase.
template <EventSink Sink>
void act_in_resource_phase(const Sheet& sheet, State& state, Action action, Sink& sink) {
    switch (verb_of(action)) {
        case Verb::Reroll:
            return pick_up_for_reroll(state, die_of(action));
        case Verb::PlusOne:
            return raise_die(state, die_of(action), sink);
        case Verb::Levy:
            return levy_cube(state, sink);
        case Verb::GloryCube:
            return glory_cube(state, die_of(action), sink);
        case Verb::GloryRestore:
            return glory_restore(state, action, sink);
        case Verb::GloryErase:
            return glory_erase(sheet, state, action, sink);
        case Verb::Assign:
            return assign_dice(state, action, sink);
        case Verb::Resolve:
            return;
    }
}

}  // namespace

template <EventSink Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
    const int face = static_cast<int>(action.bits) + 1;  // At chance nodes.
    switch (state.step) {
        case Step::RollPool:
            return roll_pool_die(state, face, sink);
        case Step::Resource:
            return act_in_resource_phase(*sheet_, state, action, sink);
        case Step::Reroll:
            return reroll_die(state, face, sink);
        case Step::RollBlack:
            return roll_black_die(state, face, sink);
        case Step::Resolve:
            return resolve_tracker(*this, state, cubes_of(action), sink);
        case Step::Over:
            return;
    }
}

template void Rules::apply(State&, Action, NullSink&) const;
template void Rules::apply(State&, Action, EventLog&) const;

static_assert(GameRules<Rules>);

}  // namespace occasus::rome_must_fall
