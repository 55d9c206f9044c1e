// Chapter 17 and 10.3: revolts grow and begin.
#include "games/invasions/chapters/revolt.h"

namespace occasus::invasions {

using Stage = RevolutionFrame::Stage;

// 10.32, 4.2A. READING: R11, R13. A revolt that was left alone doubles, where it stands.
static void grow_revolts(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    for_each_bit(state.doubling, [&](int province) {
        const AreaSet areas = areas_of(rules, province);
        const int sp = militia_in(state, areas);
        const int added = std::min(sp, rules.board().province(province).militia - sp);
        if (added <= 0) return;
        // A revolt that was loyal militia may stand in several Areas.
        int left = added;
        for_each_bit(areas, [&](int area) {
            auto& militia = state.militia[at(area)];
            const int here = std::min<int>(militia, left);
            militia = static_cast<std::uint8_t>(militia + here);
            left -= here;
        });
        turn.tell<EventKind::RevoltGrew>(province_id(province), added, sp + added);
    });
    state.doubling = 0;
}

// 17.2, 17.33. READING: R16.
int revolt_figure(const Rules& rules, const State& state, int province, int line) {
    const RevoltFigure& figure = rules.tables().revolt[at(province)][at(line)];
    return figure.always + (rules.period(state) == kPeriodG ? figure.only_g : 0);
}

// 17.31, 17.32. READING: R17.
Unmoved unmoved_by(const Rules& rules, const State& state, int province) {
    if (has_province(state.revolts, province)) return Unmoved::InRevolt;
    if (state_of_province(state, province) != kNobody) return Unmoved::OfState;
    const bool late = rules.period(state) == kPeriodG;
    const Force owner = state.owner[at(province)];
    if (late && owner == kPersians) return Unmoved::Persian;
    if (!late && owner != kRome) return Unmoved::NotRoman;
    const Force militia = state.militia_owner[at(province)];
    const bool may_turn =
        militia_in(state, areas_of(rules, province)) == 0 || militia == kRome || militia == kNative;
    return may_turn ? Unmoved::None : Unmoved::OthersMilitia;
}

static Cite unmoved_rule(Unmoved why) {
    if (why == Unmoved::InRevolt || why == Unmoved::OfState) return cite("17.31");
    return why == Unmoved::OthersMilitia ? cite("R17") : cite("17.32");
}

// 17.34, 10.32. READING: R12, R13, R14.
static int revolt_strength(const Rules& rules, const State& state, int province, int figure) {
    const int legions = legions_in(state, areas_of(rules, province));
    const int left = figure - std::max(0, legions - figure);
    return std::clamp(left, 0, rules.board().province(province).militia);
}

// 13.0. READING: R19.
static void place_revolt(const Turn& turn, int province, int area) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    state.militia[at(area)] = state.revolution.sp;
    state.revolts |= province_bit(province);
    turn.tell<EventKind::RevoltBegan>(province_id(province), area_id(area), state.revolution.sp,
                                      revolt_figure(rules, state, province, state.revolution.line));
    state.revolution.sp = 0;
    ++state.revolution.province;
    state.step = Step::Next;
}

// 17.2, 17.3, 10.31. READING: R15. The Provinces of the line in board order. Returns whether the
// phase is over.
static bool begin_revolts(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    for (; state.revolution.province < kProvinces; ++state.revolution.province) {
        const int province = state.revolution.province;
        const int figure = revolt_figure(rules, state, province, state.revolution.line);
        if (figure == 0) continue;
        if (const Unmoved why = unmoved_by(rules, state, province); why != Unmoved::None) {
            turn.tell_by<EventKind::RevoltIgnored>(unmoved_rule(why), province_id(province), figure,
                                                   why);
            continue;
        }
        const int standing = militia_in(state, areas_of(rules, province));
        if (standing > 0) {
            // 17.35. All of it, and no more is placed.
            state.revolts |= province_bit(province);
            turn.tell<EventKind::MilitiaRevolted>(province_id(province),
                                                  state.militia_owner[at(province)], standing);
            continue;
        }
        const int sp = revolt_strength(rules, state, province, figure);
        if (sp == 0) {
            turn.tell<EventKind::RevoltPrevented>(province_id(province), figure,
                                                  legions_in(state, areas_of(rules, province)));
            continue;
        }
        state.revolution.sp = static_cast<std::uint8_t>(sp);
        if (!has_one_area(rules, province)) {
            state.step = Step::RevoltArea;
            return false;
        }
        place_revolt(turn, province, rules.board().province(province).first_area);
        return false;
    }
    state.revolution.line = 0;
    return true;
}

