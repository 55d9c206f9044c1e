// The questions in turn: who is asked, what may be answered, and what an answer does.
#include "games/diplomacy/rules.h"

#include "games/diplomacy/chapters/chapters.h"

namespace occasus::diplomacy {

namespace {

std::uint32_t place_bits(std::uint8_t place) {
    return place & kNone;
}
std::uint8_t place_in(std::uint32_t bits, unsigned shift) {
    const std::uint32_t place = bits >> shift & kNone;
    return place == kNone ? std::uint8_t{kNowhere} : static_cast<std::uint8_t>(place);
}

// The choices of the seat that is asked.
void add_choices(const Rules& rules, const State& state, Choices& may) {
    // A seat that looks at another's question is not asked.
    const bool is_asked = state.seen_by == kTruth || state.seen_by == state.acting;
    if (is_over(state) || !is_asked) return;
    question_of(state).choices(rules, state, may);
    if (!is_first_answer(state)) return;
    may.add(plain_action(Verb::NoOrders));
    if (state.step == Step::Movement) may.add(plain_action(Verb::Draw));
}

}  // namespace

Order order_of(Action action, int power) {
    Order order;
    order.kind = static_cast<OrderKind>(verb_of(action));
    order.power = static_cast<std::uint8_t>(power);
    // A waiver, silence and a draw name no place.
    if (verb_of(action) >= Verb::Waive) return order;
    order.unit = place_in(action.bits, 0);
    order.of = place_in(action.bits, 7);
    order.to = place_in(action.bits, 14);
    order.via = (action.bits & kViaBit) != 0;
    if (order.kind == OrderKind::Build) {
        order.built = (action.bits & kFleetBit) != 0 ? UnitKind::Fleet : UnitKind::Army;
        order.coast = order.to;
        order.to = kNowhere;
    }
    return order;
}

Action action_of(const Order& order) {
    if (order.kind == OrderKind::Waive) return plain_action(Verb::Waive);
    const bool is_fleet = order.kind == OrderKind::Build && order.built == UnitKind::Fleet;
    const std::uint8_t to = order.kind != OrderKind::Build ? order.to
                            : is_fleet                     ? order.coast
                                                           : order.unit;
    return {static_cast<std::uint32_t>(order.kind) << 24U | (is_fleet ? kFleetBit : 0) |
            (order.via ? kViaBit : 0) | place_bits(to) << 14U | place_bits(order.of) << 7U |
            place_bits(order.unit)};
}

void Rules::legal_actions(const State& state, ActionList& list) const {
    Choices may;
    add_choices(*this, state, may);
    for (std::size_t at = 0; at < may.size(); ++at) list.push_back(may[at]);
}

Action Rules::random_action(const State& state, Rng& rng) const {
    Choices may;
    add_choices(*this, state, may);
    return may[rng.below(static_cast<std::uint32_t>(may.size()))];
}

void Rules::apply(State& state, Action action, Log log) const {
    take_answer({*this, state, log}, action);
}

// FR-5.
std::uint8_t Rules::powers_to_ask(const State& state) const {
    std::uint8_t asked = 0;
    for (int power = 0; power < kPowers; ++power) {
        const bool is_asked = state.step == Step::Adjustments ? answers_due(state, power) > 0
                                                              : !questions(state, power).empty();
        if (is_asked) asked |= power_bit(power);
    }
    return asked;
}

PlaceSet Rules::questions(const State& state, int power) const {
    return question_of(state).questions(*this, state, power);
}

int Rules::answers_due(const State& state, int power) const {
    return question_of(state).answers_due(*this, state, power);
}

Units own_units(const Units& units, int power) {
    Units own;
    for (const int province : units.occupied)
        if (units.in(province).power == power) own.put(province, units.in(province));
    return own;
}

// READING: R41.
Units Rules::known_units(const State& state, int power) const {
    return options_.hidden ? own_units(state.units, power) : state.units;
}

static_assert(GameRules<Rules>);

}  // namespace occasus::diplomacy
