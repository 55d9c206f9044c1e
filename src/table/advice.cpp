#include "table/advice.h"

#include <algorithm>
#include <cstring>

#include "core/offer_label.h"
#include "core/stage_name.h"

#include "ai/counsel.h"
#include "record/digest.h"

namespace occasus::table {
const PlayerFact* adviser_of(std::string_view game_id) {
    const PlayerFact* adviser = nullptr;
    for (const PlayerFact& fact : players_of(game_id))
        if (fact.advises) adviser = &fact;
    return adviser;
}

Value advice_document(const AnyGame& game, AnyPlayer& player, std::string_view id,
                      const AnyState& seen, Rng& rng) {
    const Advice advice = player.advise(seen, rng);
    Value points = Value::list();
    for (const std::string& point : advice.points) points.push(point);
    const Counsel counsel = Counsellor(game).about(seen, advice);
    Value instead = Value::list();
    for (const Rejected& other : counsel.instead)
        instead.push(Value::fields()
                         .set("action", game.action_text(seen, other.action))
                         .set("text", other.text));
    return Value::fields()
        .set("action", game.action_text(seen, advice.action))
        .set("label", offer_label(game, seen, advice.action))
        .set("text", advice.text)
        .set("points", points)
        .set("fear", counsel.fear)
        .set("instead", std::move(instead))
        .set("value", advice.value)
        .set("player", id);
}

std::vector<std::string> decide(const AnyGame& game, AnyPlayer& player, const AnyState& seen,
                                Seat seat, Rng& rng) {
    std::vector<std::string> actions;
    const std::vector<Seat> asked = game.sealed_seats(seen);
    if (asked.empty()) return {game.action_text(seen, player.choose(seen, rng))};
    if (std::find(asked.begin(), asked.end(), seat) == asked.end()) return actions;
    AnyState state = seen;
    std::vector<Event> unheard;
    const std::string stage = stage_name(game, state);
    const auto goes_on = [&] {
        return game.to_move(state) != Seat::Nobody && stage_name(game, state) == stage;
    };
    // Its choices do not depend on the seats asked before it.
    while (goes_on() && game.to_move(state) < seat)
        for (const std::string& text : game.no_orders(state, game.to_move(state)).actions)
            game.apply(state, *game.parse_action(state, text), unheard);
    while (goes_on() && game.to_move(state) == seat) {
        const Action action = player.choose(state, rng);
        actions.push_back(game.action_text(state, action));
        game.apply(state, action, unheard);
    }
    return actions;
}

Rng unforeseen_rng() {
    const Digest secret = random_secret();
    std::uint64_t seed = 0;
    std::memcpy(&seed, secret.data(), sizeof seed);
    return Rng(seed);
}

}  // namespace occasus::table
