// 5.1 to 5.3, 10.12: the player moves the loyal Romans.
#include "games/invasions/roman_movement.h"

namespace occasus::invasions {

namespace {

// 5.22. READING: R20. Judged once, when the phase begins.
void begin_roman_movement(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    state.held = 0;
    const AreaSet mixed =
        areas_with(rules, state, force_bit(kRome)) & areas_with(rules, state, kNonLoyal);
    for_each_bit(mixed, [&](int area) {
        const Strengths strengths = strengths_at(rules, state, area);
        if (!is_held(strengths, kRome)) return;
        state.held |= area_bit(area);
        tell_held(turn, strengths, {kRome, area});
    });
    state.stage = kRomansChoose;
}

}  // namespace

// 5.11, 5.14, 10.11, 10.12.
AreaSet roman_steps(const Rules& rules, int from, int movement, bool militia) {
    AreaSet areas = 0;
    for (const Link& link : rules.board().links[at(from)]) {
        const bool inside = province_of(rules, link.to) == province_of(rules, from);
        if (link.cost <= movement && (inside || !militia)) areas |= area_bit(link.to);
    }
    return areas;
}

// 5.13, 5.21.
int movable(const Rules& rules, const State& state, int area, bool militia) {
    const int there = militia ? state.militia[at(area)] : state.legions[at(area)];
    const int moved = militia ? state.moved_militia[at(area)] : state.moved_legions[at(area)];
    if (there <= moved || contains(state.held, area)) return 0;
    if (militia && militia_force(state, province_of(rules, area)) != kRome) return 0;
    return roman_steps(rules, area, kMovement, militia) == 0 ? 0 : there - moved;
}

void choose_romans(State& state, int area, int count, bool militia) {
    state.march = March{};
    state.march.area = static_cast<std::uint8_t>(area);
    state.march.count = static_cast<std::uint8_t>(count);
    state.march.militia = militia ? 1 : 0;
    state.march.movement = kMovement;
    state.step = Step::Onward;
}

// 5.13.
void end_roman_march(State& state) {
    const March march = state.march;
    auto& moved = (march.militia != 0 ? state.moved_militia : state.moved_legions)[march.area];
    moved = static_cast<std::uint8_t>(moved + march.count);
    state.march = March{};
    state.stage = kRomansChoose;
    state.step = Step::Next;
}

// 5.11, 5.32.
void move_romans(const Turn& turn, int to) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    March& march = state.march;
    const int from = march.area;
    auto& points = march.militia != 0 ? state.militia : state.legions;
    points[at(from)] = static_cast<std::uint8_t>(points[at(from)] - march.count);
    points[at(to)] = static_cast<std::uint8_t>(points[at(to)] + march.count);
    march.area = static_cast<std::uint8_t>(to);
    march.movement =
        static_cast<std::uint8_t>(march.movement - rules.board().step[at(from)][at(to)]);
    turn.tell_by<EventKind::Moved>(cite("5.32"), kRome, area_id(from), area_id(to), march.count);
    if (province_of(rules, from) != province_of(rules, to))
        call_militia(rules, state, province_of(rules, to), kRome);
    state.stage = kRomansArrived;
    state.step = Step::Next;
}

namespace {

// 5.33, 5.34. On among friends, as long as there are points; no further among others.
void arrive_as_romans(const Rules& rules, State& state) {
    const March& march = state.march;
    const bool met = (strengths_at(rules, state, march.area).present & kNonLoyal) != 0;
    if (met || roman_steps(rules, march.area, march.movement, march.militia != 0) == 0)
        return end_roman_march(state);
    state.step = Step::Onward;
}

bool can_any_move(const Rules& rules, const State& state) {
    for (int area = 0; area < rules.board().size(); ++area)
        for (const bool militia : {false, true})
            if (movable(rules, state, area, militia) > 0) return true;
    return false;
}

}  // namespace

void end_roman_movement(State& state) {
    state.held = 0;
    state.moved_legions.fill(0);
    state.moved_militia.fill(0);
}

bool move_romans_on(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (state.stage == kRomansBegin) begin_roman_movement(turn);
    if (state.stage == kRomansArrived) {
        arrive_as_romans(rules, state);
        return false;
    }
    if (can_any_move(rules, state)) {
        state.step = Step::Move;
        return false;
    }
    end_roman_movement(state);
    return true;
}

}  // namespace occasus::invasions
