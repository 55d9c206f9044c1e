// The questions in words: actions as players write them, what a seat is asked, what it may answer,
// and why not something else. The texts are those of the vocabulary and of the chapters.
#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "core/notation.h"

#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/game.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

namespace {

constexpr std::string_view kNoOrdersText = "NMR";
constexpr std::string_view kDrawText = "DRAW";

// The one word of a text in capital letters; empty when there are several.
std::string only_word(std::string_view text) {
    const auto words = split_words(text);
    if (words.size() != 1) return {};
    std::string word(words.front());
    for (char& letter : word)
        letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return word;
}

// READING: R42. Even the letter of a unit that is supported may be a secret.
Units units_known(const Rules& rules, const State& state, int power) {
    const Units ordered = question_of(state).ordered(rules, state);
    return rules.options().hidden ? own_units(ordered, power) : ordered;
}

// "army Paris"; "unit Paris" where its kind is not known.
std::string kind_and_place(const Board& board, const Units& known, int province) {
    if (!known.has(province)) return "unit " + board.place(province).name;
    const Unit& unit = known.in(province);
    return (unit.kind == UnitKind::Army ? "army " : "fleet ") + board.place(unit.place).name;
}

// "The unit" within a sentence, where it is not known.
std::string helped_unit(const Board& board, const Units& known, const Order& order) {
    std::string helped = named_unit(board, known, order.of);
    if (!known.has(order.of)) helped.front() = 't';
    return helped;
}

// The other kind, which a unit becomes that converts.
std::string converted_unit(const Board& board, const Units& known, const Order& order) {
    if (known.in(order.unit).kind == UnitKind::Fleet) return "an army";
    return order.to == kNowhere ? "a fleet" : "a fleet, " + board.place(order.to).name;
}

std::string new_unit(const Board& board, const Order& order) {
    if (order.built == UnitKind::Army) return "An army";
    return order.coast == order.unit ? "A fleet" : "A fleet, " + board.place(order.coast).name;
}

// The words for a name in the label of an order.
std::string noun(const Board& board, const Units& known, const Order& order,
                 std::string_view name) {
    if (name == "unit") return named_unit(board, known, order.unit);
    if (name == "helped") return helped_unit(board, known, order);
    if (name == "itself" || name == "other")
        return kind_and_place(board, known, name == "other" ? order.of : order.unit);
    if (name == "to") return board.place(order.to).name;
    if (name == "if_by_sea") return order.via ? ", by sea" : "";
    if (name == "another_kind") return converted_unit(board, known, order);
    if (name == "new_unit") return new_unit(board, order);
    if (name == "by_sea") return order.via ? " by sea" : "";
    if (name == "on_coast")
        return order.to == kNowhere ? "" : " on the coast " + board.place(order.to).label;
    if (name == "built") return order.built == UnitKind::Army ? "Army" : "Fleet";
    return board.place(order.coast).name;
}

Cite rule_of(const VerbRow& row, const Rules& rules, const State& state) {
    if (row.verb == Verb::NoOrders) return rule_of_silence(rules, state);
    return row.rule.value_or(question_of(state).rule(rules, state));
}

Value marks_of(const Board& board, const Order& order) {
    Value marks = Value::fields();
    if (order.unit != kNowhere) marks.set("unit", board.place(order.unit).label);
    if (order.of != kNowhere) marks.set("of", board.place(order.of).label);
    if (order.to != kNowhere) marks.set("to", board.place(order.to).label);
    return marks;
}

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
    const Names names = row_of(verb).names;
    const bool needs_to = names == Names::To || names == Names::OfAndTo;
    const bool needs_of = names == Names::Of || names == Names::OfAndTo;
    return order.unit < board.provinces && is_place(order.of, board.provinces) &&
           is_place(to, places) && (to != kNowhere || !needs_to) &&
           (order.of != kNowhere || !needs_of) && action_of(order) == action;
}

std::string asked_text(const Rules& rules, const State& state) {
    const Units units = question_of(state).ordered(rules, state);
    const std::string unit = units.has(state.question)
                                 ? unit_text(rules.board(), units.in(state.question))
                                 : rules.board().place(state.question).label;
    return "Now give the order of " + unit + ".";
}

}  // namespace

std::string Text::action_text(const Rules& rules, const State& state, Action action) {
    if (verb_of(action) == Verb::NoOrders) return std::string(kNoOrdersText);
    if (verb_of(action) == Verb::Draw) return std::string(kDrawText);
    const int power = seat_index(Rules::to_move(state));
    return order_words(rules.board(), units_known(rules, state, power), order_of(action, power));
}

Result<Action> Text::parse_action(const Rules& rules, const State& state, std::string_view text) {
    const std::string word = only_word(text);
    if (word == kNoOrdersText) return plain_action(Verb::NoOrders);
    if (word == kDrawText) return plain_action(Verb::Draw);
    const int power = std::max<int>(state.acting, 0);
    const Order order = read_order(rules.board(), power, text);
    if (order.kind == OrderKind::Unreadable)
        return unreadable(why_unreadable(rules.board(), text), "order");
    const Understood meant = understood(rules, state, order);
    if (meant.fault == Fault::NoSuchCoast || meant.fault == Fault::BuildNoSuchCoast ||
        meant.fault == Fault::FirstNoSuchCoast)
        return unreadable(refusal_of(rules, meant.fault).text, "coast");
    return action_of(meant.order);
}

