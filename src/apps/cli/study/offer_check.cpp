#include "apps/cli/study/offer_check.h"

#include <algorithm>
#include <set>
#include <vector>

namespace occasus::cli {

namespace {

// Adds every way to fill what is left of a form's slots behind `text`.
void fill_slots(const OfferForm& form, const std::string& text, std::vector<std::size_t>& used,
                std::vector<std::string>& filled) {
    if (used.size() == form.slots.size()) return filled.push_back(text);
    for (std::size_t choice = 0; choice < form.choices.size(); ++choice) {
        if (form.distinct && std::find(used.begin(), used.end(), choice) != used.end()) continue;
        used.push_back(choice);
        fill_slots(form, text + " " + form.choices[choice], used, filled);
        used.pop_back();
    }
}

std::vector<std::string> notations_of(const Offer& offer) {
    if (!offer.form) return {offer.action};
    std::vector<std::string> filled;
    std::vector<std::size_t> used;
    fill_slots(*offer.form, offer.action, used, filled);
    return filled;
}

// The log's sentences about an action; empty when it has none.
std::string told(const AnyGame& game, AnyState state, Action action) {
    std::vector<Event> events;
    game.apply(state, action, events);
    std::string words;
    for (const Event& event : events) words += game.describe(event, Seat::Nobody) + "\n";
    return words;
}

// The fault of one offer; empty when it has none. Adds the legal actions it reaches to `reached`.
std::string fault_of_offer(const AnyGame& game, const AnyState& state,
                           std::span<const Action> legal, const Offer& offer,
                           std::set<Action>& reached) {
    if (offer.label.empty()) return "an offer without a label: " + offer.action;
    if (offer.form && offer.form->slots.empty()) return "a form without slots: " + offer.action;
    for (const std::string& text : notations_of(offer)) {
        const Result<Action> action = game.parse_action(state, text);
        if (!action) return "an offer that is not an action: " + text;
        const bool is_legal = std::binary_search(legal.begin(), legal.end(), *action);
        if (is_legal == offer.refused.has_value())
            return "an offer that does not do what it says: " + text;
        if (is_legal) reached.insert(*action);
    }
    return {};
}

// The first legal action that no offer reaches and that is told in other words than all those one
// does; empty when there is none.
std::string unoffered(const AnyGame& game, const AnyState& state, std::span<const Action> legal,
                      const std::set<Action>& reached) {
    if (reached.size() == legal.size()) return {};
    std::set<std::string> words;
    for (const Action action : reached) words.insert(told(game, state, action));
    for (const Action action : legal) {
        if (reached.contains(action)) continue;
        const std::string own = told(game, state, action);
        if (own.empty() || !words.contains(own)) return game.action_text(state, action);
    }
    return {};
}

}  // namespace

std::string fault_of_offers(const AnyGame& game, const AnyState& state,
                            std::span<const Action> legal) {
    std::set<Action> reached;
    for (const Offer& offer : game.offers(state)) {
        const std::string fault = fault_of_offer(game, state, legal, offer, reached);
        if (!fault.empty()) return fault;
    }
    if (seat_index(game.to_move(state)) < 0) return {};  // A die is rolled automatically.
    const std::string missing = unoffered(game, state, legal, reached);
    return missing.empty() ? missing : "a legal action that no offer reaches: " + missing;
}

}  // namespace occasus::cli
