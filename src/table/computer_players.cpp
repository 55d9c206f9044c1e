#include "table/computer_players.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace occasus::table {
namespace {

std::vector<std::string> actions_of(const std::optional<Value>& thought, const AnyGame& game,
                                    Seat seat, const AnyState& seen) {
    std::vector<std::string> actions;
    if (thought && thought->items()) {
        for (const Value& action : *thought->items())
            if (action.text()) actions.push_back(*action.text());
        return actions;
    }
    // Six others are not kept waiting.
    if (game.sealed_seats(seen).empty()) return {};
    return game.no_orders(seen, seat).actions;
}

bool has_person(const Seats& seats) {
    return std::any_of(seats.all().begin(), seats.all().end(),
                       [](const Sitter& sitter) { return sitter.kind != SeatKind::Computer; });
}

}  // namespace

std::shared_ptr<Thinker> ComputerPlayers::thinker_at(const Table& table, Seat seat) {
    const std::shared_ptr<const AnyGame> game = table.match().shared_game();
    const std::string& id = table.seats().of(seat).player;
    std::shared_ptr<Thinker>& thinker = thinkers_[seat];
    if (!thinker || thinker->id != id || thinker->game != game)
        thinker = std::make_shared<Thinker>(Thinker{game, id});
    return thinker;
}

void ComputerPlayers::think(const Table& table, const House& house,
                            std::optional<std::string> asker,
                            std::function<void(Thought)> decided) {
    const Seat seat = table.thinker();
    if (seat == Seat::Nobody || thinking_) return;
    thinking_ = true;
    const RecordHeader& header = table.match().header();
    ThinkingTask task;
    task.table = table.id();
    task.name = table.id() + ' ' + std::to_string(seat_index(seat));
    task.thinker = thinker_at(table, seat);
    task.setup = {header.options, header.board_file};
    task.seat = seat;
    task.seen = table.sight(seat).state();
    task.is_awaited = has_person(table.seats());
    task.asker = std::move(asker);
    if (!table.sealed()) task.delay = table.head().delay;
    house.thinkers->think(task,
                          [seat, ply = table.step(), game = task.thinker->game, seen = task.seen,
                           decided = std::move(decided)](const std::optional<Value>& thought) {
                              decided({seat, ply, actions_of(thought, *game, seat, seen)});
                          });
}

}  // namespace occasus::table
