// Chapters T and I: how a year goes on. READING: R2. The order of a year.
#include <bit>

#include "games/pomerium/chapters.h"

namespace occasus::pomerium {

// C3. The nations' strengths become unknown.
void begin_turn(const Turn& turn) {
    State& state = turn.state;
    state.strengths.fill(0);
    state.phase = Phase::Player;
    state.step = Step::Act;
    ++state.turn;
    turn.tell<EventKind::TurnBegan>(state.turn);
}

// T3, I1.
void collect_income(const Turn& turn) {
    State& state = turn.state;
    for (int general = 0; general < state.generals; ++general) {
        const Side side = general_at(general);
        const int gained = std::popcount(provinces_of(state, side));
        add_legions(state.legions[side], gained);
        turn.tell<EventKind::Income>(party_of(state, side), gained, int{state.legions[side]});
    }
}

// T2. READING: R30. One who is out by now is passed over.
void next_rival(const Turn& turn) {
    State& state = turn.state;
    Queue& queue = state.queue;
    while (queue.at < queue.size && acting_rival(state) < 0) ++queue.at;
    if (queue.at < queue.size) {
        state.step = Step::RivalAction;
        return;
    }
    queue = {};
    collect_income(turn);
    state.phase = Phase::Events;
    state.step = Step::Events;
}

// T5. READING: R2. The test for the end comes last.
void end_turn(const Turn& turn) {
    const State& state = turn.state;
    const bool alone = state.generals == 1;
    if (alone && std::popcount(provinces_of(state, kYou)) >= kProvincesToWin)
        return end_game(turn, Outcome::Win, Cause::Imperator);
    begin_turn(turn);
}

void go_on(const Turn& turn) {
    State& state = turn.state;
    switch (state.phase) {
        case Phase::SetUp:
            return begin_turn(turn);
        case Phase::Player:
            return begin_rivals(turn);
        case Phase::Rivals:
            ++state.queue.at;
            return next_rival(turn);
        case Phase::Events:
            if (state.events_due == 0) return end_turn(turn);
            --state.events_due;
            state.step = Step::Event;
    }
}

}  // namespace occasus::pomerium
