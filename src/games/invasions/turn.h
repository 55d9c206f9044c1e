// 4.2: one phase after another, until the player or a die is asked.
#pragma once

#include "games/invasions/attack.h"
#include "games/invasions/control.h"
#include "games/invasions/creation.h"
#include "games/invasions/economy.h"
#include "games/invasions/movement.h"
#include "games/invasions/revolt.h"
#include "games/invasions/roman_movement.h"
#include "games/invasions/setup.h"

namespace occasus::invasions {

template <EventSink Sink>
void begin_phase(State& state, Phase phase, Sink& sink) {
    state.phase = phase;
    state.stage = state.cursor = state.pending = 0;
    state.fought = 0;
    emit(sink, cite("4.2"), EventKind::PhaseBegan, static_cast<int>(phase));
}

template <EventSink Sink>
void begin_turn(const Rules& rules, State& state, Sink& sink) {
    emit(sink, cite("4.1"), EventKind::TurnBegan, state.turn, rules.period(state),
         rules.year(state));
    begin_phase(state, Phase::Revolution, sink);
}

// 19.0 (7). READING: R101. What Rome controls; after the last phase H, what it controlled then.
inline int roman_points(const Rules& rules, const State& state) {
    const bool is_judged = is_last_turn(rules, state) && state.phase > Phase::Control;
    int points = 0;
    for_each_bit(is_judged ? state.judged : provinces_of(state, kRome),
                 [&](int province) { points += rules.board().province(province).vp; });
    return points;
}

template <EventSink Sink>
void end_game(const Rules& rules, State& state, Sink& sink) {
    const int points = roman_points(rules, state);
    const int needed = rules.scenario().victory;
    state.result = points >= needed ? Ending::Victory : Ending::Defeat;
    state.phase = Phase::Over;
    state.step = Step::Over;
    emit(sink, cite("R101"), EventKind::GameOver, static_cast<int>(state.result), points, needed);
}

// 4.2N, 8.22.
template <EventSink Sink>
void record_turn(const Rules& rules, State& state, Sink& sink) {
    satisfy_rebels(rules, state, sink);
    dismiss_militia(rules, state, sink);
    state.lost_now = 0;
    if (is_last_turn(rules, state)) return end_game(rules, state, sink);
    ++state.turn;
    begin_turn(rules, state, sink);
}

// 10.0, 10.4. What holds at the end of every phase; then the next begins.
template <EventSink Sink>
void end_phase(const Rules& rules, State& state, Sink& sink) {
    end_empty_states(rules, state, sink);
    dismiss_militia(rules, state, sink);
    if (state.phase == Phase::SetUp) return begin_turn(rules, state, sink);
    begin_phase(state, static_cast<Phase>(static_cast<int>(state.phase) + 1), sink);
}

// Each returns whether its phase is over.
template <EventSink Sink>
bool run_phase(const Rules& rules, State& state, Sink& sink) {
    switch (state.phase) {
        case Phase::SetUp:
            return set_up(rules, state, sink);
        case Phase::Revolution:
            return revolt_on(rules, state, sink);
        case Phase::Movement:
            return move_on(rules, state, sink);
        case Phase::Combat:
            return next_attack_on_romans(rules, state, sink);
        case Phase::Creation:
            return create_on(rules, state, sink);
        case Phase::RomanMovement:
            return move_romans_on(rules, state, sink);
        case Phase::RomanCombat:
            if (attack_areas(rules, state) == 0) return true;
            state.step = Step::Attack;
            return false;
        case Phase::Rebellion:
            return !next_rebellion(rules, state, sink);
        case Phase::Control:
            return settle_control(rules, state, sink);
        case Phase::Attrition:
            attrition(rules, state, sink);
            return true;
        case Phase::Treasury:
            return run_treasury(rules, state, sink);
        case Phase::Replacement:
            return place_replacements(rules, state, sink);
        case Phase::Bribes:
            if (!can_bribe(rules, state)) return true;
            state.step = Step::Bribe;
            return false;
        default:
            return true;
    }
}

// Until there is a question.
template <EventSink Sink>
void go_on(const Rules& rules, State& state, Sink& sink) {
    while (state.step == Step::Next) {
        if (state.militia_due != 0)
            place_next_militia(rules, state, sink);
        else if (state.phase == Phase::Record)
            record_turn(rules, state, sink);
        else if (run_phase(rules, state, sink))
            end_phase(rules, state, sink);
    }
}

}  // namespace occasus::invasions
