// The printed board and the pieces on it, for drawing; and as text for a terminal.
#include <string>
#include <vector>

#include "games/invasions/chapters/attack.h"
#include "games/invasions/chapters/control.h"
#include "games/invasions/chapters/creation.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/movement.h"
#include "games/invasions/chapters/revolt.h"
#include "games/invasions/chapters/roman_movement.h"
#include "games/invasions/chapters/setup.h"
#include "games/invasions/game.h"

namespace occasus::invasions {

namespace {

std::string period_letter(int period) {
    return std::string(1, static_cast<char>('A' + period));
}

Value links_document(const Board& board, int index) {
    Value links = Value::list();
    for (const Link& link : board.links[at(index)])
        links.push(Value::fields()
                       .set("to", board.area(link.to).id)
                       .set("water", link.water)
                       .set("cost", link.cost));
    return links;
}

Value area_board(const Board& board, int index) {
    const Area& area = board.area(index);
    return Value::fields()
        .set("id", area.id)
        .set("province", board.province(area.province).id)
        .set("label", area.label)
        .set("cost", area.cost)
        .set("cost_provenance", provenance_of(board.figures, "cost", area.id, 0))
        .set("provenance", provenance_of(board.figures, "area", area.id, 0))
        .set("links", links_document(board, index));
}

Value province_board(const Board& board, int index) {
    const Province& province = board.province(index);
    Value areas = Value::list();
    for_each_bit(province.areas, [&](int area) { areas.push(board.area(area).id); });
    Value home;
    for (const Force nation : kNationsAtHome)
        if (board.homes[nation] == index) home = force_id(nation);
    return Value::fields()
        .set("id", province.id)
        .set("title", province.title)
        .set("vp", province.vp)
        .set("vp_provenance", provenance_of(board.figures, "vp", province.id, 0))
        .set("militia", province.militia)
        .set("militia_provenance", provenance_of(board.figures, "militia", province.id, 0))
        .set("empire", province.empire)
        .set("east", province.east)
        .set("home", home)
        .set("areas", areas);
}

// 15.0, 16.3, 17.0, 18.0.
Value periods_board(const Tables& tables) {
    Value periods = Value::list();
    for (int period = 0; period < kPeriods; ++period)
        periods.push(Value::fields()
                         .set("letter", period_letter(period))
                         .set("first_year", tables.first_year[at(period)])
                         .set("rolls", tables.rolls[at(period)])
                         .set("even_turns", tables.even_turns[at(period)])
                         .set("revolution", tables.revolution[at(period)])
                         .set("modifier", tables.modifier[at(period)]));
    return periods;
}

Value group_view(const Rules& rules, const Group& group) {
    Value target;
    if (group.target != kNone)
        target = group.force == kRebels ? Value(rules.board().area(group.target).id)
                                        : Value(rules.board().province(group.target).id);
    return Value::fields()
        .set("force", force_id(group.force))
        .set("regulars", group.regulars)
        .set("raiders", group.raiders)
        .set("target", target)
        .set("garrison", group.is(Group::kGarrison))
        .set("bribed", group.is(Group::kBribed))
        .set("held", group.is(Group::kHeld));
}

Value area_view(const Rules& rules, const State& state, int area) {
    Value groups = Value::list();
    for (int index = 0; index < state.group_count; ++index)
        if (state.groups[at(index)].area == area)
            groups.push(group_view(rules, state.groups[at(index)]));
    Value view = Value::fields()
                     .set("id", rules.board().area(area).id)
                     .set("province", rules.board().province(province_of(rules, area)).id)
                     .set("legions", state.legions[at(area)])
                     .set("moved_legions", state.moved_legions[at(area)])
                     .set("militia", state.militia[at(area)])
                     .set("moved_militia", state.moved_militia[at(area)])
                     .set("groups", groups);
    view.set("militia_of", state.militia[at(area)] > 0
                               ? Value(force_id(militia_force(state, province_of(rules, area))))
                               : Value());
    return view;
}

Value province_view(const Rules& rules, const State& state, int province) {
    const Force owner = state.owner[at(province)];
    return Value::fields()
        .set("id", rules.board().province(province).id)
        .set("owner", owner == kNobody ? Value() : Value(force_id(owner)))
        .set("militia_owner", force_id(state.militia_owner[at(province)]))
        .set("allowance", allowance(rules, state, province))
        .set("tax", owner == kRome ? tax_of(rules, state, province) : 0)
        .set("revolt", has_province(state.revolts, province))
        .set("doubling", has_province(state.doubling, province))
        .set("spent", has_province(state.spent, province))
        .set("lost", has_province(state.lost, province));
}

Value battle_view(const Rules& rules, const State& state) {
    if (state.battle.area == kNoArea) return {};
    Value defenders = Value::list();
    for_each_bit(state.battle.defenders, [&](int force) { defenders.push(force_id(force)); });
    Value battle = Value::fields().set("area", rules.board().area(state.battle.area).id);
    battle
        .set("attacker", state.battle.attacker == kNobody ? Value("rome")
                                                          : Value(force_id(state.battle.attacker)))
        .set("defenders", defenders);
    if (state.step != Step::Combat) return battle;
    return battle.set("attack", battle_attack(rules, state))
        .set("defence", battle_defence(rules, state))
        .set("odds", std::to_string(battle_odds(rules, state)) + "-1");
}

// The treasury after the next taxes and pay; null when none are to come.
Value payday_view(const Rules& rules, const State& state) {
    const std::optional<Payday> next = next_payday(rules, state);
    if (!next) return {};
    return Value::fields()
        .set("income", next->income)
        .set("paid", next->paid)
        .set("unpaid", next->unpaid)
        .set("pay_each", rules.tables().roman_pay)
        .set("pay", next->pay)
        .set("balance", next->balance);
}

Value treasury_view(const Rules& rules, const State& state) {
    return Value::fields()
        .set("roman", state.treasury)
        .set("persian", state.persian_treasury)
        .set("payday", payday_view(rules, state))
        .set("for_sale", legions_due(rules, state))
        .set("price", rules.tables().roman_price);
}

// The Romans on the move.
Value marching_view(const Rules& rules, const State& state) {
    if (state.step != Step::Onward) return {};
    return Value::fields()
        .set("area", rules.board().area(state.roman_movement.area).id)
        .set("count", state.roman_movement.count)
        .set("militia", state.roman_movement.militia != 0);
}

// Where the Romans on the move can get.
Value reach_view(const Rules& rules, const State& state) {
    if (state.step != Step::Onward) return {};
    Value reach = Value::list();
    for (const Reached& reached : reach_of(rules, state)) reach.push(Text::reached(rules, reached));
    return reach;
}

// ---- as text ----

std::string area_text(const Rules& rules, const State& state, int area) {
    std::string text;
    const auto add = [&](const std::string& more) { text += (text.empty() ? "" : "; ") + more; };
    if (state.legions[at(area)] > 0) add(counted(state.legions[at(area)], "legion"));
    if (state.militia[at(area)] > 0)
        add(std::to_string(state.militia[at(area)]) + " militia of " +
            force_title(militia_force(state, province_of(rules, area))));
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.area != area) continue;
        add(counted_kinds(group.force, group.regulars, group.raiders) + " of " +
            force_title(group.force) + (group.is(Group::kGarrison) ? ", a garrison" : "") +
            (group.is(Group::kBribed) ? ", bribed" : ""));
    }
    return text.empty() ? text : "  " + area_title(rules, area) + ": " + text + "\n";
}

}  // namespace

