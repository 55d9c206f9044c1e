// Chapter 5: everybody but the player moves, one group after another.
#include "games/invasions/chapters/movement.h"

namespace occasus::invasions {

// 4.2, 5.41. READING: R1.
Force mover(const Rules& rules, int place) {
    constexpr int kStates = kMaxStates;
    if (place == 0) return kRebels;
    if (place <= kTauricans) return force_of(place);
    int rest = place - kTauricans - 1;
    if (rules.options().persians_before_states) {
        if (rest == 0) return kPersians;
        --rest;
    }
    if (rest < kStates) return force_of(kFirstState + rest);
    return rest == kStates && !rules.options().persians_before_states ? kPersians : kNobody;
}

// 5.22. READING: R20.
bool is_held(const Strengths& strengths, Force force) {
    return largest_of(strengths, enemies_of(force)) > strengths.of(force);
}

void tell_held(const Turn& turn, const Strengths& strengths, Stack stack) {
    const ForceSet larger = extreme_of(strengths, enemies_of(stack.force), Extreme::Largest);
    const int holder = std::countr_zero(larger);
    turn.tell<EventKind::Held>(stack.force, area_id(stack.area), force_of(holder),
                               strengths.of(holder));
}

using Stage = MovementFrame::Stage;

// 5.21, 5.23, 8.5. Judged once, for every group but rebels.
static void hold_groups(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    std::array<ForceSet, kMaxAreas> told{};
    const AreaSet shared = areas_of_several(state);
    for (int index = 0; index < state.group_count; ++index) {
        Group& group = state.groups[at(index)];
        group.clear(Group::kHeld | Group::kMoved);
        if (group.force == kRebels || !contains(shared, group.area)) continue;
        const Strengths strengths = strengths_at(rules, state, group.area);
        if (!is_held(strengths, group.force)) continue;
        group.set(Group::kHeld);
        if (!has_force(told[group.area], group.force))
            tell_held(turn, strengths, {group.force, group.area});
        told[group.area] |= force_bit(group.force);
    }
}

// 5.24. Points that are left are lost.
static void end_march(State& state) {
    state.march = March{};
    state.movement.stage = Stage::NextGroup;
}

// READING: R4, R36. The group of the force that moves next; the army of Persians and states first.
// -1: none.
static int next_mover(const State& state, Force force) {
    int best = -1;
    const auto is_body = [&](int index) {
        return state.groups[at(index)].area == state.movement.body;
    };
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.force != force || group.is(Group::kMoved)) continue;
        if (best < 0 || (is_body(index) && !is_body(best)) ||
            (is_body(index) == is_body(best) && comes_before(state, index, best)))
            best = index;
    }
    return best;
}

// 5.42, 5.13. The next group of the force; after the last its groups merge.
static void pick_group(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const Force force = mover(rules, state.movement.place);
    if (state.movement.body != kNoArea && group_at(state, force, state.movement.body) < 0)
        state.movement.body = kNoArea;
    const int index = next_mover(state, force);
    if (index < 0) {
        if (force != kRebels) merge_groups(turn, force);
        ++state.movement.place;
        state.fought = 0;
        state.movement.body = kNoArea;
        state.movement.stage = Stage::NextForce;
        return;
    }
    state.groups[at(index)].set(Group::kMoved);
    state.march = March{};
    state.march.group = static_cast<std::uint8_t>(index);
    state.march.movement = kMovement;
    state.movement.stage = Stage::Plan;
}

// 4.2. The next force in the order that has anybody on the map; kNobody after the last.
static Force next_force(const Rules& rules, State& state) {
    const ForceSet there = forces_of_groups(state);
    for (;; ++state.movement.place) {
        const Force force = mover(rules, state.movement.place);
        if (force == kNobody || has_force(there, force)) return force;
    }
}

// 9.31. Returns whether a die is awaited.
static bool begin_force(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const Force force = next_force(rules, state);
    if (force == kNobody) {
        state.movement.stage = Stage::AimsAfterMerging;
        return false;
    }
    state.movement.stage = Stage::NextGroup;
    if (force != kPersians && !is_state(force)) return false;
    state.movement.body = body_of(rules, state, force);
    return is_state(force) && state.movement.body != kNoArea && choose_state_target(turn, force);
}

// 5.67. The hostile non-Romans that a way may lead through.
static AreaSet hostile_areas(const Rules& rules, const State& state, Force force,
                             SmallestForces& smallest) {
    const ForceSet enemies = kNonRoman & enemies_of(force);
    const AreaSet areas = areas_with(rules, state, enemies);
    for_each_bit(areas, [&](int area) {
        const Strengths strengths = strengths_at(rules, state, area);
        const ForceSet least = extreme_of(strengths, enemies, Extreme::Smallest);
        smallest[at(area)] = strengths.sp[at(std::countr_zero(least))];
    });
    return areas;
}

