// Asking a computer player for its opinion.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/value.h"

#include "ai/any_player.h"

namespace occasus::table {

// The strongest player of a game that gives reasons, or nullptr.
const PlayerFact* adviser_of(std::string_view game_id);

// A position as the seat to move knows it, and where the message goes that asks about it.
struct AdviceQuestion {
    std::string id;
    int ply = 0;
    AnyState seen{};
};

// The "advice" message. Takes as long as the player thinks.
Value advice_message(const AnyGame&, const PlayerFact& adviser, const AdviceQuestion&,
                     Nanoseconds stopwatch);

// What a computer player does at a position as its seat knows it, in notation: one action, or in a
// sealed stage all that the seat answers.
std::vector<std::string> decide(const AnyGame&, AnyPlayer&, const AnyState& seen, Seat, Rng&);

// A generator that nobody can foresee.
Rng unforeseen_rng();

}  // namespace occasus::table
