// Chapters T, I, E and V: how a year goes on after everybody has acted.
#pragma once

#include "games/pomerium/rivals.h"

namespace occasus::pomerium {

// T3, I1. Income.
template <EventSink Sink>
void collect_income(State& state, Sink& sink) {
    for (int general = 0; general < state.generals; ++general) {
        const int gained = std::popcount(provinces_of(state, static_cast<std::uint8_t>(general)));
        add_legions(state.legions[at(general)], gained);
        emit(sink, cite("I1"), EventKind::Income, state.numbers[at(general)], gained);
    }
}

// ---- S6, E2. Garrisons by dice. ----

inline void next_garrison(State& state, Step then) {
    state.step = state.garrisons_due != 0 ? Step::Garrison : then;
}

// A province comes under the Senate: nobody there at 1 to 4, one legion at 5 or 6.
template <EventSink Sink>
void roll_garrison(State& state, int face, Sink& sink) {
    const int province = std::countr_zero(state.garrisons_due);
    state.garrisons_due &= state.garrisons_due - 1;
    const int legions = face >= 5 ? 1 : 0;
    state.garrisons[at(province)] = static_cast<std::uint16_t>(legions);
    emit(sink, cite("S6"), EventKind::Garrisoned, province, legions);
    next_garrison(state, Step::Next);
}

// ---- E0 to E9. Events. ----

// E2. READING: R25. The provinces of the dead fall to the Senate.
template <EventSink Sink>
void assassinate(const Rules& rules, State& state, int general, Sink& sink) {
    emit(sink, cite("E2"), EventKind::Assassinated, state.numbers[at(general)]);
    if (general == kYou) return end_game(state, Outcome::Loss, Cause::Assassinated, sink);
    const ProvinceSet estate = provinces_of(state, static_cast<std::uint8_t>(general));
    for_each_province(estate, [&](int province) { give_province(state, province, kSenatorial); });
    strike_off(state, general);
    if (rules.options().heirs_roll) state.garrisons_due = estate;
    next_garrison(state, Step::Next);
}

// E3. At most two live, and there is a province without a general.
inline bool may_rise(const State& state) {
    constexpr int kMostLiving = 2;
    return state.generals <= kMostLiving && held_by_generals(state) != kAllProvinces;
}

template <EventSink Sink>
void call_new_general(State& state, Sink& sink) {
    if (!may_rise(state)) {
        emit(sink, cite("E3"), EventKind::NoNewGeneral);
        state.step = Step::Next;
        return;
    }
    state.step = Step::NewcomerLegions;
}

// E3. In the core while a general is missing there, else anywhere.
inline int newcomer_home_sides(const State& state) {
    return (kCore & ~held_by_generals(state)) != 0 ? kCoreDie : 20;
}

// E3. READING: R26. He takes his home without a battle, its garrison with it; he acts from next
// turn.
template <EventSink Sink>
void roll_newcomer_home(State& state, int face, Sink& sink) {
    const int home = face - 1;
    if (home >= kProvinces || is_general(state.owner[at(home)])) return;  // Rolled again.
    const std::uint8_t general = state.generals++;
    state.numbers[general] = state.next_number++;
    state.legions[general] = state.pending;
    add_legions(state.legions[general], state.garrisons[at(home)]);
    state.pending = 0;
    give_province(state, home, general);
    emit(sink, cite("E3"), EventKind::NewGeneral, state.numbers[general], home,
         state.legions[general]);
    state.step = Step::Next;
}

// E4, E5, E6. READING: R27. Whose legions change is whoever controls the province.
template <EventSink Sink>
void change_legions(State& state, int province, Sink& sink) {
    const Change change = state.change;
    const std::uint8_t owner = state.owner[at(province)];
    state.change = Change::None;
    state.step = Step::Next;
    const Cite rule = change == Change::Epidemic     ? cite("E4")
                      : change == Change::Prosperity ? cite("E5")
                                                     : cite("E6");
    const auto tell = [&](int legions) {
        emit(sink, rule, EventKind::ProvinceChanged, province, static_cast<int>(change),
             side_number(state, owner), legions);
    };
    if (owner == kLost) return tell(0);
    std::uint16_t& legions =
        is_general(owner) ? state.legions[owner] : state.garrisons[at(province)];
    add_legions(legions, change == Change::Prosperity ? 1 : -1);
    tell(legions);
    if (change != Change::Rebellion || legions > 0) return;
    give_province(state, province, kLost);
    emit(sink, cite("R27"), EventKind::ProvinceLost, province);
    check_general(state, owner, Cause::Rebelled, sink);
}

// M3. 19 and 20 are rolled again.
template <EventSink Sink>
void roll_province(State& state, int face, Sink& sink) {
    if (face <= kProvinces) change_legions(state, face - 1, sink);
}

// E7. The first imperial province on the way; READING: R29. Any that is not lost.
inline int first_imperial(const Board& board, const State& state, int invader) {
    for (const int province : board.invaders[at(invader)].route)
        if (state.owner[at(province)] != kLost) return province;
    return -1;
}

template <EventSink Sink>
void roll_route(const Rules& rules, State& state, int face, Sink& sink) {
    const int invader = face - 1;
    const int province = first_imperial(rules.board(), state, invader);
    emit(sink, cite("E7"), EventKind::InvasionRolled, invader, province);
    state.invader = static_cast<std::uint8_t>(invader);
    state.step = province < 0 ? Step::Next : Step::Host;
    if (province < 0) state.invader = 0;
}

// E8. READING: R28. Fresh each time, whatever stands at home.
template <EventSink Sink>
void roll_host(const Rules& rules, State& state, int face, Sink& sink) {
    const int province = first_imperial(rules.board(), state, state.invader);
    state.encounter.host = static_cast<std::uint16_t>(2 + face);
    emit(sink, cite("E8"), EventKind::HostRolled, state.invader, 2 + face);
    attack(state, kHost, province, sink);
}

// E1, D8.
template <EventSink Sink>
void roll_event(const Rules& rules, State& state, int face, Sink& sink) {
    emit(sink, cite("E1"), EventKind::EventRolled, face);
    if (face == 1) {
        if (state.generals > 1)
            state.step = Step::Victim;
        else
            assassinate(rules, state, kYou, sink);
    } else if (face <= 3) {
        call_new_general(state, sink);
    } else if (face <= 16) {
        state.change = face <= 7    ? Change::Epidemic
                       : face <= 12 ? Change::Prosperity
                                    : Change::Rebellion;
        state.step = Step::Province;
    } else {
        state.step = Step::Route;
    }
}

// ---- T1 to T5. READING: R2. The order of a year. ----

// C3. What was known of the nations is forgotten.
template <EventSink Sink>
void begin_turn(State& state, Sink& sink) {
    state.strengths.fill(0);
    state.phase = Phase::Player;
    state.step = Step::Act;
    ++state.turn;
    emit(sink, cite("T1"), EventKind::TurnBegan, state.turn);
}

// V1, V2.
template <EventSink Sink>
void end_turn(State& state, Sink& sink) {
    const bool alone = state.generals == 1;
    if (alone && std::popcount(provinces_of(state, kYou)) >= kProvincesToWin)
        return end_game(state, Outcome::Win, Cause::Imperator, sink);
    begin_turn(state, sink);
}

// T2. The next rival who is still there; READING: R30. Then income, and the events.
template <EventSink Sink>
void next_rival(State& state, bool has_acted, Sink& sink) {
    Queue& queue = state.queue;
    if (has_acted) ++queue.at;
    while (queue.at < queue.size && acting_rival(state) < 0) ++queue.at;
    if (queue.at < queue.size) {
        state.step = Step::RivalAction;
        return;
    }
    queue = {};
    collect_income(state, sink);
    state.phase = Phase::Events;
    state.step = Step::Events;
}

}  // namespace occasus::pomerium
