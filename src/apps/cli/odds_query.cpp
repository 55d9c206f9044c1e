#include "apps/cli/odds_query.h"

#include <fmt/core.h>

#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"

namespace occasus::cli {

namespace {

// The slots a draft may fill, as the form offered in this position names them.
std::vector<std::string> draft_slots(const AnyGame& game, const AnyState& state) {
    for (const Offer& offer : game.offers(state))
        if (offer.form) return offer.form->slots;
    return {};
}

Value all_in_order(const AnyGame& game, const AnyState& state, const std::string& list) {
    const std::vector<int> values = split_numbers(list, "a draft");
    const std::vector<std::string> slots = draft_slots(game, state);
    if (values.size() != slots.size())
        throw Refused(fmt::format("draft {}: {} values where the position has {} to fill", list,
                                  values.size(), slots.size()));
    Value draft = Value::fields();
    for (std::size_t i = 0; i < slots.size(); ++i) draft.set(slots[i], values[i]);
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

}  // namespace

Value odds_query(const AnyGame& game, const AnyState& state,
                 const std::vector<std::string>& words) {
    Value query = Value::fields();
    if (words.empty()) return query;
    const bool in_order = words.size() == 1 && words.front().find('=') == std::string::npos;
    return query.set("draft",
                     in_order ? all_in_order(game, state, words.front()) : some_by_name(words));
}

}  // namespace occasus::cli
