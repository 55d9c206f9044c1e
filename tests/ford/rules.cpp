// The questions in turn: who is asked, what may be chosen, and what an answer does.
#include "ford/rules.h"

#include "ford/chapters.h"

namespace occasus::ford {

namespace {

const StepRow<Step, Question>& row_of(Step step) {
    return kStepRows[static_cast<std::size_t>(step)];
}

Choices choices(const Rules& rules, const State& state) {
    Choices may;
    row_of(state.step).question->collect(rules, state, may);
    return may;
}

}  // namespace

// F1.
State Rules::start() const {
    State state;
    state.bank = static_cast<std::uint8_t>(board_->legions);
    return state;
}

Seat Rules::to_move(const State& state) {
    return row_of(state.step).seat;
}

void Rules::legal_actions(const State& state, ActionList& list) const {
    choices(*this, state).list(list);
}

Action Rules::random_action(const State& state, Rng& rng) const {
    return choices(*this, state).draw(rng);
}

void Rules::apply(State& state, Action action, Log log) const {
    row_of(state.step).question->apply({*this, state, log}, action);
}

std::string_view Rules::broken_invariant(const State& state) const {
    if (state.bank + state.sent + state.across + state.lost != board_->legions)
        return "The legions are not as many as the board says.";
    if (state.day < 1 || state.day > board_->days) return "There is no such day.";
    if ((state.step == Step::River) != (state.sent > 0))
        return "Legions are in the ford when the river is rolled for, and only then.";
    if (state.step == Step::Send && state.bank == 0) return "There is nobody left to send.";
    return {};
}

static_assert(GameRules<Rules>);

}  // namespace occasus::ford
