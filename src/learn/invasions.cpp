// The Barbarian Invasions as a learner sees it: fields by Area and Province, and groups added up.
#include <algorithm>
#include <array>
#include <string>

#include "games/invasions/chapters/attack.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/words/words.h"
#include "learn/encoders.h"
#include "learn/fields.h"

namespace occasus::invasions {

namespace {

// The ids of forces by their numbers; all Independent States are one kind.
constexpr std::size_t kKinds = kFirstState + 1;
const std::array<std::string, kKinds>& kind_ids() {
    static const std::array<std::string, kKinds> ids = [] {
        std::array<std::string, kKinds> list;
        for (int force = 0; force < kFirstState; ++force) list[at(force)] = force_id(force);
        list.back() = "states";
        return list;
    }();
    return ids;
}

int kind_of(Force force) {
    return std::min(int{force}, int{kFirstState});
}
int kind_or_none(Force force) {
    return force == kNobody ? -1 : kind_of(force);
}

// Strength Points of groups.
struct Survey {
    std::array<std::array<int, kKinds>, kMaxAreas> here{};
    std::array<int, kMaxAreas> raiders{};
    std::array<int, kProvinces> coming{};  // To the Province of their aim.
};

Survey survey_of(const State& state) {
    Survey found;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        found.here[group.area][at(kind_of(group.force))] += group.sp();
        found.raiders[group.area] += group.raiders;
        if (group.force != kRebels && group.target < kProvinces)
            found.coming[group.target] += group.sp();
    }
    return found;
}

void place_features(const Rules& rules, const State& state, FeatureRow& row) {
    const Survey found = survey_of(state);
    const AreaSet attackable = state.step == Step::Attack ? attack_areas(rules, state) : 0;
    for (int area = 0; area < rules.board().size(); ++area) {
        row.about(rules.board().areas, area);
        for (int kind = kHuns; kind <= kFirstState; ++kind)
            row.number(kind_ids()[at(kind)], found.here[at(area)][at(kind)], 3);
        row.number("raiders", found.raiders[at(area)], 3);
        row.flag("attackable", contains(attackable, area));
        row.flag("battle", state.battle.area == area);
        row.flag("march", state.roman_movement.area == area);
    }
    for (int province = 0; province < kProvinces; ++province) {
        row.about(rules.board().provinces, province);
        row.one_of("owner", kind_or_none(state.owner[at(province)]), kind_ids(), kKinds);
        row.one_of("militia_owner", kind_or_none(state.militia_owner[at(province)]), kind_ids(),
                   kKinds);
        row.number("coming", found.coming[at(province)], 3);
    }
    row.about_all();
}

void question_features(const Rules& rules, const State& state, FeatureRow& row) {
    row.number("moving", state.roman_movement.count, 2);
    row.flag("militia_moves", state.roman_movement.militia != 0);
    row.number("movement", state.roman_movement.movement, 2);
    row.number("to_deploy", state.set_up.legions, 2);
    const Payday payday = next_payday(rules, state).value_or(Payday{});
    row.wide("income", payday.income);
    row.wide("pay", payday.pay);
    row.number("unpaid", payday.unpaid, 2);
    row.wide("balance", payday.balance);
    row.number("victory_points", roman_points(rules, state), 3);
    row.number("victory_points_needed", rules.scenario().victory, 3);
    row.number("turns_left", rules.scenario().turns - state.turn, 2);
}

}  // namespace

void write_features(const Rules& rules, const State& seen, Seat, FeatureRow& row) {
    const auto things = [&](std::string_view name, const auto& use) {
        if (name == "areas") return use(rules.board().areas);
        if (name == "provinces") return use(rules.board().provinces);
        if (name == "step") return use(kStepRows);
        return name == "phase" ? use(kPhaseRows) : use(kUnnamed);
    };
    write_fields(seen, {"owner", "militia_owner", "group_count", "result", "unused"}, things, row);
    place_features(rules, seen, row);
    question_features(rules, seen, row);
}

}  // namespace occasus::invasions
