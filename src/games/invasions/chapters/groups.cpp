// 3.2, 5.61. Groups are made, split, joined and taken off.
#include "games/invasions/chapters/groups.h"

namespace occasus::invasions {

// 5.69. READING: R32, R36.
void merge_groups(const Turn& turn, Force force) {
    State& state = turn.state;
    const std::uint8_t apart = Group::kGarrison | Group::kBribed;
    for (int index = 0; index < state.group_count; ++index) {
        if (state.groups[at(index)].force != force) continue;
        bool merged = false;
        for (int other = state.group_count - 1; other > index; --other) {
            Group& group = state.groups[at(index)];
            const Group& late = state.groups[at(other)];
            const bool together = late.force == force && late.area == group.area &&
                                  (late.marks & apart) == (group.marks & apart);
            if (!together) continue;
            if (late.target != group.target) group.set(Group::kUndecided);
            group.regulars = static_cast<std::uint16_t>(group.regulars + late.regulars);
            group.raiders = static_cast<std::uint16_t>(group.raiders + late.raiders);
            remove_group(state, other);
            merged = true;
        }
        Group& group = state.groups[at(index)];
        if (merged)
            turn.tell_by<EventKind::GroupsMerged>(merging_rule(force), force, area_id(group.area),
                                                  group.sp());
        if (!is_nation(force)) group.clear(Group::kUndecided);
        if (group.is(Group::kGarrison)) group.clear(Group::kUndecided);
    }
}

}  // namespace occasus::invasions
