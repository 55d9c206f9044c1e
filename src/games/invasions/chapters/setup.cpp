// Chapter 19: the opening, and the answers every phase shares.
#include "games/invasions/chapters/setup.h"

#include <algorithm>

#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/strength.h"
#include "games/invasions/words/questions.h"

namespace occasus::invasions {

using Stage = SetUpFrame::Stage;

// 5.83. READING: R5, R79. Homes, then what the scenario lists.
static void give_provinces(const Rules& rules, State& state) {
    const Scenario& scenario = rules.scenario();
    const auto give = [&](int province, Force owner) {
        state.owner[at(province)] = state.militia_owner[at(province)] = owner;
    };
    state.owner.fill(kNobody);
    state.militia_owner.fill(kNative);
    for (const Force nation : kNationsAtHome) give(rules.board().homes[nation], nation);
    for_each_bit(scenario.roman, [&](int province) { give(province, kRome); });
    for_each_bit(scenario.persian, [&](int province) { give(province, kPersians); });
    state.persian_ever = scenario.persian;
    for (std::size_t index = 0; index < scenario.states.size(); ++index) {
        const StartingState& start = scenario.states[index];
        const Force force = state_force(static_cast<int>(index) + 1);
        IndependentState& one = state.states[index];
        one.lives = 1;
        one.home = province_id(start.home);
        give(start.home, force);
        std::uint8_t rank = 0;
        for (const int province : start.conquered) {
            give(province, force);
            one.conquered[at(province)] = ++rank;
        }
    }
}

State Rules::opening() const {
    State state;
    give_provinces(*this, state);
    state.legions = scenario_.area_legions;
    state.treasury = static_cast<std::int16_t>(scenario_.roman_treasury);
    state.persian_treasury = static_cast<std::int16_t>(scenario_.persian_treasury);
    std::copy(scenario_.persian_pool.begin(), scenario_.persian_pool.end(),
              state.persian_pool.begin());
    state.first_rebellion = scenario_.first_rebellion ? 1 : 0;
    state.set_up.legions = scenario_.province_legions[0];
    int romans = scenario_.free_legions;
    for (const std::uint8_t legions : scenario_.province_legions) romans += legions;
    for (const std::uint8_t legions : scenario_.area_legions) romans += legions;
    for (const StartingForce& force : scenario_.forces)
        if (is_state(force.force)) romans += force.sp;
    state.romans_ever = static_cast<std::uint8_t>(romans);
    return state;
}

static bool are_groups_sound(const Rules& rules, const State& state) {
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

static bool is_militia_sound(const Rules& rules, const State& state) {
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

// ---- 19.0: what is placed ----

// 19.0.
AreaSet deployment_areas(const Rules& rules, const State& state) {
    if (state.set_up.stage == Stage::ProvinceLegions) return areas_of(rules, state.set_up.province);
    AreaSet areas = 0;
    for_each_bit(rules.scenario().roman, [&](int province) { areas |= areas_of(rules, province); });
    return areas;
}

// 5.12. READING: R86. To those that are there, however many.
void deploy(const Turn& turn, int sp, int area) {
    State& state = turn.state;
    state.legions[at(area)] = static_cast<std::uint8_t>(state.legions[at(area)] + sp);
    state.set_up.legions = static_cast<std::uint8_t>(state.set_up.legions - sp);
    turn.tell<EventKind::Deployed>(area_id(area), sp);
    state.step = Step::Next;
}

// Legions whose Area the scenario gives have stood there from the first.
static void tell_fixed_legions(const Turn& turn) {
    const Rules& rules = turn.rules;
    const auto& fixed = rules.scenario().area_legions;
    for (int area = 0; area < rules.board().size(); ++area)
        if (fixed[at(area)] > 0) turn.tell<EventKind::LegionsStand>(area_id(area), fixed[at(area)]);
}

// Legions of one Province after the other, then those that may go anywhere.
static void next_deployment(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (state.set_up.legions > 0) {
        const AreaSet areas = deployment_areas(rules, state);
        if (std::has_single_bit(areas))
            deploy(turn, state.set_up.legions, std::countr_zero(areas));
        else
            state.step = Step::Deploy;
        return;
    }
    if (state.set_up.stage == Stage::FreeLegions) {
        tell_fixed_legions(turn);
        state.set_up.stage = Stage::OtherForces;
        state.set_up.province = {};
        return;
    }
    if (state.set_up.province + 1 < kProvinces) {
        state.set_up.legions = rules.scenario().province_legions[++state.set_up.province];
        return;
    }
    state.set_up.stage = Stage::FreeLegions;
    state.set_up.legions = static_cast<std::uint8_t>(rules.scenario().free_legions);
}

static void place_starting_militia(const Turn& turn, const StartingForce& force, int area) {
    State& state = turn.state;
    state.militia[at(area)] = static_cast<std::uint8_t>(force.sp);
    if (force.force != kRevolt)
        return turn.tell_by<EventKind::MilitiaRose>(cite("19.0"), province_id(force.province),
                                                    area_id(area), force.sp, force.force);
    state.revolts |= province_bit(force.province);
    turn.tell_by<EventKind::RevoltBegan>(cite("19.0"), province_id(force.province), area_id(area),
                                         force.sp, 0);
}

// 19.0 (4). READING: R81.
static void place_force(const Turn& turn, int area) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const StartingForce& force = rules.scenario().forces[state.set_up.forces++];
    state.step = Step::Next;
    if (force.kind == Kind::Militia) return place_starting_militia(turn, force, area);
    const bool raiders = force.kind == Kind::Raiders;
    turn.tell<EventKind::ForcePlaced>(force.force, area_id(area), raiders ? 0 : force.sp,
                                      raiders ? force.sp : 0);
    add_group(state,
              new_group({force.force, area}, raiders ? 0 : force.sp, raiders ? force.sp : 0));
}

static void next_force(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (state.set_up.forces == rules.scenario().forces.size()) {
        state.set_up.stage = Stage::Owners;
        return;
    }
    const StartingForce& force = rules.scenario().forces[state.set_up.forces];
    if (force.area >= 0) return place_force(turn, force.area);
    if (has_one_area(rules, force.province))
        return place_force(turn, rules.board().province(force.province).first_area);
    state.step = Step::ForceArea;
}

void roll_force_area(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int province = rules.scenario().forces[state.set_up.forces].province;
    const int area = roll_area(turn, province, face, cite("13.2"));
    if (area >= 0) place_force(turn, area);
}

// 7.11, 5.83. READING: R78, R79. In Provinces that are on no list a nation that meets 7.11 is the
// owner, militia that is not printed left aside; a home is otherwise its nation's. (5) Then the
// militia. READING: R103. Printed figures stand, and elsewhere it rises where an enemy is.
static void settle_owners(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    for (int province = 0; province < kProvinces; ++province) {
        if (state.owner[at(province)] != kNobody &&
            !is_home(rules, state.owner[at(province)], province))
            continue;
        const Strengths strengths = strengths_in(rules, state, areas_of(rules, province));
        const Force gainer = gainer_of(rules, state, contest_of(rules, state, province, strengths));
        if (!is_nation(gainer) || gainer == kNobody || gainer == state.owner[at(province)])
            continue;
        const Force before = state.owner[at(province)];
        state.owner[at(province)] = gainer;
        state.militia_owner[at(province)] = gainer;
        turn.tell_by<EventKind::ControlChanged>(cite("R78"), province_id(province), gainer, before,
                                                0);
    }
    set_garrisons(turn);
    for (int province = 0; province < kProvinces; ++province)
        call_militia_against_all(rules, state, province);
    state.set_up.stage = Stage::Ready;
}

bool set_up(const Turn& turn) {
    State& state = turn.state;
    switch (state.set_up.stage) {
        case Stage::ProvinceLegions:
        case Stage::FreeLegions:
            next_deployment(turn);
            break;
        case Stage::OtherForces:
            next_force(turn);
            break;
        case Stage::Owners:
            settle_owners(turn);
            break;
        case Stage::Ready:
            return true;
    }
    return false;
}

bool is_setup_sound(const Rules& rules, const State& state) {
    const SetUpFrame& set_up = state.set_up;
    return set_up.stage <= Stage::Ready && set_up.province < kProvinces &&
           (set_up.stage != Stage::OtherForces || set_up.forces <= rules.scenario().forces.size());
}

struct Deploy {
    static Asked prompt(const Rules&, const State& state) {
        if (state.set_up.stage == Stage::FreeLegions)
            return {.text = "Where {deployed:does|do} {deployed:legion} begin?",
                    .detail = "Place them in any Province of the list, in groups of any size."};
        return {.text = "Where {deployed:does|do} {deployed:legion} begin?",
                .detail = "Place them in any Areas of {deploying}."};
    }
    static bool fits(const State& state) {
        return state.phase == Phase::SetUp && state.set_up.stage <= Stage::FreeLegions;
    }

    // 19.0.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const AreaSet open = deployment_areas(rules, state);
        const int most = state.set_up.legions;
        for (const int count : counts_of<May>(most))
            may.choose(Verb::Place, "Place {count:legion} in {area}", rules.board().all_areas,
                       count)
                .when(count >= 1 && count <= most, cite("19.0"),
                      "You have {deployed:legion} to place.")
                .only(open, cite("19.0"), "These legions may not begin in {area}.");
    }

    static void apply(const Turn& turn, Action action) {
        deploy(turn, count_of(action), operand_of(action));
    }
};

struct ForceArea : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "In which Area of {newcomers_province} {do_newcomers} begin?",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        return area_meaning(rules, rules.scenario().forces[state.set_up.forces].province, face);
    }
    static bool fits(const State& state) {
        return state.phase == Phase::SetUp && state.set_up.stage == Stage::OtherForces;
    }
    static std::string_view fault(const Rules& rules, const State& state) {
        return missing_unless(state.set_up.forces < rules.scenario().forces.size());
    }

    static void apply(const Turn& turn, Action action) { roll_force_area(turn, face_of(action)); }
};

constexpr Question kDeploy = question_of<Deploy>();
constexpr Question kForceArea = question_of<ForceArea>();

}  // namespace occasus::invasions