std::string Text::phase(const State& state) {
    return std::string(row_of(state.phase).id);
}

std::string Text::turn_title(const State& state) {
    return state.phase == Phase::SetUp ? "Set-up" : "Turn " + std::to_string(state.turn);
}

Outcome Text::outcome(const Rules& rules, const State& state) {
    const bool won = state.result == Ending::Victory;
    return {.grade = won ? "victory" : "defeat",
            .title = won ? "The Empire endures" : "The Empire has fallen",
            .text = "Rome controls " + counted(roman_points(rules, state), "Victory Point") +
                    "; the scenario asks for " + number_text(rules.scenario().victory) + ".",
            .rule = cite("R101"),
            .scores = {won ? 1 : 0}};
}

Value Text::board(const Rules& rules, bool built_in) {
    const Board& board = rules.board();
    Value provinces = Value::list();
    for (int province = 0; province < kProvinces; ++province)
        provinces.push(province_board(board, province));
    Value areas = Value::list();
    for (int area = 0; area < board.size(); ++area) areas.push(area_board(board, area));
    Value arrivals = Value::list();
    for (const int area : board.arrivals) arrivals.push(board.area(area).id);
    return Value::fields()
        .set("board_name", board.name)
        .set("built_in", built_in)
        .set("scenario", rules.scenario().title)
        .set("turns", rules.scenario().turns)
        .set("victory", rules.scenario().victory)
        .set("rome", board.area(board.rome).id)
        .set("byzantium", board.area(board.byzantium).id)
        .set("arrivals", arrivals)
        .set("periods", periods_board(rules.tables()))
        .set("provinces", provinces)
        .set("areas", areas);
}

