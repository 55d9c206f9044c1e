// Chapter S: the dice decide who begins where. READING: R1. In this order.
#pragma once

#include "games/pomerium/year.h"

namespace occasus::pomerium {

// S1, D1.
inline void roll_home(State& state, int face) {
    state.generals = 1;
    give_province(state, face - 1, kYou);
    state.step = Step::Legions;
}

// S2.
template <EventSink Sink>
void roll_legions(State& state, int face, Sink& sink) {
    state.legions[kYou] = static_cast<std::uint16_t>(2 + face);
    emit(sink, cite("S2"), EventKind::GeneralSetUp, 0, std::countr_zero(provinces_of(state, kYou)),
         2 + face);
    state.step = Step::Rivals;
}

// S3.
constexpr int rivals_by(int face) {
    return face <= 3 ? 1 : face <= 8 ? 2 : face <= 11 ? 3 : 4;
}

inline void roll_rivals(State& state, int face) {
    state.rivals_at_start = static_cast<std::uint8_t>(rivals_by(face));
    state.rivals_due = state.rivals_at_start;
    state.step = Step::RivalLegions;
}

// S4. What is added to the die (to both dice of a single rival), by the number of rivals.
inline constexpr std::array<int, 5> kRivalBase = {0, 3, 2, 1, 1};
inline constexpr std::array<int, 5> kRivalDie = {0, 6, 8, 6, 4};

inline void roll_rival_legions(State& state, int face) {
    const bool two_dice = state.rivals_at_start == 1 && state.step == Step::RivalLegions;
    const int before =
        state.step == Step::RivalSecondDie ? state.pending : kRivalBase[state.rivals_at_start];
    state.pending = static_cast<std::uint8_t>(before + face);
    state.step = two_dice ? Step::RivalSecondDie : Step::RivalHome;
}

// S6. READING: R1. The core that is left, in the order of its numbers.
inline void begin_garrisons(State& state) {
    const ProvinceSet rest = kCore & ~held_by_generals(state);
    for_each_province(rest, [&](int province) { give_province(state, province, kSenatorial); });
    state.garrisons_due = rest;
    next_garrison(state, Step::Next);
}

// S5. Rolled again where a general is.
template <EventSink Sink>
void roll_rival_home(State& state, int face, Sink& sink) {
    const int home = face - 1;
    if (is_general(state.owner[at(home)])) return;
    const std::uint8_t general = state.generals++;
    state.numbers[general] = state.next_number++;
    state.legions[general] = state.pending;
    state.pending = 0;
    give_province(state, home, general);
    emit(sink, cite("S5"), EventKind::GeneralSetUp, state.numbers[general], home,
         state.legions[general]);
    if (--state.rivals_due > 0) {
        state.step = Step::RivalLegions;
        return;
    }
    state.rivals_at_start = 0;
    begin_garrisons(state);
}

}  // namespace occasus::pomerium
