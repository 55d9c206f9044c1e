// Why an order ended as it did: the strengths that decided it, the order that defeated it, the
// rule. The slow second telling of the same rules; its results must be those of the fast one.
#pragma once

#include <span>
#include <string>

#include "core/game.h"

#include "games/diplomacy/adjudicator/movement.h"

namespace occasus::diplomacy {

// SD-11. The strength that an attack is measured against.
enum class Obstacle : std::uint8_t { None, Hold, Defend, Prevent };

struct Explanation {
    Verdict verdict;
    Cite rule;
    int strength = 0;  // Attack of a move, hold strength of any other unit.
    Obstacle obstacle = Obstacle::None;
    int against = 0;                       // The strength of the greatest obstacle of a move.
    std::uint8_t because = kNowhere;       // The province of the unit that decided it.
    std::uint8_t dislodged_by = kNowhere;  // Where the attacker came from, when the unit was.
};

// ", which holds with strength 2": what stands against a move. Precondition: something does.
std::string resistance_text(Obstacle, int strength);

// As adjudicate_movement(), each order explained. Precondition: as many explanations as orders.
MovementOutcome explain_movement(const Law&, const Units&, std::span<const Order> written,
                                 std::span<Explanation>);

// The explanation in one sentence. `units` are those before movement, `written` all orders.
std::string explanation_text(const Law&, const Units& units, std::span<const Order> written,
                             const Order&, const Explanation&);

}  // namespace occasus::diplomacy
