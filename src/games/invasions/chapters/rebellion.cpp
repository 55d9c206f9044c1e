// Chapters 8 and 18: legions rebel, march, and return.
#include "games/invasions/chapters/rebellion.h"

#include "games/invasions/words/words.h"

namespace occasus::invasions {

// READING: R53.
int rebel_goal(const Rules& rules, const State& state, int area) {
    const bool east = rules.board().province(province_of(rules, area)).east;
    return east && rules.year(state) > kLastUndividedYear ? rules.board().byzantium
                                                          : rules.board().rome;
}

using Stage = RebellionFrame::Stage;

// READING: R52. Bands that meet are one; the larger keeps its goal, the moving one on a tie.
// Returns the index of the whole band.
static int merge_bands(const Turn& turn, int moving) {
    State& state = turn.state;
    const int area = state.groups[at(moving)].area;
    for (int index = 0; index < state.group_count; ++index) {
        Group& other = state.groups[at(index)];
        if (index == moving || other.force != kRebels || other.area != area) continue;
        Group& band = state.groups[at(moving)];
        if (other.regulars > band.regulars) band.target = other.target;
        band.regulars = static_cast<std::uint16_t>(band.regulars + other.regulars);
        remove_group(state, index);
        if (index < moving) --moving;
        turn.tell_by<EventKind::GroupsMerged>(cite("R52"), kRebels, area_id(area),
                                              state.groups[at(moving)].regulars);
        break;
    }
    return moving;
}

// 8.2. The legions, which are off the map already, march as a band.
static void form_band(const Turn& turn, int area, int sp) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int goal = rebel_goal(rules, state, area);
    add_group(state, {.regulars = static_cast<std::uint16_t>(sp),
                      .raiders = 0,
                      .force = kRebels,
                      .area = area_id(area),
                      .target = static_cast<std::uint8_t>(goal),
                      .marks = 0});
    turn.tell_by<EventKind::Marching>(goal == rules.board().rome ? cite("8.2") : cite("8.3"),
                                      area_id(area), sp, area_id(goal));
    merge_bands(turn, state.group_count - 1);
}

// 8.0.
void rebel(const Turn& turn, const Rising& rising) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const auto [area, sp, rule] = rising;
    auto& legions = state.legions[at(area)];
    legions = static_cast<std::uint8_t>(legions - sp);
    turn.tell_by<EventKind::Rebelled>(rule, area_id(area), sp);
    const int province = province_of(rules, area);
    const Force there = state_of_province(state, province);
    if (there != kNobody) return join_state(turn, there, area, sp);
    if (has_province(state.revolts, province)) {
        found_state(turn, area, sp);
        return;
    }
    state.rebels.sp = static_cast<std::uint8_t>(sp);
    state.step = Step::Outcome;
}

// 8.11.
void roll_outcome(const Turn& turn, int face) {
    State& state = turn.state;
    const int area = state.rebels.area;
    const int sp = state.rebels.sp;
    turn.tell<EventKind::OutcomeRolled>(area_id(area), face, sp);
    state.rebels.sp = 0;
    ++state.rebels.area;
    state.step = Step::Next;
    if (face == 1)
        found_state(turn, area, sp);
    else
        form_band(turn, area, sp);
}

// A phase G that is over makes way for that of the next turn. READING: R72.
std::optional<RebellionDie> next_rebellion_die(const Rules& rules, const State& state) {
    using Rule = RebellionDie::Rule;
    if (state.phase == Phase::Rebellion && state.rebellion.stage == Stage::First)
        return RebellionDie{.period = rules.period(state), .rule = Rule::Fallen};
    const bool is_past = state.phase > Phase::Rebellion;
    if (is_past && (state.phase == Phase::Over || is_last_turn(rules, state))) return std::nullopt;
    return RebellionDie{.period = rules.scenario().period[at(state.turn + (is_past ? 1 : 0))],
                        .rule = state.first_rebellion != 0 ? Rule::FirstOne : Rule::Table};
}

AreaSet threatened_stacks(const State& state) {
    const AreaSet stacks = places_with_at_least(state.legions, kRebelliousStack);
    if (state.phase != Phase::Rebellion) return stacks;
    return stacks & areas_from(state.rebels.area + (state.step == Step::Outcome ? 1 : 0));
}

// READING: R71. The table ends there.
int modified_die(const Rules& rules, RebellionDie die, int face) {
    if (die.rule != RebellionDie::Rule::Table) return face;
    return std::clamp(face + rules.tables().modifier[at(die.period)], -1, kHighestRebellionDie);
}

int rebels_of(const Rules& rules, int die, int legions) {
    if (legions < kRebelliousStack || die < kLowestRebellionDie) return 0;
    int column = kRebellionColumns - 1;
    while (kRebellionLegions[at(column)] > legions) --column;
    const int figure = rules.tables().rebellion[at(die)][at(column)];
    const int percent = 100;
    const bool is_share = column == kRebellionColumns - 1;
    return std::min(is_share ? (legions * figure + percent - 1) / percent : figure, legions);
}

int rebels_on(const Rules& rules, RebellionDie die, int face, int legions) {
    using Rule = RebellionDie::Rule;
    if (die.rule == Rule::Table) return rebels_of(rules, modified_die(rules, die, face), legions);
    const bool is_due = die.rule == Rule::Fallen || face == 1;
    return is_due ? std::max(0, legions - kRebelliousStack + 1) : 0;
}

