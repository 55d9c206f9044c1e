// Asking a computer player for its opinion.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/value.h"

#include "ai/any_player.h"

namespace occasus::table {

// The strongest player of a game that gives reasons, or nullptr.
const PlayerFact* adviser_of(std::string_view game_id);

// The body of an "advice" message about a position as the seat to move knows it. Takes as long as
// the player thinks, and somewhat longer: what may come of it is played out.
Value advice_document(const AnyGame&, AnyPlayer&, std::string_view id, const AnyState& seen, Rng&);

// A computer player's choice at a position as its seat knows it, in notation: one action, or in a
// sealed stage all of the seat's actions.
std::vector<std::string> decide(const AnyGame&, AnyPlayer&, const AnyState& seen, Seat, Rng&);

// A generator that nobody can foresee.
Rng unforeseen_rng();

}  // namespace occasus::table
