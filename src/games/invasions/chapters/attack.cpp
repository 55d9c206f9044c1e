// 4.2C, 6.2, 6.3: attacks on loyal Romans, and theirs.
#include "games/invasions/chapters/attack.h"

namespace occasus::invasions {

// 11.22.
Strengths attackers_at(const Rules& rules, const State& state, int area) {
    Strengths able = strengths_at(rules, state, area);
    able.remove(kRome, able.of(kRome));
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.area == area && group.is(Group::kBribed)) able.remove(group.force, group.sp());
    }
    return able;
}

static void attack_romans(const Turn& turn, int force) {
    State& state = turn.state;
    state.combat.attacked |= force_bit(force_of(force));
    const Cite rule = force == kRebels ? cite("R49") : cite("6.31");
    begin_battle(turn, {{force_of(force), state.combat.area}, force_bit(kRome), rule});
}

// 6.31, 6.32, 6.34. READING: R49, R61, R66.
bool next_attack_on_romans(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const AreaSet shared = areas_of_several(state);
    for (AreaSet ahead = shared & areas_from(state.combat.area); ahead != 0; ahead &= ahead - 1) {
        const int area = std::countr_zero(ahead);
        if (area != state.combat.area) state.combat = {.attacked = 0, .area = area_id(area)};
        const int loyal = loyal_at(rules, state, area);
        if (loyal == 0) continue;
        const Strengths able = attackers_at(rules, state, area);
        const ForceSet largest = extreme_of(able, ~state.combat.attacked, Extreme::Largest);
        if (largest == 0 || able.of(std::countr_zero(largest)) < loyal) continue;
        const int first = begin_tie(state, largest, Step::OrderTie);
        if (first >= 0) attack_romans(turn, first);
        return false;
    }
    for (int index = 0; index < state.group_count; ++index)
        state.groups[at(index)].clear(Group::kBribed);
    return true;
}

void roll_order(const Turn& turn, int face) {
    const int first = roll_tie(turn, face, TieOf::Order, {cite("6.32"), kNobody});
    if (first >= 0) attack_romans(turn, first);
}

// 6.11.
ForceSet attackable(const Rules& rules, const State& state, int area, ForceSet chosen) {
    const Strengths strengths = strengths_at(rules, state, area);
    int room = strengths.of(kRome);
    for_each_bit(chosen, [&](int force) { room -= strengths.of(force); });
    ForceSet forces = 0;
    for_each_bit(strengths.present & kNonLoyal & ~chosen, [&](int force) {
        if (strengths.of(force) <= room) forces |= force_bit(force_of(force));
    });
    return forces;
}

// 6.23, 6.24. READING: R68.
AreaSet attack_areas(const Rules& rules, const State& state) {
    const AreaSet mixed = areas_of_several(state) & ~state.fought;
    AreaSet areas = 0;
    for_each_bit(mixed, [&](int area) {
        if (attackable(rules, state, area, 0) != 0) areas |= area_bit(area);
    });
    return areas;
}

void fight_chosen(const Turn& turn) {
    State& state = turn.state;
    begin_battle(turn, {{kRome, state.battle.area}, state.battle.defenders, cite("6.24")});
}

// 6.24.
void choose_defender(const Turn& turn, int force) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    state.battle.defenders |= force_bit(force_of(force));
    state.step = Step::Defenders;
    if (attackable(rules, state, state.battle.area, state.battle.defenders) == 0)
        fight_chosen(turn);
}

void begin_roman_attack(const Turn& turn, int area) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    state.fought |= area_bit(area);
    state.battle.area = area_id(area);
    const ForceSet enemies = attackable(rules, state, area, 0);
    if (std::has_single_bit(enemies)) return choose_defender(turn, std::countr_zero(enemies));
    state.step = Step::Defenders;
}

namespace {

struct OrderTie : Die {
    static Asked prompt(const Rules&, const State&) {
        return {
            .text = "Who attacks first in {contested}?", .detail = "{tie}", .waiting = kDieFirst};
    }
    static bool fits(const State& state) { return state.phase == Phase::Combat; }
    static std::string_view fault(const Rules& rules, const State& state) {
        const auto& [attacked, area, unused] = state.combat;
        const bool on_map = area < rules.board().size();
        return tie_fault(state.tie,
                         on_map ? attackers_at(rules, state, area).present & ~attacked : 0);
    }

    static void apply(const Turn& turn, Action action) { roll_order(turn, face_of(action)); }
};

struct Attack {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where do you attack?",
                .detail = "You attack once in each Area, with all your units there."};
    }
    static bool fits(const State& state) { return state.phase == Phase::RomanCombat; }

    // 6.2, 6.11, 6.23, 6.24. READING: R68.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const AreaSet own = areas_with(rules, state, force_bit(kRome));
        const AreaSet enemies = areas_with(rules, state, kNonLoyal);
        may.choose(Verb::Attack, "Attack in {area}: {loyal} against {enemies}",
                   // OPTIMIZATION: who need not explain looks only where several are.
                   May::kExplains ? rules.board().all_areas : areas_of_several(state))
            .only(~state.fought, cite("6.24"), "You have attacked in {area} already.")
            .only(own, cite("6.23"), "You have no units in {area}.")
            .only(enemies, cite("6.24"), "There is no enemy in {area}.")
            .each([&](int area) -> Bar {
                if (attackable(rules, state, area, 0) != 0) return {};
                return {cite("6.11"), "Every force there is stronger than yours."};
            });
        may.choose(Verb::End, "No more attacks").by(cite("6.21"));
    }

    static void apply(const Turn& turn, Action action) {
        if (verb_of(action) == Verb::Attack) return begin_roman_attack(turn, operand_of(action));
        turn.state.step = Step::Next;
        end_phase(turn);
    }
};

struct Defenders {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Whom do you attack in {battle}?",
                .detail = "If you choose several forces, their strengths are added."};
    }
    static bool fits(const State& state) { return state.phase == Phase::RomanCombat; }
    static std::string_view fault(const Rules& rules, const State& state) {
        return battle_fault(are_defenders_there(rules, state));
    }

    // 6.11, 6.24.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const ForceSet there = strengths_at(rules, state, state.battle.area).present & kNonLoyal;
        may.choose(Verb::Against, "Attack {force}", kEveryForce)
            .only(there & ~state.battle.defenders, cite("6.24"), "You cannot choose {force} here.")
            .only(attackable(rules, state, state.battle.area, state.battle.defenders), cite("6.11"),
                  "Together they would be stronger than your {attackers_sp}.");
        may.choose(Verb::Fight, "Fight at {odds}")
            .when(state.battle.defenders != 0, cite("6.24"),
                  "First choose the force that you attack.");
    }

    static void apply(const Turn& turn, Action action) {
        if (verb_of(action) == Verb::Fight) return fight_chosen(turn);
        choose_defender(turn, operand_of(action));
    }
};

}  // namespace

constexpr Question kOrderTie = question_of<OrderTie>();
constexpr Question kAttack = question_of<Attack>();
constexpr Question kDefenders = question_of<Defenders>();

}  // namespace occasus::invasions
