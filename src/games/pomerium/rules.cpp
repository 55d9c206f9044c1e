// The questions in turn: who is asked, what may be chosen, and what an answer does.
#include "games/pomerium/rules.h"

#include "games/pomerium/chapters.h"

namespace occasus::pomerium {

Seat Rules::to_move(const State& state) {
    return row_of(state.step).seat;
}

int Rules::chance_sides(const State& state) const {
    const Asking& row = row_of(state.step);
    return row.sides == kSidesVary ? row.question->sides(*this, state) : row.sides;
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
    if (const int sides = chance_sides(state); sides > 0)
        return {rng.below(static_cast<std::uint32_t>(sides))};
    return choices(state).draw(rng);
}

namespace {

// Every die has its event before its effects; those of a few steps by an event of their own.
void tell_die(const Turn& turn, int face) {
    const State& state = turn.state;
    const Asking& row = row_of(state.step);
    if (row.purpose.empty()) return;
    const Cite rule = row.question->prompt(turn.rules, state).rule.value_or(row.rule);
    const Thrown thrown = row.question->thrown(state);
    turn.tell_by<EventKind::Rolled>(rule, state.step, thrown.who, thrown.where, face);
}

}  // namespace

void Rules::apply(State& state, Action action, Log log) const {
    const Turn turn{*this, state, log};
    if (log.is_heard()) tell_die(turn, face_of(action));
    row_of(state.step).question->apply(turn, action);
    while (state.step == Step::Next) go_on(turn);
}

static_assert(GameRules<Rules>);

}  // namespace occasus::pomerium
