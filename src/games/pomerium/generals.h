// Chapters C and V: who holds what, and who is out.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "core/emit.h"

#include "games/pomerium/rulebook.gen.h"
#include "games/pomerium/rules.h"

namespace occasus::pomerium {

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

// C1. Whether this is a general, and not the Senate, a nation or a host.
constexpr bool is_general(std::uint8_t side) {
    return side < kMaxGenerals;
}

template <class Visit>
void for_each_province(ProvinceSet provinces, const Visit& visit) {
    for (; provinces != 0; provinces &= provinces - 1) visit(std::countr_zero(provinces));
}

// C1. The provinces of a general, the Senate or nobody.
inline ProvinceSet provinces_of(const State& state, std::uint8_t owner) {
    ProvinceSet held = 0;
    for (int province = 0; province < kProvinces; ++province)
        if (state.owner[at(province)] == owner) held |= bit_of(province);
    return held;
}

inline ProvinceSet held_by_generals(const State& state) {
    ProvinceSet held = 0;
    for (int province = 0; province < kProvinces; ++province)
        if (is_general(state.owner[at(province)])) held |= bit_of(province);
    return held;
}

// For events: how a side is told. A general by his number, others by minus one and on.
constexpr int kSenateSide = -1;
constexpr int kNationSide = -2;
constexpr int kHostSide = -3;
inline int side_number(const State& state, std::uint8_t side) {
    if (is_general(side)) return state.numbers[side];
    return side == kSenatorial ? kSenateSide : side == kLost ? kNationSide : kHostSide;
}

// The index of a living general; -1 when he is out (R30).
inline int index_of(const State& state, int number) {
    for (int general = 0; general < state.generals; ++general)
        if (state.numbers[at(general)] == number) return general;
    return -1;
}

// No game comes near the limit; a position that is given might.
inline void add_legions(std::uint16_t& legions, int more) {
    legions = static_cast<std::uint16_t>(std::clamp(legions + more, 0, kMaxLegions));
}

// V3, R32. The game ends for you.
template <EventSink Sink>
void end_game(State& state, Outcome outcome, Cause cause, Sink& sink) {
    state.queue = {};
    state.events_due = 0;
    state.step = Step::Over;
    state.outcome = outcome;
    state.cause = cause;
    emit(sink, outcome == Outcome::Win ? cite("V1") : cite("V3"), EventKind::GameOver,
         static_cast<int>(outcome), static_cast<int>(cause));
}

// Takes a rival off the list; those behind him move up. His provinces have another owner already.
inline void strike_off(State& state, int general) {
    for (int next = general + 1; next < state.generals; ++next) {
        state.legions[at(next - 1)] = state.legions[at(next)];
        state.numbers[at(next - 1)] = state.numbers[at(next)];
    }
    --state.generals;
    state.legions[state.generals] = 0;
    state.numbers[state.generals] = 0;
    for (std::uint8_t& owner : state.owner)
        if (is_general(owner) && owner > general) --owner;
}

// B13, V3. A general without provinces is out, and his legions are gone.
template <EventSink Sink>
void check_general(State& state, std::uint8_t general, Cause cause, Sink& sink) {
    if (!is_general(general) || provinces_of(state, general) != 0) return;
    emit(sink, cite("V3"), EventKind::GeneralOut, state.numbers[general]);
    if (general == kYou) return end_game(state, Outcome::Loss, cause, sink);
    strike_off(state, general);
}

// A province changes hands; nothing stands in it any more.
inline void give_province(State& state, int province, std::uint8_t owner) {
    state.owner[at(province)] = owner;
    state.garrisons[at(province)] = 0;
    state.strengths[at(province)] = 0;
}

}  // namespace occasus::pomerium
