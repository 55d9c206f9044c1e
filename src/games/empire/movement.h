// Phases 4 to 6: Barbarian reinforcements, and the movement of both sides.
#pragma once

#include <algorithm>

#include "core/emit.h"

#include "games/empire/counters.h"
#include "games/empire/rulebook.gen.h"
#include "games/empire/rules.h"

namespace occasus::empire {

inline constexpr int kCavalryFace = 6;  // 4.1

// 3.4. Phase 5 begins; what was bought in phase 3 may move in it.
inline void begin_roman_movement(State& state) {
    forget_moves(state);
    close_question(state);
    state.step = Step::RomanMove;
}

// 4.1. READING: R10. No more than the pile holds.
template <EventSink Sink>
void roll_reinforcements(State& state, int face, Sink& sink) {
    const bool riders = face == kCavalryFace;
    const int count =
        riders ? std::min<int>(1, state.cavalry_pile) : std::min<int>(face, state.barbarian_pile);
    emit(sink, cite("4.1"), EventKind::ReinforcementDie, face, count);
    if (count == 0) return begin_roman_movement(state);
    state.count = static_cast<std::uint8_t>(count);
    state.step = riders ? Step::PlaceCavalry : Step::PlaceForces;
}

// 4.1, 4.2. READING: R11.
template <EventSink Sink>
void place_forces(State& state, int area, int count, Sink& sink) {
    deploy_barbarians(state, area, count);
    emit(sink, cite("4.1"), EventKind::Placed, static_cast<int>(Piece::BarbarianForce), area,
         count);
    state.count = static_cast<std::uint8_t>(state.count - count);
    if (state.count == 0) begin_roman_movement(state);
}

template <EventSink Sink>
void place_cavalry(State& state, int area, Sink& sink) {
    deploy_cavalry(state, area, 1);
    emit(sink, cite("4.1"), EventKind::Placed, static_cast<int>(Piece::Cavalry), area, 1);
    begin_roman_movement(state);
}

// 5.1, 5.4. Which Legion moves; then how many Forces, unless there is no choice.
inline void choose_legion(const Rules& rules, State& state, int legion) {
    const int area = state.legions[static_cast<std::size_t>(legion)];
    state.legion = static_cast<std::uint8_t>(legion);
    state.from = static_cast<std::uint8_t>(area);
    // READING: R23. All or any: all when nobody may stay behind.
    const bool any = rules.may_stay_without(state, area, legion);
    const int free = Rules::free_romans(state, area);
    state.count = static_cast<std::uint8_t>(any ? 0 : free);
    state.step = any && free > 0 ? Step::Carry : Step::March;
}

// 5.2. READING: R22. Any number of those that have not moved.
inline void carry_forces(State& state, int count) {
    state.count = static_cast<std::uint8_t>(count);
    state.step = Step::March;
}

// 5.1, 5.3, 5.5. READING: R12, R22, R26.
template <EventSink Sink>
void march(State& state, int to, Sink& sink) {
    change_romans(state, state.from, -state.count);
    change_romans(state, to, state.count);
    auto& arrived = state.arrived[static_cast<std::size_t>(to)];
    arrived = static_cast<std::uint8_t>(arrived + state.count);
    state.legions[state.legion] = static_cast<std::uint8_t>(to);
    state.marched = static_cast<std::uint8_t>(state.marched | 1U << state.legion);
    emit(sink, cite("5.1"), EventKind::Marched, state.legion, state.from, to, state.count);
    close_question(state);
    state.step = Step::RomanMove;
}

// Phase 6 begins.
inline void begin_barbarian_movement(State& state) {
    forget_moves(state);
    close_question(state);
    state.step = Step::BarbarianMove;
}

template <EventSink Sink>
void end_game(State& state, Cite rule, Winner winner, Sink& sink) {
    close_question(state);
    state.round = 0;
    state.winner = winner;
    state.step = Step::Over;
    emit(sink, rule, EventKind::GameOver, static_cast<int>(winner));
}

// WIN.1. READING: R3, R24. Cavalry alone never wins.
inline bool rome_has_fallen(const Rules& rules, const State& state) {
    return contains(state.barbarian_areas & ~state.roman_areas, rules.board().rome);
}

// WIN.1. READING: R3. The moment it happens; a round of conflict is decided first (R20).
template <EventSink Sink>
void look_at_rome(const Rules& rules, State& state, Sink& sink) {
    if (state.step == Step::Over || !rome_has_fallen(rules, state)) return;
    if (is_between_rounds(state, rules.board().rome)) return;
    end_game(state, cite("WIN.1"), Winner::Barbarian, sink);
}

// 6.1, 6.4. What is chosen moves; then the next origin is asked for.
template <EventSink Sink>
void move_barbarians(State& state, int forces, int cavalry, Sink& sink) {
    change_barbarians(state, state.from, -forces);
    change_barbarians(state, state.to, forces);
    change_cavalry(state, state.from, -cavalry);
    change_cavalry(state, state.to, cavalry);
    auto& arrived = state.arrived[state.to];
    arrived = static_cast<std::uint8_t>(arrived + forces);
    auto& riders = state.arrived_cavalry[state.to];
    riders = static_cast<std::uint8_t>(riders + cavalry);
    emit(sink, cite("6.1"), EventKind::BarbariansMoved, state.from, state.to, forces, cavalry);
    close_question(state);
    state.step = Step::BarbarianMove;
}

inline void choose_origin(State& state, int area, Step next) {
    state.from = static_cast<std::uint8_t>(area);
    state.step = next;
}

// 6.2. Where to; then how many of each kind, as far as there is a choice. One Force alone, or
// Cavalry alone, needs no further question.
template <EventSink Sink>
void choose_target(const Rules& rules, State& state, int to, Sink& sink) {
    state.to = static_cast<std::uint8_t>(to);
    const int forces = Rules::free_barbarians(state, state.from);
    const bool may_ride = contains(rules.cavalry_targets(state, state.from), to);
    const int cavalry = may_ride ? Rules::free_cavalry(state, state.from) : 0;
    if (forces + cavalry == 1) return move_barbarians(state, forces, cavalry, sink);
    state.step = forces > 0 ? Step::MoveForces : Step::MoveCavalry;
}

template <EventSink Sink>
void choose_forces(const Rules& rules, State& state, int forces, Sink& sink) {
    const bool may_ride = contains(rules.cavalry_targets(state, state.from), state.to);
    const int cavalry = may_ride ? Rules::free_cavalry(state, state.from) : 0;
    if (cavalry == 0) return move_barbarians(state, forces, 0, sink);
    if (forces == 0 && cavalry == 1) return move_barbarians(state, 0, 1, sink);
    state.count = static_cast<std::uint8_t>(forces);
    state.step = Step::MoveCavalry;
}

}  // namespace occasus::empire
