// FR-5: phases follow one another; each asks the powers with something to decide, and is then
// carried out, its orders all at once.
#include <bit>

#include "games/diplomacy/chapters/chapters.h"

namespace occasus::diplomacy {

namespace {

// The next power that the phase asks, from this one on. False when there is none.
bool ask_from(const Rules& rules, State& state, int power) {
    const unsigned rest = state.asked & ~(power_bit(power) - 1U) & 0x7FU;
    if (power >= kPowers || rest == 0) return false;
    const int next = std::countr_zero(rest);
    state.acting = static_cast<std::int8_t>(next);
    const PlaceSet questions = rules.questions(state, next);
    state.question = static_cast<std::uint8_t>(questions.empty() ? kNowhere : questions.front());
    return true;
}

void enter_next_phase(State& state) {
    switch (state.step) {
        case Step::Movement:
            state.step = Step::Retreats;
            return;
        case Step::Retreats:
            state.step = state.season == Season::Spring ? Step::Movement : Step::Adjustments;
            state.season = state.season == Season::Spring ? Season::Autumn : Season::Winter;
            return;
        default:
            state.step = Step::Movement;
            state.season = Season::Spring;
            ++state.year;
    }
}

void carry_out_phase(const Turn& turn) {
    settle_attendance(turn);
    question_of(turn.state).carry_out(turn);
    forget_answers(turn.state);
}

// The next question of the seat that is asked. False when it has answered all.
bool ask_on(const Rules& rules, State& state) {
    const int power = seat_index(Rules::to_move(state));
    if (state.step == Step::Adjustments)
        return answers_of(state, power) < rules.answers_due(state, power);
    for (const int province : rules.questions(state, power))
        if (province > state.question) {
            state.question = static_cast<std::uint8_t>(province);
            return true;
        }
    return false;
}

}  // namespace

void begin_phase(const Turn& turn) {
    State& state = turn.state;
    for (;;) {
        if (state.step == Step::Adjustments) count_adjustments(turn.rules, state);
        state.asked = turn.rules.powers_to_ask(state);
        if (ask_from(turn.rules, state, 0)) break;
        carry_out_phase(turn);
        if (is_over(state)) return;
        enter_next_phase(state);
    }
    turn.tell<EventKind::PhaseBegan>(phase_of(state));
}

void take_answer(const Turn& turn, Action action) {
    State& state = turn.state;
    const int power = seat_index(Rules::to_move(state));
    const Verb verb = verb_of(action);
    if (verb == Verb::Draw) {
        state.proposing |= power_bit(power);
        return;
    }
    if (verb == Verb::NoOrders) {
        state.silent |= power_bit(power);
    } else {
        put_order(state, given_by(power, action));
        if (ask_on(turn.rules, state)) return;
    }
    if (ask_from(turn.rules, state, power + 1)) return;
    carry_out_phase(turn);
    if (is_over(state)) return;
    enter_next_phase(state);
    begin_phase(turn);
}

}  // namespace occasus::diplomacy
