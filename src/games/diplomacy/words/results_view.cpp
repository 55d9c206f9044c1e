#include "games/diplomacy/words/results_view.h"

#include <string>
#include <vector>

#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/chapters/events.h"
#include "games/diplomacy/rulebook.gen.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

namespace {

const std::string& id_of(const Rules& rules, int power) {
    return rules.board().powers[at(power)].id;
}
Value place_value(const Rules& rules, std::uint8_t place) {
    return place == kNowhere ? Value() : Value(rules.board().place(place).label);
}
std::string_view rule_text(Cite rule) {
    return kRulebook[rule.index].id;
}

std::uint8_t attacker_of(const Rules& rules, const State& state, int province) {
    for (std::size_t i = 0; i < state.loser_count; ++i)
        if (rules.board().province(state.losers[i].unit.place) == province)
            return state.losers[i].by;
    return kNowhere;
}

Value order_view(const Rules& rules, const Units& units, const Order& order,
                 std::string_view code) {
    const bool is_build = order.kind == OrderKind::Build;
    return Value::fields()
        .set("power", id_of(rules, order.power))
        .set("order", order_words(rules.board(), units, order))
        .set("verb", row_of(verb_of(order.kind)).id)
        .set("code", code)
        .set("from", place_value(rules, order.unit))
        .set("of", place_value(rules, order.of))
        .set("to", place_value(rules, is_build ? order.coast : order.to));
}

// The results of the last movement, explained again from what was ordered.
Value movement_view(const Rules& rules, const State& state) {
    std::vector<Order> orders;
    for (const Given given : state.moved.orders)
        if (given != 0) orders.push_back(order_of(action_in(given), giver_of(given)));
    std::vector<Explanation> told(orders.size());
    const bool is_dark = rules.options().hidden && !is_over(state);
    if (!is_dark) explain_movement(rules.law(), state.before, orders, told);
    Value list = Value::list();
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const Order& order = orders[i];
        Value view = order_view(rules, state.before, order, word_of(state.moved.codes[i]));
        view.set("via", order.via)
            .set("dislodged_by", place_value(rules, attacker_of(rules, state, order.unit)));
        if (is_dark)
            view.set("reason", Value()).set("rule", rule_text(cite("FR-18")));
        else
            view.set("reason", explanation_text(rules.law(), state.before, orders, order, told[i]))
                .set("rule", rule_text(told[i].rule))
                .set("strength", told[i].strength)
                .set("against", told[i].against)
                .set("because", place_value(rules, told[i].because));
        list.push(view);
    }
    return list;
}

// Units that nobody ordered anywhere are disbanded like the others.
Value retreats_view(const Rules& rules, const State& state) {
    Value list = Value::list();
    const bool is_due = state.step == Step::Retreats && !is_over(state);
    if (is_due) return list;
    const Units losers = kRetreatOrders.ordered(rules, state);
    PlaceSet ordered;
    const auto add = [&](const Order& order, Code code) {
        list.push(
            order_view(rules, losers, order, word_of(code)).set("rule", rule_text(cite("SD-15"))));
    };
    for (std::size_t i = 0; i < kMaxLosers && state.retreated.orders[i] != 0; ++i) {
        const Given given = state.retreated.orders[i];
        const Order order = order_of(action_in(given), giver_of(given));
        ordered.insert(order.unit);
        add(order, state.retreated.codes[i]);
    }
    for (std::size_t i = 0; i < state.loser_count; ++i) {
        const Loser& loser = state.losers[i];
        const auto province = static_cast<std::uint8_t>(rules.board().province(loser.unit.place));
        const bool is_shut = rules.options().hidden && !is_over(state) &&
                             loser.unit.power != seat_index(seat_at(state.seen_by)) &&
                             state.seen_by != kTruth;
        if (loser.destroyed != 0 || ordered.contains(province) || is_shut) continue;
        add({.kind = OrderKind::Disband, .power = loser.unit.power, .unit = province},
            Code::Disbanded);
    }
    return list;
}

// FR-13, FR-14. READING: R26, R27.
Cite rule_of(const State& state, const Order& order, Code code) {
    if (code == Code::CivilDisorder)
        return Rules::survives(state, order.power) ? cite("FR-14") : cite("R27");
    if (order.kind == OrderKind::Build) return cite("FR-13");
    return order.kind == OrderKind::Waive ? cite("R26") : cite("SD-16");
}

// READING: R39. In a hidden game a build that fails has no reason. Winter is the last phase until
// the moves of Spring are carried out.
Value adjustments_view(const Rules& rules, const State& state) {
    Value list = Value::list();
    if (state.season != Season::Spring || state.step == Step::Retreats) return list;
    for (std::size_t i = 0; i < kMaxOrders && state.adjusted.orders[i] != 0; ++i) {
        const Given given = state.adjusted.orders[i];
        Order order = order_of(action_in(given), giver_of(given));
        Units gone;
        if (order.kind == OrderKind::Disband) {
            gone.put(order.unit, removed_unit(given));
            order.to = kNowhere;
        }
        const Code code = state.adjusted.codes[i];
        list.push(order_view(rules, gone, order, adjustment_word(rules, code))
                      .set("rule", rule_text(rules.rule(rule_of(state, order, code)))));
    }
    return list;
}

}  // namespace

Value unit_view(const Rules& rules, const Unit& unit) {
    const Board& board = rules.board();
    const int province = board.province(unit.place);
    return Value::fields()
        .set("power", id_of(rules, unit.power))
        .set("type", unit.kind == UnitKind::Army ? "army" : "fleet")
        .set("province", board.place(province).label)
        .set("coast", unit.place == province ? Value() : Value(board.place(unit.place).label))
        .set("text", unit_text(board, unit));
}

Value results_view(const Rules& rules, const State& state) {
    return Value::fields()
        .set("movement", movement_view(rules, state))
        .set("retreats", retreats_view(rules, state))
        .set("adjustments", adjustments_view(rules, state));
}

}  // namespace occasus::diplomacy
