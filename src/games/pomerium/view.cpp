// The printed board and the owners of provinces, for drawing; and as text for a terminal.
#include <string>

#include "core/words.h"

#include "games/pomerium/battle.h"
#include "games/pomerium/game.h"

namespace occasus::pomerium {

namespace {

Value links_document(const Board& board, const Province& province) {
    Value links = Value::list();
    int number = 0;
    for (const Link& link : province.links)
        links.push(Value::fields()
                       .set("to", board.province(link.to).id)
                       .set("sea", link.sea)
                       .set("provenance", provenance_of(board.figures, link.sea ? "sea" : "border",
                                                        province.id, ++number)));
    return links;
}

Value province_board(const Board& board, int index) {
    const Province& province = board.province(index);
    return Value::fields()
        .set("id", province.id)
        .set("number", index + 1)
        .set("title", province.title)
        .set("gloss", province.gloss)
        .set("core", province.core)
        .set("provenance", provenance_of(board.figures, "province", province.id, index + 1))
        .set("borders", links_document(board, province));
}

Value invader_board(const Board& board, int index) {
    const Invader& invader = board.invaders[at(index)];
    Value route = Value::list();
    for (const int province : invader.route) route.push(board.province(province).id);
    return Value::fields()
        .set("id", invader.id)
        .set("title", invader.title)
        .set("die", index + 1)
        .set("route", route);
}

Value province_view(const Rules& rules, const State& state, int province) {
    const Side owner = state.owner[at(province)];
    Value view = Value::fields();
    view.set("id", rules.board().province(province).id)
        .set("general", is_general(owner) ? Value(state.numbers[owner]) : Value())
        .set("lost", owner == kLost)
        .set("garrison", owner == kSenatorial ? Value(state.garrisons[at(province)]) : Value())
        .set("strength",
             state.strengths[at(province)] > 0 ? Value(state.strengths[at(province)]) : Value());
    return view;
}

Value side_view(const State& state, Side side, int devoted, int left) {
    return Value::fields()
        .set("general", is_general(side) ? Value(state.numbers[side]) : Value())
        .set("title", side_name(party_of(state, side)))
        .set("legions", total_of(state, side))
        .set("devoted", devoted > 0 ? Value(devoted) : Value())
        .set("left", devoted > 0 ? Value(left) : Value());
}

// The offer or battle that stands; null when there is none.
Value encounter_view(const Rules& rules, const State& state) {
    if (!is_encounter(state.step)) return {};
    const Encounter& battle = state.encounter;
    // B12, E9. Between the events that end it the province has its new owner already.
    const Side owner = defender_of(state);
    if (owner == battle.attacker || (owner == kLost && battle.attacker == kHost)) return {};
    const bool initiative_known = state.step == Step::Devotion || state.step == Step::Devote ||
                                  state.step == Step::Segments || state.step == Step::Hit;
    return Value::fields()
        .set("province", rules.board().province(battle.province).id)
        .set("offer", battle.offer != 0)
        .set("attacker",
             side_view(state, battle.attacker, battle.attacker_devoted, battle.attacking))
        .set("defender", side_view(state, owner, battle.defender_devoted, battle.defending))
        .set("invader", battle.attacker == kHost
                            ? Value(rules.board().invaders[at(state.invader)].id)
                            : Value())
        .set("initiative", initiative_known
                               ? Value(battle.attacker_leads != 0 ? "attacker" : "defender")
                               : Value())
        .set("losses", battle.losses > 0 ? Value(battle.losses) : Value())
        .set("segments", state.step == Step::Hit ? Value(battle.segments) : Value());
}

}  // namespace

std::string Text::phase(const State& state) {
    if (state.step == Step::Over) return "over";
    return std::string(kPhases[at(state.phase)].id);
}

std::string Text::turn_title(const State& state) {
    return state.turn == 0 ? "Set-up" : "Year " + std::to_string(state.turn);
}

Value Text::board(const Rules& rules, bool built_in) {
    const Board& board = rules.board();
    Value provinces = Value::list();
    for (int province = 0; province < kProvinces; ++province)
        provinces.push(province_board(board, province));
    Value invaders = Value::list();
    for (int invader = 0; invader < kRoutes; ++invader)
        invaders.push(invader_board(board, invader));
    return Value::fields()
        .set("board_name", board.name)
        .set("built_in", built_in)
        .set("provinces_to_win", kProvincesToWin)
        .set("provinces", provinces)
        .set("invaders", invaders);
}

Value Text::view(const Rules& rules, const State& state) {
    Value generals = Value::list();
    for (int general = 0; general < state.generals; ++general)
        generals.push(Value::fields()
                          .set("number", state.numbers[at(general)])
                          .set("title", side_name(party_of(state, general_at(general))))
                          .set("legions", state.legions[at(general)]));
    Value provinces = Value::list();
    for (int province = 0; province < kProvinces; ++province)
        provinces.push(province_view(rules, state, province));
    return Value::fields()
        .set("turn", state.turn)
        .set("phase", phase(state))
        .set("generals", generals)
        .set("provinces", provinces)
        .set("encounter", encounter_view(rules, state))
        .set("position", position(rules, state));
}

std::string Text::picture(const Rules& rules, const State& state) {
    std::string text = turn_title(state) + ", " + phase(state) + ".\n";
    for (int general = 0; general < state.generals; ++general) {
        text += side_name(party_of(state, general_at(general))) + ": " +
                counted(state.legions[at(general)], "legion") + ";";
        for_each_province(provinces_of(state, general_at(general)),
                          [&](int province) { text += " " + rules.board().province(province).id; });
        text += "\n";
    }
    const ProvinceSet senate = provinces_of(state, kSenatorial);
    if (senate != 0) text += "the Senate:";
    for_each_province(senate, [&](int province) {
        text += " " + rules.board().province(province).id + " " +
                std::to_string(state.garrisons[at(province)]);
    });
    return senate != 0 ? text + "\n" : text;
}

}  // namespace occasus::pomerium
