// What must be true of a position for the question it asks.
#include "games/invasions/questions.h"

#include "games/invasions/turn.h"

namespace occasus::invasions {

int romans_in_play(const Rules& rules, const State& state) {
    int sp = total_legions(rules, state) + state.bought;
    for (const std::uint8_t due : state.roman_pool) sp += due;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.force == kRebels || is_state(group.force)) sp += group.regulars;
    }
    if (state.step == Step::Outcome) sp += state.pending;
    if (state.phase != Phase::SetUp) return sp;
    if (state.stage <= kFreeLegions) sp += state.pending;
    if (state.stage == kProvinceLegions) {
        sp += rules.scenario().free_legions;
        for (int province = state.cursor + 1; province < kProvinces; ++province)
            sp += rules.scenario().province_legions[at(province)];
    }
    const auto& forces = rules.scenario().forces;
    const std::size_t placed = state.stage < kOtherForces    ? 0
                               : state.stage == kOtherForces ? state.cursor
                                                             : forces.size();
    for (std::size_t index = placed; index < forces.size(); ++index)
        if (is_state(forces[index].force)) sp += forces[index].sp;
    return sp;
}

namespace {

bool is_marching(const Rules& rules, const State& state) {
    return state.phase == Phase::Movement && state.march.group < state.group_count &&
           state.groups[state.march.group].force == mover(rules, state.cursor);
}

bool is_path_sound(const Rules& rules, const State& state) {
    if (state.march.taken > state.march.steps) return false;
    int from = state.groups[state.march.group].area;
    for (int step = state.march.taken; step < state.march.steps; ++step) {
        const int to = state.march.path[at(step)];
        if (rules.board().step[at(from)][at(to)] == 0) return false;
        from = to;
    }
    return true;
}

// Who may roll in a tie.
std::uint64_t tie_candidates(const Rules& rules, const State& state) {
    switch (state.step) {
        case Step::TargetTie:
            return state.march.group < state.group_count
                       ? barbarian_aims(rules, state, state.groups[state.march.group])
                       : 0;
        case Step::StateTie:
            return is_state(mover(rules, state.cursor)) && state.phase == Phase::Movement &&
                           state.states[at(mover(rules, state.cursor) - kFirstState)].lives != 0
                       ? expansion_targets(rules, state, mover(rules, state.cursor))
                       : 0;
        case Step::GoalTie:
            return is_marching(rules, state)
                       ? plan_of(rules, state, state.groups[state.march.group]).goals
                       : 0;
        case Step::PathTie:
            return is_marching(rules, state)
                       ? (std::uint64_t{1}
                          << static_cast<unsigned>(ways_of(rules, state, 0).count)) -
                             1
                       : 0;
        case Step::EnemyTie:
            return is_marching(rules, state)
                       ? strengths_at(rules, state, state.groups[state.march.group].area).present &
                             enemies_of(mover(rules, state.cursor)) & kNonLoyal
                       : 0;
        default:
            return state.phase == Phase::Combat && state.cursor < rules.board().size()
                       ? attackers_at(rules, state, state.cursor).present & ~state.attacked
                       : 0;
    }
}

bool is_tie(Step step) {
    return step == Step::TargetTie || step == Step::StateTie || step == Step::GoalTie ||
           step == Step::PathTie || step == Step::EnemyTie || step == Step::OrderTie;
}

bool is_battle_sound(const Rules& rules, const State& state) {
    if (state.battle_area == kNone) return false;
    const Strengths strengths = strengths_at(rules, state, state.battle_area);
    if ((state.defenders & ~strengths.present) != 0) return false;
    if (state.step == Step::Defenders) return true;
    if (state.step == Step::Remainder)
        return state.remainder != 0 && (state.remainder & ~strengths.present) == 0 &&
               state.remainder_left < std::popcount(state.remainder) && state.remainder_left > 0;
    return state.attacker != kNobody && state.defenders != 0 &&
           has_force(strengths.present & ~state.defenders, state.attacker);
}

// The phase in which a step belongs; SetUp stands for any.
Phase phase_of(Step step) {
    switch (step) {
        case Step::Revolution:
        case Step::RevolutionLine:
        case Step::RevoltArea:
            return Phase::Revolution;
        case Step::Entry:
            return Phase::Movement;
        case Step::CreationLine:
        case Step::CreationRoll:
        case Step::CreationArea:
            return Phase::Creation;
        case Step::Move:
        case Step::Onward:
            return Phase::RomanMovement;
        case Step::Attack:
        case Step::Defenders:
        case Step::Remainder:
            return Phase::RomanCombat;
        case Step::Uprising:
        case Step::Rebellion:
            return Phase::Rebellion;
        case Step::Unpaid:
        case Step::UnpaidRoll:
        case Step::Disband:
        case Step::Buy:
            return Phase::Treasury;
        case Step::Arrive:
        case Step::PersianArea:
            return Phase::Replacement;
        case Step::Bribe:
            return Phase::Bribes;
        default:
            return Phase::SetUp;
    }
}

bool is_die_sound(const Rules& rules, const State& state) {
    const bool in_area = state.cursor < rules.board().size();
    switch (state.step) {
        case Step::ForceArea:
            return state.phase == Phase::SetUp && state.cursor < rules.scenario().forces.size();
        case Step::PlaceMilitia:
        case Step::MilitiaArea:
            return state.militia_due != 0;
        case Step::RevoltArea:
            return state.cursor < kProvinces && state.pending > 0;
        case Step::Entry:
            return is_marching(rules, state) && is_path_sound(rules, state) &&
                   state.march.taken < state.march.steps;
        case Step::CreationRoll:
            return state.rolls > 0 && state.pending >= 1 && state.pending <= 6;
        case Step::CreationLine:
            return state.rolls > 0;
        case Step::CreationArea:
            return next_created(rules, state) >= 0;
        case Step::Rebellion:
            return in_area;
        case Step::Outcome:
            return in_area && state.pending > 0 &&
                   (state.phase == Phase::Rebellion || state.phase == Phase::Treasury);
        case Step::UnpaidRoll:
            return state.unpaid_rolled < state.unpaid_count;
        case Step::PersianArea:
            return state.persians_bought > 0;
        default:
            return true;
    }
}

}  // namespace

