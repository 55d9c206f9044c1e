// Chapters 6 and 14: odds, results and losses.
#include "games/invasions/chapters/combat.h"

#include "games/invasions/words/words.h"

namespace occasus::invasions {

// 11.22. Bribed groups take no part in attacks on loyal Romans.
static bool takes_part(const State& state, const Group& group) {
    return state.phase != Phase::Combat || !group.is(Group::kBribed);
}

// 6.12, 6.23. READING: R64.
int attack_strength(const Rules& rules, const State& state, Force force, int area) {
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

// 12.0, 8.13. READING: R70, R92.
static void bury_romans(const Turn& turn, int sp) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int due = state.turn + rules.tables().roman_delay;
    auto& pool = state.roman_pool[at(due)];
    pool = static_cast<std::uint8_t>(pool + sp);
    turn.tell<EventKind::Pooled>(kRome, sp, due);
}

// 6.37, 12.24. READING: R94. In a Persian Province, or next to one.
static bool is_near_persians(const Rules& rules, const State& state, int area) {
    const int province = province_of(rules, area);
    bool near = state.owner[at(province)] == kPersians;
    for_each_bit(rules.board().province(province).adjacent,
                 [&](int next) { near = near || state.owner[at(next)] == kPersians; });
    return near;
}

void bury_persians(const Turn& turn, int area, int sp) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (!is_near_persians(rules, state, area))
        return turn.tell<EventKind::LostForGood>(kPersians, area_id(area), sp);
    const int due = state.turn + rules.tables().persian_delay;
    auto& pool = state.persian_pool[at(due)];
    pool = static_cast<std::uint8_t>(pool + sp);
    turn.tell<EventKind::Pooled>(kPersians, sp, due);
}

// READING: R106. The group of a force in an Area that loses points of a kind next, or -1.
static int next_victim(const State& state, Force force, int area, bool raiders) {
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

static Fallen kill_mobile(State& state, Force force, int area, int sp) {
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

static void tell_losses(const Turn& turn, Stack stack, int sp, Kind kind, Cite rule) {
    if (sp > 0) turn.tell_by<EventKind::Losses>(rule, stack.force, area_id(stack.area), sp, kind);
}

// 10.0, 6.13. READING: R97. A revolt that is wiped out leaves the militia unspent.
static void kill_militia(const Turn& turn, const Loss& loss) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int area = loss.stack.area;
    auto& militia = state.militia[at(area)];
    const int taken = std::min<int>(loss.sp, militia);
    militia = static_cast<std::uint8_t>(militia - taken);
    if (state.moved_militia[at(area)] > militia) state.moved_militia[at(area)] = militia;
    tell_losses(turn, loss.stack, taken, Kind::Militia, loss.rule);
    const int province = province_of(rules, area);
    if (taken == 0 || militia_in(state, areas_of(rules, province)) > 0) return;
    if (has_province(state.revolts, province)) {
        state.revolts &= ~province_bit(province);
        state.doubling &= ~province_bit(province);
        turn.tell<EventKind::RevoltEnded>(province_id(province));
    } else {
        state.spent |= province_bit(province);
    }
}

// 6.13.
void lose(const Turn& turn, const Loss& loss) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
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
    tell_losses(turn, loss.stack, fallen.regulars, Kind::Regulars, loss.rule);
    tell_losses(turn, loss.stack, fallen.raiders, Kind::Raiders, loss.rule);
    sp -= fallen.regulars + fallen.raiders;
    if (sp > 0 && militia_force(state, province_of(rules, area)) == force)
        kill_militia(turn, {loss.stack, sp, loss.rule});
    if (fallen.regulars == 0) return;
    if (force == kRome || force == kRebels || is_state(force)) bury_romans(turn, fallen.regulars);
    if (force == kPersians) bury_persians(turn, area, fallen.regulars);
}

// 6.0.
void begin_battle(const Turn& turn, const Challenge& challenge) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const auto [attacker, area] = challenge.attacker;
    const ForceSet defenders = challenge.defenders;
    state.battle.attacker = attacker;
    state.battle.defenders = defenders;
    state.battle.area = area_id(area);
    state.step = Step::Combat;
    const Strengths strengths = strengths_at(rules, state, area);
    int defence = 0;
    for_each_bit(defenders, [&](int force) { defence += strengths.of(force); });
    turn.tell_by<EventKind::BattleBegan>(challenge.rule, attacker, area_id(area),
                                         attack_strength(rules, state, attacker, area), defence);
    for_each_bit(defenders, [&](int force) {
        turn.tell_by<EventKind::Defends>(force == kRome ? cite("6.23") : cite("6.12"),
                                         force_of(force), area_id(area), strengths.of(force));
    });
}

