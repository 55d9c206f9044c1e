// The checks of every position, whatever it asks; each question adds those of its subject.
#include "games/invasions/words/questions.h"

#include <algorithm>

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/movement.h"
#include "games/invasions/chapters/roman_movement.h"
#include "games/invasions/chapters/setup.h"

namespace occasus::invasions {

int romans_in_play(const Rules& rules, const State& state) {
    int sp = total_legions(rules, state) + state.bought;
    for (const std::uint8_t due : state.roman_pool) sp += due;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.force == kRebels || is_state(group.force)) sp += group.regulars;
    }
    sp += state.rebels.sp;
    if (state.phase != Phase::SetUp) return sp;
    using Stage = SetUpFrame::Stage;
    const SetUpFrame& set_up = state.set_up;
    if (set_up.stage <= Stage::FreeLegions) sp += set_up.legions;
    if (set_up.stage == Stage::ProvinceLegions) {
        sp += rules.scenario().free_legions;
        for (int province = set_up.province + 1; province < kProvinces; ++province)
            sp += rules.scenario().province_legions[at(province)];
    }
    const auto& forces = rules.scenario().forces;
    const std::size_t placed = set_up.stage < Stage::OtherForces    ? 0
                               : set_up.stage == Stage::OtherForces ? set_up.forces
                                                                    : forces.size();
    for (std::size_t index = placed; index < forces.size(); ++index)
        if (is_state(forces[index].force)) sp += forces[index].sp;
    return sp;
}

namespace {

// The fault of data that belong to another question than the present one.
std::string leftover_fault(const State& state) {
    if (state.militia_due != 0 && state.step != Step::PlaceMilitia &&
        state.step != Step::MilitiaArea)
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

// Whether anybody should be on the move, in phase B or E, who is not.
bool lacks_movers(const Rules& rules, const State& state) {
    if (state.phase == Phase::Movement) {
        using Stage = MovementFrame::Stage;
        const Stage stage = state.movement.stage;
        const bool has_mover = stage >= Stage::Plan && stage <= Stage::Arrived;
        return has_mover && !is_march_sound(rules, state);
    }
    const bool moves = state.phase == Phase::RomanMovement && state.step != Step::Move;
    return moves && !are_movers_sound(rules, state);
}

std::string step_fault(const Rules& rules, const State& state) {
    if (lacks_movers(rules, state)) return "needs somebody who moves.";
    if (!is_pay_sound(rules, state)) return "has more unpaid than there are.";
    if (const auto fault = row_of(state.step).question->fault(rules, state); !fault.empty())
        return std::string(fault);
    const bool unanswerable = Rules::to_move(state) == kPlayer && rules.choices(state).empty();
    return unanswerable ? "asks a question that cannot be answered." : "";
}

// Whether a phase has not begun.
bool is_before_phase(const State& state) {
    return state.revolution.stage == RevolutionFrame::Stage{} &&
           state.movement.stage == MovementFrame::Stage{} && state.march == March{} &&
           state.creation.stage == CreationFrame::Stage{} &&
           state.roman_movement == RomanMovementFrame{} && state.rebellion == RebellionFrame{} &&
           state.control == ControlFrame{} && state.pay.stage == PayFrame::Stage{};
}

}  // namespace

std::string question_fault(const Rules& rules, const State& state) {
    for (int index = 0; index < state.group_count; ++index)
        if (state.groups[at(index)].force >= kForces) return "names an unknown force.";
    for (const std::uint8_t group : {state.march.group, state.movement.aiming})
        if (group != kNone && group >= state.group_count)
            return "is about a group that is not there.";
    if ((state.step == Step::Over) != (state.phase == Phase::Over))
        return "does not fit the phase.";
    if (state.step == Step::Over) return state.result == Ending::None ? "needs a result." : "";
    if (state.phase == Phase::SetUp && !is_setup_sound(rules, state))
        return "is beyond the set-up.";
    if (std::string fault = leftover_fault(state); !fault.empty()) return fault;
    if (state.step != Step::Next) return step_fault(rules, state);
    const bool begins = state.phase == Phase::SetUp || is_before_phase(state);
    return begins ? "" : "is needed in the middle of a phase.";
}

}  // namespace occasus::invasions
