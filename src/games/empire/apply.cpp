// The switch over Step and Verb; the phases do the work.
#include "games/empire/conflict.h"
#include "games/empire/movement.h"
#include "games/empire/resources.h"
#include "games/empire/rules.h"

namespace occasus::empire {

namespace {

// SETUP.2. READING: R1. All three in one area.
template <EventSink Sink>
void set_up_barbarians(const Rules& rules, State& state, int area, Sink& sink) {
    deploy_barbarians(state, area, kStartForces);
    emit(sink, cite("SETUP.2"), EventKind::BarbariansSetUp, area, kStartForces);
    emit(sink, cite("8.1"), EventKind::TurnBegan, state.turn);
    collect_resources(rules, state, sink);
}

// Phases 2 and 3.
template <EventSink Sink>
void act_with_resources(const Rules& rules, State& state, Action action, Sink& sink) {
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::RemoveForce:
            return remove_force(state, operand, sink);
        case Verb::RemoveLegion:
            return remove_legion(state, operand, sink);
        case Verb::RemoveWall:
            return remove_wall(state, operand, sink);
        case Verb::RemoveFort:
            return remove_fort(state, operand, sink);
        case Verb::BuyLegion:
            return buy_legion(rules, state, sink);
        case Verb::BuyForce:
            return buy_force(rules, state, sink);
        case Verb::BuyWall:
            return buy_wall(state, operand, sink);
        case Verb::BuyFort:
            return buy_fort(state, operand, sink);
        default:
            return;
    }
}

// READING: R35. A phase with a choice is ended explicitly.
template <EventSink Sink>
void end_phase(const Rules& rules, State& state, Sink& sink) {
    switch (state.step) {
        case Step::Upkeep:
            return pay_upkeep(rules, state, sink);
        case Step::Purchase:
            state.step = Step::Reinforcements;
            return;
        case Step::RomanMove:
            return begin_barbarian_movement(state);
        case Step::BarbarianMove:
            forget_moves(state);
            return next_conflict(rules, state, sink);
        case Step::CavalryMove:
            return end_turn(rules, state, sink);
        default:
            return;
    }
}

template <EventSink Sink>
void act_with_barbarians(const Rules& rules, State& state, Action action, Sink& sink) {
    const int operand = operand_of(action);
    switch (state.step) {
        case Step::SetUp:
            return set_up_barbarians(rules, state, operand, sink);
        case Step::PlaceForces:
            return place_forces(state, operand, count_of(action), sink);
        case Step::PlaceCavalry:
            return place_cavalry(state, operand, sink);
        case Step::BarbarianMove:
            return choose_origin(state, operand, Step::BarbarianTarget);
        case Step::BarbarianTarget:
            return choose_target(rules, state, operand, sink);
        case Step::MoveForces:
            return choose_forces(rules, state, operand, sink);
        case Step::MoveCavalry:
            return move_barbarians(state, state.count, operand, sink);
        case Step::Losses:
            return choose_losses(rules, state, operand, sink);
        case Step::CavalryMove:
            return choose_origin(state, operand, Step::CavalryTarget);
        case Step::CavalryTarget:
            return choose_refuge(state, operand, sink);
        case Step::CavalryCount:
            return move_cavalry(state, operand, sink);
        default:
            return;
    }
}

template <EventSink Sink>
void act(const Rules& rules, State& state, Action action, Sink& sink) {
    const int face = static_cast<int>(action.bits) + 1;  // At chance nodes.
    if (state.step == Step::Reinforcements) return roll_reinforcements(state, face, sink);
    if (state.step == Step::ConflictRoll) return roll_conflict(rules, state, face, sink);
    if (verb_of(action) == Verb::End) return end_phase(rules, state, sink);
    switch (state.step) {
        case Step::Upkeep:
        case Step::Purchase:
            return act_with_resources(rules, state, action, sink);
        case Step::RomanMove:
            return choose_legion(rules, state, operand_of(action));
        case Step::Carry:
            return carry_forces(state, operand_of(action));
        case Step::March:
            return march(state, operand_of(action), sink);
        default:
            return act_with_barbarians(rules, state, action, sink);
    }
}

}  // namespace

template <EventSink Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
    act(*this, state, action, sink);
    look_at_rome(*this, state, sink);
}

template void Rules::apply(State&, Action, NullSink&) const;
template void Rules::apply(State&, Action, EventLog&) const;

static_assert(GameRules<Rules>);

}  // namespace occasus::empire
