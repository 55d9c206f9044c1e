// 5.1 to 5.3, 10.12: the player moves the loyal Romans.
#include "games/invasions/chapters/roman_movement.h"

#include <algorithm>

#include "games/invasions/board/paths.h"

namespace occasus::invasions {

using Stage = RomanMovementFrame::Stage;

// 5.22. READING: R20. Judged once, when the phase begins.
static void begin_roman_movement(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    state.held = 0;
    for_each_bit(areas_of_several(state), [&](int area) {
        if (loyal_at(rules, state, area) == 0) return;
        const Strengths strengths = strengths_at(rules, state, area);
        if (!is_held(strengths, kRome)) return;
        state.held |= area_bit(area);
        tell_held(turn, strengths, {kRome, area});
    });
    state.roman_movement.stage = Stage::Choose;
}

// 5.11, 5.14, 10.11, 10.12.
AreaSet roman_steps(const Rules& rules, int from, int movement, bool militia) {
    const AreaSet areas = rules.board().within[at(from)][at(movement)];
    return militia ? areas & areas_of(rules, province_of(rules, from)) : areas;
}

// 5.13, 5.21, 5.81, 10.12. Where there are legions, or loyal militia, that may move.
static AreaSet movable_areas(const Rules& rules, const State& state, bool militia) {
    if (!militia)
        return places_above(state.legions, state.moved_legions) & ~state.held & rules.board().exits;
    AreaSet areas = 0;
    for_each_bit(places_above(state.militia, state.moved_militia) & ~state.held &
                     rules.board().militia_exits,
                 [&](int area) {
                     if (militia_force(state, province_of(rules, area)) == kRome)
                         areas |= area_bit(area);
                 });
    return areas;
}

// 5.13, 5.21.
int movable(const Rules& rules, const State& state, int area, bool militia) {
    if (!contains(movable_areas(rules, state, militia), area)) return 0;
    return militia ? state.militia[at(area)] - state.moved_militia[at(area)]
                   : state.legions[at(area)] - state.moved_legions[at(area)];
}

void choose_romans(State& state, int area, int count, bool militia) {
    auto& moving = state.roman_movement;
    moving.area = area_id(area);
    moving.count = static_cast<std::uint8_t>(count);
    moving.militia = militia ? 1 : 0;
    moving.movement = kMovement;
    state.step = Step::Onward;
}

std::vector<Reached> reach_of(const Rules& rules, const State& state) {
    const RomanMovementFrame& moving = state.roman_movement;
    const AreaSet met = areas_with(rules, state, kNonLoyal) & ~area_bit(moving.area);
    std::array<int, kMaxAreas> left{};  // 0: not reached yet, else the points left and one.
    std::array<int, kMaxAreas> before{};
    left[moving.area] = moving.movement + 1;
    for (int movement = moving.movement; movement > 0; --movement)
        for (int from = 0; from < rules.board().size(); ++from) {
            if (left[at(from)] != movement + 1 || contains(met, from)) continue;
            for_each_bit(roman_steps(rules, from, movement, moving.militia != 0), [&](int to) {
                const int then = movement + 1 - rules.board().step[at(from)][at(to)];
                if (then <= left[at(to)]) return;
                left[at(to)] = then;
                before[at(to)] = from;
            });
        }
    std::vector<Reached> reach;
    for (int area = 0; area < rules.board().size(); ++area) {
        if (left[at(area)] == 0 || area == moving.area) continue;
        Reached& reached = reach.emplace_back();
        reached.area = area;
        reached.left = left[at(area)] - 1;
        for (int step = area; step != moving.area; step = before[at(step)])
            reached.way.push_back(step);
        std::ranges::reverse(reached.way);
    }
    return reach;
}

// 5.13.
void end_roman_march(State& state) {
    const RomanMovementFrame& moving = state.roman_movement;
    auto& moved = (moving.militia != 0 ? state.moved_militia : state.moved_legions)[moving.area];
    moved = static_cast<std::uint8_t>(moved + moving.count);
    state.roman_movement = {.stage = Stage::Choose};
    state.step = Step::Next;
}

// 5.11, 5.32.
void move_romans(const Turn& turn, int to) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    RomanMovementFrame& moving = state.roman_movement;
    const int from = moving.area;
    auto& points = moving.militia != 0 ? state.militia : state.legions;
    points[at(from)] = static_cast<std::uint8_t>(points[at(from)] - moving.count);
    points[at(to)] = static_cast<std::uint8_t>(points[at(to)] + moving.count);
    moving.area = area_id(to);
    moving.movement =
        static_cast<std::uint8_t>(moving.movement - rules.board().step[at(from)][at(to)]);
    turn.tell_by<EventKind::Moved>(cite("5.32"), mover_id(kRome, moving.militia != 0),
                                   area_id(from), area_id(to), moving.count);
    if (province_of(rules, from) != province_of(rules, to))
        call_militia(rules, state, province_of(rules, to), kRome);
    state.roman_movement.stage = Stage::Arrived;
    state.step = Step::Next;
}

