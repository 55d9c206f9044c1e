// 4.2: one phase after another, until the player or a die is asked.
#include "games/invasions/chapters/attack.h"
#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/control.h"
#include "games/invasions/chapters/creation.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/movement.h"
#include "games/invasions/chapters/revolt.h"
#include "games/invasions/chapters/roman_movement.h"
#include "games/invasions/chapters/setup.h"

namespace occasus::invasions {

// A phase's frames end with it.
static void clear_frames(State& state) {
    state.set_up = {};
    state.revolution = {};
    state.movement = {};
    state.combat = {};
    state.creation = {};
    state.roman_movement = {};
    state.rebellion = {};
    state.control = {};
    state.pay = {};
    state.rebels = {};
}

static void begin_phase(const Turn& turn, Phase phase) {
    State& state = turn.state;
    clear_frames(state);
    state.phase = phase;
    state.fought = 0;
    turn.tell<EventKind::PhaseBegan>(phase);
}

static void begin_turn(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    turn.tell<EventKind::TurnBegan>(state.turn, static_cast<PeriodId>(rules.period(state)),
                                    rules.year(state));
    begin_phase(turn, Phase::Revolution);
}

bool is_decided(const Rules& rules, const State& state) {
    return is_last_turn(rules, state) && state.phase > Phase::Control;
}

// 19.0 (7). READING: R101.
int roman_points(const Rules& rules, const State& state) {
    int points = 0;
    for_each_bit(is_decided(rules, state) ? state.judged : provinces_of(state, kRome),
                 [&](int province) { points += rules.board().province(province).vp; });
    return points;
}

static void end_game(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int points = roman_points(rules, state);
    const int needed = rules.scenario().victory;
    state.result = points >= needed ? Ending::Victory : Ending::Defeat;
    state.phase = Phase::Over;
    state.step = Step::Over;
    turn.tell<EventKind::GameOver>(state.result, points, needed);
}

// 4.2N, 8.22.
static void record_turn(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    satisfy_rebels(turn);
    dismiss_militia(turn);
    state.lost_now = 0;
    if (is_last_turn(rules, state)) return end_game(turn);
    ++state.turn;
    begin_turn(turn);
}

// 10.0, 10.4.
void end_phase(const Turn& turn) {
    State& state = turn.state;
    end_empty_states(turn);
    dismiss_militia(turn);
    if (state.phase == Phase::SetUp) return begin_turn(turn);
    begin_phase(turn, static_cast<Phase>(static_cast<int>(state.phase) + 1));
}

// 4.2. Each does one thing and returns whether its phase is over.
static bool run_phase(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    switch (state.phase) {
        case Phase::SetUp:  // 19.0
            return set_up(turn);
        case Phase::Revolution:  // A. 17.0
            return revolt_on(turn);
        case Phase::Movement:  // B. 5.4 to 5.9
            return move_on(turn);
        case Phase::Combat:  // C. 6.3
            return next_attack_on_romans(turn);
        case Phase::Creation:  // D. 16.0
            return create_on(turn);
        case Phase::RomanMovement:  // E. 5.3
            return move_romans_on(turn);
        case Phase::RomanCombat:  // F. 6.2
            if (attack_areas(rules, state) == 0) return true;
            state.step = Step::Attack;
            return false;
        case Phase::Rebellion:  // G. 18.0
            return !next_rebellion(turn);
        case Phase::Control:  // H. 7.0
            return settle_control(turn);
        case Phase::Attrition:  // J
            attrition(turn);
            return true;
        case Phase::Treasury:  // K. 11.1, 11.3
            return run_treasury(turn);
        case Phase::Replacement:  // L. 12.0
            return place_replacements(turn);
        case Phase::Bribes:  // M. 11.2
            if (!can_bribe(rules, state)) return true;
            state.step = Step::Bribe;
            return false;
        case Phase::Record:  // N, which go_on() does: the game may end with it.
        case Phase::Over:
            break;
    }
    return true;
}

void go_on(const Turn& turn) {
    State& state = turn.state;
    while (state.step == Step::Next) {
        if (state.militia_due != 0)
            place_next_militia(turn);
        else if (state.phase == Phase::Record)
            record_turn(turn);
        else if (run_phase(turn))
            end_phase(turn);
    }
}

}  // namespace occasus::invasions
