// The question put to a seat, and what may be answered.
#include <string>

#include "games/diplomacy/notation.h"
#include "games/diplomacy/rulebook.gen.h"
#include "games/diplomacy/text.h"

namespace occasus::diplomacy {

namespace {

const std::string& name_of(const Board& board, int place) {
    return board.place(place).name;
}

std::string unit_name(const Board& board, const Units& known, std::uint8_t province) {
    if (!known.has(province)) return "The unit in " + name_of(board, province);
    const Unit& unit = known.in(province);
    return (unit.kind == UnitKind::Army ? "Army " : "Fleet ") + name_of(board, unit.place);
}

std::string label_of(const Rules& rules, const Units& known, const Order& order) {
    const Board& board = rules.board();
    const std::string unit =
        order.unit == kNowhere ? std::string() : unit_name(board, known, order.unit);
    const auto helped = [&] { return unit_name(board, known, order.of); };
    switch (order.kind) {
        case OrderKind::Hold:
            return unit + " holds";
        case OrderKind::Move:
            return unit + " moves to " + name_of(board, order.to) + (order.via ? " by sea" : "");
        case OrderKind::SupportHold:
            return unit + " supports " + helped();
        case OrderKind::SupportMove:
            return unit + " supports " + helped() + " to " + name_of(board, order.to);
        case OrderKind::Convoy:
            return unit + " convoys " + helped() + " to " + name_of(board, order.to);
        case OrderKind::Convert:
            return unit + " converts" +
                   (order.to == kNowhere ? "" : " on the coast " + board.place(order.to).label);
        case OrderKind::Retreat:
            return unit + " retreats to " + name_of(board, order.to);
        case OrderKind::Disband:
            return unit + " is disbanded";
        case OrderKind::Build:
            return (order.built == UnitKind::Army ? "Army in " : "Fleet in ") +
                   name_of(board, order.coast);
        default:
            return "Build nothing";
    }
}

struct Group {
    std::string_view id;
    Cite rule;
};
Group group_of(Verb verb) {
    switch (verb) {
        case Verb::Hold:
            return {"hold", cite("SD-6")};
        case Verb::Move:
            return {"move", cite("SD-6")};
        case Verb::SupportHold:
        case Verb::SupportMove:
            return {"support", cite("SD-6")};
        case Verb::Convoy:
            return {"convoy", cite("SD-6")};
        case Verb::Convert:
            return {"convert", cite("FR-8")};
        case Verb::Retreat:
            return {"retreat", cite("SD-15")};
        case Verb::Disband:
            return {"disband", cite("SD-16")};
        case Verb::Build:
            return {"build", cite("FR-13")};
        case Verb::Waive:
            return {"waive", cite("R26")};
        case Verb::NoOrders:
            return {"nothing", cite("FR-15")};
        default:
            return {"draw", cite("R32")};
    }
}

Value marks_of(const Rules& rules, const Order& order) {
    Value marks = Value::fields();
    const Board& board = rules.board();
    if (order.unit != kNowhere) marks.set("unit", board.place(order.unit).label);
    if (order.of != kNowhere) marks.set("of", board.place(order.of).label);
    if (order.to != kNowhere) marks.set("to", board.place(order.to).label);
    return marks;
}

std::string_view power_name(const Rules& rules, int power) {
    return rules.board().powers[static_cast<std::size_t>(power)].title;
}

std::string question_text(const Rules& rules, const State& state) {
    const Board& board = rules.board();
    const std::string who(power_name(rules, state.acting));
    if (state.step == Step::Adjustments) {
        const int due = adjustment_of(state, state.acting);
        if (due < 0) return who + ": which unit goes?";
        return due > 0 ? who + ": what is built, and where?" : who + ": nothing is to be built.";
    }
    if (state.question == kNowhere) return who + " writes orders.";
    if (state.step == Step::Start)
        return who + ": an army or a fleet in " + name_of(board, state.question) + "?";
    const Units units = ordered_units(rules, state);
    const std::string unit = unit_name(board, units, state.question);
    return who + ": " +
           (state.step == Step::Retreats ? "where does " + unit + " go?"
                                         : "what is the order of " + unit + "?");
}

Cite rule_of(const State& state) {
    switch (state.step) {
        case Step::Start:
            return cite("FR-4");
        case Step::Movement:
            return cite("SD-6");
        case Step::Retreats:
            return cite("SD-15");
        default:
            return cite("SD-16");
    }
}

}  // namespace

Prompt Text::prompt(const Rules& rules, const State& state) {
    if (is_over(state)) return {.text = "The game is over.", .detail = {}, .rule = cite("FR-16")};
    return {.text = question_text(rules, state), .detail = {}, .rule = rule_of(state)};
}

std::vector<Offer> Text::offers(const Rules& rules, const State& state) {
    std::vector<Offer> offers;
    if (is_over(state)) return offers;
    Units known = ordered_units(rules, state);
    if (rules.options().hidden) known = own_units(known, state.acting);
    Rules::ActionList list;
    rules.legal_actions(state, list);
    for (const Action action : list) {
        const Verb verb = verb_of(action);
        const Group group = group_of(verb);
        Offer offer{.action = action_text(rules, state, action),
                    .label = {},
                    .group = std::string(group.id),
                    .rule = group.rule,
                    .refused = std::nullopt,
                    .form = std::nullopt};
        if (verb == Verb::NoOrders) {
            offer.label = "Send no orders";
        } else if (verb == Verb::Draw) {
            offer.label = "Propose a draw";
        } else {
            const Order order = order_of(action, state.acting);
            offer.label = label_of(rules, known, order);
            offer.marks = marks_of(rules, order);
        }
        offers.push_back(std::move(offer));
    }
    return offers;
}

}  // namespace occasus::diplomacy
