// Why an action may not be taken now.
#include <algorithm>

#include "games/diplomacy/notation.h"
#include "games/diplomacy/rulebook.gen.h"
#include "games/diplomacy/text.h"

namespace occasus::diplomacy {

namespace {

// Every place that the bits name is on the board.
bool is_well_formed(const Board& board, Action action) {
    const Verb verb = verb_of(action);
    if (verb == Verb::None || verb > Verb::Draw || (action.bits >> 28U) != 0) return false;
    if (verb >= Verb::Waive) return action == plain_action(verb);
    const Order order = order_of(action, 0);
    const auto places = static_cast<int>(board.places.size());
    const auto is_place = [&](std::uint8_t place, int bound) {
        return place == kNowhere || place < bound;
    };
    const std::uint8_t to = order.kind == OrderKind::Build ? order.coast : order.to;
    const bool needs_to = verb == Verb::Move || verb == Verb::SupportMove || verb == Verb::Convoy ||
                          verb == Verb::Retreat || verb == Verb::Build;
    const bool needs_of =
        verb == Verb::SupportHold || verb == Verb::SupportMove || verb == Verb::Convoy;
    return order.unit < board.provinces && is_place(order.of, board.provinces) &&
           is_place(to, places) && (to != kNowhere || !needs_to) &&
           (order.of != kNowhere || !needs_of) && action_of(order) == action;
}

std::string asked_text(const Rules& rules, const State& state) {
    const Units units = ordered_units(rules, state);
    const std::string unit = units.has(state.question)
                                 ? unit_text(rules.board(), units.in(state.question))
                                 : rules.board().place(state.question).label;
    return "The order that is asked for is that of " + unit + ".";
}

}  // namespace

std::optional<Refusal> Text::why_not(const Rules& rules, const State& state, Action action) {
    if (is_over(state)) return Refusal{RefusalKind::Over, cite("FR-16"), "The game is over.", {}};
    Rules::ActionList list;
    rules.legal_actions(state, list);
    if (std::binary_search(list.begin(), list.end(), action)) return std::nullopt;
    if (!is_well_formed(rules.board(), action))
        return unreadable("This is no order of the game.", "order");
    const Verb verb = verb_of(action);
    if (verb == Verb::Draw)
        return illegal(cite("R32"), "A draw is proposed in a movement phase, before any order.");
    if (verb == Verb::NoOrders)
        return illegal(cite("R31"), "Who has given an order has sent orders.");
    const Understood meant = understood(rules, state, order_of(action, state.acting));
    if (meant.fault != Fault::None) return refusal_of(meant.fault);
    if (state.question != kNowhere && meant.order.unit != state.question)
        return illegal(cite("FR-5"), asked_text(rules, state));
    return illegal(cite("SD-6"), "The order is not in its one form: " +
                                     action_text(rules, state, action_of(meant.order)) + ".");
}

}  // namespace occasus::diplomacy
