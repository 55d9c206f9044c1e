// 5.6: aims are chosen, and garrisons left.
#include "games/invasions/chapters/aims.h"

namespace occasus::invasions {

// 5.63, 5.65. READING: R32.
Cite aim_rule(const Group& group) {
    return group.regulars > 0 ? cite("5.65") : cite("5.63");
}

static void set_aim(const Turn& turn, int index, int province) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    Group& group = state.groups[at(index)];
    group.clear(Group::kUndecided);
    group.target = static_cast<std::uint8_t>(province);
    turn.tell_by<EventKind::TargetChosen>(aim_rule(group), group.force, area_id(group.area),
                                          province_id(province),
                                          rules.board().nearest[group.area][at(province)]);
}

// The next group that has to choose: nations in their order, R4 inside one. -1: none.
static int next_undecided(const State& state) {
    int best = -1;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (!group.is(Group::kUndecided)) continue;
        if (best < 0 || group.force < state.groups[at(best)].force ||
            (group.force == state.groups[at(best)].force && comes_before(state, index, best)))
            best = index;
    }
    return best;
}

// 5.63, 5.65, 5.69.
bool choose_aims(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    for (int index = next_undecided(state); index >= 0; index = next_undecided(state)) {
        Group& group = state.groups[at(index)];
        const ProvinceSet aims = barbarian_aims(rules, state, group);
        if (aims == 0) {
            group.clear(Group::kUndecided);
            group.target = kNone;
            continue;
        }
        state.movement.aiming = static_cast<std::uint8_t>(index);
        const int chosen = begin_tie(state, aims, Step::TargetTie);
        if (chosen < 0) return true;
        state.movement.aiming = kNone;
        set_aim(turn, index, chosen);
    }
    return false;
}

void roll_target_tie(const Turn& turn, int face) {
    State& state = turn.state;
    const int index = state.movement.aiming;
    const Group& group = state.groups[at(index)];
    const int chosen = roll_tie(turn, face, TieOf::Target, {aim_rule(group), group.force});
    if (chosen < 0) return;
    state.movement.aiming = kNone;
    set_aim(turn, index, chosen);
}

// 5.69, R27, R28.
void review_aims(State& state) {
    for (int index = 0; index < state.group_count; ++index) {
        Group& group = state.groups[at(index)];
        if (!is_nation(group.force) || group.is(Group::kGarrison)) continue;
        if (group.target == kNone || state.owner[group.target] == group.force)
            group.set(Group::kUndecided);
    }
}

// 5.64, 7.11. READING: R30. The Strength Points that must stay in a Province for their force to
// keep it.
static int garrison_needed(const Rules& rules, const State& state, Force force, int province) {
    const Strengths strengths = strengths_in(rules, state, areas_of(rules, province));
    const ForceSet others = strengths.present & enemies_of(force) & kNonRoman;
    return std::max({rules.board().province(province).vp, largest_of(strengths, others) + 1,
                     3 * strengths.of(kRome) + 1});
}

// The largest group of a force in a Province, garrisons left out, with points of a kind; or -1.
static int largest_mover(const Rules& rules, const State& state, Force force, int province,
                         bool raiders) {
    int best = -1;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        const bool is_ready = group.force == force && !group.is(Group::kGarrison) &&
                              province_of(rules, group.area) == province &&
                              (raiders ? group.raiders : group.regulars) > 0;
        if (is_ready && (best < 0 || comes_before(state, index, best))) best = index;
    }
    return best;
}

// 5.64. So many points of one kind of a group stay where it stands.
static void post_garrison(const Turn& turn, int index, int sp, bool raiders) {
    State& state = turn.state;
    const Group whole = state.groups[at(index)];
    if (sp < whole.sp() && has_room(state, whole.force)) {
        split_group(state, index, raiders ? 0 : sp, raiders ? sp : 0);
        index = state.group_count - 1;
    }
    state.groups[at(index)].set(Group::kGarrison);
    state.groups[at(index)].clear(Group::kUndecided);
    turn.tell<EventKind::GarrisonLeft>(whole.force, area_id(whole.area), sp, raiders ? 1 : 0);
}

