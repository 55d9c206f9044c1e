// Chapter E: the end of the game.
#include "games/rome_must_fall/chapters.h"
#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {

namespace {

void end_game(const Turn& turn, Cite rule, Grade grade) {
    State& state = turn.state;
    state.grade = grade;
    state.step = Step::Over;
    state.black = state.cursor = 0;
    turn.tell_by<EventKind::GameOver>(rule, grade);
}

struct Over {
    static Asked prompt(const Rules&, const State& state) {
        Asked asked{.text = "{result}.", .detail = "{ending}"};
        if (state.grade == Grade::Defeat) asked.rule = cite("E1");
        return asked;
    }
    template <class May>
    static void choices(const Rules&, const State&, May&) {}
    static void apply(const Turn&, Action) {}
};

}  // namespace

void end_in_defeat(const Turn& turn) {
    end_game(turn, cite("E1"), Grade::Defeat);
}

// E2. All twelve boxes are marked.
void end_in_victory(const Turn& turn) {
    end_game(turn, cite("E2"),
             turn.state.fall <= kBrilliantFall ? Grade::BrilliantVictory : Grade::Victory);
}

std::string ending_text(Grade grade) {
    if (grade == Grade::Defeat) return "The fourth box of the Fall of Rome is marked. Defeat.";
    return grade == Grade::Victory
               ? "Rome has survived all twelve turns. Victory."
               : "Rome has survived all twelve turns almost whole. Brilliant victory.";
}

Outcome Text::outcome(const Rules& rules, const State& state) {
    const int score = Rules::score(state, Seat::First);
    const Prompt ending = prompt(rules, state);
    return {.grade = std::string(facts().grades[at(score)]),
            .title = ending.text.substr(0, ending.text.size() - 1),
            .text = ending.detail,
            .rule = ending.rule,
            .scores = {score}};
}

constexpr Question kOver{Question::of<Over>()};

}  // namespace occasus::rome_must_fall
