// Phase 6: Barbarian movement. From where, where to, and how many of each kind.
#include <bit>

#include "core/counts.h"

#include "games/empire/chapters.h"
#include "games/empire/counters.h"

namespace occasus::empire {

void begin_barbarian_movement(State& state) {
    forget_moves(state);
    close_question(state);
    state.step = Step::BarbarianMove;
}

namespace {

// 6.1, 6.4. The chosen units move; then the next origin is asked for.
void move_barbarians(const Turn& turn, int forces, int cavalry) {
    State& state = turn.state;
    change_barbarians(state, state.from, -forces);
    change_barbarians(state, state.to, forces);
    change_cavalry(state, state.from, -cavalry);
    change_cavalry(state, state.to, cavalry);
    auto& arrived = state.arrived[state.to];
    arrived = static_cast<std::uint8_t>(arrived + forces);
    auto& riders = state.arrived_cavalry[state.to];
    riders = static_cast<std::uint8_t>(riders + cavalry);
    turn.tell<EventKind::BarbariansMoved>(state.from, state.to, forces, cavalry);
    close_question(state);
    state.step = Step::BarbarianMove;
}

// 6.2. How many Cavalry may go along from the area to the other.
int free_riders(const Rules& rules, const State& state) {
    const bool may_ride = contains(rules.cavalry_targets(state, state.from), state.to);
    return may_ride ? Rules::free_cavalry(state, state.from) : 0;
}

// 6.1, 6.3, R12. The areas that something may leave.
AreaSet origins(const Rules& rules, const State& state) {
    AreaSet areas = places_above(state.barbarians, state.arrived) & ~state.roman_areas;
    for (AreaSet rest = places_above(state.cavalry, state.arrived_cavalry) & ~areas; rest != 0;
         rest &= rest - 1)
        if (rules.cavalry_targets(state, std::countr_zero(rest)) != 0) areas |= rest & -rest;
    return areas;
}

struct BarbarianMove {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where do Barbarians move from?",
                .detail = "Each Force and Cavalry moves once, to a bordering area.",
                .waiting = "Choose where they come from first."};
    }

    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        choose_origin(rules, state, may);
        may.choose(Verb::End, "End Barbarian movement");
    }

    // 6.1, 6.3. A caller that need not explain has no reason to look at each area.
    template <class May>
    static void choose_origin(const Rules& rules, const State& state, May& may) {
        const AreaSet free = origins(rules, state);
        auto&& choice =
            may.choose(Verb::From, "From {area}", May::kExplains ? rules.board().all : free);
        if constexpr (May::kExplains)
            choice
                .only(state.barbarian_areas | state.cavalry_areas, cite("6.1"),
                      "There is nothing to move in {area}.")
                .each([&](int area) { return why_they_stay(state, area, free); });
    }

    static Bar why_they_stay(const State& state, int area, AreaSet free) {
        if (contains(free, area)) return {};
        if (is_contested(state, area))
            return {cite("6.3"), "Forces in the same Area as Roman Forces must stay there."};
        if (state.arrived[at(area)] + state.arrived_cavalry[at(area)] > 0)
            return {cite("R12"), "Counters that arrived in {area} this phase cannot move again."};
        return {cite("6.2"), "The Cavalry in {area} has nowhere to go."};
    }

    static void apply(const Turn& turn, Action action) {
        if (verb_of(action) == Verb::End) {
            forget_moves(turn.state);
            return next_conflict(turn);
        }
        turn.state.from = area_id(operand_of(action));
        turn.state.step = Step::BarbarianTarget;
    }
};

