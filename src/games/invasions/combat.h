// Chapters 6 and 14: odds, results and losses.
#pragma once

#include <algorithm>

#include "core/emit.h"

#include "games/invasions/groups.h"
#include "games/invasions/rulebook.gen.h"
#include "games/invasions/strength.h"

namespace occasus::invasions {

// 11.22. Bribed groups take no part in attacks on loyal Romans.
inline bool takes_part(const State& state, const Group& group) {
    return state.phase != Phase::Combat || !group.is(Group::kBribed);
}

// 6.12, 6.23. READING: R64. What a force attacks with: all it has in the Area.
inline int attack_strength(const Rules& rules, const State& state, Force force, int area) {
    if (force == kRome) return loyal_at(rules, state, area);
    int sp = 0;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.force == force && group.area == area && takes_part(state, group))
            sp += group.sp();
    }
    if (militia_force(state, province_of(rules, area)) == force) sp += state.militia[at(area)];
    return sp;
}

// 6.0, 6.11, 14.1. READING: R62.
constexpr int odds_of(int attack, int defence) {
    return std::clamp(attack / std::max(defence, 1), 1, kOdds);
}
constexpr int half_up(int sp) {
    return (sp + 1) / 2;
}

// 12.0, 8.13. READING: R70, R92.
template <EventSink Sink>
void bury_romans(const Rules& rules, State& state, int sp, Sink& sink) {
    const int turn = state.turn + rules.tables().roman_delay;
    auto& pool = state.roman_pool[at(turn)];
    pool = static_cast<std::uint8_t>(pool + sp);
    emit(sink, cite("12.0"), EventKind::Pooled, kRome, sp, turn);
}

// 6.37, 12.24. READING: R94. In a Persian Province, or next to one.
inline bool is_near_persians(const Rules& rules, const State& state, int area) {
    const int province = province_of(rules, area);
    bool near = state.owner[at(province)] == kPersians;
    for_each_bit(rules.board().province(province).adjacent,
                 [&](int next) { near = near || state.owner[at(next)] == kPersians; });
    return near;
}
template <EventSink Sink>
void bury_persians(const Rules& rules, State& state, int area, int sp, Sink& sink) {
    if (!is_near_persians(rules, state, area))
        return emit(sink, cite("6.37"), EventKind::LostForGood, kPersians, area, sp);
    const int turn = state.turn + rules.tables().persian_delay;
    auto& pool = state.persian_pool[at(turn)];
    pool = static_cast<std::uint8_t>(pool + sp);
    emit(sink, cite("12.0"), EventKind::Pooled, kPersians, sp, turn);
}

// READING: R106. The group of a force in an Area that loses points of a kind next, or -1.
inline int next_victim(const State& state, Force force, int area, bool raiders) {
    int victim = -1;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.force != force || group.area != area) continue;
        if ((raiders ? group.raiders : group.regulars) == 0 || !takes_part(state, group)) continue;
        if (victim < 0) {
            victim = index;
            continue;
        }
        const bool garrison = group.is(Group::kGarrison);
        const bool other = state.groups[at(victim)].is(Group::kGarrison);
        if (garrison != other ? other : comes_before(state, index, victim)) victim = index;
    }
    return victim;
}

// 6.13. Takes regulars, then raiders; returns how many of each fell.
struct Fallen {
    int regulars = 0;
    int raiders = 0;
};
inline Fallen kill_mobile(State& state, Force force, int area, int sp) {
    Fallen fallen;
    for (const bool raiders : {false, true}) {
        int victim = next_victim(state, force, area, raiders);
        while (sp > 0 && victim >= 0) {
            Group& group = state.groups[at(victim)];
            auto& points = raiders ? group.raiders : group.regulars;
            const int taken = std::min<int>(sp, points);
            points = static_cast<std::uint16_t>(points - taken);
            (raiders ? fallen.raiders : fallen.regulars) += taken;
            sp -= taken;
            victim = next_victim(state, force, area, raiders);
        }
    }
    remove_empty_groups(state);
    return fallen;
}

// What a stack loses, and by which rule.
struct Loss {
    Stack stack;
    int sp = 0;
    Cite rule = cite("6.13");
};

template <EventSink Sink>
void tell_losses(Stack stack, int sp, Kind kind, Cite rule, Sink& sink) {
    if (sp > 0)
        emit(sink, rule, EventKind::Losses, stack.force, stack.area, sp, static_cast<int>(kind));
}

