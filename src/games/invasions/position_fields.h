// The fields of a position as a document, which are written and read alike: their names, and where
// in the state each is.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "games/invasions/rules.h"

namespace occasus::invasions {

// The ids of rows, in their order.
template <class Rows>
constexpr auto ids_of(const Rows& rows) {
    std::array<std::string_view, std::tuple_size_v<Rows>> ids;
    for (std::size_t at = 0; at < ids.size(); ++at) ids[at] = rows[at].id;
    return ids;
}
inline constexpr auto kPhaseIds = ids_of(kPhaseRows);
inline constexpr auto kStepIds = ids_of(kStepRows);
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

template <std::size_t Count>
int index_in(const std::array<std::string_view, Count>& ids, std::string_view id) {
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

// Sets of Provinces, by name.
template <class StateType, class Visit>
void for_each_province_set(StateType& state, const Visit& visit) {
    visit("lost", state.lost);
    visit("lost_now", state.lost_now);
    visit("spent", state.spent);
    visit("revolts", state.revolts);
    visit("doubling", state.doubling);
    visit("militia_due", state.militia_due);
    visit("persian_ever", state.persian_ever);
    visit("judged", state.judged);
}
template <class StateType, class Visit>
void for_each_area_set(StateType& state, const Visit& visit) {
    visit("held", state.held);
    visit("fought", state.fought);
}
template <class StateType, class Visit>
void for_each_force_set(StateType& state, const Visit& visit) {
    visit("defenders", state.defenders);
    visit("attacked", state.attacked);
    visit("remainder", state.remainder);
}
// Counts by Area.
template <class StateType, class Visit>
void for_each_area_count(StateType& state, const Visit& visit) {
    visit("legions", state.legions, kMaxRomans);
    visit("militia", state.militia, kMostMilitia);
    visit("moved_legions", state.moved_legions, kMaxRomans);
    visit("moved_militia", state.moved_militia, kMostMilitia);
    visit("rebels_due", state.rebels_due, kMaxRomans);
}
// Single Areas; kNone is left out.
template <class StateType, class Visit>
void for_each_area(StateType& state, const Visit& visit) {
    visit("body", state.body);
    visit("battle_area", state.battle_area);
    visit("march_area", state.march.area);
    visit("goal", state.march.goal);
}
// Figures of a question in progress; zero is left out.
template <class StateType, class Visit>
void for_each_figure(StateType& state, const Visit& visit) {
    visit("stage", state.stage);
    visit("cursor", state.cursor);
    visit("pending", state.pending);
    visit("rolls", state.rolls);
    visit("bought", state.bought);
    visit("persians_bought", state.persians_bought);
    visit("unpaid_rolled", state.unpaid_rolled);
    visit("remainder_left", state.remainder_left);
    visit("tie_high", state.tie_high);
    visit("march_count", state.march.count);
    visit("march_militia", state.march.militia);
    visit("movement", state.march.movement);
    visit("taken", state.march.taken);
}

}  // namespace occasus::invasions
