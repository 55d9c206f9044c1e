// Chapter L: an offer of alliance, and what comes of it.
#pragma once

#include "games/pomerium/battle.h"

namespace occasus::pomerium {

// L6. READING: R24. The dominant general takes everything the other has.
template <EventSink Sink>
void merge(State& state, std::uint8_t dominant, std::uint8_t other, Sink& sink) {
    add_legions(state.legions[dominant], state.legions[other]);
    for (std::uint8_t& owner : state.owner)
        if (owner == other) owner = dominant;
    emit(sink, cite("L6"), EventKind::Merged, state.numbers[dominant], state.numbers[other],
         state.legions[dominant]);
    check_general(state, other, Cause::Merged, sink);
    end_encounter(state);
}

// L6. READING: R31. A province joins with its garrison, or with the strength of its nation.
template <EventSink Sink>
void join(State& state, Sink& sink) {
    const std::uint8_t general = state.encounter.attacker;
    const int province = state.encounter.province;
    const int legions = total_of(state, defender_of(state));
    add_legions(state.legions[general], legions);
    give_province(state, province, general);
    emit(sink, cite("L6"), EventKind::Joined, state.numbers[general], province, legions);
    end_encounter(state);
}

// L6, L7. READING: R23. After a no, the one who offered attacks the province he named.
template <EventSink Sink>
void answer(State& state, bool yes, Sink& sink) {
    const std::uint8_t proposer = state.encounter.attacker;
    const std::uint8_t approached = defender_of(state);
    emit(sink, yes ? cite("L6") : cite("L7"), EventKind::Answered, side_number(state, approached),
         state.encounter.province, yes ? 1 : 0);
    if (!yes) return attack(state, proposer, state.encounter.province, sink);
    if (is_general(approached)) {
        const bool proposer_leads = state.encounter.attacker_leads != 0;
        return merge(state, proposer_leads ? proposer : approached,
                     proposer_leads ? approached : proposer, sink);
    }
    if (approached == kLost && state.strengths[state.encounter.province] == 0) {
        state.encounter.offer = 2;
        state.step = Step::Strength;
        return;
    }
    join(state, sink);
}

// L4, L4a. Who is asked, once it is known who would be dominant.
template <EventSink Sink>
void ask_answer(State& state, Sink& sink) {
    if (defender_of(state) != kYou) {
        state.step = Step::Answer;
    } else if (state.encounter.attacker_leads == 0) {
        answer(state, true, sink);  // READING: R22.
    } else {
        state.step = Step::Consent;
    }
}

// L1, L2, D6. READING: R19. Equal generals roll for it.
template <EventSink Sink>
void offer_alliance(State& state, std::uint8_t proposer, int province, Sink& sink) {
    state.encounter.attacker = proposer;
    state.encounter.province = static_cast<std::uint8_t>(province);
    state.encounter.offer = 1;
    const std::uint8_t approached = defender_of(state);
    emit(sink, cite("L1"), EventKind::Offered, state.numbers[proposer], province,
         side_number(state, approached));
    if (!is_general(approached)) {
        state.step = Step::Answer;
        return;
    }
    const int own = state.legions[proposer];
    const int other = state.legions[approached];
    if (own == other) {
        state.step = Step::Proposer;
        return;
    }
    state.encounter.attacker_leads = own > other ? 1 : 0;
    ask_answer(state, sink);
}

// L3.
template <EventSink Sink>
void roll_dominance(State& state, int face, Sink& sink) {
    if (state.step == Step::Proposer) {
        state.encounter.die = static_cast<std::uint8_t>(face);
        state.step = Step::Approached;
        return;
    }
    const int proposers = state.encounter.die;
    state.encounter.die = 0;
    emit(sink, cite("L3"), EventKind::RolledOff, state.numbers[state.encounter.attacker], proposers,
         side_number(state, defender_of(state)), face);
    if (proposers == face) {
        state.step = Step::Proposer;
        return;
    }
    state.encounter.attacker_leads = proposers > face ? 1 : 0;
    ask_answer(state, sink);
}

// L4. READING: R20. A rival's answer, by whether he would be the dominant one.
constexpr bool general_agrees(Response response, int face, bool dominant) {
    switch (response) {
        case Response::A:
            return dominant || face <= 2;
        case Response::B:
            return dominant && face >= 3;
        case Response::C:
            return face == 2 || (dominant && face >= 3);
    }
    return false;
}

// L5. READING: R21. A procurator's and a nation's answer.
constexpr bool minor_agrees(bool procurator, int face) {
    return procurator ? face <= 5 : face == 1;
}

template <EventSink Sink>
void roll_answer(const Rules& rules, State& state, int face, Sink& sink) {
    const std::uint8_t approached = defender_of(state);
    const bool yes = is_general(approached) ? general_agrees(rules.options().response, face,
                                                             state.encounter.attacker_leads == 0)
                                            : minor_agrees(approached == kSenatorial, face);
    answer(state, yes, sink);
}

// B3. A nation is 2 + 1d6 strong this turn; then it fights, or joins whom it has accepted.
template <EventSink Sink>
void roll_strength(State& state, int face, Sink& sink) {
    const int province = state.encounter.province;
    state.strengths[at(province)] = static_cast<std::uint16_t>(2 + face);
    emit(sink, cite("B3"), EventKind::StrengthRolled, province, 2 + face);
    if (state.encounter.offer == 2)
        join(state, sink);
    else
        meet(state, sink);
}

}  // namespace occasus::pomerium
