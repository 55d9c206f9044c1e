// Chapters 10 and 13, and 5.8: militia appears, is placed, and leaves.
#include "games/invasions/chapters/militia.h"

#include "games/invasions/words/words.h"

namespace occasus::invasions {

// 13.1.
bool has_one_area(const Rules& rules, int province) {
    return std::has_single_bit(areas_of(rules, province));
}

// 13.2.
int area_of_die(const Rules& rules, int province, int face) {
    const Province& one = rules.board().province(province);
    return face <= std::popcount(one.areas) ? one.first_area + face - 1 : -1;
}

// READING: R58. The militia of Scythia ignores the Huns.
static bool is_hostile_to_militia(const Rules& rules, const State& state, int province,
                                  Force force) {
    const Force owner = state.militia_owner[at(province)];
    if (force == owner || force == kRebels) return false;
    return !(force == kHuns && owner == kScythians && is_home(rules, kHuns, province));
}

// 13.2.
int roll_area(const Turn& turn, int province, int face, Cite rule) {
    const Rules& rules = turn.rules;
    const int area = area_of_die(rules, province, face);
    turn.tell_by<EventKind::AreaRolled>(rule, province_id(province), face, area >= 0 ? 1 : 0);
    return area;
}

// 10.0, 10.7, 5.82. READING: R18, R97.
void call_militia(const Rules& rules, State& state, int province, Force intruder) {
    if (!is_hostile_to_militia(rules, state, province, intruder)) return;
    if (has_province(state.revolts | state.spent, province)) return;
    if (allowance(rules, state, province) == 0) return;
    if (militia_in(state, areas_of(rules, province)) > 0) return;
    state.militia_due |= province_bit(province);
}

bool has_intruder(const Rules& rules, const State& state, int province) {
    const Strengths strengths = strengths_in(rules, state, areas_of(rules, province));
    bool found = false;
    for_each_bit(strengths.present, [&](int force) {
        found = found || is_hostile_to_militia(rules, state, province, force_of(force));
    });
    return found;
}

void call_militia_against_all(const Rules& rules, State& state, int province) {
    const Strengths strengths = strengths_in(rules, state, areas_of(rules, province));
    for_each_bit(strengths.present,
                 [&](int force) { call_militia(rules, state, province, force_of(force)); });
}

// 10.0, 5.81, 13.0.
void place_militia(const Turn& turn, int area) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int province = province_of(rules, area);
    state.militia_due &= ~province_bit(province);
    state.militia[at(area)] = static_cast<std::uint8_t>(allowance(rules, state, province));
    turn.tell<EventKind::MilitiaRose>(province_id(province), area_id(area), state.militia[at(area)],
                                      state.militia_owner[at(province)]);
    state.step = Step::Next;
}

void place_next_militia(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int province = std::countr_zero(state.militia_due);
    if (has_one_area(rules, province))
        return place_militia(turn, rules.board().province(province).first_area);
    state.step =
        state.militia_owner[at(province)] == kRome ? Step::PlaceMilitia : Step::MilitiaArea;
}

// 13.2.
void roll_militia_area(const Turn& turn, int face) {
    State& state = turn.state;
    const int area = roll_area(turn, std::countr_zero(state.militia_due), face, cite("13.2"));
    if (area >= 0) place_militia(turn, area);
}

static ProvinceSet militia_provinces(const Rules& rules, const State& state) {
    ProvinceSet provinces = 0;
    for_each_bit(places_with_any(state.militia),
                 [&](int area) { provinces |= province_bit(province_of(rules, area)); });
    return provinces;
}

// Those of some Provinces with a force that is hostile to their militia.
static ProvinceSet threatened_provinces(const Rules& rules, const State& state, ProvinceSet among) {
    ProvinceSet threatened = 0;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        const int province = province_of(rules, group.area);
        if (has_province(among & ~threatened, province) &&
            is_hostile_to_militia(rules, state, province, group.force))
            threatened |= province_bit(province);
    }
    const AreaSet legions = places_with_any(state.legions);
    const AreaSet militia = places_with_any(state.militia);
    for_each_bit(among & ~threatened, [&](int province) {
        const AreaSet areas = areas_of(rules, province);
        const bool by_legions =
            (areas & legions) != 0 && is_hostile_to_militia(rules, state, province, kRome);
        const bool by_revolt =
            (areas & militia) != 0 &&
            is_hostile_to_militia(rules, state, province, militia_force(state, province));
        if (by_legions || by_revolt) threatened |= province_bit(province);
    });
    return threatened;
}

