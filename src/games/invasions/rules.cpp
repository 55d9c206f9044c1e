// The questions in turn: who is asked, what may be chosen, and what an answer does.
#include "games/invasions/rules.h"

#include "games/invasions/chapters/chapters.h"

namespace occasus::invasions {

namespace {

struct Over {
    static Asked prompt(const Rules&, const State&) { return {.text = "The game is over."}; }

    template <class May>
    static void choices(const Rules&, const State&, May&) {}

    static void apply(const Turn&, Action) {}
    static bool fits(const State& state) { return state.phase == Phase::Over; }
};

}  // namespace

constexpr Question kOver = question_of<Over>();

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

State Rules::start() const {
    State state = opening();
    NullSink nobody;
    go_on({*this, state, nobody});
    return state;
}

void Rules::apply(State& state, Action action, Log log) const {
    const Turn turn{*this, state, log};
    row_of(state.step).question->apply(turn, action);
    go_on(turn);
}

void Rules::apply_random(State& state, Rng& rng, Log log) const {
    const Turn turn{*this, state, log};
    row_of(state.step).question->apply_any(turn, rng);
    go_on(turn);
}

static_assert(GameRules<Rules>);

}  // namespace occasus::invasions