std::string question_fault(const Rules& rules, const State& state) {
    for (int index = 0; index < state.group_count; ++index)
        if (state.groups[at(index)].force >= kForces) return "names a force that is none.";
    if (state.march.group != kNone && state.march.group >= state.group_count)
        return "is about a group that is not there.";
    if ((state.step == Step::Over) != (state.phase == Phase::Over))
        return "does not fit the phase.";
    if (state.step == Step::Over) return state.result == Ending::None ? "needs a result." : "";
    const Phase phase = phase_of(state.step);
    if (phase != Phase::SetUp && phase != state.phase) return "does not fit the phase.";
    if (is_tie(state.step)) {
        const std::uint64_t may = tie_candidates(rules, state);
        const std::uint64_t rolling = state.tie_waiting | state.tie_leaders;
        if (state.tie_waiting == 0 || (rolling & ~may) != 0)
            return "has candidates that cannot tie.";
        return {};
    }
    const bool in_battle = state.step == Step::Combat || state.step == Step::Defenders ||
                           state.step == Step::Remainder;
    if (in_battle && !is_battle_sound(rules, state)) return "has no such battle.";
    if (!is_die_sound(rules, state)) return "cannot be asked here.";
    if (Rules::to_move(state) == kPlayer) {
        if (state.step == Step::Onward &&
            (state.march.area == kNone || state.march.movement > kMovement))
            return "needs Romans that move.";
        if (rules.choices(state).empty()) return "asks for what cannot be answered.";
    }
    return {};
}

}  // namespace occasus::invasions