void remove_militia(const Turn& turn, int province) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    for_each_bit(areas_of(rules, province),
                 [&](int area) { state.militia[at(area)] = state.moved_militia[at(area)] = 0; });
    turn.tell<EventKind::MilitiaLeft>(province_id(province), state.militia_owner[at(province)]);
}

// 10.0, 10.4. READING: R97.
void dismiss_militia(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const ProvinceSet due = (militia_provinces(rules, state) & ~state.revolts) | state.spent;
    // OPTIMIZATION: at the end of most phases there is nothing to look for.
    if (due == 0) return;
    const AreaSet militia = places_with_any(state.militia);
    for_each_bit(due & ~threatened_provinces(rules, state, due), [&](int province) {
        if ((militia & areas_of(rules, province)) != 0) remove_militia(turn, province);
        if (!has_province(state.spent, province)) return;
        state.spent &= ~province_bit(province);
        turn.tell<EventKind::MilitiaReturned>(province_id(province),
                                              state.militia_owner[at(province)]);
    });
}

// 5.83, 10.2, 9.31.
void hand_over_militia(const Turn& turn, int province, Force owner) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (state.militia_owner[at(province)] == owner) return;
    state.militia_owner[at(province)] = owner;
    state.spent &= ~province_bit(province);
    turn.tell_by<EventKind::MilitiaChanged>(owner == kPersians ? cite("10.2") : cite("5.83"),
                                            province_id(province), owner);
    call_militia_against_all(rules, state, province);
}

std::string area_meaning(const Rules& rules, int province, int face) {
    const int area = area_of_die(rules, province, face);
    return area < 0 ? kAgain : area_title(rules, area);
}

// After what militia may be due: the set-up, somebody's entering a Province, or a new owner.
static bool can_militia_rise(const State& state) {
    switch (state.phase) {
        case Phase::SetUp:
            return state.set_up.stage == SetUpFrame::Stage::Ready;
        case Phase::Movement:
            return state.movement.stage == MovementFrame::Stage::Arrived;
        case Phase::Creation:
            return state.creation.stage == CreationFrame::Stage::Rolls ||
                   state.creation.stage == CreationFrame::Stage::Places;
        case Phase::RomanMovement:
            return state.roman_movement.stage == RomanMovementFrame::Stage::Arrived;
        case Phase::Rebellion:
            return state.rebellion.stage == RebellionFrame::Stage::AreaByArea ||
                   state.rebellion.stage == RebellionFrame::Stage::First;
        case Phase::Control:
            return state.control.stage == ControlFrame::Stage::Aims;
        case Phase::Treasury:
            return state.pay.stage == PayFrame::Stage::UnpaidRebel;
        case Phase::Replacement:
            return true;
        default:
            return false;
    }
}

struct PlaceMilitia {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where does the militia of {due} rise?",
                .detail = "All of it must be placed in one Area."};
    }
    static bool fits(const State& state) { return can_militia_rise(state); }
    static std::string_view fault(const Rules&, const State& state) {
        return missing_unless(state.militia_due != 0);
    }

    // 5.81.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        may.choose(Verb::Raise, "Raise the militia in {area}", rules.board().all_areas)
            .only(areas_of(rules, std::countr_zero(state.militia_due)), cite("5.81"),
                  "Militia can rise only in its own Province.");
    }

    static void apply(const Turn& turn, Action action) { place_militia(turn, operand_of(action)); }
};

struct MilitiaArea : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "In which Area of {due} does the militia rise?",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        return area_meaning(rules, std::countr_zero(state.militia_due), face);
    }
    static bool fits(const State& state) { return can_militia_rise(state); }
    static std::string_view fault(const Rules&, const State& state) {
        return missing_unless(state.militia_due != 0);
    }

    static void apply(const Turn& turn, Action action) { roll_militia_area(turn, face_of(action)); }
};

constexpr Question kPlaceMilitia = question_of<PlaceMilitia>();
constexpr Question kMilitiaArea = question_of<MilitiaArea>();

}  // namespace occasus::invasions
