// Chapter 19: the opening, and the answers every phase shares.
#include <algorithm>

#include "games/invasions/economy.h"
#include "games/invasions/questions.h"
#include "games/invasions/strength.h"

namespace occasus::invasions {

namespace {

// 5.83. READING: R5, R79. Homes, then what the scenario lists.
void give_provinces(const Rules& rules, State& state) {
    const Scenario& scenario = rules.scenario();
    const auto give = [&](int province, Force owner) {
        state.owner[at(province)] = state.militia_owner[at(province)] = owner;
    };
    state.owner.fill(kNobody);
    state.militia_owner.fill(kNative);
    for (Force nation = kGermans; nation <= kTauricans; ++nation)
        give(rules.board().homes[nation], nation);
    for_each_bit(scenario.roman, [&](int province) { give(province, kRome); });
    for_each_bit(scenario.persian, [&](int province) { give(province, kPersians); });
    state.persian_ever = scenario.persian;
    for (std::size_t index = 0; index < scenario.states.size(); ++index) {
        const StartingState& start = scenario.states[index];
        const Force force = state_force(static_cast<int>(index) + 1);
        IndependentState& one = state.states[index];
        one.lives = 1;
        one.home = static_cast<std::uint8_t>(start.home);
        give(start.home, force);
        std::uint8_t rank = 0;
        for (const int province : start.conquered) {
            give(province, force);
            one.conquered[at(province)] = ++rank;
        }
    }
}

}  // namespace

State Rules::opening() const {
    State state;
    give_provinces(*this, state);
    state.legions = scenario_.area_legions;
    state.treasury = static_cast<std::int16_t>(scenario_.roman_treasury);
    state.persian_treasury = static_cast<std::int16_t>(scenario_.persian_treasury);
    std::copy(scenario_.persian_pool.begin(), scenario_.persian_pool.end(),
              state.persian_pool.begin());
    state.first_rebellion = scenario_.first_rebellion ? 1 : 0;
    state.pending = scenario_.province_legions[0];
    int romans = scenario_.free_legions;
    for (const std::uint8_t legions : scenario_.province_legions) romans += legions;
    for (const std::uint8_t legions : scenario_.area_legions) romans += legions;
    for (const StartingForce& force : scenario_.forces)
        if (is_state(force.force)) romans += force.sp;
    state.romans_ever = static_cast<std::uint8_t>(romans);
    return state;
}

Seat Rules::to_move(const State& state) {
    switch (state.step) {
        case Step::Deploy:
        case Step::PlaceMilitia:
        case Step::Move:
        case Step::Onward:
        case Step::Attack:
        case Step::Defenders:
        case Step::Remainder:
        case Step::Unpaid:
        case Step::Disband:
        case Step::Buy:
        case Step::Arrive:
        case Step::Bribe:
            return kPlayer;
        case Step::Next:
        case Step::Over:
            return Seat::Nobody;
        default:
            return Seat::Chance;
    }
}

namespace {

bool are_groups_sound(const Rules& rules, const State& state) {
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.sp() == 0 || group.area >= rules.board().size()) return false;
        if (group.force == kRome || group.force == kRevolt || group.force == kNative) return false;
        if (!is_nation(group.force) && group.raiders > 0) return false;
        if (is_state(group.force) && state.states[at(group.force - kFirstState)].lives == 0)
            return false;
        // R52. Bands merge where they meet.
        if (group.force == kRebels && group_at(state, kRebels, group.area) != index) return false;
    }
    return true;
}

bool is_militia_sound(const Rules& rules, const State& state) {
    for (int province = 0; province < kProvinces; ++province) {
        const int militia = militia_in(state, rules.board().province(province).areas);
        if (militia > rules.board().province(province).militia) return false;
        if (has_province(state.revolts, province) && militia == 0) return false;
        if (militia > 0 && has_province(state.militia_due, province)) return false;
        const Force owner = state.militia_owner[at(province)];
        if (is_state(owner) && owner != kNobody && state.states[at(owner - kFirstState)].lives == 0)
            return false;
    }
    return true;
}

}  // namespace

std::string_view Rules::broken_invariant(const State& state) const {
    if (romans_in_play(*this, state) != state.romans_ever)
        return "a Roman Strength Point was made or lost";
    if (!are_groups_sound(*this, state)) return "a group is nowhere, empty or twice in an Area";
    if (!is_militia_sound(*this, state)) return "militia is above its allowance or nobody's";
    for (int area = 0; area < board().size(); ++area)
        if (state.moved_legions[at(area)] > state.legions[at(area)] ||
            state.moved_militia[at(area)] > state.militia[at(area)])
            return "more Romans have moved than there are";
    for (const Force owner : state.owner)
        if (owner != kNobody && is_state(owner) && state.states[at(owner - kFirstState)].lives == 0)
            return "a Province belongs to a state that is no more";
    if (state.turn < 1 || state.turn > scenario().turns) return "the turn is not of the scenario";
    if (state.step == Step::Next) return "nobody is asked anything";
    return {};
}

}  // namespace occasus::invasions
