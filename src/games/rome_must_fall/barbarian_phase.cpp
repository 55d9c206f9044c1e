// Chapter T3, the Barbarian phase: the black die, the cubes and the comparison.
#include "games/rome_must_fall/chapters.h"

namespace occasus::rome_must_fall {

namespace {

constexpr Untimely<Vocabulary> kResourcePhaseIsOver{
    asked_at(Step::Resource), cite("T2.1"),
    "The dice are assigned; the Resource phase of this turn is over."};

struct RollBlack {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Roll the black die for {the_enemy}.",
                .detail = "{attacks}",
                .waiting = "First roll the black die.",
                .untimely = {{kResourcePhaseIsOver}}};
    }

    template <class May>
    static void choices(const Rules&, const State&, May& may) {
        may.choose(Verb::Roll, "The die shows {face}{counted}", kFaces);
    }

    // T3.1. The black die falls; the player now answers with cubes.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const int face = face_of(action);
        const Tracker tracker = tracker_at(state.cursor);
        state.black = static_cast<std::uint8_t>(face);
        state.step = Step::Resolve;
        turn.tell<EventKind::BlackRolled>(tracker, face, d3(face));
        if (!turn.log.is_heard()) return;  // OPTIMIZATION: The sum is only told.
        const int base = turn.rules.base_total(state, tracker);
        const int bonus = turn.rules.bonus(state, tracker);
        turn.tell<EventKind::Attack>(tracker, base - bonus, bonus, base + d3(face));
    }
};

// T3.4. READING: R21, R26. The timeline box is marked, won or lost, and the next tracker follows;
// but defeat comes before it, and before the last check (E1).
void finish_tracker(const Turn& turn) {
    State& state = turn.state;
    if (state.fall == kFallBoxes) return end_in_defeat(turn);
    state.black = 0;
    state.step = Step::RollBlack;
    if (++state.cursor < kTrackers) return;
    ++state.turn;
    if (state.turn > kTurns) return end_in_victory(turn);
    begin_turn(state);
}

struct Resolve {
    static Asked prompt(const Rules& rules, const State& state) {
        const int needed = comparison(rules, state).needed();
        Asked asked{.text = "{tracker}: {value} against {total}. Spend {needed:cube}?",
                    .detail = "Otherwise: {loss}.",
                    .untimely = {{kResourcePhaseIsOver,
                                  {asked_at(Step::RollBlack), cite("T3.2"),
                                   "No roll is needed now. Make your decision."}}}};
        if (needed == 0) {
            asked.text = "{tracker}: {value} against {total}, held.";
            asked.detail = "No cube is needed.";
            asked.rule = cite("T3.3");
        } else if (needed > state.cubes) {
            asked.text = "{tracker}: {value} against {total}, lost.";
            asked.detail = "You would need {needed:cube} to hold; you have {cubes}.";
            asked.rule = cite("T3.3");
        }
        return asked;
    }

    // T3.2. READING: R17. As many as are held, also such as change nothing. The fewest that hold
    // are offered first.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const int needed = May::kExplains ? comparison(rules, state).needed() : 0;
        may.choose(Verb::Resolve, "Accept the loss: {loss}", one_operand(0))
            .by(cite("T3.3"))
            .usual(needed)
            .called(needed == 0 ? 0 : -1, "Hold");
        auto&& some = may.choose(Verb::Resolve, "Spend {number:cube} and still lose",
                                 operands_between(1, kMaxCubes));
        some.by(cite("T3.2"))
            .usual(needed)
            .only(operands_between(0, state.cubes), cite("T3.2"),
                  "You have only {cubes} of the {number} cubes.");
        for (int cubes = needed; May::kExplains && cubes <= kMaxCubes; ++cubes)
            some.called(cubes, "Hold with {number:cube}");
    }

    // T3.2 and T3.3. Cubes are spent after the black die is seen (R17), then the values are
    // compared.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const Tracker tracker = tracker_at(state.cursor);
        const int cubes = cubes_of(action);
        if (cubes > 0) {
            state.cubes = static_cast<std::uint8_t>(state.cubes - cubes);
            turn.tell<EventKind::CubesSpent>(tracker, cubes, state.cubes);
        }
        const Comparison alone = comparison(turn.rules, state);
        const int value = alone.value + cubes;
        // T3.3. A tie is lost.
        if (value > alone.total) {
            turn.tell<EventKind::Held>(tracker, state.turn, value, alone.total);
        } else {
            turn.tell<EventKind::Lost>(tracker, state.turn, value, alone.total);
            lose_tracker(turn, tracker);
        }
        finish_tracker(turn);
    }
};

}  // namespace

constexpr Question kRollBlack{Question::of<RollBlack>()};
constexpr Question kResolve{Question::of<Resolve>()};

}  // namespace occasus::rome_must_fall
