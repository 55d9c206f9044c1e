// What must be true of a position for the question it asks.
#include "games/invasions/questions.h"

#include <algorithm>

#include "games/invasions/attack.h"
#include "games/invasions/control.h"
#include "games/invasions/creation.h"
#include "games/invasions/economy.h"
#include "games/invasions/movement.h"
#include "games/invasions/revolt.h"
#include "games/invasions/roman_movement.h"
#include "games/invasions/setup.h"

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

constexpr std::uint8_t kOnlyStage = 0;  // Of phases without stages.

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

constexpr unsigned stage_bit(std::uint8_t stage) {
    return 1U << stage;
}
template <class... Stages>
constexpr unsigned stages(Stages... each) {
    return (stage_bit(each) | ...);
}

bool is_militia_step(Step step) {
    return step == Step::PlaceMilitia || step == Step::MilitiaArea;
}

// The stages of each phase in which a step is asked. What is said of MilitiaArea holds of
// PlaceMilitia too.
struct Asked {
    Phase phase;
    Step step;
    unsigned stages;
};
constexpr auto kAsked = std::to_array<Asked>({
    {Phase::SetUp, Step::Deploy, stages(kProvinceLegions, kFreeLegions)},
    {Phase::SetUp, Step::ForceArea, stages(kOtherForces)},
    {Phase::SetUp, Step::MilitiaArea, stages(kReady)},
    {Phase::Revolution, Step::Revolution, stages(kRevoltsGrow)},
    {Phase::Revolution, Step::RevolutionLine, stages(kRevoltsOver)},
    {Phase::Revolution, Step::RevoltArea, stages(kRevoltsBegin)},
    {Phase::Movement, Step::TargetTie, stages(kAims, kAimsAfterMerging)},
    {Phase::Movement, Step::StateTie, stages(kPickGroup)},
    {Phase::Movement, Step::GoalTie, stages(kPlan)},
    {Phase::Movement, Step::PathTie, stages(kPlan)},
    {Phase::Movement, Step::Entry, stages(kStep)},
    {Phase::Movement, Step::EnemyTie, stages(kPlan, kStep)},
    {Phase::Movement, Step::Combat, stages(kGroupEnds)},
    {Phase::Movement, Step::MilitiaArea, stages(kArrived)},
    {Phase::Combat, Step::OrderTie, stages(kOnlyStage)},
    {Phase::Combat, Step::Combat, stages(kOnlyStage)},
    {Phase::Creation, Step::CreationLine, stages(kCreationRolls)},
    {Phase::Creation, Step::CreationRoll, stages(kCreationRolls)},
    {Phase::Creation, Step::CreationArea, stages(kCreationPlaces)},
    {Phase::Creation, Step::MilitiaArea, stages(kCreationRolls, kCreationPlaces)},
    {Phase::RomanMovement, Step::Move, stages(kRomansChoose)},
    {Phase::RomanMovement, Step::Onward, stages(kRomansChoose, kRomansArrived)},
    {Phase::RomanMovement, Step::MilitiaArea, stages(kRomansArrived)},
    {Phase::RomanCombat, Step::Attack, stages(kOnlyStage)},
    {Phase::RomanCombat, Step::Defenders, stages(kOnlyStage)},
    {Phase::RomanCombat, Step::Combat, stages(kOnlyStage)},
    {Phase::RomanCombat, Step::Remainder, stages(kOnlyStage)},
    {Phase::Rebellion, Step::Uprising, stages(kAreaByArea)},
    {Phase::Rebellion, Step::Rebellion, stages(kAreaByArea)},
    {Phase::Rebellion, Step::Outcome, stages(kAreaByArea, kFirstRebellion)},
    {Phase::Rebellion, Step::MilitiaArea, stages(kAreaByArea, kFirstRebellion)},
    {Phase::Control, Step::TargetTie, stages(kControlAims)},
    {Phase::Control, Step::MilitiaArea, stages(kControlAims)},
    {Phase::Treasury, Step::Unpaid, stages(kDrawUnpaid)},
    {Phase::Treasury, Step::UnpaidRoll, stages(kRollUnpaid)},
    {Phase::Treasury, Step::Outcome, stages(kUnpaidRebel)},
    {Phase::Treasury, Step::MilitiaArea, stages(kUnpaidRebel)},
    {Phase::Treasury, Step::Disband, stages(kPersianPay)},
    {Phase::Treasury, Step::Buy, stages(kBuyLegions)},
    {Phase::Replacement, Step::Arrive, stages(kOnlyStage)},
    {Phase::Replacement, Step::PersianArea, stages(kOnlyStage)},
    {Phase::Replacement, Step::MilitiaArea, stages(kOnlyStage)},
    {Phase::Bribes, Step::Bribe, stages(kOnlyStage)},
});
unsigned stages_of(Phase phase, Step step) {
    if (step == Step::PlaceMilitia) step = Step::MilitiaArea;
    for (const Asked& asked : kAsked)
        if (asked.phase == phase && asked.step == step) return asked.stages;
    return 0;
}

