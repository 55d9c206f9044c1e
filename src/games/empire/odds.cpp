// Exact odds at the table: of a conflict asked about by its figures, or of what stands in an area.
#include <string>

#include "games/empire/conflict_odds.h"
#include "games/empire/rulebook.gen.h"
#include "games/empire/text.h"

namespace occasus::empire {

namespace {

// The conflict in an area as it stands: the round that is due, or the first.
Result<ConflictQuestion> question_of_area(const Rules& rules, const State& state,
                                          const Value& name) {
    const int area = name.text() == nullptr ? -1 : rules.board().find_area(*name.text());
    if (area < 0) return unreadable("area must be the id of an area.", "area");
    if (!is_contested(state, area))
        return illegal(cite("T6"), rules.board().area(area).title +
                                       " is not contested; say which Forces would meet there.");
    const auto at = static_cast<std::size_t>(area);
    const bool under_way = state.round > 1 && state.from == area;
    return ConflictQuestion{.barbarians = state.barbarians[at],
                            .cavalry = state.cavalry[at],
                            .romans = state.romans[at],
                            .fort = contains(state.forts, area),
                            .terrain = rules.board().area(area).terrain,
                            .first_round = !under_way};
}

}  // namespace

Result<Value> Text::odds(const Rules& rules, const State& state, const Value& query) {
    // Nothing is asked in particular: the conflict on the table is meant.
    const bool in_general = query.members() == nullptr || query.members()->empty();
    const Value here = rules.board().area(state.from).id;
    const Value* area = in_general && state.step == Step::ConflictRoll ? &here : query.find("area");
    const Result<ConflictQuestion> question =
        area != nullptr ? question_of_area(rules, state, *area) : read_conflict_question(query);
    if (!question) return question.refusal();
    return conflict_odds_document(*question, conflict_odds(*question, rules.options()));
}

}  // namespace occasus::empire
