// Chapter 16: Barbarians are created.
#include "games/invasions/chapters/creation.h"

#include "games/invasions/words/words.h"

namespace occasus::invasions {

using Stage = CreationFrame::Stage;

// 16.0. The nation at home in a Province of origin.
static Force nation_of(const Rules& rules, int province) {
    for (const Force nation : kNationsAtHome)
        if (rules.board().homes[nation] == province) return nation;
    return kNobody;
}

// 16.3. How many rolls this turn has.
static int creation_rolls(const Rules& rules, const State& state) {
    const auto period = at(rules.period(state));
    const bool none = rules.tables().even_turns[period] && state.turn % 2 != 0;
    return none ? 0 : rules.tables().rolls[period];
}

// 16.2, 5.69. READING: R60. A group appears; the militia of its home may belong to others.
static void create_group(const Turn& turn, const Group& group) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (has_room(state, group.force)) {
        add_group(state, group);
        turn.tell_by<EventKind::ForcePlaced>(cite("16.2"), group.force, area_id(group.area),
                                             group.regulars, group.raiders);
        call_militia(rules, state, province_of(rules, group.area), group.force);
    }
    state.step = Step::Next;
}

// 3.2, 5.61. Points that are created together are one group.
Group new_group(Stack stack, int regulars, int raiders) {
    return {.regulars = static_cast<std::uint16_t>(regulars),
            .raiders = static_cast<std::uint16_t>(raiders),
            .force = stack.force,
            .area = area_id(stack.area),
            .target = kNone,
            .marks = 0};
}

// 19.5. READING: R58.
static void begin_creation(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const Scenario& scenario = rules.scenario();
    state.creation.rolls = static_cast<std::uint8_t>(creation_rolls(rules, state));
    state.creation.stage = state.creation.rolls > 0 ? Stage::Rolls : Stage::Places;
    if (scenario.hun_turn == state.turn)
        create_group(turn,
                     new_group({kHuns, rules.board().province(scenario.hun_province).first_area},
                               scenario.huns, 0));
}

// 16.1. READING: R56.
void roll_creation_line(const Turn& turn, int face) {
    State& state = turn.state;
    turn.tell<EventKind::CreationLine>(face);
    state.creation.line = static_cast<std::uint8_t>(face);
    state.step = Step::CreationRoll;
}

// 16.0. Adds the Strength Points of a column on the line of this roll.
static void create_by_column(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const auto column = at(face - 1);
    const Creation cell = rules.tables().creation[column][state.creation.line];
    turn.tell<EventKind::CreationRolled>(face, province_id(rules.tables().origins[column]), cell.sp,
                                         cell.raiders ? 1 : 0);
    auto& total = (cell.raiders ? state.creation.raiders : state.creation.levies)[column];
    total = static_cast<std::uint8_t>(total + cell.sp);
}

// READING: R55.
void roll_creation(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (face > kOrigins) {
        const bool counts = rules.options().six_creates_nobody;
        turn.tell<EventKind::SixRolled>(counts ? 1 : 0);
        if (!counts) return;
    } else {
        create_by_column(turn, face);
    }
    --state.creation.rolls;
    if (state.creation.rolls == 0) {
        state.creation.line = 0;
        state.creation.stage = Stage::Places;
        state.step = Step::Next;
    } else if (rules.options().new_line_each_roll) {
        state.step = Step::CreationLine;
    }
}

int next_created(const Rules& rules, const State& state) {
    int best = -1;
    for (int column = 0; column < kOrigins; ++column) {
        if (state.creation.levies[at(column)] + state.creation.raiders[at(column)] == 0) continue;
        if (best < 0 || rules.tables().origins[at(column)] < rules.tables().origins[at(best)])
            best = column;
    }
    return best;
}

static void place_created(const Turn& turn, int column, int area) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int levies = state.creation.levies[at(column)];
    const int raiders = state.creation.raiders[at(column)];
    state.creation.levies[at(column)] = state.creation.raiders[at(column)] = 0;
    const Force nation = nation_of(rules, rules.tables().origins[at(column)]);
    create_group(turn, new_group({nation, area}, levies, raiders));
}

void roll_creation_area(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int column = next_created(rules, state);
    const int area = roll_area(turn, rules.tables().origins[at(column)], face, cite("13.2"));
    if (area >= 0) place_created(turn, column, area);
}

// 13.2. Returns whether nothing is left to be placed.
static bool place_next_created(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int column = next_created(rules, state);
    if (column < 0) return true;
    const int province = rules.tables().origins[at(column)];
    if (has_one_area(rules, province))
        place_created(turn, column, rules.board().province(province).first_area);
    else
        state.step = Step::CreationArea;
    return false;
}

bool create_on(const Turn& turn) {
    switch (turn.state.creation.stage) {
        case Stage::Begin:
            begin_creation(turn);
            return false;
        case Stage::Rolls:
            turn.state.step = Step::CreationLine;
            return false;
        case Stage::Places:
            break;
    }
    return place_next_created(turn);
}

// "Germania 10 levies".
static std::string cell_text(const Rules& rules, int column, int line) {
    const Creation cell = rules.tables().creation[at(column)][at(line)];
    const Kind kind = cell.raiders ? Kind::Raiders : Kind::Regulars;
    return rules.board().province(rules.tables().origins[at(column)]).title + " " +
           (cell.sp == 0 ? "nobody" : counted_kind(cell.sp, kGermans, kind));
}

static bool is_at(const State& state, Stage stage) {
    return state.phase == Phase::Creation && state.creation.stage == stage;
}

struct CreationLine : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Which line of the table creates Barbarians?",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State&, int face) {
        std::string cells;
        for (int column = 0; column < kOrigins; ++column)
            if (rules.tables().creation[at(column)][at(face)].sp > 0)
                cells += (cells.empty() ? "" : " or ") + cell_text(rules, column, face);
        return cells.empty() ? "nobody" : cells;
    }

    static bool fits(const State& state) { return is_at(state, Stage::Rolls); }
    static std::string_view fault(const Rules&, const State& state) {
        return missing_unless(state.creation.rolls > 0);
    }

    static void apply(const Turn& turn, Action action) {
        roll_creation_line(turn, face_of(action));
    }
};
struct CreationRoll : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where are Barbarians created?", .waiting = kDieFirst, .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        if (face <= kOrigins) return cell_text(rules, face - 1, state.creation.line);
        return rules.options().six_creates_nobody ? "nobody" : kAgain;
    }

    static bool fits(const State& state) { return is_at(state, Stage::Rolls); }
    static std::string_view fault(const Rules&, const State& state) {
        const auto& [stage, rolls, line, levies, raiders] = state.creation;
        return missing_unless(rolls > 0 && line >= 1 && line <= 6);
    }

    static void apply(const Turn& turn, Action action) { roll_creation(turn, face_of(action)); }
};
struct CreationArea : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "In which Area of {origin} do they appear?",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        return area_meaning(rules, rules.tables().origins[at(next_created(rules, state))], face);
    }

    static bool fits(const State& state) { return is_at(state, Stage::Places); }
    static std::string_view fault(const Rules& rules, const State& state) {
        return missing_unless(next_created(rules, state) >= 0);
    }

    static void apply(const Turn& turn, Action action) {
        roll_creation_area(turn, face_of(action));
    }
};

constexpr Question kCreationLine = question_of<CreationLine>();
constexpr Question kCreationRoll = question_of<CreationRoll>();
constexpr Question kCreationArea = question_of<CreationArea>();

}  // namespace occasus::invasions
