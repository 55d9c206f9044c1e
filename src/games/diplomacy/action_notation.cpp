// Actions in the players' notation: one order at a time, and the answers that are no orders.
#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "core/notation.h"

#include "games/diplomacy/notation.h"
#include "games/diplomacy/rulebook.gen.h"
#include "games/diplomacy/text.h"

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

}  // namespace

std::string Text::action_text(const Rules& rules, const State& state, Action action) {
    switch (verb_of(action)) {
        case Verb::NoOrders:
            return std::string(kNoOrdersText);
        case Verb::Draw:
            return std::string(kDrawText);
        default:
            break;
    }
    // READING: R42. Even the letter of a unit that is supported may be a secret.
    const int power = seat_index(Rules::to_move(state));
    Units known = ordered_units(rules, state);
    if (rules.options().hidden) known = own_units(known, power);
    return order_words(rules.board(), known, order_of(action, power));
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
    if (meant.fault == Fault::NoSuchCoast)
        return unreadable(std::string(diplomacy::describe(meant.fault).text), "coast");
    return action_of(meant.order);
}

}  // namespace occasus::diplomacy
