// FR-15: who has sent orders, who has not, and who agrees to a draw.
#include "games/diplomacy/chapters/chapters.h"

namespace occasus::diplomacy {

void put_order(State& state, Given given) {
    for (Given& slot : state.orders)
        if (slot == 0) {
            slot = given;
            return;
        }
    out_of_bounds();
}

void forget_answers(State& state) {
    state.orders.fill(0);
    state.asked = 0;
    state.silent = 0;
    state.proposing = 0;
    state.adjust.fill(0);
}

Written::Written(const State& state) {
    for (const Given each : state.orders) {
        if (each == 0) break;
        given[count] = each;
        orders[count++] = order_of(action_in(each), giver_of(each));
    }
}

int answers_of(const State& state, int power) {
    int answers = 0;
    for (const Given given : state.orders) {
        if (given == 0) break;
        if (giver_of(given) == power) ++answers;
    }
    return answers;
}

bool is_first_answer(const State& state) {
    return !has_power(state.proposing, state.acting) && answers_of(state, state.acting) == 0;
}

// FR-15. The standard game says so where it says what orders do.
Cite rule_of_silence(const Rules& rules, const State& state) {
    return rules.is_variant() ? cite("FR-15") : question_of(state).rule(rules, state);
}

namespace {

// FR-15. READING: R30.
void miss_phase(const Turn& turn, int power) {
    State& state = turn.state;
    const Seat audience = audience_of(turn.rules, power);
    std::uint8_t& missed = state.missed[at(power)];
    turn.tell_by<EventKind::NoOrders>({audience, rule_of_silence(turn.rules, state)},
                                      power_id(power));
    if (state.step == Step::Movement && missed < 0xFF) ++missed;
    if (missed < turn.rules.options().disorder_after || has_power(state.disorder, power)) return;
    state.disorder |= power_bit(power);
    turn.tell_by<EventKind::DisorderBegan>({audience, cite("R30")}, power_id(power));
}

// READING: R30, R31.
void attend_phase(const Turn& turn, int power) {
    State& state = turn.state;
    if (state.step == Step::Movement || has_power(state.disorder, power))
        state.missed[at(power)] = 0;
    if (!has_power(state.disorder, power)) return;
    state.disorder &= static_cast<std::uint8_t>(~power_bit(power));
    turn.tell_by<EventKind::DisorderEnded>({audience_of(turn.rules, power), cite("R30")},
                                           power_id(power));
}

}  // namespace

void settle_attendance(const Turn& turn) {
    const State& state = turn.state;
    for (int power = 0; power < kPowers; ++power) {
        if (!has_power(state.asked, power)) continue;
        if (has_power(state.silent, power))
            miss_phase(turn, power);
        else
            attend_phase(turn, power);
    }
    if (turn.rules.options().hidden) return;
    for (int power = 0; power < kPowers; ++power)
        if (has_power(state.proposing, power)) turn.tell<EventKind::DrawProposed>(power_id(power));
}

bool is_draw_agreed(const State& state) {
    const unsigned all = (1U << kPowers) - 1U;
    const unsigned needed =
        all & ~static_cast<unsigned>(state.eliminated) & ~static_cast<unsigned>(state.disorder);
    return needed != 0 && (needed & ~static_cast<unsigned>(state.proposing)) == 0;
}

}  // namespace occasus::diplomacy
