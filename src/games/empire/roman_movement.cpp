// Phase 5: Roman movement. Which Legion, what it carries, and where to.
#include "games/empire/chapters.h"
#include "games/empire/counters.h"

namespace occasus::empire {

// 3.4. Units that were bought in phase 3 may move in it.
void begin_roman_movement(State& state) {
    forget_moves(state);
    close_question(state);
    state.step = Step::RomanMove;
}

namespace {

// WIN.1, 6.3. Barbarian Forces that border on Roma, and are free to move, find nobody in it.
bool rome_is_open(const Rules& rules, const State& state) {
    const int rome = rules.board().rome;
    return !contains(state.roman_areas, rome) &&
           (state.barbarian_areas & ~state.roman_areas & rules.board().neighbours[at(rome)]) != 0;
}

struct RomanMove {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Which Legion moves?",
                .detail = "Each Legion moves once, to a bordering area.",
                .waiting = "Choose a Legion first."};
    }

    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        may.choose(Verb::Legion, "Move {legion} in {home}", kAllLegions)
            .each([&](int legion) -> Bar {
                const int home = state.legions[at(legion)];
                if (home == kDead) return {cite("R8"), "{legion} is dead."};
                if (home == kAvailable) return {cite("5.1"), "{legion} is not on the map."};
                if (has_operand(state.marched, legion))
                    return {cite("5.1"), "{legion} has moved in this turn."};
                // 5.3, 5.4. READING: R23. Those who may not stay must all be able to go.
                if (!rules.may_stay_without(state, home, legion) && state.arrived[at(home)] > 0)
                    return {cite("R23"),
                            "Forces that have moved would be left in {home} without a Legion, Fort "
                            "or Wall."};
                return {};
            });
        if (rome_is_open(rules, state))
            may.choose(Verb::End, "End Roman movement, though Barbarians can take {rome}");
        else
            may.choose(Verb::End, "End Roman movement");
    }

    // 5.1, 5.4. Then how many Forces, unless there is no choice.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        if (verb_of(action) == Verb::End) return begin_barbarian_movement(state);
        const int legion = operand_of(action);
        state.legion = legion_id(legion);
        state.from = AreaId{state.legions[at(legion)]};
        // READING: R23. All or any: all when nobody may stay behind.
        const bool any = turn.rules.may_stay_without(state, state.from, legion);
        const int free = Rules::free_romans(state, state.from);
        state.count = static_cast<std::uint8_t>(any ? 0 : free);
        state.step = any && free > 0 ? Step::Carry : Step::March;
    }
};

struct Carry {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many Forces go with {mover}?",
                .detail = "It leaves {from}.",
                .waiting = "Choose how many Forces go with {mover} first."};
    }

    // 5.2. READING: R22. Any number of those that have not moved.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        auto&& some = may.choose(Verb::Carry, "With {number:Force}", kCounts);
        some.called(0, "The Legion alone");
        if (state.from == area_id(rules.board().rome))
            some.called(state.romans[state.from], "With {number:Force}, the last in {from}");
        limit(rules, state, some);
    }

    // 5.3, 5.4. READING: R12.
    template <class Choice>
    static void limit(const Rules& rules, const State& state, Choice& choice) {
        choice
            .only(operands_between(0, state.romans[state.from]), cite("5.2"),
                  "{from} has {free:Force} that can go.")
            .only(operands_between(0, Rules::free_romans(state, state.from)), cite("R12"),
                  "Forces that arrived with a Legion may not move on; {free} Forces may.")
            .when(rules.may_stay_without(state, state.from, static_cast<int>(state.legion)),
                  cite("5.4"),
                  "All Forces in {from} must go: without a Legion, Fort or Wall none may stay.");
    }

    static void answers(const Rules&, const State& state, Answers& answers) {
        answers.push_back(make_action(Verb::Legion, static_cast<int>(state.legion)));
    }

    static void apply(const Turn& turn, Action action) {
        turn.state.count = static_cast<std::uint8_t>(operand_of(action));
        turn.state.step = Step::March;
    }
};

struct March {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where does {mover} go?",
                .detail = "It leaves {from} with {count:Force}.",
                .waiting = "Choose where {mover} goes first."};
    }

    // 5.1, 5.5. READING: R26.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        may.choose(Verb::March, "To {area}", rules.board().all)
            .only(rules.board().neighbours[state.from], cite("5.1"),
                  "{area} does not border {from}.");
        if constexpr (May::kExplains)
            Carry::limit(
                rules, state,
                may.skipped(Verb::Carry, kCounts, cite("5.2"),
                            "You have already chosen to send {count:Force} with {mover}."));
    }

    static void answers(const Rules& rules, const State& state, Answers& answers) {
        const int legion = static_cast<int>(state.legion);
        Carry::answers(rules, state, answers);
        if (rules.may_stay_without(state, state.from, legion) &&
            Rules::free_romans(state, state.from) > 0)
            answers.push_back(make_action(Verb::Carry, state.count));
    }

    // 5.1, 5.3, 5.5. READING: R12, R22, R26.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const AreaId to = area_id(operand_of(action));
        const auto legion = static_cast<unsigned>(state.legion);
        change_romans(state, state.from, -state.count);
        change_romans(state, to, state.count);
        state.arrived[to] = static_cast<std::uint8_t>(state.arrived[to] + state.count);
        state.legions[legion] = to;
        state.marched = static_cast<std::uint8_t>(state.marched | 1U << legion);
        turn.tell<EventKind::Marched>(state.legion, state.from, to, state.count);
        close_question(state);
        state.step = Step::RomanMove;
    }
};

}  // namespace

constexpr Question kRomanMove{Question::of<RomanMove>()};
constexpr Question kCarry{Question::of<Carry>()};
constexpr Question kMarch{Question::of<March>()};

}  // namespace occasus::empire