// 10.0, 6.13. READING: R97. A revolt that is wiped out leaves the militia unspent.
template <EventSink Sink>
void kill_militia(const Rules& rules, State& state, const Loss& loss, Sink& sink) {
    const int area = loss.stack.area;
    auto& militia = state.militia[at(area)];
    const int taken = std::min<int>(loss.sp, militia);
    militia = static_cast<std::uint8_t>(militia - taken);
    if (state.moved_militia[at(area)] > militia) state.moved_militia[at(area)] = militia;
    tell_losses(loss.stack, taken, Kind::Militia, loss.rule, sink);
    const int province = province_of(rules, area);
    if (taken == 0 || militia_in(state, areas_of(rules, province)) > 0) return;
    if (has_province(state.revolts, province)) {
        state.revolts &= ~province_bit(province);
        state.doubling &= ~province_bit(province);
        emit(sink, cite("R97"), EventKind::RevoltEnded, province);
    } else {
        state.spent |= province_bit(province);
    }
}

// 6.13. A force loses so many points in an Area.
template <EventSink Sink>
void lose(const Rules& rules, State& state, const Loss& loss, Sink& sink) {
    const auto [force, area] = loss.stack;
    int sp = loss.sp;
    Fallen fallen;
    if (force == kRome) {
        fallen.regulars = std::min<int>(sp, state.legions[at(area)]);
        state.legions[at(area)] =
            static_cast<std::uint8_t>(state.legions[at(area)] - fallen.regulars);
    } else {
        fallen = kill_mobile(state, force, area, sp);
    }
    tell_losses(loss.stack, fallen.regulars, Kind::Regulars, loss.rule, sink);
    tell_losses(loss.stack, fallen.raiders, Kind::Raiders, loss.rule, sink);
    sp -= fallen.regulars + fallen.raiders;
    if (sp > 0 && militia_force(state, province_of(rules, area)) == force)
        kill_militia(rules, state, {loss.stack, sp, loss.rule}, sink);
    if (fallen.regulars == 0) return;
    if (force == kRome || force == kRebels || is_state(force))
        bury_romans(rules, state, fallen.regulars, sink);
    if (force == kPersians) bury_persians(rules, state, area, fallen.regulars, sink);
}

// Who attacks whom in an Area, and by which rule.
struct Challenge {
    Stack attacker;
    ForceSet defenders = 0;
    Cite rule;
};

// 6.0.
// Precondition: there is at least one defender in the Area, and it is no stronger.
template <EventSink Sink>
void begin_battle(const Rules& rules, State& state, const Challenge& challenge, Sink& sink) {
    const auto [attacker, area] = challenge.attacker;
    const ForceSet defenders = challenge.defenders;
    state.attacker = attacker;
    state.defenders = defenders;
    state.battle_area = static_cast<std::uint8_t>(area);
    state.step = Step::Combat;
    const Strengths strengths = strengths_at(rules, state, area);
    int defence = 0;
    for_each_bit(defenders, [&](int force) { defence += strengths.of(force); });
    emit(sink, challenge.rule, EventKind::BattleBegan, attacker, area,
         attack_strength(rules, state, attacker, area), defence);
    for_each_bit(defenders, [&](int force) {
        emit(sink, force == kRome ? cite("6.23") : cite("6.12"), EventKind::Defends, force, area,
             strengths.of(force));
    });
}

// 8.4. Rebels struck by loyal legions become loyal; militia alone does not win them back. No result
// that rebels outlive costs the attacker anything, so whoever attacked is still there.
template <EventSink Sink>
void win_rebels_back(State& state, int area, Sink& sink) {
    const int index = group_at(state, kRebels, area);
    if (index < 0 || state.legions[at(area)] == 0) return;
    const int sp = state.groups[at(index)].regulars;
    state.legions[at(area)] = static_cast<std::uint8_t>(state.legions[at(area)] + sp);
    remove_group(state, index);
    emit(sink, cite("8.4"), EventKind::RebelsReturned, area, sp, kRebels);
}

// 5.91. READING: R44. A result that loyal Romans inflict on its regulars ends the expansion.
template <EventSink Sink>
void stop_states(State& state, ForceSet struck, int area, Sink& sink) {
    for_each_bit(struck, [&](int force) {
        if (!is_state(static_cast<Force>(force))) return;
        IndependentState& one = state.states[at(force - kFirstState)];
        if (group_at(state, static_cast<Force>(force), area) < 0 || one.stopped != 0) return;
        one.stopped = 1;
        one.target = kNone;
        emit(sink, cite("5.91"), EventKind::StateStopped, force, area);
    });
}

template <EventSink Sink>
void end_battle(State& state, Sink& sink) {
    const bool by_rome = state.attacker == kRome;
    if (by_rome && has_force(state.defenders, kRebels))
        win_rebels_back(state, state.battle_area, sink);
    state.attacker = kNobody;
    state.defenders = 0;
    state.battle_area = kNone;
    state.remainder = 0;
    state.remainder_left = 0;
    state.step = Step::Next;
}

