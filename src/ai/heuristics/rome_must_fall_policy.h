// Rome Must Fall: what all its computer players are, one question at a time.
#pragma once

#include <bit>

#include "core/rng.h"

#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// A whole phase is several questions here. A player keeps no plan between them: which of its steps
// are behind it follows from what the state says was used and spent this turn. Its choose() answers
// with a legal action. Precondition: the player is to move.

// The steps a player goes through in a Resource phase, and never goes back.
enum class Stage : std::uint8_t { Levy, Reroll, PlusOne, Glory };

// The first stage that may still be ahead.
constexpr Stage stage_of(const State& state) {
    if (state.spent != 0 || (state.used & bit_of(Ability::PlusOne))) return Stage::Glory;
    if (state.used & bit_of(Ability::Reroll)) return Stage::PlusOne;
    if (state.used & bit_of(Ability::Levy)) return Stage::Reroll;
    return Stage::Levy;
}

// T1.2 and R18.
constexpr bool may_levy(const State& state) {
    return is_ready(state, Ability::Levy) && state.cubes < kMaxCubes;
}

// Cubes it takes to hold the tracker being resolved; 0 or less when its die does it alone.
inline int cubes_needed(const Rules& rules, const State& state) {
    const int die = state.assigned[state.cursor];
    return rules.base_total(state, tracker_at(state.cursor)) + d3(state.black) -
           state.dice[at(die)] + 1;
}

constexpr Action with_die(Verb verb, int die) {
    return make_action(verb, static_cast<unsigned>(die));
}

}  // namespace occasus::rome_must_fall