struct BarbarianTarget {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where do they go from {from}?", .waiting = "Choose where they go first."};
    }

    // 6.1, 6.2. 6.4: no garrison keeps Forces out.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const AreaSet for_forces = Rules::free_barbarians(state, state.from) > 0 ? ~AreaSet{0} : 0;
        may.choose(Verb::Target, "To {area}", rules.board().all)
            .only(rules.board().neighbours[state.from], cite("6.1"),
                  "{area} does not border {from}.")
            .only(~state.walls | for_forces, cite("6.2"), "A Wall keeps Cavalry out of {area}.")
            .only(~rules.board().mountain | for_forces, cite("6.2"),
                  "Cavalry may not enter the mountains of {area}.");
    }

    static void answers(const Rules&, const State& state, Answers& answers) {
        answers.push_back(make_action(Verb::From, state.from));
    }

    // 6.2. How many of each kind, as far as there is a choice. One Force alone, or Cavalry alone,
    // needs no further question.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        state.to = area_id(operand_of(action));
        const int forces = Rules::free_barbarians(state, state.from);
        const int cavalry = free_riders(turn.rules, state);
        if (forces + cavalry == 1) return move_barbarians(turn, forces, cavalry);
        state.step = forces > 0 ? Step::MoveForces : Step::MoveCavalry;
    }
};

struct MoveForces {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many Forces go to {to}?",
                .detail = "They leave {from}.",
                .waiting = "Choose how many Forces go to {to} first."};
    }

    // 6.1. No Force need go where Cavalry may.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const bool riders = free_riders(rules, state) > 0;
        may.choose(Verb::Forces, "{number:Force}", kCounts)
            .called(0, "No Force")
            .only(operands_between(riders ? 0 : 1, kMaxForces), cite("6.1"),
                  "Choose at least one counter to move.")
            .only(operands_between(0, Rules::free_barbarians(state, state.from)), cite("6.1"),
                  "No more than {free} Forces may move from there.");
        if (!riders)
            may.skipped(Verb::Cavalry, kCounts, cite("6.2"),
                        "Cavalry may not go from {from} to {to}.")
                .when(Rules::free_cavalry(state, state.from) > 0, cite("6.1"),
                      "There is no Cavalry to move in {from}.");
    }

    static void answers(const Rules& rules, const State& state, Answers& answers) {
        BarbarianTarget::answers(rules, state, answers);
        answers.push_back(make_action(Verb::Target, state.to));
    }

    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const int forces = operand_of(action);
        const int cavalry = free_riders(turn.rules, state);
        if (cavalry == 0) return move_barbarians(turn, forces, 0);
        if (forces == 0 && cavalry == 1) return move_barbarians(turn, 0, 1);
        state.count = static_cast<std::uint8_t>(forces);
        state.step = Step::MoveCavalry;
    }
};

struct MoveCavalry {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many Cavalry go to {to}?",
                .detail = "They leave {from}.",
                .waiting = "Choose how many Cavalry go to {to} first."};
    }

    // 6.1.
    template <class May>
    static void choices(const Rules&, const State& state, May& may) {
        may.choose(Verb::Cavalry, "{number} Cavalry", kCounts)
            .called(0, "No Cavalry")
            .only(operands_between(state.count > 0 ? 0 : 1, kMaxForces), cite("6.1"),
                  "Choose at least one counter to move.")
            .only(operands_between(0, Rules::free_cavalry(state, state.from)), cite("6.1"),
                  "No more than {riders} Cavalry may move from there.");
    }

    static void answers(const Rules& rules, const State& state, Answers& answers) {
        MoveForces::answers(rules, state, answers);
        if (Rules::free_barbarians(state, state.from) > 0)
            answers.push_back(make_action(Verb::Forces, state.count));
    }

    static void apply(const Turn& turn, Action action) {
        move_barbarians(turn, turn.state.count, operand_of(action));
    }
};

}  // namespace

constexpr Question kBarbarianMove{Question::of<BarbarianMove>()};
constexpr Question kBarbarianTarget{Question::of<BarbarianTarget>()};
constexpr Question kMoveForces{Question::of<MoveForces>()};
constexpr Question kMoveCavalry{Question::of<MoveCavalry>()};

}  // namespace occasus::empire
