#include "apps/cli/study/odds_query.h"

#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/list_of.h"
#include "core/number.h"

#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"

namespace occasus::cli {

namespace {

// The form offered in this position, whose slots a draft may fill.
std::optional<OfferForm> draft_form(const AnyGame& game, const AnyState& state) {
    for (const Offer& offer : game.offers(state))
        if (offer.form) return offer.form;
    return std::nullopt;
}

// How a placing is named, by the first choices of the form.
std::string placing_help(const OfferForm& form, std::string_view opening) {
    std::vector<std::string> choices = form.choices;
    if (!form.distinct) choices.assign(form.slots.size(), form.choices.front());
    choices.resize(std::min(choices.size(), form.slots.size()));
    return fmt::format("write a placing like this: {0} {1} for {2}, or {0} {3}={4} for some",
                       opening, fmt::join(choices, " "), fmt::join(form.slots, ", "),
                       form.slots.front(), choices.front());
}

Value all_in_order(const std::optional<OfferForm>& form, const std::string& list) {
    const std::vector<int> values = split_numbers(list, "a draft");
    // There is nothing to place now. The game says why, whatever the dice.
    if (!form) return list_of(values);
    if (values.size() != form->slots.size())
        throw Refused(fmt::format("draft {}: {} values where the position has {} to fill", list,
                                  values.size(), form->slots.size()));
    Value draft = Value::fields();
    for (std::size_t i = 0; i < values.size(); ++i) draft.set(form->slots[i], values[i]);
    return draft;
}

Value some_by_name(const std::vector<std::string>& pairs) {
    Value draft = Value::fields();
    for (const std::string& pair : pairs) {
        const auto [slot, value] = split_pair(pair, "a draft");
        const std::vector<int> values = split_numbers(value, "a draft");
        if (values.size() != 1) throw UsageError(fmt::format("draft {} needs one number", pair));
        draft.set(slot, values.front());
    }
    return draft;
}

// {"draft": {"vandals": 0, …}}; no fields when there are no words.
Value query_of(const std::optional<OfferForm>& form, const std::vector<std::string>& words) {
    Value query = Value::fields();
    if (words.empty()) return query;
    const bool by_name = std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return word.find('=') != std::string::npos;
    });
    if (by_name) return query.set("draft", some_by_name(words));
    return query.set("draft", all_in_order(form, fmt::format("{}", fmt::join(words, ","))));
}

// A whole number where it is one, else the word itself.
Value value_of_word(const std::string& word) {
    const std::optional<int> number = parse_number<int>(word);
    return number ? Value(*number) : Value(word);
}

}  // namespace

Value question_of_flags(const std::vector<std::string>& words) {
    Value question = Value::fields();
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!words[at].starts_with("--") || words[at].size() < 3)
            throw UsageError(
                fmt::format("\"{}\" is unknown: write a question as --NAME VALUE", words[at]));
        std::string name = words[at].substr(2);
        std::replace(name.begin(), name.end(), '-', '_');
        const bool alone = at + 1 == words.size() || words[at + 1].starts_with("--");
        question.set(name, alone ? Value(true) : value_of_word(words[++at]));
    }
    return question;
}

Value exact_odds(const AnyGame& game, const AnyState& state, const std::vector<std::string>& words,
                 std::string_view opening) {
    const std::optional<OfferForm> form = draft_form(game, state);
    const Result<Value> odds = game.odds(state, query_of(form, words));
    if (odds) return *odds;
    if (words.empty() && form && odds.refusal().kind == RefusalKind::Unreadable)
        throw Refused(placing_help(*form, opening));
    throw Refused(&game.facts(), odds.refusal());
}

}  // namespace occasus::cli
