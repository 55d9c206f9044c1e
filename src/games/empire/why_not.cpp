// The reasons why an action is not legal now, each with its rule.
#include <algorithm>
#include <bit>
#include <string>

#include "games/empire/rulebook.gen.h"
#include "games/empire/text.h"

namespace occasus::empire {

namespace {

std::string title(const Rules& rules, int area) {
    return rules.board().area(area).title;
}

std::string legion_name(int legion) {
    return "Legion " + std::string(kLegionNumbers[static_cast<std::size_t>(legion)]);
}

// The question an action answers, and the rule that asks it.
struct Question {
    Cite rule;
    std::string_view when;
};

Question question_of(Verb verb) {
    switch (verb) {
        case Verb::SetUp:
            return {cite("SETUP.2"), "at set-up"};
        case Verb::RemoveForce:
        case Verb::RemoveLegion:
        case Verb::RemoveWall:
        case Verb::RemoveFort:
            return {cite("2.2"), "in phase 2, upkeep"};
        case Verb::BuyLegion:
        case Verb::BuyForce:
        case Verb::BuyWall:
        case Verb::BuyFort:
            return {cite("3.1"), "in phase 3, purchase"};
        case Verb::Place:
        case Verb::PlaceCavalry:
            return {cite("4.1"), "in phase 4, when that many reinforcements have come"};
        case Verb::Legion:
        case Verb::Carry:
        case Verb::March:
            return {cite("5.1"), "in phase 5, Roman movement"};
        case Verb::From:
        case Verb::Target:
        case Verb::Forces:
        case Verb::Cavalry:
            return {cite("6.1"), "when Barbarians move"};
        case Verb::Lose:
            return {cite("7.5"), "in phase 7, when an h leaves a choice"};
        case Verb::End:
            return {cite("R35"), "when a phase with a choice may be ended"};
    }
    return {cite("T1"), ""};
}

// 5.4. Whether a Legion has been chosen and no Force may stay behind, so that none are asked about.
bool must_take_all(const Rules& rules, const State& state) {
    return state.step == Step::March && !rules.may_stay_without(state, state.from, state.legion);
}

bool is_asked(const Rules& rules, const State& state, Verb verb) {
    const Choices may = rules.choices(state);
    const bool listed = std::any_of(
        may.groups.begin(), may.groups.end(),
        [&](const Choices::Group& group) { return verb_of(Action{group.base}) == verb; });
    const bool buying = verb >= Verb::BuyLegion && verb <= Verb::BuyFort;
    const bool removing = verb >= Verb::RemoveForce && verb <= Verb::RemoveFort;
    return listed || (state.step == Step::Purchase && buying) ||
           (state.step == Step::Upkeep && (removing || verb == Verb::End)) ||
           (state.step == Step::RomanMove && verb == Verb::Legion) ||
           (verb == Verb::Carry && must_take_all(rules, state)) ||
           ((state.step == Step::BarbarianMove || state.step == Step::CavalryMove) &&
            verb == Verb::From);
}

// 2.2. READING: R7.
Refusal why_not_removed(const Rules& rules, const State& state, Action action) {
    const int operand = operand_of(action);
    const auto none = [&](const std::string& what) {
        return illegal(cite("2.2"), "There is no " + what + " in " + title(rules, operand) + ".");
    };
    std::string what = "Fort";
    int area = operand;
    switch (verb_of(action)) {
        case Verb::RemoveForce:
            return none("Roman Force");
        case Verb::RemoveLegion: {
            const std::uint8_t place = state.legions[static_cast<std::size_t>(operand)];
            if (place >= kMaxAreas)
                return illegal(cite("2.2"), legion_name(operand) + " is not on the map.");
            area = place;
            what = legion_name(operand);
            break;
        }
        case Verb::RemoveWall:
            if (!contains(state.walls, operand)) return none("Wall");
            what = "Wall";
            break;
        default:
            if (!contains(state.forts, operand)) return none("Fort");
    }
    return illegal(cite("R7"), "Without the " + what + " the Forces in " + title(rules, area) +
                                   " would stand in the open; remove them first.");
}

Refusal too_dear(const State& state, const std::string& what, int price) {
    return illegal(cite("3.1"), "A " + what + " costs " + std::to_string(price) +
                                    " RRP; there are " + std::to_string(state.resources) + ".");
}

Refusal none_available(const std::string& what) {
    return illegal(cite("R8"), "No " + what + " is Available.");
}

// 3.3. READING: R9.
Refusal why_no_site(const Rules& rules, const State& state, Verb verb, int area) {
    const std::string what = verb == Verb::BuyWall ? "Wall" : "Fort";
    if (area == rules.board().rome) return illegal(cite("3.3"), "Rome never has a " + what + ".");
    if (!contains(state.roman_areas, area))
        return illegal(cite("3.3"), "There is no Roman Force in " + title(rules, area) +
                                        " to raise a " + what + ".");
    return illegal(cite("R9"), title(rules, area) + " has a " + what + " already.");
}

Refusal why_not_bought(const Rules& rules, const State& state, Action action) {
    switch (verb_of(action)) {
        case Verb::BuyLegion:
            if (std::find(state.legions.begin(), state.legions.end(), kAvailable) ==
                state.legions.end())
                return none_available("Legion");
            return too_dear(state, "Legion", kLegionPrice);
        case Verb::BuyForce:
            if (state.roman_pile == 0) return none_available("Roman Force");
            return too_dear(state, "Force", kForcePrice);
        case Verb::BuyWall:
            if (state.wall_pile == 0) return none_available("Wall");
            if (state.resources < kWallPrice) return too_dear(state, "Wall", kWallPrice);
            return why_no_site(rules, state, Verb::BuyWall, operand_of(action));
        default:
            if (state.fort_pile == 0) return none_available("Fort");
            if (state.resources < kFortPrice) return too_dear(state, "Fort", kFortPrice);
            return why_no_site(rules, state, Verb::BuyFort, operand_of(action));
    }
}

Refusal why_not_placed(const Rules& rules, const State& state, Action action) {
    const int area = operand_of(action);
    if (!contains(rules.board().invasion, area))
        return illegal(state.step == Step::SetUp ? cite("SETUP.2") : cite("4.1"),
                       title(rules, area) + " is not open to invasion.");
    return illegal(cite("4.2"), "There are " + counted(state.count, "Force") + " to place.");
}

// 5.1, 5.3, 5.4.
Refusal why_no_legion(const Rules& rules, const State& state, int legion) {
    const std::uint8_t area = state.legions[static_cast<std::size_t>(legion)];
    if (area == kDead) return illegal(cite("R8"), legion_name(legion) + " is dead.");
    if (area >= kMaxAreas) return illegal(cite("5.1"), legion_name(legion) + " is not on the map.");
    if ((state.marched >> static_cast<unsigned>(legion) & 1U) != 0)
        return illegal(cite("5.1"), legion_name(legion) + " has moved in this turn.");
    return illegal(cite("R23"), "Forces that have moved would be left in the open in " +
                                    title(rules, area) + ".");
}

Refusal why_not_carried(const Rules& rules, const State& state, int count) {
    const int free = Rules::free_romans(state, state.from);
    if (count > free && count <= state.romans[state.from])
        return illegal(cite("R12"), "Forces that were carried in may not move on; " +
                                        std::to_string(free) + " may.");
    if (count > free)
        return illegal(cite("5.2"), "There are " + counted(free, "Force") + " to carry in " +
                                        title(rules, state.from) + ".");
    return illegal(cite("5.4"), "All Forces in " + title(rules, state.from) +
                                    " go along: none may be left in the open.");
}

Refusal not_next_to(const Rules& rules, Cite rule, int from, int to) {
    return illegal(rule, title(rules, to) + " does not border " + title(rules, from) + ".");
}

// 6.1, 6.3.
Refusal why_no_origin(const Rules& rules, const State& state, int area) {
    const auto at = static_cast<std::size_t>(area);
    const bool after = state.step == Step::CavalryMove;
    if (!after && state.barbarians[at] > 0 && contains(state.roman_areas, area))
        return illegal(cite("6.3"), "Forces that share an area with Romans stay there.");
    if (state.arrived[at] + state.arrived_cavalry[at] > 0)
        return illegal(cite("R12"), "What came to " + title(rules, area) + " has moved already.");
    if (state.cavalry[at] > 0)
        return illegal(after ? cite("7.8") : cite("6.2"),
                       "The Cavalry in " + title(rules, area) + " has nowhere to go.");
    return illegal(after ? cite("7.8") : cite("6.1"),
                   "There is nothing to move in " + title(rules, area) + ".");
}

// 6.1, 6.2, 7.8.
Refusal why_no_target(const Rules& rules, const State& state, int to) {
    const bool after = state.step == Step::CavalryTarget;
    if (!contains(rules.board().neighbours[state.from], to))
        return not_next_to(rules, after ? cite("7.8") : cite("6.1"), state.from, to);
    const Cite closed = after ? cite("7.8") : cite("6.2");
    if (contains(state.walls, to))
        return illegal(closed, "A Wall keeps Cavalry out of " + title(rules, to) + ".");
    if (contains(rules.board().mountain, to))
        return illegal(closed, "Cavalry may not enter the mountains of " + title(rules, to) + ".");
    return illegal(cite("7.8"),
                   "After the conflicts Cavalry enters neither Rome nor an area with "
                   "a Roman Force.");
}

Refusal why_not_counted(const State& state, Verb verb, int count) {
    if (verb == Verb::Lose)
        return illegal(cite("R20"), "Of " + std::to_string(state.count) +
                                        " counters lost, that many cannot be Forces.");
    if (count == 0) return illegal(cite("6.1"), "At least one counter moves.");
    const bool forces = verb == Verb::Forces;
    const int free =
        forces ? Rules::free_barbarians(state, state.from) : Rules::free_cavalry(state, state.from);
    return illegal(cite("6.1"), "No more than " + std::to_string(free) +
                                    (forces ? " Forces" : " Cavalry") + " may move from there.");
}

Refusal why_not_chosen(const Rules& rules, const State& state, Action action) {
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::SetUp:
        case Verb::PlaceCavalry:
        case Verb::Place:
            return why_not_placed(rules, state, action);
        case Verb::RemoveForce:
        case Verb::RemoveLegion:
        case Verb::RemoveWall:
        case Verb::RemoveFort:
            return why_not_removed(rules, state, action);
        case Verb::BuyLegion:
        case Verb::BuyForce:
        case Verb::BuyWall:
        case Verb::BuyFort:
            return why_not_bought(rules, state, action);
        case Verb::Legion:
            return why_no_legion(rules, state, operand);
        case Verb::Carry:
            return why_not_carried(rules, state, operand);
        case Verb::March:
            return not_next_to(rules, cite("5.5"), state.from, operand);
        case Verb::From:
            return why_no_origin(rules, state, operand);
        case Verb::Target:
            return why_no_target(rules, state, operand);
        case Verb::Forces:
        case Verb::Cavalry:
        case Verb::Lose:
            return why_not_counted(state, verb_of(action), operand);
        case Verb::End:
            break;
    }
    return illegal(cite("2.3"), std::to_string(rules.upkeep(state)) +
                                    " counters cannot be paid "
                                    "with " +
                                    std::to_string(state.resources) + " RRP: remove some first.");
}

Refusal not_before_the_die(const State& state) {
    const bool conflict = state.step == Step::ConflictRoll;
    return {RefusalKind::NotYourTurn,
            conflict ? cite("7.4") : cite("4.1"),
            conflict ? "The die of this conflict must be rolled first."
                     : "The die for the reinforcements must be rolled first.",
            {}};
}

}  // namespace

std::optional<Refusal> Text::why_not(const Rules& rules, const State& state, Action action) {
    if (state.step == Step::Over)
        return Refusal{RefusalKind::Over,
                       state.winner == Winner::Roman ? cite("WIN.2") : cite("WIN.1"),
                       "The game is over.",
                       {}};
    const bool is_face = action.bits < 6;
    if (!is_face && !is_well_formed(rules, action))
        return unreadable("This is not an action of The Fall of the Roman Empire.", "action");
    if (Rules::to_move(state) == Seat::Chance) {
        if (is_face) return std::nullopt;
        return not_before_the_die(state);
    }
    if (is_face) return Refusal{RefusalKind::NotYourTurn, cite("T1"), "No die is due.", {}};
    if (is_choice(rules, state, action)) return std::nullopt;
    const Verb verb = verb_of(action);
    if (is_asked(rules, state, verb)) return why_not_chosen(rules, state, action);
    const Question question = question_of(verb);
    return illegal(question.rule, "That is done " + std::string(question.when) + ".");
}

}  // namespace occasus::empire