// 5.64. Garrisons of a Province, from the largest, keep what is needed; the rest is released.
static int keep_garrisons(const Rules& rules, State& state, Force force, int province, int needed) {
    for (int index = 0; index < state.group_count; ++index) {
        Group& group = state.groups[at(index)];
        if (group.force != force || !group.is(Group::kGarrison) ||
            province_of(rules, group.area) != province)
            continue;
        if (needed >= group.sp() || (needed > 0 && !has_room(state, force))) {
            needed = std::max(0, needed - group.sp());
            continue;
        }
        if (needed > 0) {
            const int raiders = std::max(0, needed - group.regulars);
            split_group(state, index, needed - raiders, raiders);
            // The new group is at the end of the list and keeps what is needed.
            Group& post = state.groups[at(state.group_count - 1)];
            std::swap(post.regulars, group.regulars);
            std::swap(post.raiders, group.raiders);
            post.clear(Group::kGarrison);
            post.target = kNone;
            needed = 0;
            continue;
        }
        group.clear(Group::kGarrison);
        group.target = kNone;
    }
    return needed;
}

// Garrisons of a force that stand in the same Area are one.
static void join_garrisons(State& state, Force force) {
    for (int index = 0; index < state.group_count; ++index)
        for (int other = state.group_count - 1; other > index; --other) {
            Group& group = state.groups[at(index)];
            const Group late = state.groups[at(other)];
            const bool together = group.force == force && late.force == force &&
                                  group.area == late.area && group.is(Group::kGarrison) &&
                                  late.is(Group::kGarrison);
            if (!together) continue;
            group.regulars = static_cast<std::uint16_t>(group.regulars + late.regulars);
            group.raiders = static_cast<std::uint16_t>(group.raiders + late.raiders);
            remove_group(state, other);
        }
}

// 5.64, 5.66, 5.68. READING: R29. After control is settled, in one Province of a nation.
static void set_garrison(const Turn& turn, Force force, int province) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int needed = garrison_needed(rules, state, force, province);
    int missing = keep_garrisons(rules, state, force, province, needed);
    // Levies, then raiders, from the groups that move, the largest first.
    for (const bool raiders : {false, true})
        for (int best = largest_mover(rules, state, force, province, raiders);
             missing > 0 && best >= 0;
             best = largest_mover(rules, state, force, province, raiders)) {
            const Group& group = state.groups[at(best)];
            const int taken = std::min<int>(missing, raiders ? group.raiders : group.regulars);
            missing -= taken;
            post_garrison(turn, best, taken, raiders);
        }
    for (int index = 0; index < state.group_count; ++index) {
        Group& group = state.groups[at(index)];
        const bool leaves = group.force == force && !group.is(Group::kGarrison) &&
                            province_of(rules, group.area) == province;
        if (leaves && (group.target == kNone || group.target == province))
            group.set(Group::kUndecided);
    }
    join_garrisons(state, force);
}

// Garrisons where the force does not control are ordinary groups that will choose an aim.
static void release_garrisons(const Rules& rules, State& state) {
    for (int index = 0; index < state.group_count; ++index) {
        Group& group = state.groups[at(index)];
        if (!group.is(Group::kGarrison)) continue;
        if (state.owner[at(province_of(rules, group.area))] == group.force) continue;
        group.clear(Group::kGarrison);
        group.target = kNone;
    }
}

// 7.0, 5.64. READING: R76.
void set_garrisons(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    release_garrisons(rules, state);
    for (int province = 0; province < kProvinces; ++province) {
        const Force owner = state.owner[at(province)];
        if (is_nation(owner) && !is_home(rules, owner, province))
            set_garrison(turn, owner, province);
    }
}

struct TargetTie : Die {
    static Asked prompt(const Rules&, const State& state) {
        return {.text = "Which Province {do_movers} head for?",
                .detail = "{tie}",
                .rule = aim_rule(state.groups[state.movement.aiming]),
                .waiting = kDieFirst};
    }
    static bool fits(const State& state) {
        using Stage = MovementFrame::Stage;
        const Stage stage = state.movement.stage;
        return (state.phase == Phase::Movement &&
                (stage == Stage::Aims || stage == Stage::AimsAfterMerging)) ||
               (state.phase == Phase::Control && state.control.stage == ControlFrame::Stage::Aims);
    }
    static std::string_view fault(const Rules& rules, const State& state) {
        const std::uint8_t aiming = state.movement.aiming;
        return tie_fault(state.tie, aiming < state.group_count
                                        ? barbarian_aims(rules, state, state.groups[aiming])
                                        : 0);
    }

    static void apply(const Turn& turn, Action action) { roll_target_tie(turn, face_of(action)); }
};

constexpr Question kTargetTie = question_of<TargetTie>();

}  // namespace occasus::invasions
