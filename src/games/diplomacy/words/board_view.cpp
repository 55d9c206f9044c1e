// The printed board, each number with its provenance.
#include <string>

#include "core/figure_file.h"

#include "games/diplomacy/game.h"

namespace occasus::diplomacy {

namespace {

Value labels(const Board& board, const PlaceSet& places) {
    Value list = Value::list();
    for (const int place : places) list.push(board.place(place).label);
    return list;
}

Value home_of(const Board& board, int province) {
    for (int power = 0; power < kPowers; ++power)
        if (board.homes[at(power)].contains(province)) return board.powers[at(power)].id;
    return {};
}

// FR-6. Where a fleet goes from each place of the province.
Value fleet_document(const Board& board, int province) {
    Value document = Value::fields();
    if (board.is_inland(province)) return document;
    for (const int place : board.fleet_places(province))
        document.set(board.place(place).label, labels(board, board.fleet_reach[at(place)]));
    return document;
}

Value coasts_document(const Board& board, int province) {
    Value list = Value::list();
    for (const int coast : board.coasts(province))
        list.push(Value::fields()
                      .set("id", board.place(coast).label)
                      .set("title", board.place(coast).name));
    return list;
}

Value province_document(const Board& board, int province) {
    const Place& place = board.place(province);
    const Terrain terrain = board.terrain[at(province)];
    return Value::fields()
        .set("id", place.label)
        .set("title", place.name)
        .set("kind", name_in(kTerrains, terrain))
        .set("centre", board.centres.contains(province))
        .set("home", home_of(board, province))
        .set("coasts", coasts_document(board, province))
        .set("army", labels(board, board.army_reach[at(province)]))
        .set("fleet", fleet_document(board, province))
        .set("provenance", provenance_of(board.figures, "province", place.label, 0));
}

// FR-2.
Value powers_document(const Rules& rules) {
    const auto seats = Text::facts(rules).seats;
    Value list = Value::list();
    for (std::size_t power = 0; power < kPowers; ++power) {
        const Power& each = rules.board().powers[power];
        list.push(Value::fields()
                      .set("id", each.id)
                      .set("seat", seats[power].id)
                      .set("title", each.title)
                      .set("leader", each.leader)
                      .set("standard", each.standard_id)
                      .set("homes", labels(rules.board(), rules.board().homes[power])));
    }
    return list;
}

}  // namespace

Value Text::board(const Rules& rules, bool built_in) {
    const Board& board = rules.board();
    Value provinces = Value::list();
    for (int province = 0; province < board.provinces; ++province)
        provinces.push(province_document(board, province));
    return Value::fields()
        .set("board_name", board.name)
        .set("built_in", built_in)
        .set("game", name_in(kGames, rules.options().game))
        .set("edition", name_in(kEditions, rules.options().edition))
        .set("hidden", rules.options().hidden)
        .set("centres_to_win", kCentresToWin)
        .set("powers", powers_document(rules))
        .set("provinces", provinces);
}

}  // namespace occasus::diplomacy
