// Chapter T1, the Resource phase: the roll, the Roman abilities and Roman Glory.
#pragma once

#include "core/emit.h"

#include "games/rome_must_fall/rulebook.gen.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// T1.1. A new turn: the pool of the next roll is on the table, unrolled (R10).
inline void begin_turn(State& state) {
    state.dice.fill(0);
    state.assigned.fill(kNoDie);
    state.used = state.spent = state.cursor = 0;
    state.red_rolled = state.red;
    state.step = Step::RollPool;
}

// T1.1. One Imperial die falls; after the sixth the player may act.
template <EventSink Sink>
void roll_pool_die(State& state, int face, Sink& sink) {
    const int die = state.cursor;
    if (die == 0) emit(sink, cite("T1.1"), EventKind::TurnBegan, state.turn);
    const bool red = is_red(state, die);
    // READING: R8. A red die is read as a D3, so it never shows a 6.
    const int value = red ? d3(face) : face;
    state.dice[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(value);
    emit(sink, red ? cite("P0") : cite("T1.1"), EventKind::Rolled, die, face, value, red ? 1 : 0);
    if (++state.cursor < kDice) return;
    state.cursor = 0;
    state.step = Step::Resource;
}

// T1.2 reroll: the die is picked up; its new face is a chance node.
inline void pick_up_for_reroll(State& state, int die) {
    state.used |= bit_of(Ability::Reroll);
    state.cursor = static_cast<std::uint8_t>(die);
    state.step = Step::Reroll;
}

// T1.2 reroll: the new face. READING: R9. The die keeps its colour.
template <EventSink Sink>
void reroll_die(State& state, int face, Sink& sink) {
    const int die = state.cursor;
    auto& value = state.dice[static_cast<std::size_t>(die)];
    const int before = value;
    value = static_cast<std::uint8_t>(is_red(state, die) ? d3(face) : face);
    emit(sink, cite("T1.2"), EventKind::Rerolled, die, before, value);
    state.cursor = 0;
    state.step = Step::Resource;
}

// T1.2 plus_one.
template <EventSink Sink>
void raise_die(State& state, int die, Sink& sink) {
    state.used |= bit_of(Ability::PlusOne);
    const int value = ++state.dice[static_cast<std::size_t>(die)];
    emit(sink, cite("T1.2"), EventKind::Raised, die, value);
}

// T1.2 levy.
template <EventSink Sink>
void levy_cube(State& state, Sink& sink) {
    state.used |= bit_of(Ability::Levy);
    ++state.cubes;
    emit(sink, cite("T1.2"), EventKind::Levied, state.cubes);
}

// READING: R6, R7. A 6 pays once; it stays in the pool and is placed as a 6.
inline void spend_six(State& state, int die) {
    state.spent = static_cast<std::uint8_t>(state.spent | (1U << static_cast<unsigned>(die)));
}

// T1.2 glory_cube.
template <EventSink Sink>
void glory_cube(State& state, int die, Sink& sink) {
    spend_six(state, die);
    ++state.cubes;
    emit(sink, cite("T1.2"), EventKind::GloryCube, die, state.cubes);
}

// T1.2 glory_restore. READING: R10. The next roll has one red die fewer; those on the table stay.
template <EventSink Sink>
void glory_restore(State& state, Action action, Sink& sink) {
    spend_six(state, first_die_of(action));
    spend_six(state, second_die_of(action));
    --state.red;
    emit(sink, cite("T1.2"), EventKind::GloryRestore, state.red);
}

// T1.2 glory_erase. READING: R11. Any marked circle; what its icon did stays done.
template <EventSink Sink>
void glory_erase(const Sheet& sheet, State& state, Action action, Sink& sink) {
    spend_six(state, first_die_of(action));
    spend_six(state, second_die_of(action));
    for (int tribe = 0; tribe < kTrackers; ++tribe) {
        if (is_raid(tracker_at(tribe))) continue;
        auto& marked = state.marked[static_cast<std::size_t>(tribe)];
        for (int number = 0; number < sheet.length(tracker_at(tribe)); ++number) {
            const unsigned bit = 1U << static_cast<unsigned>(number);
            if (!(marked & bit) || sheet.box(tracker_at(tribe), number).circle != circle_of(action))
                continue;
            marked = static_cast<std::uint16_t>(marked & ~bit);
            emit(sink, cite("R11"), EventKind::GloryErase, circle_of(action), tribe);
        }
    }
}

}  // namespace occasus::rome_must_fall