// Who moves in phase B or E, and where to.
bool is_march_sound(const Rules& rules, const State& state) {
    const March& march = state.march;
    if (march.movement > kMovement || march.taken > march.steps) return false;
    if (state.phase == Phase::Movement) {
        const bool has_mover = state.stage >= kPlan && state.stage <= kArrived;
        return !has_mover || (is_marching(rules, state) && is_path_sound(rules, state));
    }
    const bool moves = state.phase == Phase::RomanMovement &&
                       (state.step == Step::Onward || is_militia_step(state.step));
    if (!moves) return true;
    if (march.area >= rules.board().size()) return false;
    const auto& points = march.militia != 0 ? state.militia : state.legions;
    const auto& moved = march.militia != 0 ? state.moved_militia : state.moved_legions;
    return march.count >= 1 && march.count + moved[march.area] <= points[march.area];
}

// 11.13. No more legions go unpaid, or rebel, than there are.
bool is_pay_sound(const Rules& rules, const State& state) {
    std::array<int, kMaxAreas> drawn{};
    if (state.unpaid_rolled > state.unpaid_count) return false;
    for (int index = state.unpaid_rolled; index < state.unpaid_count; ++index)
        ++drawn[state.unpaid[at(index)]];
    for (int area = 0; area < rules.board().size(); ++area)
        if (drawn[at(area)] + state.rebels_due[at(area)] > state.legions[at(area)]) return false;
    if (state.step == Step::Unpaid)
        return state.pending >= 1 &&
               state.pending + state.unpaid_count <= total_legions(rules, state);
    return state.step != Step::Disband ||
           (state.pending >= 1 && state.pending <= total_persians(state));
}

// 19.0. Which Province, or which force, is placed.
bool is_setup_sound(const Rules& rules, const State& state) {
    if (state.phase != Phase::SetUp) return true;
    if (state.stage == kProvinceLegions) return state.cursor < kProvinces;
    if (state.stage == kOtherForces) return state.cursor <= rules.scenario().forces.size();
    return state.stage <= kReady;
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
            return state.cursor < kProvinces && state.pending > 0 && state.rolls >= 1 &&
                   state.rolls <= 6 &&
                   state.pending <= rules.board().province(state.cursor).militia &&
                   militia_in(state, areas_of(rules, state.cursor)) == 0;
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
            return in_area && state.pending > 0;
        case Step::UnpaidRoll:
            return state.unpaid_rolled < state.unpaid_count;
        case Step::PersianArea:
            return state.persians_bought > 0;
        default:
            return true;
    }
}

// What belongs to another question than the one that is asked.
std::string leftover_fault(const State& state) {
    if (state.militia_due != 0 && !is_militia_step(state.step))
        return "comes after the militia that is due.";
    if (state.bought > 0 && state.phase != Phase::Replacement)
        return "comes before legions are bought.";
    const auto has_moved = [](std::uint8_t points) { return points > 0; };
    const bool moved =
        std::any_of(state.moved_legions.begin(), state.moved_legions.end(), has_moved) ||
        std::any_of(state.moved_militia.begin(), state.moved_militia.end(), has_moved);
    if (moved && state.phase != Phase::RomanMovement) return "comes when nobody has moved.";
    return {};
}

// Whether the dice of a tie are those that can be due.
bool is_tie_sound(const Rules& rules, const State& state) {
    const std::uint64_t rolling = state.tie_waiting | state.tie_leaders;
    return state.tie_waiting != 0 && (rolling & ~tie_candidates(rules, state)) == 0;
}

// A question, in the right phase, about what is there.
std::string step_fault(const Rules& rules, const State& state) {
    if (state.stage > kMovementEnds ||
        (stages_of(state.phase, state.step) & stage_bit(state.stage)) == 0)
        return "does not fit the phase.";
    if (!is_march_sound(rules, state)) return "needs somebody who moves.";
    if (!is_pay_sound(rules, state)) return "has more unpaid than there are.";
    if (is_tie(state.step))
        return is_tie_sound(rules, state) ? "" : "has candidates that cannot tie.";
    const bool in_battle = state.step == Step::Combat || state.step == Step::Defenders ||
                           state.step == Step::Remainder;
    if (in_battle && !is_battle_sound(rules, state)) return "has no such battle.";
    if (!is_die_sound(rules, state)) return "cannot be asked here.";
    const bool unanswerable = Rules::to_move(state) == kPlayer && rules.choices(state).empty();
    return unanswerable ? "asks for what cannot be answered." : "";
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
    if (!is_setup_sound(rules, state)) return "is beyond the set-up.";
    if (std::string fault = leftover_fault(state); !fault.empty()) return fault;
    if (state.step != Step::Next) return step_fault(rules, state);
    const bool begins = state.stage == 0 && state.march == March{};
    return state.phase == Phase::SetUp || begins ? "" : "is needed in the middle of a phase.";
}

}  // namespace occasus::invasions