Value Text::reached(const Rules& rules, const Reached& reached) {
    Value path = Value::list();
    for (const int area : reached.way) path.push(rules.board().area(area).id);
    return Value::fields()
        .set("area", rules.board().area(reached.area).id)
        .set("left", reached.left)
        .set("path", path);
}

Value Text::view(const Rules& rules, const State& state) {
    Value areas = Value::list();
    for (int area = 0; area < rules.board().size(); ++area)
        areas.push(area_view(rules, state, area));
    Value provinces = Value::list();
    for (int province = 0; province < kProvinces; ++province)
        provinces.push(province_view(rules, state, province));
    return Value::fields()
        .set("turn", state.turn)
        .set("turns", rules.scenario().turns)
        .set("year", rules.year(state))
        .set("period", period_letter(rules.period(state)))
        .set("phase", phase(state))
        .set("is_decided", is_decided(rules, state))
        .set("points", roman_points(rules, state))
        .set("victory", rules.scenario().victory)
        .set("treasury", treasury_view(rules, state))
        .set("provinces", provinces)
        .set("areas", areas)
        .set("battle", battle_view(rules, state))
        .set("movement",
             state.step == Step::Onward ? Value(state.roman_movement.movement) : Value())
        .set("marching", marching_view(rules, state))
        .set("reach", reach_view(rules, state))
        .set("position", position(rules, state));
}

std::string Text::picture(const Rules& rules, const State& state) {
    std::string text = rules.scenario().title + ", " + turn_title(state) + " of " +
                       std::to_string(rules.scenario().turns) + " (" +
                       std::to_string(rules.year(state)) + " A.D., Period " +
                       period_letter(rules.period(state)) + "), " +
                       phase_name(row_of(state.phase)) + ".\n";
    text += "Treasury " + number_text(state.treasury) + ", income " +
            std::to_string(income_of(rules, state, kRome)) + ", legions " +
            std::to_string(total_legions(rules, state)) + ". Victory Points " +
            std::to_string(roman_points(rules, state)) + " of " +
            std::to_string(rules.scenario().victory) + ".\n";
    for (int province = 0; province < kProvinces; ++province) {
        std::string here;
        for_each_bit(areas_of(rules, province),
                     [&](int area) { here += area_text(rules, state, area); });
        text += rules.board().province(province).title + ": " +
                force_title(state.owner[at(province)]) + "\n" + here;
    }
    return text;
}

}  // namespace occasus::invasions
