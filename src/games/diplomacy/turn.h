// FR-5: phases follow one another; each asks whoever has something to decide, and is then carried
// out, its orders all at once.
#pragma once

#include <bit>

#include "games/diplomacy/carry_out.h"
#include "games/diplomacy/season.h"

namespace occasus::diplomacy {

// The next power that the phase asks, from this one on. False when there is none.
inline bool ask_from(const Rules& rules, State& state, int power) {
    const unsigned rest = state.asked & ~(power_bit(power) - 1U) & 0x7FU;
    if (power >= kPowers || rest == 0) return false;
    const int next = std::countr_zero(rest);
    state.acting = static_cast<std::int8_t>(next);
    const PlaceSet questions = rules.questions(state, next);
    state.question = static_cast<std::uint8_t>(questions.empty() ? kNowhere : questions.front());
    return true;
}

inline void enter_next_phase(State& state) {
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

template <EventSink Sink>
void carry_out_phase(const Rules& rules, State& state, Sink& sink) {
    settle_attendance(rules, state, sink);
    switch (state.step) {
        case Step::Start:
            place_first_units(rules, state, sink);
            break;
        case Step::Movement:
            if (is_draw_agreed(state))
                end_game(state, Ending::Agreed, kNobody, sink);
            else
                carry_out_movement(rules, state, sink);
            break;
        case Step::Retreats:
            carry_out_retreats(rules, state, sink);
            end_season(rules, state, sink);
            break;
        default:
            carry_out_adjustments(rules, state, sink);
            // READING: R32. A table may set a last year.
            if (state.year >= rules.last_year()) end_game(state, Ending::LastYear, kNobody, sink);
    }
    forget_answers(state);
}

// Makes the phase that the state names ask its first question. One that asks nobody is carried out
// at once, and so is the next, until somebody is asked or the game is over.
template <EventSink Sink>
void begin_phase(const Rules& rules, State& state, Sink& sink) {
    for (;;) {
        if (state.step == Step::Adjustments) count_adjustments(rules, state);
        state.asked = rules.powers_to_ask(state);
        if (ask_from(rules, state, 0)) break;
        carry_out_phase(rules, state, sink);
        if (is_over(state)) return;
        enter_next_phase(state);
    }
    tell(sink, {Seat::Nobody, cite("FR-5"), EventKind::PhaseBegan}, static_cast<int>(state.season),
         static_cast<int>(state.step), state.year);
}

// The next question of the seat that is asked. False when it has answered all.
inline bool ask_on(const Rules& rules, State& state) {
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

// Takes the answer of the seat that is asked. Precondition: it is legal.
template <EventSink Sink>
void take_answer(const Rules& rules, State& state, Action action, Sink& sink) {
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
        if (ask_on(rules, state)) return;
    }
    if (ask_from(rules, state, power + 1)) return;
    carry_out_phase(rules, state, sink);
    if (is_over(state)) return;
    enter_next_phase(state);
    begin_phase(rules, state, sink);
}

}  // namespace occasus::diplomacy
