// The questions in turn: who is asked, what may be chosen, and what an answer does.
#include "games/rome_must_fall/rules.h"

#include "games/rome_must_fall/chapters.h"

namespace occasus::rome_must_fall {

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
    // OPTIMIZATION: Cubes are chosen six times a turn; without their choices random play is a tenth
    // faster.
    if (state.step == Step::Resolve) return make_action(Verb::Resolve, rng.below(state.cubes + 1U));
    return choices(state).draw(rng);
}

// OPTIMIZATION: A switch instead of the rows of the steps. A release compiles the chapters as one
// source, and flatten puts each question in its place here; random play is a third faster.
[[gnu::flatten]] void Rules::apply(State& state, Action action, Log log) const {
    const Turn turn{*this, state, log};
    switch (state.step) {
        case Step::RollPool:
            return kRollPool.apply(turn, action);
        case Step::Resource:
            return kResource.apply(turn, action);
        case Step::Reroll:
            return kReroll.apply(turn, action);
        case Step::RollBlack:
            return kRollBlack.apply(turn, action);
        case Step::Resolve:
            return kResolve.apply(turn, action);
        case Step::Over:
            return;
    }
}

static_assert(GameRules<Rules>);

}  // namespace occasus::rome_must_fall
