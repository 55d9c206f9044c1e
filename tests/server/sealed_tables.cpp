#include "sealed_tables.h"

#include <stdexcept>

#include "games/registry.h"
#include "record/dice_stream.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

Table new_table_with(const Options& options, const StageClock& clock,
                     std::optional<Value> position = {}) {
    MatchSetup setup;
    setup.position = std::move(position);
    setup.game.options = options;
    setup.seed = seed_from_number(1);
    Result<Match> match = Match::start(*find_game("diplomacy"), setup);
    if (!match) throw std::runtime_error(match.refusal().text);
    TableHead head;
    head.id = "seven";
    head.host = hash_token(kHostToken);
    std::vector<Sitter> sitters;
    for (int seat = 0; seat < kPowers; ++seat)
        sitters.push_back({SeatKind::Human, {}, hash_token(power_token(seat_at(seat)))});
    PressSwitches press;
    press.allowed = PressAllowed::All;
    Table table = Table::create(head, std::move(sitters), std::move(*match), clock, press);
    table.set_time(kNoon);
    table.begin_stage();
    return table;
}

}  // namespace

std::string power_token(Seat seat) {
    return "token-of-power-" + std::to_string(seat_index(seat));
}

Table new_diplomacy(const Options& options, const StageClock& clock) {
    return new_table_with(options.empty() ? Options{{"game", "standard"}} : options, clock);
}

Table new_fall_of_rome() {
    return new_table_with({}, {});
}

Table new_hidden_game(const Value& position, const StageClock& clock) {
    return new_table_with({{"hidden", "true"}}, clock, position);
}

Table new_open_game(const Value& position) {
    return new_table_with({}, {}, position);
}

void confirm_rest(Table& table) {
    const int step = table.step();
    for (int seat = 0; seat < kPowers && table.step() == step; ++seat)
        if (!table.confirmed(seat_at(seat))) table.confirm(power(seat_at(seat)), new_id(), step);
}

std::vector<std::string> actions_of(const Table& table, Seat seat) {
    std::vector<std::string> actions;
    for (int ply = 1; ply <= table.match().ply(); ++ply)
        if (table.match().mover_at(ply) == seat) actions.push_back(table.match().action_at(ply));
    return actions;
}

}  // namespace occasus::table::testing