// 8.4. Rebels struck by loyal legions become loyal; militia alone does not win them back. No result
// that rebels outlive costs the attacker anything, so the attacker is still there.
static void win_rebels_back(const Turn& turn, int area) {
    State& state = turn.state;
    const int index = group_at(state, kRebels, area);
    if (index < 0 || state.legions[at(area)] == 0) return;
    const int sp = state.groups[at(index)].regulars;
    state.legions[at(area)] = static_cast<std::uint8_t>(state.legions[at(area)] + sp);
    remove_group(state, index);
    turn.tell<EventKind::RebelsReturned>(area_id(area), sp, kRebels);
}

// 5.91. READING: R44. A result that loyal Romans inflict on its regulars ends the expansion.
static void stop_states(const Turn& turn, ForceSet struck, int area) {
    State& state = turn.state;
    for_each_bit(struck, [&](int force) {
        if (!is_state(force_of(force))) return;
        IndependentState& one = state.states[at(force - kFirstState)];
        if (group_at(state, force_of(force), area) < 0 || one.stopped != 0) return;
        one.stopped = 1;
        one.target = kNoProvince;
        turn.tell<EventKind::StateStopped>(force_of(force), area_id(area));
    });
}

static void end_battle(const Turn& turn) {
    State& state = turn.state;
    const bool by_rome = state.battle.attacker == kRome;
    if (by_rome && has_force(state.battle.defenders, kRebels))
        win_rebels_back(turn, state.battle.area);
    state.battle = {};
    state.step = Step::Next;
}

// READING: R69. Points of a shared loss that are still to be given out; the player breaks ties.
static void share_remainder(const Turn& turn) {
    State& state = turn.state;
    if (state.battle.remainder_left > 0 &&
        std::popcount(state.battle.remainder) > state.battle.remainder_left) {
        state.step = Step::Remainder;
        return;
    }
    if (state.battle.remainder_left > 0)
        for_each_bit(state.battle.remainder, [&](int force) {
            lose(turn, {{force_of(force), state.battle.area}, 1, cite("R69")});
        });
    end_battle(turn);
}

void lose_remainder(const Turn& turn, int force) {
    State& state = turn.state;
    state.battle.remainder &= ~force_bit(force_of(force));
    --state.battle.remainder_left;
    lose(turn, {{force_of(force), state.battle.area}, 1, cite("R69")});
    share_remainder(turn);
}

// R69. Half of all defenders, in proportion; the larger remainders get what is left.
static void halve_several(const Turn& turn, const Strengths& strengths, int defence) {
    State& state = turn.state;
    const int lost = half_up(defence);
    std::array<int, kForces> fraction{};
    int left = lost;
    for_each_bit(state.battle.defenders, [&](int force) {
        const int share = lost * strengths.of(force);
        fraction[at(force)] = share % defence;
        left -= share / defence;
        lose(turn, {{force_of(force), state.battle.area}, share / defence, cite("R69")});
    });
    ForceSet waiting = state.battle.defenders;
    while (left > 0) {
        int best = 0;
        for_each_bit(waiting, [&](int force) { best = std::max(best, fraction[at(force)]); });
        ForceSet equal = 0;
        for_each_bit(waiting, [&](int force) {
            if (fraction[at(force)] == best) equal |= force_bit(force_of(force));
        });
        if (std::popcount(equal) > left) {
            state.battle.remainder = equal;
            break;
        }
        for_each_bit(equal, [&](int force) {
            lose(turn, {{force_of(force), state.battle.area}, 1, cite("R69")});
        });
        left -= std::popcount(equal);
        waiting &= ~equal;
    }
    state.battle.remainder_left = static_cast<std::uint8_t>(left);
    share_remainder(turn);
}

// 6.13, 9.11, 14.1. READING: R50, R63. Half of the defender; of loyal Romans, of their militia
// alone.
static void halve(const Turn& turn, const Strengths& strengths, int defence) {
    State& state = turn.state;
    const int area = state.battle.area;
    if (!std::has_single_bit(state.battle.defenders))
        return halve_several(turn, strengths, defence);
    const auto force = force_of(std::countr_zero(state.battle.defenders));
    if (force == kRome) {
        const int legions = state.legions[at(area)];
        const int lost = half_up(defence - legions);
        kill_militia(turn, {{kRome, area}, lost, legions > 0 ? cite("R63") : cite("6.13")});
    } else {
        lose(turn, {{force, area}, half_up(defence)});
    }
    end_battle(turn);
}

