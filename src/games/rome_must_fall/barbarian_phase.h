// Chapters T3, T4, T5 and E: the comparisons, what is lost with them, and the end of the game.
#pragma once

#include <algorithm>

#include "core/emit.h"

#include "games/rome_must_fall/resource_phase.h"
#include "games/rome_must_fall/rulebook.gen.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// T3.1. The black die falls; the player now answers with cubes.
template <EventSink Sink>
void roll_black_die(State& state, int face, Sink& sink) {
    state.black = static_cast<std::uint8_t>(face);
    state.step = Step::Resolve;
    emit(sink, cite("T3.1"), EventKind::BlackRolled, state.cursor, face, d3(face));
}

// T4.3. READING: R13. There are three red dice; a fourth penalty has no effect.
template <EventSink Sink>
void turn_die_red(State& state, Sink& sink) {
    if (state.red == kMaxRedDice) {
        emit(sink, cite("R13"), EventKind::NoEffect, state.cursor);
        return;
    }
    ++state.red;
    emit(sink, cite("T4.3"), EventKind::DieTurnedRed, state.red);
}

template <EventSink Sink>
void end_game(State& state, Cite rule, Grade grade, Sink& sink) {
    state.grade = grade;
    state.step = Step::Over;
    state.black = state.cursor = 0;
    emit(sink, rule, EventKind::GameOver, static_cast<int>(grade) - 1);
}

// T4.2, the fire icons. Boxes beyond the fourth are not counted.
template <EventSink Sink>
void mark_fires(State& state, int fires, Sink& sink) {
    state.fall = static_cast<std::uint8_t>(std::min(kFallBoxes, state.fall + fires));
    emit(sink, cite("T4.2"), EventKind::Fire, state.fall);
}

// T4.2. READING: R12. An ability that is already gone has nothing more to lose.
template <EventSink Sink>
void lose_ability(State& state, Ability ability, Sink& sink) {
    if (!has_ability(state, ability)) return;
    state.lost |= bit_of(ability);
    emit(sink, cite("T4.2"), EventKind::AbilityLost, static_cast<int>(ability));
}

// T4.2. What the icon of a lost circle does.
template <EventSink Sink>
void apply_icon(State& state, Icon icon, Sink& sink) {
    if (icon == Icon::Cube && state.cubes > 0) {
        --state.cubes;
        emit(sink, cite("T4.2"), EventKind::CubeLost, state.cubes);
    } else if (icon == Icon::Cube || icon == Icon::RedDie) {
        turn_die_red(state, sink);
    } else if (icon == Icon::Fire) {
        mark_fires(state, 1, sink);
    } else if (icon == Icon::Roma) {
        mark_fires(state, kRomaFires, sink);
    } else if (is_ability(icon)) {
        lose_ability(state, ability_of(icon), sink);
    }
}

// T4.1 and T5.1. The next box of the tracker is marked; READING: R19. None left: no effect.
// Returns the box, or nullptr when there was none.
template <EventSink Sink>
const Box* mark_next_box(const Rules& rules, State& state, Tracker tracker, Sink& sink) {
    const int number = rules.next_box(state, tracker);
    if (number < 0) {
        emit(sink, cite("R19"), EventKind::NoEffect, index_of(tracker));
        return nullptr;
    }
    auto& marked = state.marked[static_cast<std::size_t>(tracker)];
    marked = static_cast<std::uint16_t>(marked | (1U << static_cast<unsigned>(number)));
    const Box& box = rules.sheet().box(tracker, number);
    if (is_raid(tracker))
        emit(sink, cite("T5.1"), EventKind::RaidMarked, index_of(tracker), number);
    else
        emit(sink, cite("T4.1"), EventKind::CircleMarked, index_of(tracker), box.circle);
    return &box;
}

// T4. A tribe takes a territory.
template <EventSink Sink>
void lose_territory(const Rules& rules, State& state, Tracker tribe, Sink& sink) {
    if (const Box* circle = mark_next_box(rules, state, tribe, sink))
        apply_icon(state, circle->icon, sink);
}

// T5. A raid gets through. READING: R15, R16. Bonuses add up and count from the next comparison;
// they follow from the marked boxes and are stored nowhere else.
template <EventSink Sink>
void lose_raid(const Rules& rules, State& state, Tracker raid, Sink& sink) {
    const Box* box = mark_next_box(rules, state, raid, sink);
    if (box == nullptr) return;
    if (box->icon == Icon::RedDie) turn_die_red(state, sink);
    if (box->icon == Icon::PlusOneTribe)
        emit(sink, cite("T5.1"), EventKind::BonusAdded, index_of(box->tribe),
             rules.bonus(state, box->tribe));
}

// E2. All twelve boxes are marked.
template <EventSink Sink>
void end_in_victory(State& state, Sink& sink) {
    end_game(state, cite("E2"),
             state.fall <= kBrilliantFall ? Grade::BrilliantVictory : Grade::Victory, sink);
}

// T3.4. READING: R26. The timeline box is marked, won or lost, and the next tracker follows.
template <EventSink Sink>
void finish_tracker(State& state, Sink& sink) {
    // READING: R21. Defeat comes before the next tracker and before the last check (E1).
    if (state.fall == kFallBoxes) return end_game(state, cite("E1"), Grade::Defeat, sink);
    state.black = 0;
    state.step = Step::RollBlack;
    if (++state.cursor < kTrackers) return;
    ++state.turn;
    if (state.turn > kTurns) return end_in_victory(state, sink);
    begin_turn(state);
}

// T3.2 and T3.3. Cubes are spent after the black die is seen (R17), then the values are compared.
template <EventSink Sink>
void resolve_tracker(const Rules& rules, State& state, int cubes, Sink& sink) {
    const auto tracker = static_cast<Tracker>(state.cursor);
    const int die = state.assigned[state.cursor];
    if (cubes > 0) {
        state.cubes = static_cast<std::uint8_t>(state.cubes - cubes);
        emit(sink, cite("T3.2"), EventKind::CubesSpent, state.cursor, cubes, state.cubes);
    }
    const int value = state.dice[static_cast<std::size_t>(die)] + cubes;
    const int total = rules.base_total(state, tracker) + d3(state.black);
    // T3.3. A tie is lost.
    const bool held = value > total;
    emit(sink, cite("T3.3"), held ? EventKind::Held : EventKind::Lost, state.cursor, state.turn,
         value, total);
    if (!held && is_raid(tracker)) lose_raid(rules, state, tracker, sink);
    if (!held && !is_raid(tracker)) lose_territory(rules, state, tracker, sink);
    finish_tracker(state, sink);
}

}  // namespace occasus::rome_must_fall
