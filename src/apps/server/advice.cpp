#include "apps/server/advice.h"

#include <cstring>

#include "core/offer_label.h"

#include "apps/steady_clock.h"
#include "record/digest.h"

namespace occasus::server {
const PlayerFact* adviser_of(std::string_view game_id) {
    const PlayerFact* adviser = nullptr;
    for (const PlayerFact& fact : players_of(game_id))
        if (fact.advises) adviser = &fact;
    return adviser;
}

Value advice_message(const AnyGame& game, const PlayerFact& adviser, const AnyState& seen,
                     const std::string& id, int ply) {
    Rng rng = unforeseen_rng();
    const Advice advice = make_player(game, adviser.id, steady_nanoseconds)->advise(seen, rng);
    Value points = Value::list();
    for (const std::string& point : advice.points) points.push(point);
    return Value::fields()
        .set("type", "advice")
        .set("id", id)
        .set("ply", ply)
        .set("action", game.action_text(seen, advice.action))
        .set("label", offer_label(game, seen, advice.action))
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
