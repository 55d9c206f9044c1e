// The questions in turn: who is asked, what may be chosen, and what an answer does.
#include "games/empire/rules.h"

#include "games/empire/chapters.h"

namespace occasus::empire {

Seat Rules::to_move(const State& state) {
    return row_of(state.step).seat;
}

Choices Rules::choices(const State& state) const {
    Choices may;
    row_of(state.step).question->collect(*this, state, may);
    return may;
}

void Rules::legal_actions(const State& state, ActionList& list) const {
    choices(state).list(list);
}

Action Rules::random_action(const State& state, Rng& rng) const {
    if (to_move(state) == Seat::Chance) return {rng.below(6)};
    return choices(state).draw(rng);
}

void Rules::apply(State& state, Action action, Log log) const {
    const Turn turn{*this, state, log};
    row_of(state.step).question->apply(turn, action);
    look_at_rome(turn);
}

void Rules::apply_random(State& state, Rng& rng, Log log) const {
    const Turn turn{*this, state, log};
    row_of(state.step).question->apply_any(turn, rng);
    look_at_rome(turn);
}

static_assert(GameRules<Rules>);

}  // namespace occasus::empire
