// The reasons why an action is not legal now, each with its rule.
#include <algorithm>
#include <string>

#include "games/invasions/game.h"
#include "games/invasions/rulebook.gen.h"
#include "games/invasions/sequence.h"

namespace occasus::invasions {

namespace {

bool is_choice(const Rules& rules, const State& state, Action action) {
    const Choices may = rules.choices(state);
    return std::any_of(may.begin(), may.end(), [&](const Choices::Set& set) {
        return action.bits >= set.base && action.bits - set.base < kMaxAreas &&
               contains(set.operands, static_cast<int>(action.bits - set.base));
    });
}

bool is_written_well(const Rules& rules, Action action) {
    const auto verb = static_cast<std::uint32_t>(verb_of(action));
    if (verb == 0 || verb >= kVerbRows.size()) return false;
    const int operand = operand_of(action);
    const int count = count_of(action);
    const bool is_area = operand < rules.board().size();
    if (verb_of(action) != Verb::Bribe && (action.bits & 0xFF0000U) != 0) return false;
    switch (verb_of(action)) {
        case Verb::Place:
        case Verb::Legions:
        case Verb::Militia:
            return is_area && count <= kMaxRomans;
        case Verb::Raise:
        case Verb::To:
        case Verb::Attack:
        case Verb::Unpaid:
        case Verb::Disband:
            return is_area && count == 0;
        case Verb::Against:
        case Verb::Lose:
            return operand < kForces && count == 0;
        case Verb::Buy:
            return operand <= kMaxRomans && count == 0;
        case Verb::Bribe:
            return is_area && is_nation(force_of(count)) && (action.bits & 0xFE0000U) == 0;
        default:
            return operand == 0 && count == 0;
    }
}

bool is_asked(const State& state, Verb verb) {
    return (kVerbRows[at(static_cast<int>(verb))].steps & asked_at(state.step)) != 0;
}

Refusal why_not_placed(const Rules& rules, const State& state, Action action) {
    const bool setting_up = state.phase == Phase::SetUp;
    const int most = setting_up ? state.pending : state.bought;
    const int count = count_of(action);
    const Cite rule = setting_up ? cite("19.0") : cite("12.12");
    if (count < 1 || count > most)
        return illegal(rule, "There " + std::string(agreeing(most, "is ", "are ")) +
                                 counted(most, "legion") + " to place.");
    if (setting_up)
        return illegal(rule, "No legions of this lot may begin in " +
                                 area_title(rules, operand_of(action)) + ".");
    for (const int arrival : rules.board().arrivals)
        if (arrival == operand_of(action))
            return illegal(cite("R93"), "Another force owns the Province of " +
                                            area_title(rules, arrival) + ".");
    return illegal(rule, "Legions do not arrive in " + area_title(rules, operand_of(action)) + ".");
}

Refusal why_not_moved(const Rules& rules, const State& state, Action action) {
    const int area = operand_of(action);
    const bool militia = verb_of(action) == Verb::Militia;
    const std::string here = area_title(rules, area);
    if (contains(state.held, area))
        return illegal(cite("5.22"), "A larger enemy holds the Romans in " + here + ".");
    if (militia && militia_force(state, province_of(rules, area)) != kRome)
        return illegal(cite("5.81"), "There is no loyal militia in " + here + ".");
    const int there = militia ? state.militia[at(area)] : state.legions[at(area)];
    const int free = movable(rules, state, area, militia);
    if (count_of(action) == 0) return illegal(cite("5.32"), "At least one moves.");
    if (count_of(action) <= there && free < there && free + 1 <= there &&
        (militia ? state.moved_militia : state.moved_legions)[at(area)] > 0)
        return illegal(cite("5.13"), "In " + here + " only " + number_text(free) +
                                         std::string(agreeing(free, " has", " have")) +
                                         " not moved yet.");
    if (militia && there > 0 && free == 0)
        return illegal(cite("10.12"), "Militia does not leave its Province.");
    const std::string able = militia ? number_text(there) + " militia" : counted(there, "legion");
    return illegal(cite("5.32"), "There " + std::string(agreeing(there, "is ", "are ")) + able +
                                     " in " + here + ".");
}

Refusal why_not_onward(const Rules& rules, const State& state, Action action) {
    const March& march = state.march;
    if (verb_of(action) == Verb::Stay) return illegal(cite("5.32"), "They have not moved at all.");
    const int to = operand_of(action);
    const int cost = rules.board().step[march.area][at(to)];
    if (cost == 0)
        return illegal(cite("5.11"), area_title(rules, to) + " is not next to " +
                                         area_title(rules, march.area) + ".");
    if (march.militia != 0 && province_of(rules, to) != province_of(rules, march.area))
        return illegal(cite("10.12"), "Militia does not leave its Province.");
    return illegal(cite("5.15"), area_title(rules, to) + " costs " + std::to_string(cost) +
                                     ", and " + counted(march.movement, "point") +
                                     std::string(agreeing(march.movement, " is", " are")) +
                                     " left.");
}

Refusal why_not_attacked(const Rules& rules, const State& state, int area) {
    if (contains(state.fought, area))
        return illegal(cite("6.24"),
                       "You have attacked in " + area_title(rules, area) + " already.");
    const Strengths strengths = strengths_at(rules, state, area);
    if (strengths.of(kRome) == 0)
        return illegal(cite("6.23"), "You have nobody in " + area_title(rules, area) + ".");
    if ((strengths.present & kNonLoyal) == 0)
        return illegal(cite("6.24"), "There is no enemy in " + area_title(rules, area) + ".");
    return illegal(cite("6.11"), "Every force there is stronger than yours.");
}

Refusal why_not_against(const Rules& rules, const State& state, Action action) {
    if (verb_of(action) == Verb::Fight) return illegal(cite("6.24"), "Say first whom you attack.");
    const int force = operand_of(action);
    const Strengths strengths = strengths_at(rules, state, state.battle_area);
    if (force == kRome || strengths.of(force) == 0 || has_force(state.defenders, force))
        return illegal(cite("6.24"), "You cannot choose " + force_title(force) + " here.");
    return illegal(cite("6.11"), "Together they would be stronger than your " +
                                     std::to_string(strengths.of(kRome)) + ".");
}

Refusal why_not_bribed(const Rules& rules, const State& state, Action action) {
    const int area = operand_of(action);
    const auto nation = force_of(count_of(action));
    const int sp = bribable(state, nation, area, is_of_raiders(action));
    if (sp == 0)
        return illegal(cite("11.24"),
                       "There is nobody of that kind to bribe in " + area_title(rules, area) + ".");
    return illegal(cite("11.23"), "They cost " + counted(sp * rules.tables().bribe, "credit") +
                                      "; the treasury has " + number_text(state.treasury) + ".");
}

Refusal why_not_chosen(const Rules& rules, const State& state, Action action) {
    switch (verb_of(action)) {
        case Verb::Place:
            return why_not_placed(rules, state, action);
        case Verb::Raise:
            return illegal(cite("5.81"), "Militia rises in its own Province.");
        case Verb::Legions:
        case Verb::Militia:
            return why_not_moved(rules, state, action);
        case Verb::To:
        case Verb::Stay:
            return why_not_onward(rules, state, action);
        case Verb::Attack:
            return why_not_attacked(rules, state, operand_of(action));
        case Verb::Against:
        case Verb::Fight:
            return why_not_against(rules, state, action);
        case Verb::Lose:
            return illegal(cite("R69"), "The odd loss does not fall on them.");
        case Verb::Unpaid:
            return illegal(cite("11.13"), "Who goes unpaid is drawn from the largest stack.");
        case Verb::Disband:
            return illegal(cite("11.33"), "There are no Persian regulars in that Area.");
        case Verb::Buy:
            return illegal(
                cite("12.13"),
                "You can buy " + std::to_string(legions_for_sale(rules, state)) + " at most.");
        case Verb::Bribe:
            return why_not_bribed(rules, state, action);
        case Verb::End:
        case Verb::Roll:
            break;
    }
    return illegal(cite("4.2"), "That is not possible now.");
}

}  // namespace

std::optional<Refusal> Text::why_not(const Rules& rules, const State& state, Action action) {
    if (state.step == Step::Over)
        return Refusal{RefusalKind::Over, cite("R101"), "The game is over.", {}};
    constexpr std::uint32_t kFaces = 6;
    const bool is_face = action.bits < kFaces;
    if (!is_face && !is_written_well(rules, action))
        return unreadable("This is not an action of The Barbarian Invasions.", "action");
    if (Rules::to_move(state) == Seat::Chance) {
        if (is_face) return std::nullopt;
        return Refusal{RefusalKind::NotYourTurn, cite("4.2"), "A die must be rolled first.", {}};
    }
    if (is_face) return Refusal{RefusalKind::NotYourTurn, cite("4.2"), "No die is due.", {}};
    const auto verb = verb_of(action);
    if (!is_asked(state, verb)) {
        const Occasion& occasion = kVerbRows[at(static_cast<int>(verb))].occasion;
        return illegal(occasion.rule, "That is done " + std::string(occasion.when) + ".");
    }
    if (is_choice(rules, state, action)) return std::nullopt;
    return why_not_chosen(rules, state, action);
}

}  // namespace occasus::invasions
