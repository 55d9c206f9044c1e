// Chapters SETUP and T: the first position, and the answers every phase shares.
#include <algorithm>
#include <bit>
#include <numeric>

#include "games/empire/chapters.h"
#include "games/empire/counters.h"

namespace occasus::empire {

// SETUP.1, SETUP.3. The Barbarian answers SETUP.2 first.
State Rules::start() const {
    State state;
    const CounterMix& mix = board().mix;
    state.legions.fill(kDead);  // Numbers beyond the mix are in no game.
    std::fill_n(state.legions.begin(), mix.legion, kAvailable);
    state.roman_pile = static_cast<std::uint8_t>(mix.roman_force);
    state.barbarian_pile = static_cast<std::uint8_t>(mix.barbarian_force);
    state.cavalry_pile = static_cast<std::uint8_t>(mix.cavalry);
    state.wall_pile = static_cast<std::uint8_t>(mix.wall);
    state.fort_pile = static_cast<std::uint8_t>(mix.fort);
    state.legions[0] = static_cast<std::uint8_t>(board().rome);
    deploy_romans(state, board().rome, kStartForces);
    state.resources = static_cast<std::uint16_t>(board().start_resources);
    return state;
}

namespace {

struct SetUp {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where do the three Barbarian Forces begin?",
                .detail = "Choose one invasion area."};
    }

    template <class May>
    static void choices(const Rules& rules, const State&, May& may) {
        may.choose(Verb::SetUp, "Gather in {area}", rules.board().all)
            .only(rules.board().invasion, cite("SETUP.2"), "{area} is not open to invasion.");
    }

    // SETUP.2. READING: R1. All three in one area.
    static void apply(const Turn& turn, Action action) {
        const AreaId area = area_id(operand_of(action));
        deploy_barbarians(turn.state, area, kStartForces);
        turn.tell<EventKind::BarbariansSetUp>(area, kStartForces);
        turn.tell_by<EventKind::TurnBegan>(cite("SETUP.3"), turn.state.turn);
        collect_resources(turn);
    }
};

}  // namespace

constexpr Question kSetUp{Question::of<SetUp>()};

std::uint8_t legions_in(const State& state, int area) {
    std::uint8_t legions = 0;
    for (unsigned number = 0; number < kMaxLegions; ++number)
        if (state.legions[number] == area)
            legions = static_cast<std::uint8_t>(legions | 1U << number);
    return legions;
}

AreaSet legion_areas(const State& state) {
    AreaSet areas = 0;
    for (const std::uint8_t area : state.legions)
        if (area < kMaxAreas) areas |= bit_of(area);
    return areas;
}

int Rules::income(const State& state) const {
    int income = 0;
    for (AreaSet rest = state.roman_areas; rest != 0; rest &= rest - 1)
        income += board().values[at(std::countr_zero(rest))];
    return income;
}

int Rules::upkeep(const State& state) const {
    int counters = board().mix.roman_force - state.roman_pile;
    for (const std::uint8_t area : state.legions) counters += area < kMaxAreas ? 1 : 0;
    return counters + std::popcount(state.walls) + std::popcount(state.forts);
}

int Rules::free_romans(const State& state, int area) {
    return state.romans[at(area)] - state.arrived[at(area)];
}

// READING: R29. An area where the phase began with Romans still has them: they do not move in it.
int Rules::free_barbarians(const State& state, int area) {
    return contains(state.roman_areas, area) ? 0
                                             : state.barbarians[at(area)] - state.arrived[at(area)];
}

int Rules::free_cavalry(const State& state, int area) {
    return state.cavalry[at(area)] - state.arrived_cavalry[at(area)];
}

AreaSet Rules::cavalry_targets(const State& state, int area) const {
    return board().neighbours[at(area)] & ~state.walls & ~board().mountain;
}

AreaSet Rules::cavalry_refuges(const State& state, int area) const {
    return cavalry_targets(state, area) & ~state.roman_areas & ~bit_of(board().rome);
}

bool Rules::may_stay_without(const State& state, int area, int legion) const {
    if (area == board().rome || contains(state.walls | state.forts, area)) return true;
    return (legions_in(state, area) & ~(1U << static_cast<unsigned>(legion))) != 0;
}

int Rules::horde(const State& state, int area) const {
    return state.barbarians[at(area)] + (options_.cavalry_in_ratio ? state.cavalry[at(area)] : 0);
}

// READING: R14, R33.
AdjustmentSet Rules::adjustments(const State& state, int area) const {
    AdjustmentSet set = 0;
    const auto add = [&set](AreaSet where, int here, Adjustment adjustment) {
        if (contains(where, here)) set |= static_cast<unsigned>(adjustment);
    };
    add(state.forts, area, Adjustment::Fort);
    if (state.round != 1) return set;
    add(board().rough & ~board().mountain, area, Adjustment::Forest);
    add(board().mountain, area, Adjustment::Mountain);
    add(state.cavalry_areas, area, Adjustment::Cavalry);
    return set;
}

// READING: R32.
int Rules::conflict_column(const State& state, int area) const {
    const int romans = state.romans[at(area)];
    return column_of(ratio_number(horde(state, area), romans, adjustments(state, area)));
}

static AreaSet areas_of(const Counts& counts) {
    AreaSet areas = 0;
    for (int area = 0; area < kMaxAreas; ++area)
        if (counts[at(area)] != 0) areas |= bit_of(area);
    return areas;
}

static int sum_of(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

// 5.4. Forces stand only where a Legion, a Wall or a Fort is, or in Rome.
static bool all_are_led(const Rules& rules, const State& state) {
    const AreaSet open = state.roman_areas & ~state.walls & ~state.forts & ~legion_areas(state) &
                         ~bit_of(rules.board().rome);
    return open == 0;
}

std::string_view Rules::broken_invariant(const State& state) const {
    const CounterMix& mix = board().mix;
    if (state.turn < 1 || state.turn > board().turns) return "turn is not on its track";
    if (areas_of(state.romans) != state.roman_areas ||
        areas_of(state.barbarians) != state.barbarian_areas ||
        areas_of(state.cavalry) != state.cavalry_areas)
        return "a set of areas does not match its counters";
    if ((state.roman_areas | state.barbarian_areas | state.cavalry_areas | state.walls |
         state.forts) &
        ~board().all)
        return "a counter is off the board";
    if (sum_of(state.romans) + state.roman_pile != mix.roman_force ||
        sum_of(state.barbarians) + state.barbarian_pile != mix.barbarian_force ||
        sum_of(state.cavalry) + state.cavalry_pile != mix.cavalry)
        return "a Force or Cavalry is lost or out of nowhere";
    if (std::popcount(state.walls) + state.wall_pile > mix.wall ||
        std::popcount(state.forts) + state.fort_pile > mix.fort)
        return "there are more Walls or Forts than counters";
    if (contains(state.walls | state.forts, board().rome)) return "Rome has a Wall or a Fort";
    for (int area = 0; area < kMaxAreas; ++area) {
        if (state.arrived_cavalry[at(area)] > state.cavalry[at(area)])
            return "more Cavalry arrived than are there";
        if (state.arrived[at(area)] > std::max(state.romans[at(area)], state.barbarians[at(area)]))
            return "more Forces arrived than are there";
    }
    if (!all_are_led(*this, state)) return "Forces stand in the open without a Legion";
    if ((state.step == Step::Over) != (state.winner != Winner::Nobody))
        return "the game is over without a winner, or has one before its end";
    if ((state.round != 0) != (state.step == Step::ConflictRoll || state.step == Step::Losses))
        return "a round out of its phase";
    return {};
}

}  // namespace occasus::empire
