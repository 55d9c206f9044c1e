// Phases 7 and 8: conflicts, what dies with them, the Cavalry's move, and the end of the turn.
#pragma once

#include <bit>

#include "core/emit.h"

#include "games/empire/counters.h"
#include "games/empire/movement.h"
#include "games/empire/resources.h"
#include "games/empire/rulebook.gen.h"
#include "games/empire/rules.h"

namespace occasus::empire {

// 8.1. READING: R3, R30. Rome has not fallen; the last turn is played in full.
template <EventSink Sink>
void end_turn(const Rules& rules, State& state, Sink& sink) {
    forget_moves(state);
    if (state.turn == rules.board().turns)
        return end_game(state, cite("WIN.2"), Winner::Roman, sink);
    ++state.turn;
    emit(sink, cite("8.1"), EventKind::TurnBegan, state.turn);
    collect_resources(rules, state, sink);
}

// 7.7. READING: R27, R34. Once, for every area.
template <EventSink Sink>
void bury_the_abandoned(State& state, Sink& sink) {
    for (int legion = 0; legion < kMaxLegions; ++legion) {
        auto& place = state.legions[static_cast<std::size_t>(legion)];
        if (place >= kMaxAreas || contains(state.roman_areas, place)) continue;
        emit(sink, cite("7.7"), EventKind::Died, static_cast<int>(Piece::Legion), place, legion);
        place = kDead;
    }
    const auto bury = [&](AreaSet& areas, Piece piece) {
        for (AreaSet rest = areas & ~state.roman_areas; rest != 0; rest &= rest - 1)
            emit(sink, cite("7.7"), EventKind::Died, static_cast<int>(piece),
                 std::countr_zero(rest));
        areas &= state.roman_areas;
    };
    bury(state.walls, Piece::Wall);
    bury(state.forts, Piece::Fort);
}

// 7.8. READING: R28. Cavalry that moved in phase 6 may move again.
template <EventSink Sink>
void begin_cavalry_move(const Rules& rules, State& state, Sink& sink) {
    state.step = Step::CavalryMove;
    // Nothing can move: nobody is asked.
    for (AreaSet rest = state.cavalry_areas; rest != 0; rest &= rest - 1)
        if (rules.cavalry_refuges(state, std::countr_zero(rest)) != 0) return;
    end_turn(rules, state, sink);
}

// 7.1. READING: R13. The next contested area in board order; after the last, 7.7 and 7.8.
template <EventSink Sink>
void next_conflict(const Rules& rules, State& state, Sink& sink) {
    close_question(state);
    state.round = 0;
    const AreaSet contested = state.roman_areas & state.barbarian_areas;
    if (contested == 0) {
        bury_the_abandoned(state, sink);
        return begin_cavalry_move(rules, state, sink);
    }
    state.from = static_cast<std::uint8_t>(std::countr_zero(contested));
    state.round = 1;
    state.step = Step::ConflictRoll;
    emit(sink, cite("7.1"), EventKind::ConflictBegan, state.from, state.romans[state.from],
         state.barbarians[state.from], state.cavalry[state.from]);
}

// 7.6. After a round: another one, or the next conflict. When Rome has fallen nothing follows.
template <EventSink Sink>
void end_round(const Rules& rules, State& state, Sink& sink) {
    state.count = 0;
    if (rome_has_fallen(rules, state))
        return end_game(state, cite("WIN.1"), Winner::Barbarian, sink);
    if (!is_contested(state, state.from)) return next_conflict(rules, state, sink);
    // READING: R21. No limit; the number of rounds is only told, and stays where it cannot grow.
    if (state.round < 0xFF) ++state.round;
    state.step = Step::ConflictRoll;
}

template <EventSink Sink>
void lose_barbarians(State& state, int forces, int cavalry, Sink& sink) {
    if (forces + cavalry == 0) return;
    deploy_barbarians(state, state.from, -forces);
    deploy_cavalry(state, state.from, -cavalry);
    emit(sink, cite("7.5"), EventKind::BarbarianLosses, state.from, forces, cavalry);
}

// 7.5. READING: R19, R20. Sets `count` and asks when the owner has a choice; otherwise applies.
// Returns whether the round is settled.
template <EventSink Sink>
bool apply_barbarian_loss(const Rules& rules, State& state, Loss loss, Sink& sink) {
    const int forces = state.barbarians[state.from];
    const int cavalry = state.cavalry[state.from];
    if (loss == Loss::All)
        lose_barbarians(state, forces, rules.options().x_kills_cavalry ? cavalry : 0, sink);
    if (loss != Loss::Half) return true;
    const int lost = lost_to_half(forces + cavalry);
    if (lost > 0 && cavalry > 0) {
        state.count = static_cast<std::uint8_t>(lost);
        state.step = Step::Losses;
        return false;
    }
    lose_barbarians(state, lost, 0, sink);
    return true;
}

template <EventSink Sink>
void apply_roman_loss(State& state, Loss loss, Sink& sink) {
    const int forces = state.romans[state.from];
    const int lost = loss == Loss::All ? forces : loss == Loss::Half ? lost_to_half(forces) : 0;
    if (lost == 0) return;
    deploy_romans(state, state.from, -lost);
    emit(sink, cite("7.5"), EventKind::RomanLosses, state.from, lost, forces - lost);
}

// 7.4, 7.5. One round. READING: R13. Both results apply to the counters before the roll.
template <EventSink Sink>
void roll_conflict(const Rules& rules, State& state, int face, Sink& sink) {
    const int column = rules.conflict_column(state, state.from);
    const ConflictResult result = conflict_result(face, column, rules.options().crt33_is_x);
    emit(sink, cite("7.4"), EventKind::ConflictRound, state.from, face, column,
         static_cast<int>(result.barbarian) * 3 + static_cast<int>(result.roman));
    apply_roman_loss(state, result.roman, sink);
    if (apply_barbarian_loss(rules, state, result.barbarian, sink)) end_round(rules, state, sink);
}

// R20. The owner's answer: so many of the lost are Forces, the others Cavalry.
template <EventSink Sink>
void choose_losses(const Rules& rules, State& state, int forces, Sink& sink) {
    lose_barbarians(state, forces, state.count - forces, sink);
    end_round(rules, state, sink);
}

template <EventSink Sink>
void move_cavalry(State& state, int count, Sink& sink) {
    change_cavalry(state, state.from, -count);
    change_cavalry(state, state.to, count);
    auto& arrived = state.arrived_cavalry[state.to];
    arrived = static_cast<std::uint8_t>(arrived + count);
    emit(sink, cite("7.8"), EventKind::CavalryMoved, state.from, state.to, count);
    close_question(state);
    state.step = Step::CavalryMove;
}

template <EventSink Sink>
void choose_refuge(State& state, int to, Sink& sink) {
    state.to = static_cast<std::uint8_t>(to);
    if (Rules::free_cavalry(state, state.from) == 1) return move_cavalry(state, 1, sink);
    state.step = Step::CavalryCount;
}

}  // namespace occasus::empire