Ways ways_of(const Rules& rules, const State& state, int wanted) {
    const Group& group = state.groups[state.march.group];
    const Plan plan = plan_of(rules, state, group);
    SmallestForces smallest{};
    const AreaSet meeting =
        group.force == kRebels ? 0 : hostile_areas(rules, state, group.force, smallest);
    return find_ways(
        rules.board(),
        {.from = group.area, .goals = plan.goals, .allowed = plan.allowed, .meeting = meeting},
        smallest, wanted);
}

// The rule of a group that goes by the cheapest way and settles by dice which of several it is.
// READING: R25.
static Cite way_rule(const Group& group) {
    if (group.force == kRebels) return cite("5.51");
    return is_nation(group.force) && group.regulars > 0 ? cite("5.65") : cite("R25");
}

// By their numbers.
static std::uint64_t all_of(const Ways& ways) {
    return (std::uint64_t{1} << static_cast<unsigned>(ways.count)) - 1;
}

static void take_way(State& state, const Ways& ways) {
    state.march.path = ways.path;
    state.march.steps = static_cast<std::uint8_t>(ways.steps);
    state.march.taken = 0;
    state.movement.stage = Stage::Step;
}

static void tell_way(const Turn& turn, const Group& group, int number, const Ways& ways) {
    std::array<int, kMovement> areas{};
    areas.fill(kNone);
    std::copy_n(ways.path.begin(), ways.steps, areas.begin());
    turn.tell_by<EventKind::WayOffered>(way_rule(group), number, way_part(areas[0], areas[1]),
                                        way_part(areas[2], areas[3]), way_part(areas[4], kNone));
}

// 5.51, 5.65, 5.67. READING: R25. The cheapest way; dice when several are left.
static void choose_way(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const Ways ways = ways_of(rules, state, 0);
    if (ways.count == 0) return end_march(state);
    if (ways.count == 1) return take_way(state, ways);
    if (turn.log.is_heard())
        for (int number = 0; number < ways.count; ++number)
            tell_way(turn, state.groups[state.march.group], number, ways_of(rules, state, number));
    begin_tie(state, all_of(ways), Step::PathTie);
}

// Why a force fights the one it fights among those it meets.
static Cite prey_rule(const Rules& rules, Force force, bool on_entering) {
    if (prey_of(rules, force) == Extreme::Largest) return cite("R35");
    return on_entering ? cite("6.33") : cite("6.38");
}

// 6.33, 6.35, R35, R65. The group, which is in the same Area as others, attacks one, or is
// attacked.
static void fight_one(const Turn& turn, Force enemy, bool on_entering) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const Group& group = state.groups[state.march.group];
    const Force force = group.force;
    const int area = group.area;
    const Strengths strengths = strengths_at(rules, state, area);
    state.movement.stage = Stage::GroupEnds;
    state.step = Step::Next;
    if (strengths.of(force) >= strengths.of(enemy))
        return begin_battle(
            turn, {{force, area}, force_bit(enemy), prey_rule(rules, force, on_entering)});
    if (on_entering) begin_battle(turn, {{enemy, area}, force_bit(force), cite("6.35")});
}

// 6.33, 6.38. The enemy is the smallest, or for Persians and states the largest; a die between
// equals. After a march the enemies include rebels (4.2B).
static void fight_here(const Turn& turn, bool on_entering) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const Group& group = state.groups[state.march.group];
    const ForceSet others = enemies_of(group.force) & (on_entering ? kNonLoyal : kNonRoman);
    const ForceSet prey =
        extreme_of(strengths_at(rules, state, group.area), others, prey_of(rules, group.force));
    if (!on_entering) state.fought |= area_bit(group.area);
    state.march.on_entering = on_entering ? 1 : 0;
    const int enemy = begin_tie(state, prey, Step::EnemyTie);
    if (enemy >= 0) fight_one(turn, force_of(enemy), on_entering);
}

static void plan_march(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const Plan plan = plan_of(rules, state, state.groups[state.march.group]);
    switch (plan.act) {
        case Act::Stay:
            return end_march(state);
        case Act::Fight:
            return fight_here(turn, false);
        case Act::Choose:
            begin_tie(state, plan.goals, Step::GoalTie);
            return;
        case Act::Go:
            return choose_way(turn);
    }
}

