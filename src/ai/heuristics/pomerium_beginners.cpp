#include "ai/heuristics/pomerium_beginners.h"

#include <algorithm>

#include "games/pomerium/battle.h"

namespace occasus::pomerium {

namespace {

// Simple's plan for a foreign province; None: not by this rule, or not at all.
enum class Plan : std::uint8_t { WalkIn, Buy, Crush, Absorb, Storm, None };

Plan plan_for(const State& state, int province) {
    constexpr int kEnoughForAnyNation = 12;
    const Side owner = state.owner[at(province)];
    const int own = state.legions[kYou];
    if (owner == kSenatorial)
        return state.garrisons[at(province)] == 0 && own > 0 ? Plan::WalkIn : Plan::Buy;
    if (owner == kLost) return own >= kEnoughForAnyNation ? Plan::Storm : Plan::None;
    const int other = state.legions[owner];
    if (own > 0 && own >= 2 * other) return Plan::Crush;
    return own > other ? Plan::Absorb : Plan::None;
}

Action carry_out(Plan plan, int province) {
    if (plan == Plan::None) return make_action(Verb::Wait);
    const bool offers = plan == Plan::Buy || plan == Plan::Absorb;
    return make_action(offers ? Verb::Ally : Verb::Attack, province);
}

}  // namespace

Action two_to_one(const State& state) {
    const Encounter& battle = state.encounter;
    const int devoted = attacker_devotes(state) ? battle.defending : battle.attacking;
    const int enemy = battle.devoted > 0 ? devoted : total_of(state, facing_side(state));
    const Rules::Range range = Rules::devotion(state);
    return make_action(Verb::Devote, std::clamp(2 * enemy + 1, range.low, range.high));
}

Action Wait::choose(const State& state, Rng&) {
    if (state.step == Step::Devote) return make_action(Verb::Devote, state.legions[kYou]);
    return make_action(state.step == Step::Consent ? Verb::Refuse : Verb::Wait);
}

Action Simple::choose(const State& state, Rng&) {
    if (state.step == Step::Devote) return two_to_one(state);
    if (state.step == Step::Consent) return make_action(Verb::Refuse);
    Plan best = Plan::None;
    int target = 0;
    for_each_province(rules_.targets(state), [&](int province) {
        const Plan plan = plan_for(state, province);
        if (plan >= best) return;
        best = plan;
        target = province;
    });
    return carry_out(best, target);
}

}  // namespace occasus::pomerium
