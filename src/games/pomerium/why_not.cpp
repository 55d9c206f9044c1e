// The reasons why an action is not legal now, each with its rule.
#include <string>

#include "games/pomerium/battle.h"
#include "games/pomerium/rulebook.gen.h"
#include "games/pomerium/text.h"

namespace occasus::pomerium {

namespace {

bool is_well_formed(Action action) {
    const auto verb = static_cast<std::uint32_t>(verb_of(action));
    if (verb == 0 || verb >= kVerbs || (action.bits & 0xFF0000U) != 0) return false;
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::Attack:
        case Verb::Ally:
            return operand < kProvinces;
        case Verb::Devote:
            return operand <= kMaxLegions;
        default:
            return operand == 0;
    }
}

Refusal why_no_target(const Rules& rules, const State& state, Action action) {
    const int province = operand_of(action);
    const std::string& title = rules.board().province(province).title;
    if (state.owner[at(province)] == kYou) return illegal(cite("A1"), title + " is yours already.");
    if (!contains(rules.targets(state), province))
        return illegal(cite("A1"), title + " is not next to a province of yours.");
    return illegal(cite("R10"), "You have no legion to attack with.");
}

Refusal why_not_devoted(const State& state, int count) {
    const Rules::Range range = Rules::devotion(state);
    if (count > range.high)
        return illegal(cite("B5"), "You have " + counted(range.high, "legion") + ".");
    return illegal(cite("R15"), "An attacker devotes one legion at least.");
}

// The question an action answers, and the rule that asks it.
Refusal not_asked(Verb verb) {
    switch (verb) {
        case Verb::Wait:
        case Verb::Attack:
        case Verb::Ally:
            return illegal(cite("A1"), "You act once a year, before the rivals.");
        case Verb::Devote:
            return illegal(cite("B5"), "Legions are devoted when a battle of yours begins.");
        default:
            return illegal(cite("L4a"), "Nobody has made you an offer that you may refuse.");
    }
}

bool is_asked(const State& state, Verb verb) {
    switch (state.step) {
        case Step::Act:
            return verb == Verb::Wait || verb == Verb::Attack || verb == Verb::Ally;
        case Step::Devote:
            return verb == Verb::Devote;
        case Step::Consent:
            return verb == Verb::Accept || verb == Verb::Refuse;
        default:
            return false;
    }
}

bool is_legal(const Rules& rules, const State& state, Action action) {
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::Attack:
            return state.legions[kYou] > 0 && contains(rules.targets(state), operand);
        case Verb::Ally:
            return contains(rules.targets(state), operand);
        case Verb::Devote: {
            const Rules::Range range = Rules::devotion(state);
            return operand >= range.low && operand <= range.high;
        }
        default:
            return true;
    }
}

}  // namespace

std::optional<Refusal> Text::why_not(const Rules& rules, const State& state, Action action) {
    if (state.step == Step::Over)
        return Refusal{RefusalKind::Over,
                       state.outcome == Outcome::Win ? cite("V1") : cite("V3"),
                       "The game is over.",
                       {}};
    constexpr std::uint32_t kMostSides = 20;
    const bool is_face = action.bits < kMostSides;
    if (!is_face && !is_well_formed(action))
        return unreadable("This is not an action of Pomerium.", "action");
    if (Rules::to_move(state) == Seat::Chance) {
        const int sides = rules.chance_sides(state);
        if (!is_face)
            return Refusal{RefusalKind::NotYourTurn, cite("T1"), "A die must be rolled first.", {}};
        if (static_cast<int>(action.bits) < sides) return std::nullopt;
        return unreadable("The die that is due has " + std::to_string(sides) + " sides.", "face");
    }
    if (is_face) return Refusal{RefusalKind::NotYourTurn, cite("T1"), "No die is due.", {}};
    const Verb verb = verb_of(action);
    if (!is_asked(state, verb)) return not_asked(verb);
    if (is_legal(rules, state, action)) return std::nullopt;
    return verb == Verb::Devote ? why_not_devoted(state, operand_of(action))
                                : why_no_target(rules, state, action);
}

}  // namespace occasus::pomerium
