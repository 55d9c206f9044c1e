// The fields of a position as a document, which are written and read alike: their names, and where
// in the state each is.
#pragma once

#include <array>
#include <string_view>

#include "games/invasions/rules.h"

namespace occasus::invasions {

inline constexpr std::array<std::string_view, 3> kEndingIds = {"", "defeat", "victory"};

struct MarkName {
    std::uint8_t mark;
    std::string_view id;
};
inline constexpr std::array<MarkName, 5> kMarks = {{{Group::kHeld, "held"},
                                                    {Group::kMoved, "moved"},
                                                    {Group::kGarrison, "garrison"},
                                                    {Group::kBribed, "bribed"},
                                                    {Group::kUndecided, "undecided"}}};

template <class StateType, class Visit>
void for_each_force_set(StateType& state, const Visit& visit) {
    visit("defenders", state.battle.defenders);
    visit("attacked", state.combat.attacked);
    visit("remainder", state.battle.remainder);
}
// Single Areas; kNone is left out.
template <class StateType, class Visit>
void for_each_area(StateType& state, const Visit& visit) {
    visit("body", state.movement.body);
    visit("battle_area", state.battle.area);
    visit("march_area", state.roman_movement.area);
    visit("goal", state.march.goal);
}

// The figures of the phase. Positions have known them by the same few names in every phase since
// the first were saved.
inline constexpr std::array<const char*, 4> kPhaseFigures = {"stage", "cursor", "pending", "rolls"};
template <class StateType, class Visit>
void for_each_phase_figure(StateType& state, const Visit& visit) {
    switch (state.phase) {
        case Phase::SetUp: {
            auto& [stage, province, legions, forces] = state.set_up;
            visit("stage", stage);
            if (stage < SetUpFrame::Stage::OtherForces)
                visit("cursor", province);
            else
                visit("cursor", forces);
            return visit("pending", legions);
        }
        case Phase::Revolution:
            visit("stage", state.revolution.stage);
            visit("cursor", state.revolution.province);
            visit("pending", state.revolution.sp);
            return visit("rolls", state.revolution.line);
        case Phase::Movement:
            visit("stage", state.movement.stage);
            return visit("cursor", state.movement.place);
        case Phase::Combat:
            return visit("cursor", state.combat.area);
        case Phase::Creation:
            visit("stage", state.creation.stage);
            visit("pending", state.creation.line);
            return visit("rolls", state.creation.rolls);
        case Phase::RomanMovement:
            return visit("stage", state.roman_movement.stage);
        case Phase::Rebellion:
            visit("stage", state.rebellion.stage);
            visit("cursor", state.rebels.area);
            return visit("pending", state.rebels.sp);
        case Phase::Control:
            return visit("stage", state.control.stage);
        case Phase::Treasury: {
            using Stage = PayFrame::Stage;
            auto& pay = state.pay;
            visit("stage", pay.stage);
            visit("cursor", state.rebels.area);
            return visit("pending", pay.stage <= Stage::DrawUnpaid    ? pay.legions
                                    : pay.stage == Stage::UnpaidRebel ? state.rebels.sp
                                                                      : pay.persians);
        }
        default:
            return;
    }
}
// Figures of what else is resolved; zero is left out.
template <class StateType, class Visit>
void for_each_figure(StateType& state, const Visit& visit) {
    visit("bought", state.bought);
    visit("persians_bought", state.persians_bought);
    visit("unpaid_rolled", state.pay.unpaid_rolled);
    visit("remainder_left", state.battle.remainder_left);
    visit("tie_high", state.tie.high);
    const bool romans_move = state.phase == Phase::RomanMovement;
    visit("march_count", romans_move ? state.roman_movement.count : state.march.on_entering);
    visit("march_militia", state.roman_movement.militia);
    visit("movement", romans_move ? state.roman_movement.movement : state.march.movement);
    visit("taken", state.march.taken);
}

}  // namespace occasus::invasions
