// The position as a document, as the formats of this game write it.
#include <algorithm>
#include <string>
#include <vector>

#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/chapters/events.h"
#include "games/diplomacy/game.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

namespace {

const std::string& id_of(const Rules& rules, int power) {
    return rules.board().powers[at(power)].id;
}

Value units_document(const Rules& rules, const Units& units) {
    Value document = Value::fields();
    for (int power = 0; power < kPowers; ++power) {
        Value list = Value::list();
        for (const int province : own_units(units, power).occupied)
            list.push(unit_text(rules.board(), units.in(province)));
        if (!list.items()->empty()) document.set(id_of(rules, power), list);
    }
    return document;
}

Value centres_document(const Rules& rules, const Centres& centres) {
    Value document = Value::fields();
    for (int power = 0; power < kPowers; ++power) {
        Value list = Value::list();
        for (const int centre : centres[at(power)]) list.push(rules.board().place(centre).label);
        if (!list.items()->empty()) document.set(id_of(rules, power), list);
    }
    return document;
}

Value losers_document(const Rules& rules, const State& state) {
    Value list = Value::list();
    for (std::size_t i = 0; i < state.loser_count; ++i) {
        const Loser& loser = state.losers[i];
        Value retreats = Value::list();
        for (const int place : loser.retreats) retreats.push(rules.board().place(place).label);
        list.push(Value::fields()
                      .set("unit", id_of(rules, loser.unit.power) + " " +
                                       unit_text(rules.board(), loser.unit))
                      .set("by", rules.board().place(loser.by).label)
                      .set("retreats", retreats)
                      .set("destroyed", loser.destroyed != 0));
    }
    return list;
}

Value powers_document(const Rules& rules, std::uint8_t set) {
    Value list = Value::list();
    for (int power = 0; power < kPowers; ++power)
        if (has_power(set, power)) list.push(id_of(rules, power));
    return list;
}

template <class Numbers>
Value numbers_document(const Rules& rules, const Numbers& numbers) {
    Value document = Value::fields();
    for (int power = 0; power < kPowers; ++power)
        document.set(id_of(rules, power), numbers[at(power)]);
    return document;
}

// The orders of the phase that is going on.
Value orders_document(const Rules& rules, const State& state) {
    Value document = Value::fields();
    const Units units = question_of(state).ordered(rules, state);
    for (int power = 0; power < kPowers; ++power) {
        Value list = Value::list();
        for (const Given given : state.orders)
            if (given != 0 && giver_of(given) == power)
                list.push(order_words(rules.board(), units, order_of(action_in(given), power)));
        if (!list.items()->empty()) document.set(id_of(rules, power), list);
    }
    return document;
}

template <std::size_t Count>
Value report_document(const Rules& rules, const Report<Count>& report, const Units& units) {
    Value list = Value::list();
    for (std::size_t i = 0; i < Count && report.orders[i] != 0; ++i) {
        const Given given = report.orders[i];
        const Order order = order_of(action_in(given), giver_of(given));
        list.push(Value::fields()
                      .set("power", id_of(rules, order.power))
                      .set("order", order_words(rules.board(), units, order))
                      .set("code", word_of(report.codes[i])));
    }
    return list;
}

// Units that were removed stand in the report alone.
Units removed_units(const Rules& rules, const Report<kMaxOrders>& report) {
    Units units;
    for (const Given given : report.orders)
        if (given != 0 && verb_of(action_in(given)) == Verb::Disband) {
            const Unit unit = removed_unit(given);
            units.put(rules.board().province(unit.place), unit);
        }
    return units;
}

}  // namespace

Value Text::position(const Rules& rules, const State& state) {
    Value document = Value::fields();
    document.set("phase", phase(rules, state))
        .set("year", state.year)
        .set("units", units_document(rules, state.units))
        .set("centers", centres_document(rules, state.centres))
        .set("dislodged", losers_document(rules, state))
        .set("counted", numbers_document(rules, state.counted))
        .set("missed", numbers_document(rules, state.missed))
        .set("disorder", powers_document(rules, state.disorder))
        .set("eliminated", powers_document(rules, state.eliminated))
        .set("acting", is_over(state) ? Value() : Value(id_of(rules, state.acting)))
        .set("orders", orders_document(rules, state))
        .set("silent", powers_document(rules, state.silent))
        .set("proposing", powers_document(rules, state.proposing))
        .set("ending", row_of(state.ending).id)
        .set("winner", state.winner < 0 ? Value() : Value(id_of(rules, state.winner)));
    const Units losers = kRetreatOrders.ordered(rules, state);
    return document.set(
        "last", Value::fields()
                    .set("before", units_document(rules, state.before))
                    .set("movement", report_document(rules, state.moved, state.before))
                    .set("retreats", report_document(rules, state.retreated, losers))
                    .set("adjustments", report_document(rules, state.adjusted,
                                                        removed_units(rules, state.adjusted))));
}

}  // namespace occasus::diplomacy
