// Chapter 16: Barbarians are created.
#pragma once

#include "core/emit.h"

#include "games/invasions/groups.h"
#include "games/invasions/militia.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

// State::stage in phase D.
inline constexpr std::uint8_t kCreationBegins = 0;
inline constexpr std::uint8_t kCreationRolls = 1;
inline constexpr std::uint8_t kCreationPlaces = 2;

// 16.0. The nation at home in a Province of origin.
inline Force nation_of(const Rules& rules, int province) {
    Force nation = kGermans;
    while (rules.board().homes[nation] != province) ++nation;
    return nation;
}

// 16.3. How many rolls this turn has.
inline int creation_rolls(const Rules& rules, const State& state) {
    const auto period = at(rules.period(state));
    const bool none = rules.tables().even_turns[period] && state.turn % 2 != 0;
    return none ? 0 : rules.tables().rolls[period];
}

// 16.2, 5.69. READING: R60. A group appears; the militia of its home may belong to others.
template <EventSink Sink>
void create_group(const Rules& rules, State& state, const Group& group, Sink& sink) {
    if (has_room(state, group.force)) {
        add_group(state, group);
        emit(sink, cite("16.2"), EventKind::ForcePlaced, group.force, group.area, group.regulars,
             group.raiders);
        call_militia(rules, state, province_of(rules, group.area), group.force);
    }
    state.step = Step::Next;
}

// A group as it is created.
inline Group new_group(Stack stack, int regulars, int raiders) {
    return {.regulars = static_cast<std::uint16_t>(regulars),
            .raiders = static_cast<std::uint16_t>(raiders),
            .force = stack.force,
            .area = static_cast<std::uint8_t>(stack.area),
            .target = kNone,
            .marks = 0};
}

// 19.5. READING: R58.
template <EventSink Sink>
void begin_creation(const Rules& rules, State& state, Sink& sink) {
    const Scenario& scenario = rules.scenario();
    state.rolls = static_cast<std::uint8_t>(creation_rolls(rules, state));
    state.stage = state.rolls > 0 ? kCreationRolls : kCreationPlaces;
    if (scenario.hun_turn == state.turn)
        create_group(rules, state,
                     new_group({kHuns, rules.board().province(scenario.hun_province).first_area},
                               scenario.huns, 0),
                     sink);
}

// 16.1. READING: R56. One line for the turn, or for each roll. `pending` keeps it.
template <EventSink Sink>
void roll_creation_line(State& state, int face, Sink& sink) {
    emit(sink, cite("16.1"), EventKind::CreationLine, face);
    state.pending = static_cast<std::uint8_t>(face);
    state.step = Step::CreationRoll;
}

// 16.0. What a column creates on the line of this roll.
template <EventSink Sink>
void create_by_column(const Rules& rules, State& state, int face, Sink& sink) {
    const auto column = at(face - 1);
    const Creation cell = rules.tables().creation[column][state.pending];
    emit(sink, cite("16.0"), EventKind::CreationRolled, face, rules.tables().origins[column],
         cell.sp, cell.raiders ? 1 : 0);
    auto& total = (cell.raiders ? state.created_raiders : state.created_levies)[column];
    total = static_cast<std::uint8_t>(total + cell.sp);
}

// READING: R55. The second die; 6 is rolled again, or creates nobody.
template <EventSink Sink>
void roll_creation(const Rules& rules, State& state, int face, Sink& sink) {
    if (face > kOrigins) {
        const bool counts = rules.options().six_creates_nobody;
        emit(sink, cite("R55"), EventKind::SixRolled, counts ? 1 : 0);
        if (!counts) return;
    } else {
        create_by_column(rules, state, face, sink);
    }
    --state.rolls;
    if (state.rolls == 0) {
        state.pending = 0;
        state.stage = kCreationPlaces;
        state.step = Step::Next;
    } else if (rules.options().new_line_each_roll) {
        state.step = Step::CreationLine;
    }
}

// The first Province of origin in board order with something to place: its column, or -1.
inline int next_created(const Rules& rules, const State& state) {
    int best = -1;
    for (int column = 0; column < kOrigins; ++column) {
        if (state.created_levies[at(column)] + state.created_raiders[at(column)] == 0) continue;
        if (best < 0 || rules.tables().origins[at(column)] < rules.tables().origins[at(best)])
            best = column;
    }
    return best;
}

template <EventSink Sink>
void place_created(const Rules& rules, State& state, int column, int area, Sink& sink) {
    const int levies = state.created_levies[at(column)];
    const int raiders = state.created_raiders[at(column)];
    state.created_levies[at(column)] = state.created_raiders[at(column)] = 0;
    const Force nation = nation_of(rules, rules.tables().origins[at(column)]);
    create_group(rules, state, new_group({nation, area}, levies, raiders), sink);
}

template <EventSink Sink>
void roll_creation_area(const Rules& rules, State& state, int face, Sink& sink) {
    const int column = next_created(rules, state);
    const int area = roll_area(rules, rules.tables().origins[at(column)], face, cite("13.2"), sink);
    if (area >= 0) place_created(rules, state, column, area, sink);
}

// One step of phase D. READING: R57. Returns whether the phase is over.
template <EventSink Sink>
bool create_on(const Rules& rules, State& state, Sink& sink) {
    if (state.stage == kCreationBegins) {
        begin_creation(rules, state, sink);
        return false;
    }
    if (state.stage == kCreationRolls) {
        state.step = Step::CreationLine;
        return false;
    }
    const int column = next_created(rules, state);
    if (column < 0) return true;
    const int province = rules.tables().origins[at(column)];
    if (has_one_area(rules, province))
        place_created(rules, state, column, rules.board().province(province).first_area, sink);
    else
        state.step = Step::CreationArea;
    return false;
}

}  // namespace occasus::invasions
