#include "table/computer_players.h"

#include <fmt/format.h>
#include <stdexcept>
#include <utility>

#include "table/advice.h"

namespace occasus::table {

void ComputerPlayers::think(const Table& table, const House& house,
                            std::function<void(Thought)> decided) {
    const Seat seat = table.thinker();
    if (seat == Seat::Nobody || thinking_) return;
    thinking_ = true;
    const std::shared_ptr<const AnyGame> game = table.match().shared_game();
    const std::string& id = table.seats().of(seat).player;
    std::shared_ptr<Thinker>& thinker = thinkers_[seat];
    if (!thinker || thinker->id != id || thinker->game != game)
        thinker = std::make_shared<Thinker>(Thinker{game, id, nullptr});
    house.thinkers.run(
        [thinker, seat, ply = table.step(), seen = table.sight(seat).state(),
         stopwatch = house.stopwatch, report = house.report, decided = std::move(decided)] {
            decided({seat, ply, decide_as(*thinker, seat, seen, stopwatch, report)});
        },
        table.sealed() ? std::chrono::milliseconds(0) : table.head().delay);
}

std::vector<std::string> ComputerPlayers::decide_as(Thinker& thinker, Seat seat,
                                                    const AnyState& seen, Nanoseconds stopwatch,
                                                    const Report& report) {
    try {
        if (!thinker.player) thinker.player = make_player(*thinker.game, thinker.id, stopwatch);
        if (!thinker.player) throw std::runtime_error("There is no such player.");
        Rng rng = unforeseen_rng();
        return decide(*thinker.game, *thinker.player, seen, seat, rng);
    } catch (const std::exception& error) {
        report(fmt::format("Player {}: {}", thinker.id, error.what()));
        // Six others are not kept waiting.
        if (thinker.game->sealed_seats(seen).empty()) return {};
        return thinker.game->no_orders(seen, seat).actions;
    }
}

}  // namespace occasus::table
