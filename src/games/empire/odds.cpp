// Exact odds at the table: of a conflict asked about by its figures, of what stands in an area, or
// of every conflict there is or that the next answer would bring.
#include <string>

#include "games/empire/conflict_odds.h"
#include "games/empire/game.h"

namespace occasus::empire {

namespace {

// The conflict in an area as it stands: the round that is due, or the first. Precondition: it is
// contested.
ConflictQuestion conflict_in(const Rules& rules, const State& state, int area) {
    const bool under_way = state.round > 1 && state.from == area;
    return {.barbarians = state.barbarians[at(area)],
            .cavalry = state.cavalry[at(area)],
            .romans = state.romans[at(area)],
            .fort = contains(state.forts, area),
            .terrain = rules.board().area(area).terrain,
            .first_round = !under_way};
}

Result<ConflictQuestion> question_of_area(const Rules& rules, const State& state,
                                          const Value& name) {
    const int area = name.text() == nullptr ? -1 : rules.board().find_area(*name.text());
    if (area < 0) return unreadable("area must be the id of an area.", "area");
    if (!is_contested(state, area))
        return illegal(cite("T6"), rules.board().area(area).title +
                                       " is not contested; say which Forces would meet there.");
    if (is_between_rounds(state, area))
        return illegal(cite("R20"), "The losses of this round are still to be chosen.");
    return conflict_in(rules, state, area);
}

// The position after an answer; where it is then asked how many go along, all do.
State after(const Rules& rules, State state, Action action) {
    NullSink sink;
    rules.apply(state, action, sink);
    if (state.step == Step::MoveForces)
        rules.apply(state, make_action(Verb::Forces, Rules::free_barbarians(state, state.from)),
                    sink);
    if (state.step == Step::MoveCavalry)
        rules.apply(state, make_action(Verb::Cavalry, Rules::free_cavalry(state, state.from)),
                    sink);
    return state;
}

// One conflict of the list: where, and after which answer; null when it is there already, and then
// with the chance of every ending.
Value listed(const Rules& rules, const State& state, int area, const Value& answer) {
    const ConflictQuestion question = conflict_in(rules, state, area);
    const ConflictOdds odds = conflict_odds(question, rules.options());
    Value figures = conflict_odds_figures(question, odds);
    if (answer.is_null()) figures.set("endings", conflict_endings(odds));
    return Value::fields()
        .set("area", rules.board().area(area).id)
        .set("after", answer)
        .set("odds", figures);
}

// Whether an area is fought for otherwise than now.
bool is_changed(const State& now, const State& later, int area) {
    return is_contested(later, area) &&
           (is_between_rounds(now, area) || now.romans[at(area)] != later.romans[at(area)] ||
            now.barbarians[at(area)] != later.barbarians[at(area)] ||
            now.cavalry[at(area)] != later.cavalry[at(area)]);
}

// The conflicts an answer would bring or change, those it would bring first.
void list_changes(const Rules& rules, const State& state, Action action, Value& list) {
    const State later = after(rules, state, action);
    for (const bool is_new : {true, false})
        for (int area = 0; area < rules.board().size(); ++area)
            if (is_contested(state, area) != is_new && is_changed(state, later, area))
                list.push(listed(rules, later, area, Text::action_text(rules, state, action)));
}

// Every conflict on the map, then those that answers to the present question would bring or change.
Value conflicts_document(const Rules& rules, const State& state) {
    Value list = Value::list();
    for (int area = 0; area < rules.board().size(); ++area)
        if (is_contested(state, area) && !is_between_rounds(state, area))
            list.push(listed(rules, state, area, nullptr));
    if (Rules::to_move(state) >= Seat::First) {
        Rules::ActionList answers;
        rules.legal_actions(state, answers);
        for (const Action answer : answers) list_changes(rules, state, answer, list);
    }
    return Value::fields().set("conflicts", list).set("assumes", kConflictAssumes);
}

}  // namespace

Result<Value> Text::odds(const Rules& rules, const State& state, const Value& query) {
    if (query.members() == nullptr || query.members()->empty())
        return conflicts_document(rules, state);
    const Value* area = query.find("area");
    if (area != nullptr && query.members()->size() > 1)
        return unreadable("area asks for the conflict there; no other field goes with it.", "area");
    const Result<ConflictQuestion> question =
        area != nullptr ? question_of_area(rules, state, *area) : read_conflict_question(query);
    if (!question) return question.refusal();
    return conflict_odds_document(*question, conflict_odds(*question, rules.options()));
}

}  // namespace occasus::empire
