#include "table/thinkers.h"

#include <algorithm>
#include <exception>
#include <stdexcept>
#include <utility>

#include "core/rng.h"

#include "table/advice.h"

namespace occasus::table {

bool Thinker::is_learned() const {
    return std::ranges::any_of(players_of(game->facts().id), [&](const PlayerFact& fact) {
        return fact.id == id && fact.weights;
    });
}

Value Thinker::think(Wanted wanted, Seat seat, const AnyState& seen, Nanoseconds stopwatch) {
    if (!player) player = make_player(*game, id, stopwatch);
    if (!player)
        throw std::runtime_error(is_learned() ? "The weights of this player are not here."
                                              : "There is no such player.");
    Rng rng = unforeseen_rng();
    if (wanted == Wanted::Advice) return advice_document(*game, *player, id, seen, rng);
    Value actions = Value::list();
    for (std::string& action : decide(*game, *player, seen, seat, rng))
        actions.push(std::move(action));
    return actions;
}

void ThinkersHere::think(ThinkingTask task, Thought thought) {
    const auto delay = task.delay;
    const Place place{task.asker ? Urgency::InTurn : Urgency::Last, task.asker.value_or(""),
                      task.table};
    jobs_.run(
        [task = std::move(task), thought = std::move(thought), stopwatch = stopwatch_,
         report = report_] {
            std::optional<Value> found;
            if (task.is_wanted && !task.is_wanted()) return thought(std::nullopt);
            try {
                found = task.thinker->think(task.wanted, task.seat, task.seen, stopwatch);
            } catch (const std::exception& error) {
                report("Player " + task.thinker->id + ": " + error.what());
            }
            thought(std::move(found));
        },
        delay, place);
}

}  // namespace occasus::table
