// The name of an action at the table.
#pragma once

#include <string>

#include "core/any_game.h"

namespace occasus {

// The label of its offer, or of the form that the action fills; its notation if nothing offers it.
// Precondition: the seat to move sees `seen`, and `action` is legal in it.
inline std::string offer_label(const AnyGame& game, const AnyState& seen, Action action) {
    const std::string text = game.action_text(seen, action);
    const std::string verb = text.substr(0, text.find(' '));
    std::string label = text;
    for (const Offer& offer : game.offers(seen)) {
        if (offer.action == text) return offer.label;
        if (offer.form && offer.action == verb) label = offer.label;
    }
    return label;
}

}  // namespace occasus