// 17.0, 17.1.
void roll_revolution(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const bool yes = face >= rules.tables().revolution[at(rules.period(state))];
    turn.tell<EventKind::RevolutionRolled>(face, yes ? 1 : 0,
                                           static_cast<PeriodId>(rules.period(state)));
    state.revolution.stage = Stage::Over;
    state.step = yes ? Step::RevolutionLine : Step::Next;
}

void roll_revolution_line(const Turn& turn, int face) {
    State& state = turn.state;
    turn.tell<EventKind::RevolutionLine>(face);
    state.revolution.line = static_cast<std::uint8_t>(face);
    state.revolution.stage = Stage::Begin;
    state.step = Step::Next;
}

void roll_revolt_area(const Turn& turn, int face) {
    State& state = turn.state;
    const int area = roll_area(turn, state.revolution.province, face, cite("13.2"));
    if (area >= 0) place_revolt(turn, state.revolution.province, area);
}

bool revolt_on(const Turn& turn) {
    switch (turn.state.revolution.stage) {
        case Stage::Grow:
            grow_revolts(turn);
            turn.state.step = Step::Revolution;
            return false;
        case Stage::Begin:
            return begin_revolts(turn);
        case Stage::Over:
            break;
    }
    return true;
}

static bool is_at(const State& state, Stage stage) {
    return state.phase == Phase::Revolution && state.revolution.stage == stage;
}

struct Revolution : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Is there a revolution?", .waiting = kDieFirst, .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        return face >= rules.tables().revolution[at(rules.period(state))] ? "yes" : "no";
    }

    static bool fits(const State& state) { return is_at(state, Stage::Grow); }

    static void apply(const Turn& turn, Action action) { roll_revolution(turn, face_of(action)); }
};
struct RevolutionLine : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where are there revolts?", .waiting = kDieFirst, .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        std::string provinces;
        for (int province = 0; province < kProvinces; ++province)
            if (revolt_figure(rules, state, province, face) > 0 &&
                unmoved_by(rules, state, province) == Unmoved::None)
                provinces +=
                    (provinces.empty() ? "" : ", ") + rules.board().province(province).title;
        return provinces.empty() ? "nowhere" : provinces;
    }

    static bool fits(const State& state) { return is_at(state, Stage::Over); }

    static void apply(const Turn& turn, Action action) {
        roll_revolution_line(turn, face_of(action));
    }
};
struct RevoltArea : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "In which Area of {revolting} does the revolt begin?",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        return area_meaning(rules, state.revolution.province, face);
    }

    static bool fits(const State& state) { return is_at(state, Stage::Begin); }
    static std::string_view fault(const Rules& rules, const State& state) {
        const auto& [stage, line, province, sp] = state.revolution;
        return missing_unless(province < kProvinces && line >= 1 && line <= 6 && sp > 0 &&
                              sp <= rules.board().province(province).militia &&
                              militia_in(state, areas_of(rules, province)) == 0);
    }

    static void apply(const Turn& turn, Action action) { roll_revolt_area(turn, face_of(action)); }
};

constexpr Question kRevolution = question_of<Revolution>();
constexpr Question kRevolutionLine = question_of<RevolutionLine>();
constexpr Question kRevoltArea = question_of<RevoltArea>();

}  // namespace occasus::invasions
