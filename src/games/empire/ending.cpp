// Phase 8 and chapter WIN: the end of the turn, and of the game.
#include "games/empire/chapters.h"
#include "games/empire/counters.h"
#include "games/empire/game.h"

namespace occasus::empire {

// 8.1. READING: R3, R30. Rome has not fallen; the last turn is played in full.
void end_turn(const Turn& turn) {
    State& state = turn.state;
    forget_moves(state);
    if (state.turn == turn.rules.board().turns) return end_game(turn, cite("WIN.2"), Winner::Roman);
    ++state.turn;
    turn.tell<EventKind::TurnBegan>(state.turn);
    collect_resources(turn);
}

// WIN.3. An ending is its winner and nothing else.
void end_game(const Turn& turn, Cite rule, Winner winner) {
    State& state = turn.state;
    close_question(state);
    state.round = 0;
    state.winner = winner;
    state.step = Step::Over;
    turn.tell_by<EventKind::GameOver>(rule, winner);
}

bool rome_has_fallen(const Rules& rules, const State& state) {
    return contains(state.barbarian_areas & ~state.roman_areas, rules.board().rome);
}

void look_at_rome(const Turn& turn) {
    if (turn.state.step == Step::Over || !rome_has_fallen(turn.rules, turn.state)) return;
    if (is_between_rounds(turn.state, turn.rules.board().rome)) return;
    end_game(turn, cite("WIN.1"), Winner::Barbarian);
}

namespace {

struct Over {
    // WIN.1, WIN.2.
    static Asked prompt(const Rules&, const State& state) {
        if (state.winner == Winner::Roman)
            return {.text = "Rome stands.",
                    .detail = "After turn {last_turn} the Barbarians do not hold Roma. Rome wins.",
                    .rule = cite("WIN.2")};
        return {.text = "Rome has fallen.",
                .detail = "In turn {turn} Barbarian Forces hold Roma. The Barbarians win."};
    }
    template <class May>
    static void choices(const Rules&, const State&, May&) {}
    static void apply(const Turn&, Action) {}
};

}  // namespace

Outcome Text::outcome(const Rules& rules, const State& state) {
    const bool roman = state.winner == Winner::Roman;
    const Prompt ending = prompt(rules, state);
    return {.grade = "victory",  // There is no draw (WIN.3).
            .title = ending.text.substr(0, ending.text.size() - 1),
            .text = ending.detail,
            .rule = ending.rule,
            .scores = {roman ? 1 : 0, roman ? 0 : 1}};
}

constexpr Question kOver{Question::of<Over>()};

}  // namespace occasus::empire
