// Chapter N: the rivals act, in an order of their own.
#pragma once

#include "games/pomerium/alliance.h"

namespace occasus::pomerium {

// ---- N1. The order. READING: R16. ----

// The first group of rivals that are tied, in the places they share; false when none is.
inline bool begin_roll_of_a_tie(State& state) {
    Queue& queue = state.queue;
    if (queue.tied == 0) return false;
    queue.at = static_cast<std::uint8_t>(std::countr_zero(queue.tied));
    queue.end = static_cast<std::uint8_t>(queue.at + 1);
    while ((queue.tied >> (queue.end - 1U) & 1U) != 0) ++queue.end;
    state.step = Step::Order;
    return true;
}

inline void begin_rivals(State& state) {
    state.phase = Phase::Rivals;
    Queue& queue = state.queue;
    for (int general = 1; general < state.generals; ++general)
        queue.numbers[queue.size++] = state.numbers[at(general)];
    for (int place = 0; place + 1 < queue.size; ++place)
        queue.tied = static_cast<std::uint8_t>(queue.tied | 1U << static_cast<unsigned>(place));
    if (!begin_roll_of_a_tie(state)) state.step = Step::Next;
}

// Sorts the group that has rolled; who shows the same is still tied.
inline void settle_group(Queue& queue, int begin) {
    const auto lower = [&](int place) { return queue.dice[at(place)] < queue.dice[at(place - 1)]; };
    for (int sorted = begin + 1; sorted < queue.end; ++sorted)
        for (int place = sorted; place > begin && lower(place); --place) {
            std::swap(queue.dice[at(place)], queue.dice[at(place - 1)]);
            std::swap(queue.numbers[at(place)], queue.numbers[at(place - 1)]);
        }
    for (int place = begin; place + 1 < queue.end; ++place) {
        const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(place));
        if (queue.dice[at(place)] != queue.dice[at(place + 1)])
            queue.tied = static_cast<std::uint8_t>(queue.tied & ~bit);
    }
    queue.dice.fill(0);
}

// D2.
inline void roll_order(State& state, int face) {
    Queue& queue = state.queue;
    queue.dice[queue.at] = static_cast<std::uint8_t>(face);
    if (++queue.at < queue.end) return;
    const int begin = std::countr_zero(queue.tied);
    settle_group(queue, begin);
    queue.at = 0;
    queue.end = 0;
    if (!begin_roll_of_a_tie(state)) state.step = Step::Next;
}

// ---- N2 to N5. An action. ----

// Who acts: the first of the queue.
inline int acting_rival(const State& state) {
    return index_of(state, state.queue.numbers[state.queue.at]);
}

// His provinces that have a foreign neighbour. READING: R18.
inline ProvinceSet useful_bases(const Rules& rules, const State& state, int general) {
    const ProvinceSet own = provinces_of(state, static_cast<std::uint8_t>(general));
    ProvinceSet useful = 0;
    for_each_province(own, [&](int province) {
        if ((rules.board().neighbours[at(province)] & ~own) != 0) useful |= bit_of(province);
    });
    return useful;
}

inline void end_action(State& state) {
    state.pending = 0;
    state.base = 0;
    state.step = Step::Next;
}

// N3. No die for a single province.
inline void choose_base(State& state, int general) {
    const ProvinceSet own = provinces_of(state, static_cast<std::uint8_t>(general));
    if (std::popcount(own) > 1) {
        state.step = Step::Base;
        return;
    }
    state.base = static_cast<std::uint8_t>(std::countr_zero(own));
    state.step = Step::Neighbour;
}

inline constexpr std::uint8_t kWillOffer = 1;
inline constexpr std::uint8_t kWillAttack = 2;

// N2, D3. READING: R10. Without legions there is no attack. R18 needs no test: with you in the game
// and every province in reach, some base has a foreign neighbour.
template <EventSink Sink>
void roll_action(State& state, int face, Sink& sink) {
    const int general = acting_rival(state);
    emit(sink, cite("N2"), EventKind::ActionRolled, state.numbers[at(general)], face);
    const bool attacks = face >= 4;
    if (face == 1 || (attacks && state.legions[at(general)] == 0)) {
        emit(sink, face == 1 ? cite("N2") : cite("R10"), EventKind::Idle,
             state.numbers[at(general)]);
        return end_action(state);
    }
    state.pending = attacks ? kWillAttack : kWillOffer;
    choose_base(state, general);
}

// N3. Uniform among his provinces, in the order of their numbers.
inline void roll_base(const Rules& rules, State& state, int face) {
    const int general = acting_rival(state);
    ProvinceSet own = provinces_of(state, static_cast<std::uint8_t>(general));
    const ProvinceSet useful = useful_bases(rules, state, general);
    for (int skipped = 1; skipped < face; ++skipped) own &= own - 1;
    const int base = std::countr_zero(own);
    if (!contains(useful, base)) return;  // N5. READING: R18. The base is drawn again.
    state.base = static_cast<std::uint8_t>(base);
    state.step = Step::Neighbour;
}

// N4, N5. READING: R17, R18.
template <EventSink Sink>
void roll_neighbour(const Rules& rules, State& state, int face, Sink& sink) {
    const auto& list = rules.board().clockwise[state.base];
    if (face > static_cast<int>(list.size()) && !rules.options().overflow_wraps) return;
    const int target = list[static_cast<std::size_t>(face - 1) % list.size()];
    const auto general = static_cast<std::uint8_t>(acting_rival(state));
    if (state.owner[at(target)] == general) {
        if (rules.options().own_target_rerolls) return;
        emit(sink, cite("R18"), EventKind::Idle, state.numbers[general]);
        return end_action(state);
    }
    const bool attacks = state.pending == kWillAttack;
    end_action(state);
    if (attacks)
        attack(state, general, target, sink);
    else
        offer_alliance(state, general, target, sink);
}

}  // namespace occasus::pomerium