// 5.33, 5.34. On among friends, as long as there are points; no further among others.
static void arrive_as_romans(const Rules& rules, State& state) {
    const RomanMovementFrame& moving = state.roman_movement;
    const bool met = (strengths_at(rules, state, moving.area).present & kNonLoyal) != 0;
    if (met || roman_steps(rules, moving.area, moving.movement, moving.militia != 0) == 0)
        return end_roman_march(state);
    state.step = Step::Onward;
}

static bool can_any_move(const Rules& rules, const State& state) {
    return movable_areas(rules, state, false) != 0 || movable_areas(rules, state, true) != 0;
}

void end_roman_movement(State& state) {
    state.held = 0;
    state.moved_legions.fill(0);
    state.moved_militia.fill(0);
}

bool are_movers_sound(const Rules& rules, const State& state) {
    const RomanMovementFrame& moving = state.roman_movement;
    if (moving.area >= rules.board().size() || moving.movement > kMovement) return false;
    const bool militia = moving.militia != 0;
    const int there = (militia ? state.militia : state.legions)[moving.area];
    const int moved = (militia ? state.moved_militia : state.moved_legions)[moving.area];
    return moving.count >= 1 && moving.count + moved <= there;
}

bool move_romans_on(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    switch (state.roman_movement.stage) {
        case Stage::Begin:
            begin_roman_movement(turn);
            break;
        case Stage::Choose:
            break;
        case Stage::Arrived:
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

// The legions, or the militia, that may be moved.
struct Movables {
    AreaSet areas = 0;
    AreaCounts points{};  // That have not moved, in every Area.
    int most = 0;
};
static Movables movables(const Rules& rules, const State& state, bool militia) {
    Movables found{.areas = movable_areas(rules, state, militia)};
    if (found.areas == 0) return found;
    const AreaCounts& there = militia ? state.militia : state.legions;
    const AreaCounts& moved = militia ? state.moved_militia : state.moved_legions;
    std::uint8_t most = 0;
    for (int area = 0; area < kMaxAreas; ++area) {
        found.points[at(area)] = static_cast<std::uint8_t>(there[at(area)] - moved[at(area)]);
        most = std::max(most, found.points[at(area)]);
    }
    found.most = most;
    return found;
}

// Why so many legions, or militia, of an Area do not move.
static Bar why_they_stay(const Rules& rules, const State& state, int area, bool militia,
                         int count) {
    if (contains(state.held, area))
        return {cite("5.22"), "A larger enemy holds the Romans in {area}."};
    if (militia && militia_force(state, province_of(rules, area)) != kRome)
        return {cite("5.81"), "There is no loyal militia in {area}."};
    const int there = militia ? state.militia[at(area)] : state.legions[at(area)];
    const int moved = militia ? state.moved_militia[at(area)] : state.moved_legions[at(area)];
    const int free = movable(rules, state, area, militia);
    if (count == 0) return {cite("5.32"), "Choose at least one to move."};
    if (count <= there && free < there && moved > 0)
        return {cite("5.13"), "In {area} only {free} {free:has|have} not moved yet."};
    if (militia && there > 0 && free == 0)
        return {cite("10.12"), "Militia may not leave its Province."};
    return militia ? Bar{cite("5.32"), "There {there:is|are} {there} militia in {area}."}
                   : Bar{cite("5.32"), "There {there:is|are} {there:legion} in {area}."};
}

// 5.31, 5.32. Any number of those in an Area that have not moved.
template <class May>
static void choose_movers(const Rules& rules, const State& state, bool militia, May& may) {
    const Movables free = movables(rules, state, militia);
    for (const int count : counts_of<May>(free.most)) {
        const AreaSet able =
            count > 0 ? free.areas & places_with_at_least(free.points, count) : AreaSet{0};
        // OPTIMIZATION: who need not explain looks only where so many are free.
        const AreaSet among = May::kExplains ? rules.board().all_areas : able;
        auto&& choice =
            militia ? may.choose(Verb::Militia, "Move {count} militia from {area}", among, count)
                    : may.choose(Verb::Legions, "Move {count:legion} from {area}", among, count);
        choice.by(militia ? cite("10.12") : cite("5.32"));
        if constexpr (May::kExplains)
            choice.each([&](int area) -> Bar {
                if (contains(able, area)) return {};
                return why_they_stay(rules, state, area, militia, count);
            });
    }
}

struct Move {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Which Romans move?",
                .detail = "Each unit moves once, with five Movement Points."};
    }
    static bool fits(const State& state) {
        return state.phase == Phase::RomanMovement && state.roman_movement.stage == Stage::Choose;
    }

    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        for (const bool militia : {false, true}) choose_movers(rules, state, militia, may);
        may.choose(Verb::End, "End of Roman movement").by(cite("5.31"));
    }

    static void apply(const Turn& turn, Action action) {
        if (verb_of(action) != Verb::End)
            return choose_romans(turn.state, operand_of(action), count_of(action),
                                 verb_of(action) == Verb::Militia);
        turn.state.step = Step::Next;
        end_roman_movement(turn.state);
        end_phase(turn);
    }
};

