// Phases 1 to 3: resource collection, upkeep and purchase.
#pragma once

#include <algorithm>

#include "core/emit.h"

#include "games/empire/counters.h"
#include "games/empire/rulebook.gen.h"
#include "games/empire/rules.h"

namespace occasus::empire {

// 1.1, 1.2. READING: R2, R4.
template <EventSink Sink>
void collect_resources(const Rules& rules, State& state, Sink& sink) {
    const int income = rules.income(state);
    state.resources = static_cast<std::uint16_t>(state.resources + income);
    state.step = Step::Upkeep;
    emit(sink, cite("1.1"), EventKind::Income, income, state.resources);
}

// 2.2, 2.3. READING: R7. Back to the Available pile.
template <EventSink Sink>
void remove_force(State& state, int area, Sink& sink) {
    deploy_romans(state, area, -1);
    emit(sink, cite("2.2"), EventKind::Removed, static_cast<int>(Piece::RomanForce), area);
}

template <EventSink Sink>
void remove_legion(State& state, int legion, Sink& sink) {
    auto& place = state.legions[static_cast<std::size_t>(legion)];
    const int area = place;
    place = kAvailable;
    emit(sink, cite("2.2"), EventKind::Removed, static_cast<int>(Piece::Legion), area, legion);
}

template <EventSink Sink>
void remove_wall(State& state, int area, Sink& sink) {
    state.walls &= ~bit_of(area);
    ++state.wall_pile;
    emit(sink, cite("2.2"), EventKind::Removed, static_cast<int>(Piece::Wall), area);
}

template <EventSink Sink>
void remove_fort(State& state, int area, Sink& sink) {
    state.forts &= ~bit_of(area);
    ++state.fort_pile;
    emit(sink, cite("2.2"), EventKind::Removed, static_cast<int>(Piece::Fort), area);
}

// 2.1, 2.4. READING: R5, R6.
template <EventSink Sink>
void pay_upkeep(const Rules& rules, State& state, Sink& sink) {
    const int counters = rules.upkeep(state);
    state.resources = static_cast<std::uint16_t>(state.resources - counters);
    state.step = Step::Purchase;
    emit(sink, cite("2.4"), EventKind::UpkeepPaid, counters, state.resources);
}

inline void spend(State& state, int price) {
    state.resources = static_cast<std::uint16_t>(state.resources - price);
}

// 3.1, 3.2. The lowest-numbered Available Legion.
template <EventSink Sink>
void buy_legion(const Rules& rules, State& state, Sink& sink) {
    const auto found = std::find(state.legions.begin(), state.legions.end(), kAvailable);
    *found = static_cast<std::uint8_t>(rules.board().rome);
    spend(state, kLegionPrice);
    emit(sink, cite("3.2"), EventKind::Bought, static_cast<int>(Piece::Legion), rules.board().rome,
         static_cast<int>(found - state.legions.begin()), state.resources);
}

template <EventSink Sink>
void buy_force(const Rules& rules, State& state, Sink& sink) {
    deploy_romans(state, rules.board().rome, 1);
    spend(state, kForcePrice);
    emit(sink, cite("3.2"), EventKind::Bought, static_cast<int>(Piece::RomanForce),
         rules.board().rome, 0, state.resources);
}

// 3.1, 3.3.
template <EventSink Sink>
void buy_wall(State& state, int area, Sink& sink) {
    state.walls |= bit_of(area);
    --state.wall_pile;
    spend(state, kWallPrice);
    emit(sink, cite("3.3"), EventKind::Bought, static_cast<int>(Piece::Wall), area, 0,
         state.resources);
}

template <EventSink Sink>
void buy_fort(State& state, int area, Sink& sink) {
    state.forts |= bit_of(area);
    --state.fort_pile;
    spend(state, kFortPrice);
    emit(sink, cite("3.3"), EventKind::Bought, static_cast<int>(Piece::Fort), area, 0,
         state.resources);
}

}  // namespace occasus::empire