// 18.1, 19.1.
bool next_rebellion(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (state.rebellion.stage == Stage::Begin) {
        state.rebellion.stage = Stage::AreaByArea;
        if (state.first_rebellion != 0) {
            state.step = Step::Uprising;
            return true;
        }
    }
    const AreaSet stacks = threatened_stacks(state);
    state.rebels.area = area_id(stacks == 0 ? rules.board().size() : std::countr_zero(stacks));
    if (stacks == 0) return false;
    if (state.rebellion.stage == Stage::AreaByArea) {
        state.step = Step::Rebellion;
        return true;
    }
    // One stack at a time: a state that is founded may raise militia first.
    const int legions = state.legions[state.rebels.area];
    const int rebels = rebels_on(rules, *next_rebellion_die(rules, state), 1, legions);
    rebel(turn, {state.rebels.area, rebels, cite("R72")});
    return true;
}

// 19.1. READING: R72.
void roll_uprising(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    turn.tell<EventKind::UprisingRolled>(face);
    state.step = Step::Next;
    state.rebellion.stage = Stage::First;
    if (face == 1)
        state.first_rebellion = 0;
    else
        state.rebels.area = area_id(rules.board().size());
}

void roll_rebellion(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int area = state.rebels.area;
    const RebellionDie die = *next_rebellion_die(rules, state);
    const int legions = state.legions[at(area)];
    const int rebels = rebels_on(rules, die, face, legions);
    turn.tell<EventKind::RebellionRolled>(area_id(area), face, modified_die(rules, die, face),
                                          legions);
    state.step = Step::Next;
    if (rebels > 0) rebel(turn, {area, rebels, cite("8.0")});
    if (state.step == Step::Next) ++state.rebels.area;
}

// 8.21, 8.5. READING: R47, R48.
bool arrive_as_rebels(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    state.march.group = static_cast<std::uint8_t>(merge_bands(turn, state.march.group));
    Group& band = state.groups[state.march.group];
    const int loyal = loyal_at(rules, state, band.area);
    bool goes_on = 2 * loyal <= band.regulars;
    auto& legions = state.legions[band.area];
    if (legions > 0 && legions < band.regulars) {
        const int joining = legions;
        legions = 0;
        band.regulars = static_cast<std::uint16_t>(band.regulars + joining);
        turn.tell<EventKind::LegionsJoined>(area_id(band.area), joining, band.regulars);
        if (rules.options().joiners_stop_nobody) goes_on = 2 * (loyal - joining) <= band.regulars;
    }
    return goes_on;
}

// 8.22. READING: R51, R102.
void satisfy_rebels(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    for (const int area : {rules.board().rome, rules.board().byzantium}) {
        const int index = group_at(state, kRebels, area);
        if (index < 0) continue;
        const int sp = state.groups[at(index)].regulars;
        bool largest = sp > *std::max_element(state.legions.begin(), state.legions.end());
        for (int other = 0; other < state.group_count; ++other)
            if (other != index && state.groups[at(other)].force == kRebels)
                largest = largest && sp > state.groups[at(other)].regulars;
        if (!largest) continue;
        remove_group(state, index);
        state.legions[at(area)] = static_cast<std::uint8_t>(state.legions[at(area)] + sp);
        state.treasury = static_cast<std::int16_t>(state.treasury - rules.tables().march_penalty);
        turn.tell<EventKind::RomeSatisfied>(area_id(area), sp, state.treasury);
    }
}

namespace {

bool is_at(const State& state, Stage stage) {
    return state.phase == Phase::Rebellion && state.rebellion.stage == stage;
}

struct Uprising : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Do the legions rise?", .waiting = kDieFirst, .meaning = meaning};
    }
    static std::string meaning(const Rules&, const State&, int face) {
        return face == 1 ? "three legions of each stack stay loyal, the rest rebel"
                         : "they stay quiet";
    }
    static bool fits(const State& state) { return is_at(state, Stage::AreaByArea); }

    static void apply(const Turn& turn, Action action) { roll_uprising(turn, face_of(action)); }
};
struct Rebellion : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Do the {stack:legion} in {here} rebel?",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        const RebellionDie die = *next_rebellion_die(rules, state);
        const int rebels = rebels_on(rules, die, face, state.legions[state.rebels.area]);
        return rebels == 0
                   ? "none"
                   : number_text(rebels) + " " + std::string(agreeing(rebels, "rebels", "rebel"));
    }
    static bool fits(const State& state) { return is_at(state, Stage::AreaByArea); }
    static std::string_view fault(const Rules& rules, const State& state) {
        return missing_unless(state.rebels.area < rules.board().size());
    }

    static void apply(const Turn& turn, Action action) { roll_rebellion(turn, face_of(action)); }
};
struct Outcome : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "{rebels:Does|Do} the {rebels:rebel} in {here} found a state?",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        if (face == 1) return "a state is founded";
        return "they march to " + area_title(rules, rebel_goal(rules, state, state.rebels.area));
    }
    static bool fits(const State& state) {
        return is_at(state, Stage::AreaByArea) || is_at(state, Stage::First) ||
               (state.phase == Phase::Treasury && state.pay.stage == PayFrame::Stage::UnpaidRebel);
    }
    static std::string_view fault(const Rules& rules, const State& state) {
        return missing_unless(state.rebels.area < rules.board().size() && state.rebels.sp > 0);
    }

    static void apply(const Turn& turn, Action action) { roll_outcome(turn, face_of(action)); }
};

}  // namespace

constexpr Question kUprising = question_of<Uprising>();
constexpr Question kRebellion = question_of<Rebellion>();
constexpr Question kOutcome = question_of<Outcome>();

}  // namespace occasus::invasions