// 5.11, 5.44. Into the next Area of the way; militia may rise before anything else happens.
static void enter_next(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    March& march = state.march;
    Group& group = state.groups[march.group];
    const int from = group.area;
    const int to = march.path[march.taken++];
    march.movement =
        static_cast<std::uint8_t>(march.movement - rules.board().step[at(from)][at(to)]);
    group.area = area_id(to);
    // 5.75. Where the army goes the others follow; a group that comes to it later does not move it.
    if (state.movement.body == from) state.movement.body = group.area;
    turn.tell<EventKind::Moved>(mover_id(group.force), area_id(from), area_id(to), group.sp());
    if (province_of(rules, from) != province_of(rules, to) && group.force != kRebels)
        call_militia(rules, state, province_of(rules, to), group.force);
    state.movement.stage = Stage::Arrived;
}

// 5.15, 5.62. READING: R24. The next step of the way, if it can be paid.
static void step_on(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const March& march = state.march;
    const Group& group = state.groups[march.group];
    if (march.taken == march.steps) {
        // At the end of the way the group may have reason to go on.
        state.movement.stage = Stage::Plan;
        if (march.movement == 0) end_march(state);
        return;
    }
    const int cost = rules.board().step[group.area][march.path[march.taken]];
    if (cost > march.movement) return end_march(state);
    if (is_nation(group.force)) {
        state.step = Step::Entry;
        return;
    }
    enter_next(turn);
}

void roll_entry(const Turn& turn, int face) {
    State& state = turn.state;
    const Group& group = state.groups[state.march.group];
    turn.tell<EventKind::EntryRolled>(group.force, area_id(state.march.path[state.march.taken]),
                                      face, area_id(group.area));
    state.step = Step::Next;
    if (face <= kHesitates) return end_march(state);
    enter_next(turn);
}

// 5.25, 5.43, 5.44. READING: R21, R22.
void arrive(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const Group& group = state.groups[state.march.group];
    state.movement.stage = Stage::Step;
    if (group.force == kRebels) {
        const int before = group.target;
        if (!arrive_as_rebels(turn)) return end_march(state);
        if (state.groups[state.march.group].target != before) state.movement.stage = Stage::Plan;
        return;
    }
    const Strengths strengths = strengths_at(rules, state, group.area);
    const ForceSet others = strengths.present & enemies_of(group.force);
    if (others == 0) return;
    if ((others & kNonLoyal) == 0) return end_march(state);
    fight_here(turn, true);
}

static void begin_movement(const Turn& turn) {
    State& state = turn.state;
    hold_groups(turn);
    review_aims(state);
    state.fought = 0;
    state.movement.stage = Stage::Aims;
}

// READING: R44. With the option a state that was struck has waited long enough.
static void end_movement(const Rules& rules, State& state) {
    for (int index = 0; index < state.group_count; ++index)
        state.groups[at(index)].clear(Group::kHeld | Group::kMoved);
    if (!rules.options().states_stop_for_a_turn) return;
    for (IndependentState& one : state.states) one.stopped = 0;
}

bool is_march_sound(const Rules& rules, const State& state) {
    const March& march = state.march;
    if (march.group >= state.group_count || march.movement > kMovement || march.taken > march.steps)
        return false;
    const Group& group = state.groups[march.group];
    if (group.force != mover(rules, state.movement.place)) return false;
    int from = group.area;
    for (int step = march.taken; step < march.steps; ++step) {
        const int to = march.path[at(step)];
        if (rules.board().step[at(from)][at(to)] == 0) return false;
        from = to;
    }
    return true;
}

// One stage. Returns whether it was the last.
static bool pass_stage(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    switch (state.movement.stage) {
        case Stage::Begin:
            begin_movement(turn);
            break;
        case Stage::Aims:
            if (!choose_aims(turn)) state.movement.stage = Stage::NextForce;
            break;
        case Stage::NextForce:
            begin_force(turn);
            break;
        case Stage::NextGroup:
            pick_group(turn);
            break;
        case Stage::Plan:
            plan_march(turn);
            break;
        case Stage::Step:
            step_on(turn);
            break;
        case Stage::Arrived:
            arrive(turn);
            break;
        case Stage::GroupEnds:
            end_march(state);
            break;
        case Stage::AimsAfterMerging:
            if (!choose_aims(turn)) state.movement.stage = Stage::End;
            break;
        case Stage::End:
            end_movement(rules, state);
            return true;
    }
    return false;
}

bool move_on(const Turn& turn) {
    const State& state = turn.state;
    // OPTIMIZATION: most stages ask nothing and lead to one of this phase.
    while (state.step == Step::Next && state.militia_due == 0)
        if (pass_stage(turn)) return true;
    return false;
}

static bool is_at(const State& state, Stage stage) {
    return state.phase == Phase::Movement && state.movement.stage == stage;
}