Refusal refusal_of(const Rules& rules, Fault fault) {
    const FaultText text = describe(rules.options().game, fault);
    return fault == Fault::Unreadable ? unreadable(std::string(text.text), "order")
                                      : illegal(text.rule, std::string(text.text));
}

std::optional<Refusal> Text::why_not(const Rules& rules, const State& state, Action action) {
    if (is_over(state))
        return Refusal{
            RefusalKind::Over, rules.rule(row_of(state.ending).rule), "The game is over.", {}};
    Rules::ActionList list;
    rules.legal_actions(state, list);
    if (std::binary_search(list.begin(), list.end(), action)) return std::nullopt;
    if (!is_well_formed(rules.board(), action)) return unreadable("This is not an order.", "order");
    const Verb verb = verb_of(action);
    if (verb == Verb::Draw)
        return illegal(cite("R32"), "Propose a draw in a movement phase, before any order.");
    if (verb == Verb::NoOrders)
        return illegal(cite("R31"),
                       "You have already given an order, so you cannot say that you send none.");
    const Understood meant = understood(rules, state, order_of(action, state.acting));
    if (meant.fault != Fault::None) return refusal_of(rules, meant.fault);
    if (state.question != kNowhere && meant.order.unit != state.question)
        return illegal(rules.rule(cite("FR-5")), asked_text(rules, state));
    return illegal(
        rules.rule(question_of(state).rule(rules, state)),
        "Write the order like this: " + action_text(rules, state, action_of(meant.order)) + ".");
}

Value Text::order_parts(const Rules& rules, const State& state, int power, const Order& order) {
    const Board& board = rules.board();
    const Units known = units_known(rules, state, power);
    const auto label = [&](int place) {
        return place == kNowhere ? Value() : Value(board.place(place).label);
    };
    const auto place_of = [&](std::uint8_t province) {
        return province != kNowhere && known.has(province) ? known.in(province).place : province;
    };
    const bool is_build = order.kind == OrderKind::Build;
    const bool is_fleet = is_build ? order.built == UnitKind::Fleet
                                   : order.unit != kNowhere && known.has(order.unit) &&
                                         known.in(order.unit).kind == UnitKind::Fleet;
    const bool is_told = is_build || (order.unit != kNowhere && known.has(order.unit));
    const VerbRow& row = row_of(verb_of(order.kind));
    const auto words = [&](std::string_view name) { return noun(board, known, order, name); };
    return Value::fields()
        .set("text", order_words(board, known, order))
        .set("verb", row.id)
        .set("unit", is_told ? Value(is_fleet ? "fleet" : "army") : Value())
        .set("place", order.kind == OrderKind::Waive
                          ? Value()
                          : label(is_build && is_fleet ? order.coast : place_of(order.unit)))
        .set("of", label(place_of(order.of)))
        .set("helps",
             order.of == kNowhere ? Value() : Value(kind_and_place(board, known, order.of)))
        .set("to", label(order.kind == OrderKind::Convoy ? board.province(order.to) : order.to))
        .set("label", fill(row.deed.text(), words));
}

Prompt Text::prompt(const Rules& rules, const State& state) {
    if (is_over(state))
        return {.text = "The game is over.",
                .detail = {},
                .rule = rules.rule(row_of(state.ending).rule)};
    const Question& question = question_of(state);
    const int power = std::max<int>(state.acting, 0);
    const std::string& who = rules.board().powers[at(power)].title;
    // A seat that looks at another's question does not see which it is.
    const bool is_seen = state.question != kNowhere || state.step == Step::Adjustments;
    return {
        .text = is_seen ? who + ": " + question.text(rules, state) : who + ": orders are written.",
        .detail = {},
        .rule = rules.rule(question.rule(rules, state))};
}

std::vector<Offer> Text::offers(const Rules& rules, const State& state) {
    std::vector<Offer> offers;
    if (is_over(state)) return offers;
    const Board& board = rules.board();
    const Units known = units_known(rules, state, state.acting);
    Rules::ActionList list;
    rules.legal_actions(state, list);
    for (const Action action : list) {
        const VerbRow& row = row_of(verb_of(action));
        const Order order = order_of(action, state.acting);
        Offer offer{
            .action = action_text(rules, state, action),
            .label = fill(row.label.text(),
                          [&](std::string_view name) { return noun(board, known, order, name); }),
            .group = std::string(row.group),
            .rule = rules.rule(rule_of(row, rules, state)),
            .refused = std::nullopt,
            .form = std::nullopt};
        if (!row.id.empty()) offer.marks = marks_of(board, order);
        offers.push_back(std::move(offer));
    }
    return offers;
}

}  // namespace occasus::diplomacy