// 5.15, 5.34. Why those on the move cannot come to an Area that is not next to them.
static Bar why_out_of_reach(const Rules& rules, const State& state,
                            const std::vector<Reached>& reach, int area) {
    const RomanMovementFrame& moving = state.roman_movement;
    const Board& board = rules.board();
    if (area == moving.area || contains(board.neighbours[moving.area], area)) return {};
    if (distances_to(board, area_bit(area), board.all_areas)[moving.area] > moving.movement)
        return {cite("5.15"),
                "The route to {area} costs {distance:Movement Point}, and {movement} "
                "{movement:is|are} left."};
    if (std::ranges::find(reach, area, &Reached::area) != reach.end()) return {};
    return {cite("5.34"),
            "Enemies block every route to {area} that these units have Movement Points for."};
}

struct Onward {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where do they go from {march}?",
                .detail = "{movement:Movement Point} left."};
    }
    static bool fits(const State& state) {
        return state.phase == Phase::RomanMovement && state.roman_movement.stage != Stage::Begin;
    }

    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        choose_step(rules, state, may);
        may.choose(Verb::Stay, "Stay here")
            .by(cite("5.31"))
            .when(state.roman_movement.movement < kMovement, cite("5.32"),
                  "They have not moved yet.");
    }

    // 5.11, 5.15, 10.12. A choice is complete when it goes out of scope.
    template <class May>
    static void choose_step(const Rules& rules, const State& state, May& may) {
        const RomanMovementFrame& moving = state.roman_movement;
        const bool militia = moving.militia != 0;
        auto&& choice = may.choose(Verb::To, "To {area} ({cost})", rules.board().all_areas);
        choice.only(militia ? areas_of(rules, province_of(rules, moving.area)) : ~AreaSet{0},
                    cite("10.12"), "Militia may not leave its Province.");
        if constexpr (May::kExplains)
            choice.each([&, reach = reach_of(rules, state)](int area) {
                return why_out_of_reach(rules, state, reach, area);
            });
        choice
            .only(rules.board().neighbours[moving.area], cite("5.11"),
                  "{area} is not next to {march}.")
            .only(roman_steps(rules, moving.area, moving.movement, militia), cite("5.15"),
                  "{area} costs {cost}, and {movement:point} {movement:is|are} "
                  "left.");
    }

    static void apply(const Turn& turn, Action action) {
        if (verb_of(action) == Verb::Stay) return end_roman_march(turn.state);
        move_romans(turn, operand_of(action));
    }
};

constexpr Question kMove = question_of<Move>();
constexpr Question kOnward = question_of<Onward>();

}  // namespace occasus::invasions