struct StateTie : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Which Province does {state} head for?",
                .detail = "{tie}",
                .waiting = kDieFirst};
    }
    static bool fits(const State& state) { return is_at(state, Stage::NextGroup); }
    static std::string_view fault(const Rules& rules, const State& state) {
        const Force force = mover(rules, state.movement.place);
        const bool lives = is_state(force) && state.states[at(force - kFirstState)].lives != 0;
        return tie_fault(state.tie, lives ? expansion_targets(rules, state, force) : 0);
    }

    static void apply(const Turn& turn, Action action) {
        const Force force = mover(turn.rules, turn.state.movement.place);
        const int chosen =
            roll_tie(turn, face_of(action), TieOf::StateTarget, {cite("9.31"), force});
        if (chosen >= 0) set_state_target(turn, force, chosen);
    }
};

static const Group& moving_group(const State& state) {
    return state.groups[state.march.group];
}

// A die for each of several goals, ways or enemies of the group that moves. A `Tied` says of what
// it is one, by which rule, between whom, and what the winner does.
template <class Tied>
struct MarchTie : Die, Tied {
    static Asked prompt(const Rules& rules, const State& state) {
        return {.text = Tied::kText,
                .detail = "{tie}",
                .rule = Tied::rule(rules, state),
                .waiting = kDieFirst};
    }
    static std::string_view fault(const Rules& rules, const State& state) {
        return tie_fault(state.tie, Tied::candidates(rules, state));
    }

    static void apply(const Turn& turn, Action action) {
        const TieRule why = {Tied::rule(turn.rules, turn.state), moving_group(turn.state).force};
        const int chosen = roll_tie(turn, face_of(action), Tied::kOf, why);
        if (chosen >= 0) Tied::settle(turn, chosen);
    }
};
struct GoalTie {
    static constexpr TieOf kOf = TieOf::Goal;
    static constexpr Sentence<Vocabulary> kText = "Where {do_movers} turn?";

    static Cite rule(const Rules&, const State& state) {
        const Force force = moving_group(state).force;
        if (force == kPersians) return cite("5.77");
        return is_state(force) ? cite("5.91") : cite("5.45");
    }
    static bool fits(const State& state) { return is_at(state, Stage::Plan); }
    static std::uint64_t candidates(const Rules& rules, const State& state) {
        return plan_of(rules, state, moving_group(state)).goals;
    }
    static void settle(const Turn& turn, int goal) { turn.state.march.goal = area_id(goal); }
};
struct PathTie {
    static constexpr TieOf kOf = TieOf::Path;
    static constexpr Sentence<Vocabulary> kText = "Which way {do_movers} take?";

    static Cite rule(const Rules&, const State& state) { return way_rule(moving_group(state)); }
    static bool fits(const State& state) { return is_at(state, Stage::Plan); }
    static std::uint64_t candidates(const Rules& rules, const State& state) {
        return all_of(ways_of(rules, state, 0));
    }
    static void settle(const Turn& turn, int way) {
        take_way(turn.state, ways_of(turn.rules, turn.state, way));
    }
};
struct EnemyTie {
    static constexpr TieOf kOf = TieOf::Enemy;
    static constexpr Sentence<Vocabulary> kText = "Whom {do_movers} fight?";

    static Cite rule(const Rules& rules, const State& state) {
        return prey_rule(rules, moving_group(state).force, state.march.on_entering != 0);
    }
    static bool fits(const State& state) {
        return is_at(state, Stage::Plan) || is_at(state, Stage::Step);
    }
    static std::uint64_t candidates(const Rules& rules, const State& state) {
        const Group& group = moving_group(state);
        return strengths_at(rules, state, group.area).present & enemies_of(group.force) & kNonLoyal;
    }
    static void settle(const Turn& turn, int enemy) {
        fight_one(turn, force_of(enemy), turn.state.march.on_entering != 0);
    }
};
struct Entry : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Do {movers} go on to {next}?", .waiting = kDieFirst, .meaning = meaning};
    }
    static std::string meaning(const Rules&, const State&, int face) {
        return face <= kHesitates ? "they stop" : "they go on";
    }
    static bool fits(const State& state) { return is_at(state, Stage::Step); }
    static std::string_view fault(const Rules&, const State& state) {
        return missing_unless(state.march.taken < state.march.steps);
    }

    static void apply(const Turn& turn, Action action) { roll_entry(turn, face_of(action)); }
};

constexpr Question kStateTie = question_of<StateTie>();
constexpr Question kGoalTie = question_of<MarchTie<GoalTie>>();
constexpr Question kPathTie = question_of<MarchTie<PathTie>>();
constexpr Question kEnemyTie = question_of<MarchTie<EnemyTie>>();
constexpr Question kEntry = question_of<Entry>();

}  // namespace occasus::invasions
