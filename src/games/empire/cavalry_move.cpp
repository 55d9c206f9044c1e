// Step 7.8: after the conflicts Cavalry rides on. From where, where to, and how many.
#include <bit>

#include "games/empire/chapters.h"
#include "games/empire/counters.h"

namespace occasus::empire {

// 7.8. READING: R28. Cavalry that moved in phase 6 may move again.
void begin_cavalry_move(const Turn& turn) {
    State& state = turn.state;
    state.step = Step::CavalryMove;
    // Nothing can move: nobody is asked.
    for (AreaSet rest = state.cavalry_areas; rest != 0; rest &= rest - 1)
        if (turn.rules.cavalry_refuges(state, std::countr_zero(rest)) != 0) return;
    end_turn(turn);
}

namespace {

void move_cavalry(const Turn& turn, int count) {
    State& state = turn.state;
    change_cavalry(state, state.from, -count);
    change_cavalry(state, state.to, count);
    auto& arrived = state.arrived_cavalry[state.to];
    arrived = static_cast<std::uint8_t>(arrived + count);
    turn.tell<EventKind::CavalryMoved>(state.from, state.to, count);
    close_question(state);
    state.step = Step::CavalryMove;
}

struct CavalryMove {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where does Cavalry move from?",
                .detail = "After the conflicts each Cavalry may move to a bordering area.",
                .waiting = "Choose where it moves from first."};
    }

    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        may.choose(Verb::From, "From {area}", rules.board().all)
            .only(state.cavalry_areas, cite("7.8"), "There is no Cavalry in {area}.")
            .each([&](int area) -> Bar {
                if (Rules::free_cavalry(state, area) == 0)
                    return {cite("R12"),
                            "Counters that arrived in {area} this phase cannot move again."};
                if (rules.cavalry_refuges(state, area) == 0)
                    return {cite("7.8"), "The Cavalry in {area} has nowhere to go."};
                return {};
            });
        may.choose(Verb::End, "End the turn");
    }

    static void apply(const Turn& turn, Action action) {
        if (verb_of(action) == Verb::End) return end_turn(turn);
        turn.state.from = area_id(operand_of(action));
        turn.state.step = Step::CavalryTarget;
    }
};

struct CavalryTarget {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where does the Cavalry of {from} go?",
                .waiting = "Choose where the Cavalry of {from} goes first."};
    }

    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const Board& board = rules.board();
        may.choose(Verb::Target, "To {area}", board.all)
            .only(board.neighbours[state.from], cite("7.8"), "{area} does not border {from}.")
            .only(~state.walls, cite("7.8"), "A Wall keeps Cavalry out of {area}.")
            .only(~board.mountain, cite("7.8"), "Cavalry may not enter the mountains of {area}.")
            .only(~state.roman_areas & ~bit_of(board.rome), cite("7.8"),
                  "After the conflicts Cavalry may not enter Roma or an area with a Roman Force.");
    }

    static void answers(const Rules&, const State& state, Answers& answers) {
        answers.push_back(make_action(Verb::From, state.from));
    }

    // How many, unless there is one.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        state.to = area_id(operand_of(action));
        if (Rules::free_cavalry(state, state.from) == 1) return move_cavalry(turn, 1);
        state.step = Step::CavalryCount;
    }
};

struct CavalryCount {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many Cavalry go to {to}?",
                .waiting = "Choose how many Cavalry go to {to} first."};
    }

    template <class May>
    static void choices(const Rules&, const State& state, May& may) {
        may.choose(Verb::Cavalry, "{number} Cavalry", kCounts)
            .only(operands_between(1, kMaxForces), cite("7.8"),
                  "Choose at least one counter to move.")
            .only(operands_between(0, Rules::free_cavalry(state, state.from)), cite("7.8"),
                  "No more than {riders} Cavalry may move from there.");
    }

    static void answers(const Rules& rules, const State& state, Answers& answers) {
        CavalryTarget::answers(rules, state, answers);
        answers.push_back(make_action(Verb::Target, state.to));
    }

    static void apply(const Turn& turn, Action action) { move_cavalry(turn, operand_of(action)); }
};

}  // namespace

constexpr Question kCavalryMove{Question::of<CavalryMove>()};
constexpr Question kCavalryTarget{Question::of<CavalryTarget>()};
constexpr Question kCavalryCount{Question::of<CavalryCount>()};

}  // namespace occasus::empire
