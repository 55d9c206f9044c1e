// The switch over Step and Verb; the chapters do the work.
#include "games/pomerium/rules.h"
#include "games/pomerium/setup.h"

namespace occasus::pomerium {

namespace {

template <EventSink Sink>
void roll(const Rules& rules, State& state, int face, Sink& sink) {
    switch (state.step) {
        case Step::Home:
            return roll_home(state, face);
        case Step::Legions:
            return roll_legions(state, face, sink);
        case Step::Rivals:
            return roll_rivals(state, face);
        case Step::RivalLegions:
        case Step::RivalSecondDie:
            return roll_rival_legions(state, face);
        case Step::RivalHome:
            return roll_rival_home(state, face, sink);
        case Step::Garrison:
            return roll_garrison(state, face, sink);
        case Step::Order:
            return roll_order(state, face);
        case Step::RivalAction:
            return roll_action(state, face, sink);
        case Step::Base:
            return roll_base(rules, state, face);
        case Step::Neighbour:
            return roll_neighbour(rules, state, face, sink);
        case Step::Proposer:
        case Step::Approached:
            return roll_dominance(state, face, sink);
        case Step::Answer:
            return roll_answer(rules, state, face, sink);
        case Step::Strength:
            return roll_strength(state, face, sink);
        case Step::AttackerInitiative:
        case Step::DefenderInitiative:
            return roll_initiative(state, face, sink);
        case Step::Devotion:
            return roll_devotion(state, face, sink);
        case Step::Segments:
            return roll_segments(state, face, sink);
        case Step::Hit:
            return roll_hit(state, face, sink);
        case Step::Events:  // T4, E0, D7.
            state.events_due = static_cast<std::uint8_t>(face);
            emit(sink, cite("E0"), EventKind::EventsRolled, face);
            state.step = Step::Next;
            return;
        case Step::Event:
            return roll_event(rules, state, face, sink);
        case Step::Victim:
            return assassinate(rules, state, face - 1, sink);
        case Step::NewcomerLegions:
            state.pending = static_cast<std::uint8_t>(2 + face);
            state.step = Step::NewcomerHome;
            return;
        case Step::NewcomerHome:
            return roll_newcomer_home(state, face, sink);
        case Step::Province:
            return roll_province(state, face, sink);
        case Step::Route:
            return roll_route(rules, state, face, sink);
        case Step::Host:
            return roll_host(rules, state, face, sink);
        default:
            return;
    }
}

// A1 to A4, B5, L4a. READING: R3, R4. One action a turn, before the rivals.
template <EventSink Sink>
void act(State& state, Action action, Sink& sink) {
    switch (verb_of(action)) {
        case Verb::Wait:
            emit(sink, cite("A2"), EventKind::Waited, 0);
            state.step = Step::Next;
            return;
        case Verb::Attack:
            return attack(state, kYou, operand_of(action), sink);
        case Verb::Ally:
            return offer_alliance(state, kYou, operand_of(action), sink);
        case Verb::Devote:
            return devote(state, operand_of(action), sink);
        case Verb::Accept:
            return answer(state, true, sink);
        case Verb::Refuse:
            return answer(state, false, sink);
    }
}

// T1 to T5. What comes when something is over.
template <EventSink Sink>
void go_on(State& state, bool has_acted, Sink& sink) {
    switch (state.phase) {
        case Phase::SetUp:
            return begin_turn(state, sink);
        case Phase::Player:
            begin_rivals(state);
            return;
        case Phase::Rivals:
            return next_rival(state, has_acted, sink);
        case Phase::Events:
            if (state.events_due == 0) return end_turn(state, sink);
            --state.events_due;
            state.step = Step::Event;
    }
}

}  // namespace

template <EventSink Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
    // While the order is rolled nobody has acted yet.
    const bool has_acted = state.phase == Phase::Rivals && state.step != Step::Order;
    if (to_move(state) == Seat::Chance)
        roll(*this, state, static_cast<int>(action.bits) + 1, sink);
    else
        act(state, action, sink);
    while (state.step == Step::Next) go_on(state, has_acted, sink);
}

template void Rules::apply(State&, Action, NullSink&) const;
template void Rules::apply(State&, Action, EventLog&) const;

}  // namespace occasus::pomerium