// READING: R69. Points of a shared loss that are still to be given out; the player breaks ties.
template <EventSink Sink>
void share_remainder(const Rules& rules, State& state, Sink& sink) {
    if (state.remainder_left > 0 && std::popcount(state.remainder) > state.remainder_left) {
        state.step = Step::Remainder;
        return;
    }
    if (state.remainder_left > 0)
        for_each_bit(state.remainder, [&](int force) {
            lose(rules, state, {{static_cast<Force>(force), state.battle_area}, 1, cite("R69")},
                 sink);
        });
    end_battle(state, sink);
}

template <EventSink Sink>
void lose_remainder(const Rules& rules, State& state, int force, Sink& sink) {
    state.remainder &= ~force_bit(static_cast<Force>(force));
    --state.remainder_left;
    lose(rules, state, {{static_cast<Force>(force), state.battle_area}, 1, cite("R69")}, sink);
    share_remainder(rules, state, sink);
}

// R69. Half of all defenders, in proportion; the larger remainders get what is left.
template <EventSink Sink>
void halve_several(const Rules& rules, State& state, const Strengths& strengths, int defence,
                   Sink& sink) {
    const int lost = half_up(defence);
    std::array<int, kForces> fraction{};
    int left = lost;
    for_each_bit(state.defenders, [&](int force) {
        const int share = lost * strengths.of(force);
        fraction[at(force)] = share % defence;
        left -= share / defence;
        lose(rules, state,
             {{static_cast<Force>(force), state.battle_area}, share / defence, cite("R69")}, sink);
    });
    ForceSet waiting = state.defenders;
    while (left > 0) {
        int best = 0;
        for_each_bit(waiting, [&](int force) { best = std::max(best, fraction[at(force)]); });
        ForceSet equal = 0;
        for_each_bit(waiting, [&](int force) {
            if (fraction[at(force)] == best) equal |= force_bit(static_cast<Force>(force));
        });
        if (std::popcount(equal) > left) {
            state.remainder = equal;
            break;
        }
        for_each_bit(equal, [&](int force) {
            lose(rules, state, {{static_cast<Force>(force), state.battle_area}, 1, cite("R69")},
                 sink);
        });
        left -= std::popcount(equal);
        waiting &= ~equal;
    }
    state.remainder_left = static_cast<std::uint8_t>(left);
    share_remainder(rules, state, sink);
}

// 6.13, 9.11, 14.1. READING: R50, R63. Half of the defender; of loyal Romans, of their militia
// alone.
template <EventSink Sink>
void halve(const Rules& rules, State& state, const Strengths& strengths, int defence, Sink& sink) {
    const int area = state.battle_area;
    if (!std::has_single_bit(state.defenders))
        return halve_several(rules, state, strengths, defence, sink);
    const auto force = static_cast<Force>(std::countr_zero(state.defenders));
    if (force == kRome) {
        const int legions = state.legions[at(area)];
        const int lost = half_up(defence - legions);
        kill_militia(rules, state, {{kRome, area}, lost, legions > 0 ? cite("R63") : cite("6.13")},
                     sink);
    } else {
        lose(rules, state, {{force, area}, half_up(defence)}, sink);
    }
    end_battle(state, sink);
}

// 14.0, 14.1.
template <EventSink Sink>
void roll_combat(const Rules& rules, State& state, int face, Sink& sink) {
    const int area = state.battle_area;
    const Strengths strengths = strengths_at(rules, state, area);
    const int attack = attack_strength(rules, state, state.attacker, area);
    int defence = 0;
    for_each_bit(state.defenders, [&](int force) { defence += strengths.of(force); });
    const int odds = odds_of(attack, defence);
    const CombatResult result = rules.tables().combat[at(odds - 1)][at(face)];
    emit(sink, cite("14.0"), EventKind::BattleRolled, face, odds, static_cast<int>(result));
    if (result == CombatResult::None) {
        if (state.attacker == kRome) state.defenders &= ~force_bit(kRebels);  // 8.4
        return end_battle(state, sink);
    }
    if (state.attacker == kRome) stop_states(state, state.defenders, area, sink);
    if (result == CombatResult::HalfDefender) return halve(rules, state, strengths, defence, sink);
    for_each_bit(state.defenders, [&](int force) {
        lose(rules, state, {{static_cast<Force>(force), area}, strengths.of(force)}, sink);
    });
    if (result == CombatResult::Exchange)
        lose(rules, state, {{state.attacker, area}, std::min(attack, defence)}, sink);
    if (result == CombatResult::HalfExchange)
        lose(rules, state, {{state.attacker, area}, std::min(attack, half_up(defence))}, sink);
    end_battle(state, sink);
}

}  // namespace occasus::invasions
