// Chapter V: who is out, and how the game ends.
#include "games/pomerium/chapters.h"
#include "games/pomerium/game.h"

namespace occasus::pomerium {

void end_game(const Turn& turn, Outcome outcome, Cause cause) {
    State& state = turn.state;
    state.queue = {};
    state.events_due = 0;
    state.step = Step::Over;
    state.outcome = outcome;
    state.cause = cause;
    turn.tell_by<EventKind::GameOver>(outcome == Outcome::Win ? cite("V1") : cite("V3"), outcome,
                                      cause);
}

void strike_off(State& state, Side general) {
    for (int next = general + 1; next < state.generals; ++next) {
        state.legions[at(next - 1)] = state.legions[at(next)];
        state.numbers[at(next - 1)] = state.numbers[at(next)];
    }
    --state.generals;
    state.legions[state.generals] = 0;
    state.numbers[state.generals] = 0;
    for (Side& owner : state.owner)
        if (is_general(owner) && owner > general) owner = general_at(owner - 1);
}

void check_general(const Turn& turn, Side general, Cause cause) {
    State& state = turn.state;
    if (!is_general(general) || provinces_of(state, general) != 0) return;
    turn.tell<EventKind::GeneralOut>(party_of(state, general));
    if (general == kYou) return end_game(turn, Outcome::Loss, cause);
    strike_off(state, general);
}

namespace {

struct Over {
    // V1, V3.
    static Asked prompt(const Rules&, const State& state) {
        return {.text = "The game is over.",
                .rule = state.outcome == Outcome::Win ? cite("V1") : cite("V3")};
    }
    template <class May>
    static void choices(const Rules&, const State&, May&) {}
    static void apply(const Turn&, Action) {}
};

}  // namespace

occasus::Outcome Text::outcome(const Rules& rules, const State& state) {
    const bool won = state.outcome == Outcome::Win;
    return {
        .grade = won ? "emperor" : "defeat",
        .title = won ? "Imperator" : "Your name is forgotten",
        .text =
            Vocabulary::kWords.operand(Operand::Cause).words(rules, static_cast<int>(state.cause)),
        .rule = prompt(rules, state).rule,
        .scores = {won ? 1 : 0}};
}

constexpr Question kOver = question_of<Over>();

}  // namespace occasus::pomerium
