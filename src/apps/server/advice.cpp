#include "apps/server/advice.h"

#include <cstring>

#include "record/digest.h"

namespace occasus::server {
namespace {

// What the offer of this action says; an action that fills a form is called as the form is.
std::string label_of(const AnyGame& game, const AnyState& seen, const std::string& action) {
    const std::string verb = action.substr(0, action.find(' '));
    std::string label = action;
    for (const Offer& offer : game.offers(seen)) {
        if (offer.action == action) return offer.label;
        if (offer.form && offer.action == verb) label = offer.label;
    }
    return label;
}

}  // namespace

const PlayerFact* adviser_of(std::string_view game_id) {
    const PlayerFact* adviser = nullptr;
    for (const PlayerFact& fact : players_of(game_id))
        if (fact.advises) adviser = &fact;
    return adviser;
}

Value advice_message(const AnyGame& game, const PlayerFact& adviser, const AnyState& seen,
                     const std::string& id, int ply) {
    Rng rng = unforeseen_rng();
    const Advice advice = make_player(game, adviser.id)->advise(seen, rng);
    const std::string action = game.action_text(seen, advice.action);
    Value points = Value::list();
    for (const std::string& point : advice.points) points.push(point);
    return Value::fields()
        .set("type", "advice")
        .set("id", id)
        .set("ply", ply)
        .set("action", action)
        .set("label", label_of(game, seen, action))
        .set("text", advice.text)
        .set("points", points)
        .set("value", advice.value)
        .set("player", adviser.id);
}

Rng unforeseen_rng() {
    const Digest secret = random_secret();
    std::uint64_t seed = 0;
    std::memcpy(&seed, secret.data(), sizeof seed);
    return Rng(seed);
}

}  // namespace occasus::server
