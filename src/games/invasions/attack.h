// 4.2C, 6.2, 6.3: attacks on loyal Romans, and theirs.
#pragma once

#include "games/invasions/combat.h"
#include "games/invasions/tie.h"

namespace occasus::invasions {

// ---- phase C ----

// 11.22. What each force would attack loyal Romans with.
inline Strengths attackers_at(const Rules& rules, const State& state, int area) {
    Strengths all = strengths_at(rules, state, area);
    Strengths able;
    for_each_bit(all.present & kNonLoyal, [&](int force) {
        able.add(static_cast<Force>(force),
                 attack_strength(rules, state, static_cast<Force>(force), area));
    });
    return able;
}

template <EventSink Sink>
void attack_romans(const Rules& rules, State& state, int force, Sink& sink) {
    state.attacked |= force_bit(static_cast<Force>(force));
    const Cite rule = force == kRebels ? cite("R49") : cite("6.31");
    begin_battle(rules, state, {{static_cast<Force>(force), state.cursor}, force_bit(kRome), rule},
                 sink);
}

// 6.31, 6.32, 6.34. READING: R49, R61, R66. Area by Area; in each the largest force that has not
// had its turn and is no weaker than the Romans. Returns whether the phase is over.
template <EventSink Sink>
bool next_attack_on_romans(const Rules& rules, State& state, Sink& sink) {
    for (; static_cast<int>(state.cursor) < rules.board().size(); ++state.cursor) {
        const int loyal = loyal_at(rules, state, state.cursor);
        if (loyal > 0) {
            const Strengths able = attackers_at(rules, state, state.cursor);
            const ForceSet largest = extreme_of(able, ~state.attacked, Extreme::Largest);
            if (largest != 0 && able.of(std::countr_zero(largest)) >= loyal) {
                const int first = begin_tie(state, largest, Step::OrderTie);
                if (first >= 0) attack_romans(rules, state, first, sink);
                return false;
            }
        }
        state.attacked = 0;
    }
    for (int index = 0; index < state.group_count; ++index)
        state.groups[at(index)].clear(Group::kBribed);
    return true;
}

template <EventSink Sink>
void roll_order(const Rules& rules, State& state, int face, Sink& sink) {
    const int first = roll_tie(state, face, TieOf::Order, {cite("6.32"), kNobody}, sink);
    if (first >= 0) attack_romans(rules, state, first, sink);
}

// ---- phase F ----

// 6.11. The forces in an Area that may still be attacked together with those chosen.
inline ForceSet attackable(const Rules& rules, const State& state, int area, ForceSet chosen) {
    const Strengths strengths = strengths_at(rules, state, area);
    int room = strengths.of(kRome);
    for_each_bit(chosen, [&](int force) { room -= strengths.of(force); });
    ForceSet forces = 0;
    for_each_bit(strengths.present & kNonLoyal & ~chosen, [&](int force) {
        if (strengths.of(force) <= room) forces |= force_bit(static_cast<Force>(force));
    });
    return forces;
}

// 6.23, 6.24. READING: R68. Where the player may attack: once in each Area.
inline AreaSet attack_areas(const Rules& rules, const State& state) {
    const AreaSet mixed = areas_with(rules, state, force_bit(kRome)) &
                          areas_with(rules, state, kNonLoyal) & ~state.fought;
    AreaSet areas = 0;
    for_each_bit(mixed, [&](int area) {
        if (attackable(rules, state, area, 0) != 0) areas |= area_bit(area);
    });
    return areas;
}

template <EventSink Sink>
void fight_chosen(const Rules& rules, State& state, Sink& sink) {
    begin_battle(rules, state, {{kRome, state.battle_area}, state.defenders, cite("6.24")}, sink);
}

// 6.24. One force more is attacked; when no other can be, the fight begins.
template <EventSink Sink>
void choose_defender(const Rules& rules, State& state, int force, Sink& sink) {
    state.defenders |= force_bit(static_cast<Force>(force));
    state.step = Step::Defenders;
    if (attackable(rules, state, state.battle_area, state.defenders) == 0)
        fight_chosen(rules, state, sink);
}

template <EventSink Sink>
void begin_roman_attack(const Rules& rules, State& state, int area, Sink& sink) {
    state.fought |= area_bit(area);
    state.battle_area = static_cast<std::uint8_t>(area);
    const ForceSet enemies = attackable(rules, state, area, 0);
    if (std::has_single_bit(enemies))
        return choose_defender(rules, state, std::countr_zero(enemies), sink);
    state.step = Step::Defenders;
}

}  // namespace occasus::invasions
