// The switch over Step and Verb; the chapters do the work.
#include "games/invasions/rules.h"
#include "games/invasions/turn.h"

namespace occasus::invasions {

namespace {

// Dice of chapters 5 to 9.
template <EventSink Sink>
void roll_in_field(const Rules& rules, State& state, int face, Sink& sink) {
    switch (state.step) {
        case Step::TargetTie:
            return roll_target_tie(rules, state, face, sink);
        case Step::StateTie:
            return roll_state_tie(state, mover(rules, state.cursor), face, sink);
        case Step::GoalTie:
        case Step::PathTie:
        case Step::EnemyTie:
            return roll_plan_tie(rules, state, face, sink);
        case Step::Entry:
            return roll_entry(rules, state, face, sink);
        case Step::OrderTie:
            return roll_order(rules, state, face, sink);
        case Step::Combat:
            return roll_combat(rules, state, face, sink);
        case Step::Uprising:
            return roll_uprising(rules, state, face, sink);
        case Step::Rebellion:
            return roll_rebellion(rules, state, face, sink);
        case Step::Outcome:
            return roll_outcome(rules, state, face, sink);
        default:
            return;
    }
}

// Dice of chapters 11 to 19.
template <EventSink Sink>
void roll(const Rules& rules, State& state, int face, Sink& sink) {
    switch (state.step) {
        case Step::ForceArea:
            return roll_force_area(rules, state, face, sink);
        case Step::MilitiaArea:
            return roll_militia_area(rules, state, face, sink);
        case Step::Revolution:
            return roll_revolution(rules, state, face, sink);
        case Step::RevolutionLine:
            return roll_revolution_line(state, face, sink);
        case Step::RevoltArea:
            return roll_revolt_area(rules, state, face, sink);
        case Step::CreationLine:
            return roll_creation_line(state, face, sink);
        case Step::CreationRoll:
            return roll_creation(rules, state, face, sink);
        case Step::CreationArea:
            return roll_creation_area(rules, state, face, sink);
        case Step::UnpaidRoll:
            return roll_unpaid(state, face, sink);
        case Step::PersianArea:
            return roll_persian_area(rules, state, face, sink);
        default:
            return roll_in_field(rules, state, face, sink);
    }
}

// The player has done enough of something.
template <EventSink Sink>
void end_question(const Rules& rules, State& state, Sink& sink) {
    const bool moving = state.step == Step::Move;
    state.step = Step::Next;
    if (moving) end_roman_movement(state);
    end_phase(rules, state, sink);
}

template <EventSink Sink>
void act(const Rules& rules, State& state, Action action, Sink& sink) {
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::Place:
            if (state.phase == Phase::SetUp) return deploy(state, count_of(action), operand, sink);
            return place_legions(rules, state, count_of(action), operand, sink);
        case Verb::Raise:
            return place_militia(rules, state, operand, sink);
        case Verb::Legions:
            return choose_romans(state, operand, count_of(action), false);
        case Verb::Militia:
            return choose_romans(state, operand, count_of(action), true);
        case Verb::To:
            return move_romans(rules, state, operand, sink);
        case Verb::Stay:
            return end_roman_march(state);
        case Verb::Attack:
            return begin_roman_attack(rules, state, operand, sink);
        case Verb::Against:
            return choose_defender(rules, state, operand, sink);
        case Verb::Fight:
            return fight_chosen(rules, state, sink);
        case Verb::Lose:
            return lose_remainder(rules, state, operand, sink);
        case Verb::Unpaid:
            return draw_unpaid(state, operand, sink);
        case Verb::Disband:
            return disband(rules, state, operand, sink);
        case Verb::Buy:
            return buy_legions(rules, state, operand, sink);
        case Verb::Bribe:
            return bribe(rules, state, {static_cast<Force>(count_of(action)), operand},
                         is_of_raiders(action), sink);
        case Verb::End:
            return end_question(rules, state, sink);
    }
}

}  // namespace

State Rules::start() const {
    State state = opening();
    NullSink sink;
    go_on(*this, state, sink);
    return state;
}

template <EventSink Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
    if (to_move(state) == Seat::Chance)
        roll(*this, state, static_cast<int>(action.bits) + 1, sink);
    else
        act(*this, state, action, sink);
    go_on(*this, state, sink);
}

template void Rules::apply(State&, Action, NullSink&) const;
template void Rules::apply(State&, Action, EventLog&) const;

static_assert(GameRules<Rules>);

}  // namespace occasus::invasions
