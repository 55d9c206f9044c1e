// Chapter F: the crossing.
#include <algorithm>

#include "ford/chapters.h"

namespace occasus::ford {

namespace {

// F2.
struct Send {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many legions does Rome send into the ford?",
                .detail =
                    "{bank:legion} {bank:stands|stand} on the near bank; {across} of {needed} "
                    "are across."};
    }
    template <class May>
    static void choices(const Rules&, const State& state, May& may) {
        may.choose(Verb::Send, "Send {number:legion}", operands_between(1, kMostSent))
            .only(operands_between(1, state.bank), cite("F2"),
                  "Only {bank:legion} {bank:stands|stand} on the near bank.");
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        state.sent = static_cast<std::uint8_t>(operand_at(action, 0));
        state.bank = static_cast<std::uint8_t>(state.bank - state.sent);
        state.step = Step::River;
        turn.tell<EventKind::Sent>(state.sent);
    }
};

// F3.
constexpr int carried(int face) {
    return (face + 1) / 2;
}

// F4.
bool is_over(const Turn& turn) {
    return turn.state.bank == 0 || turn.state.day == turn.rules.board().days;
}

struct River {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "The river is rolled for.",
                .detail = "{sent:legion} {sent:is|are} in the ford.",
                .waiting = "The die of the river comes first.",
                .meaning = [](const Rules&, const State&, int face) {
                    return "the ford carries " + std::to_string(carried(face));
                }};
    }
    template <class May>
    static void choices(const Rules&, const State&, May& may) {
        may.choose(Verb::Roll, "The die falls {face}", operands_between(0, 5));
    }
    static void apply(const Turn& turn, Action roll) {
        State& state = turn.state;
        const int face = operand_at(roll, 0) + 1;
        const int across = std::min<int>(state.sent, carried(face));
        const int lost = state.sent - across;
        state.across = static_cast<std::uint8_t>(state.across + across);
        state.lost = static_cast<std::uint8_t>(state.lost + lost);
        state.sent = 0;
        state.step = Step::Send;
        turn.tell<EventKind::Rolled>(face, across, lost);
        if (!is_over(turn)) return void(++state.day);
        state.step = Step::Over;
        turn.tell<EventKind::GameOver>(state.across);
    }
};

// F4.
struct Over {
    static Asked prompt(const Rules& rules, const State& state) {
        if (rules.score(state, kRome) == 1)
            return {.text = "Rome wins.", .detail = "{across} of {needed} legions are across."};
        return {.text = "Rome loses.", .detail = "Only {across} of {needed} legions are across."};
    }
    template <class May>
    static void choices(const Rules&, const State&, May&) {}
    static void apply(const Turn&, Action) {}
};

}  // namespace

constexpr Question kSend{Question::of<Send>()};
constexpr Question kRiver{Question::of<River>()};
constexpr Question kOver{Question::of<Over>()};

}  // namespace occasus::ford