// 14.0, 14.1.
void roll_combat(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int area = state.battle.area;
    const Strengths strengths = strengths_at(rules, state, area);
    const int attack = attack_strength(rules, state, state.battle.attacker, area);
    int defence = 0;
    for_each_bit(state.battle.defenders, [&](int force) { defence += strengths.of(force); });
    const int odds = odds_of(attack, defence);
    const CombatResult result = rules.tables().combat[at(odds - 1)][at(face)];
    turn.tell<EventKind::BattleRolled>(face, odds, result);
    if (result == CombatResult::None) {
        if (state.battle.attacker == kRome) state.battle.defenders &= ~force_bit(kRebels);  // 8.4
        return end_battle(turn);
    }
    if (state.battle.attacker == kRome) stop_states(turn, state.battle.defenders, area);
    if (result == CombatResult::HalfDefender) return halve(turn, strengths, defence);
    for_each_bit(state.battle.defenders,
                 [&](int force) { lose(turn, {{force_of(force), area}, strengths.of(force)}); });
    if (result == CombatResult::Exchange)
        lose(turn, {{state.battle.attacker, area}, std::min(attack, defence)});
    if (result == CombatResult::HalfExchange)
        lose(turn, {{state.battle.attacker, area}, std::min(attack, half_up(defence))});
    end_battle(turn);
}

bool are_defenders_there(const Rules& rules, const State& state) {
    const Battle& battle = state.battle;
    return battle.area != kNoArea &&
           (battle.defenders & ~strengths_at(rules, state, battle.area).present) == 0;
}

int battle_odds(const Rules& rules, const State& state) {
    return odds_of(battle_attack(rules, state), battle_defence(rules, state));
}
int battle_attack(const Rules& rules, const State& state) {
    const Force attacker = state.battle.attacker == kNobody ? kRome : state.battle.attacker;
    return attack_strength(rules, state, attacker, state.battle.area);
}
int battle_defence(const Rules& rules, const State& state) {
    const Strengths strengths = strengths_at(rules, state, state.battle.area);
    int defence = 0;
    for_each_bit(state.battle.defenders, [&](int force) { defence += strengths.of(force); });
    return defence;
}

struct Combat : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text =
                    "{attackers} {attack} in {battle}, {attackers_sp} against "
                    "{defence}: {odds}.",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        const auto& column = rules.tables().combat[at(battle_odds(rules, state) - 1)];
        return std::string(result_title(column[at(face)]));
    }
    static bool fits(const State& state) {
        return state.phase == Phase::Combat || state.phase == Phase::RomanCombat ||
               (state.phase == Phase::Movement &&
                state.movement.stage == MovementFrame::Stage::GroupEnds);
    }
    static std::string_view fault(const Rules& rules, const State& state) {
        const Battle& battle = state.battle;
        if (!are_defenders_there(rules, state) || battle.attacker == kNobody ||
            battle.defenders == 0)
            return battle_fault(false);
        const ForceSet present = strengths_at(rules, state, battle.area).present;
        return battle_fault(has_force(present & ~battle.defenders, battle.attacker));
    }

    static void apply(const Turn& turn, Action action) { roll_combat(turn, face_of(action)); }
};

struct Remainder {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Which force takes the extra loss?",
                .detail = "The shares are equal, and one loss is left over."};
    }
    static bool fits(const State& state) { return state.phase == Phase::RomanCombat; }
    static std::string_view fault(const Rules& rules, const State& state) {
        const auto& [defenders, remainder, attacker, area, left, unused] = state.battle;
        return battle_fault(are_defenders_there(rules, state) && remainder != 0 &&
                            (remainder & ~strengths_at(rules, state, area).present) == 0 &&
                            left > 0 && left < std::popcount(remainder));
    }

    // READING: R69.
    template <class May>
    static void choices(const Rules&, const State& state, May& may) {
        may.choose(Verb::Lose, "Extra loss: {force}", kEveryForce)
            .only(state.battle.remainder, cite("R69"), "They do not take the extra loss.");
    }

    static void apply(const Turn& turn, Action action) { lose_remainder(turn, operand_of(action)); }
};

constexpr Question kCombat = question_of<Combat>();
constexpr Question kRemainder = question_of<Remainder>();

}  // namespace occasus::invasions
