// The view of a seat, for drawing; and as text for a terminal.
#include <map>
#include <string>
#include <vector>

#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/game.h"
#include "games/diplomacy/words/notation.h"
#include "games/diplomacy/words/results_view.h"

namespace occasus::diplomacy {

namespace {

const std::string& id_of(const Rules& rules, int power) {
    return rules.board().powers[at(power)].id;
}

bool hides(const Rules& rules, const State& state) {
    return rules.options().hidden && !is_over(state) && state.seen_by != kTruth;
}

// In a hidden game a foreign power shows nothing but its number of centres.
Value power_view(const Rules& rules, const State& state, int power) {
    const Power& printed = rules.board().powers[at(power)];
    const bool is_shut = hides(rules, state) && power != state.seen_by;
    const int units = own_units(state.units, power).occupied.size();
    return Value::fields()
        .set("id", printed.id)
        .set("seat", Text::facts(rules).seats[at(power)].id)
        .set("title", printed.title)
        .set("leader", printed.leader)
        .set("centres",
             hides(rules, state) ? int{state.counted[at(power)]} : state.centres[at(power)].size())
        .set("units", is_shut ? Value() : Value(units))
        .set("adjust", is_shut ? Value() : Value(int{state.adjust[at(power)]}))
        .set("disorder", is_shut ? Value() : Value(has_power(state.disorder, power)))
        .set("eliminated", has_power(state.eliminated, power))
        .set("is_asked", has_power(state.asked, power));
}

Value units_view(const Rules& rules, const State& state) {
    Value list = Value::list();
    for (const int province : state.units.occupied)
        list.push(unit_view(rules, state.units.in(province)));
    return list;
}

Value losers_view(const Rules& rules, const State& state) {
    Value list = Value::list();
    if (!is_retreating(state)) return list;
    for (std::size_t i = 0; i < state.loser_count; ++i) {
        const Loser& loser = state.losers[i];
        if (loser.destroyed != 0) continue;
        Value retreats = Value::list();
        for (const int place : loser.retreats) retreats.push(rules.board().place(place).label);
        list.push(unit_view(rules, loser.unit)
                      .set("by", rules.board().place(loser.by).label)
                      .set("retreats", retreats));
    }
    return list;
}

Value centres_view(const Rules& rules, const State& state) {
    Value list = Value::list();
    for (const int centre : rules.board().centres) {
        const int owner = owner_of(state.centres, centre);
        list.push(Value::fields()
                      .set("id", rules.board().place(centre).label)
                      .set("owner", owner == kNobody ? Value() : Value(id_of(rules, owner))));
    }
    return list;
}

// Every legal order of one unit, or of the whole Winter.
Value choices(const Rules& rules, State state, int question) {
    state.question = static_cast<std::uint8_t>(question);
    state.proposing = 0x7F;  // Neither a draw nor silence is among them.
    Rules::ActionList list;
    rules.legal_actions(state, list);
    Value orders = Value::list();
    for (const Action action : list)
        orders.push(Text::order_parts(rules, state, state.acting, order_of(action, state.acting)));
    return orders;
}

Value questions_view(const Rules& rules, const State& asked, int power) {
    Value list = Value::list();
    const Units units = question_of(asked).ordered(rules, asked);
    for (const int province : rules.questions(asked, power))
        list.push(Value::fields()
                      .set("province", rules.board().place(province).label)
                      .set("unit", units.has(province)
                                       ? Value(unit_text(rules.board(), units.in(province)))
                                       : Value())
                      .set("orders", choices(rules, asked, province)));
    return list;
}

// The questions to the seat that looks in this phase, whoever is asked before it in the tree.
Value orders_view(const Rules& rules, const State& state) {
    const int power = seat_index(seat_at(state.seen_by));
    if (is_over(state) || power < 0 || !has_power(state.asked, power)) return {};
    State asked = state;
    asked.acting = static_cast<std::int8_t>(power);
    asked.orders.fill(0);
    const bool is_winter = state.step == Step::Adjustments;
    return Value::fields()
        .set("power", id_of(rules, power))
        .set("count", rules.answers_due(asked, power))
        .set("units", is_winter ? Value::list() : questions_view(rules, asked, power))
        .set("choices", is_winter ? choices(rules, asked, kNowhere) : Value::list())
        .set("may_propose_draw", state.step == Step::Movement);
}

// The id of the PhaseFact.
std::string part_of(const State& state) {
    if (is_over(state)) return "over";
    return std::string(name_in(kSeasons, state.season)) + " " + std::string(row_of(state.step).id);
}

}  // namespace

std::string Text::phase(const Rules& rules, const State& state) {
    return phase_text(rules.options().game, phase_of(state));
}

std::string Text::turn_title(const Rules& rules, const State& state) {
    return std::string(name_in(kSeasons, state.season)) + " " + std::to_string(state.year) +
           (rules.is_variant() ? " A.D." : "");
}

Value Text::view(const Rules& rules, const State& state) {
    Value powers = Value::list();
    for (int power = 0; power < kPowers; ++power) powers.push(power_view(rules, state, power));
    return Value::fields()
        .set("phase", phase(rules, state))
        .set("season", name_in(kSeasons, state.season))
        .set("year", state.year)
        .set("step", is_over(state) ? "over" : row_of(state.step).id)
        .set("part", part_of(state))
        .set("title", turn_title(rules, state))
        .set("game", name_in(kGames, rules.options().game))
        .set("hidden", rules.options().hidden)
        .set("powers", powers)
        .set("units", units_view(rules, state))
        .set("dislodged", losers_view(rules, state))
        .set("centres", centres_view(rules, state))
        .set("orders", orders_view(rules, state))
        .set("results", results_view(rules, state))
        .set("ending", row_of(state.ending).id)
        .set("winner", state.winner < 0 ? Value() : Value(id_of(rules, state.winner)));
}

std::string Text::picture(const Rules& rules, const State& state) {
    std::string text = turn_title(rules, state) + ", " + phase(rules, state) + ".\n";
    for (int power = 0; power < kPowers; ++power) {
        text += rules.board().powers[at(power)].title + ":";
        for (const int province : own_units(state.units, power).occupied)
            text += " " + unit_text(rules.board(), state.units.in(province)) + ",";
        text.back() = ';';
        if (hides(rules, state))
            text += " " + std::to_string(state.counted[at(power)]) + " centres";
        else
            for (const int centre : state.centres[at(power)])
                text += " " + rules.board().place(centre).label;
        text += "\n";
    }
    if (is_retreating(state))
        for (std::size_t i = 0; i < state.loser_count; ++i)
            text += "Dislodged: " + id_of(rules, state.losers[i].unit.power) + " " +
                    unit_text(rules.board(), state.losers[i].unit) + "\n";
    return text;
}

}  // namespace occasus::diplomacy
