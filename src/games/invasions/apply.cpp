// The switch over Step and Verb; the chapters do the work.
#include "games/invasions/rules.h"
#include "games/invasions/sequence.h"

namespace occasus::invasions {

namespace {

// Dice of chapters 5 to 9.
void roll_in_field(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    switch (state.step) {
        case Step::TargetTie:
            return roll_target_tie(turn, face);
        case Step::StateTie:
            return roll_state_tie(turn, mover(rules, state.cursor), face);
        case Step::GoalTie:
        case Step::PathTie:
        case Step::EnemyTie:
            return roll_plan_tie(turn, face);
        case Step::Entry:
            return roll_entry(turn, face);
        case Step::OrderTie:
            return roll_order(turn, face);
        case Step::Combat:
            return roll_combat(turn, face);
        case Step::Uprising:
            return roll_uprising(turn, face);
        case Step::Rebellion:
            return roll_rebellion(turn, face);
        case Step::Outcome:
            return roll_outcome(turn, face);
        default:
            return;
    }
}

// Dice of chapters 11 to 19.
void roll(const Turn& turn, int face) {
    State& state = turn.state;
    switch (state.step) {
        case Step::ForceArea:
            return roll_force_area(turn, face);
        case Step::MilitiaArea:
            return roll_militia_area(turn, face);
        case Step::Revolution:
            return roll_revolution(turn, face);
        case Step::RevolutionLine:
            return roll_revolution_line(turn, face);
        case Step::RevoltArea:
            return roll_revolt_area(turn, face);
        case Step::CreationLine:
            return roll_creation_line(turn, face);
        case Step::CreationRoll:
            return roll_creation(turn, face);
        case Step::CreationArea:
            return roll_creation_area(turn, face);
        case Step::UnpaidRoll:
            return roll_unpaid(turn, face);
        case Step::PersianArea:
            return roll_persian_area(turn, face);
        default:
            return roll_in_field(turn, face);
    }
}

// The player has done enough of something.
void end_question(const Turn& turn) {
    State& state = turn.state;
    const bool moving = state.step == Step::Move;
    state.step = Step::Next;
    if (moving) end_roman_movement(state);
    end_phase(turn);
}

void act(const Turn& turn, Action action) {
    State& state = turn.state;
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::Place:
            if (state.phase == Phase::SetUp) return deploy(turn, count_of(action), operand);
            return place_legions(turn, count_of(action), operand);
        case Verb::Raise:
            return place_militia(turn, operand);
        case Verb::Legions:
            return choose_romans(state, operand, count_of(action), false);
        case Verb::Militia:
            return choose_romans(state, operand, count_of(action), true);
        case Verb::To:
            return move_romans(turn, operand);
        case Verb::Stay:
            return end_roman_march(state);
        case Verb::Attack:
            return begin_roman_attack(turn, operand);
        case Verb::Against:
            return choose_defender(turn, operand);
        case Verb::Fight:
            return fight_chosen(turn);
        case Verb::Lose:
            return lose_remainder(turn, operand);
        case Verb::Unpaid:
            return draw_unpaid(turn, operand);
        case Verb::Disband:
            return disband(turn, operand);
        case Verb::Buy:
            return buy_legions(turn, operand);
        case Verb::Bribe:
            return bribe(turn, {force_of(count_of(action)), operand}, is_of_raiders(action));
        case Verb::End:
            return end_question(turn);
        case Verb::Roll:
            return;
    }
}

}  // namespace

State Rules::start() const {
    State state = opening();
    NullSink nobody;
    go_on({*this, state, nobody});
    return state;
}

void Rules::apply(State& state, Action action, Log log) const {
    const Turn turn{*this, state, log};
    if (to_move(state) == Seat::Chance)
        roll(turn, static_cast<int>(action.bits) + 1);
    else
        act(turn, action);
    go_on(turn);
}

static_assert(GameRules<Rules>);

}  // namespace occasus::invasions
