// How fast Diplomacy's movement phases are adjudicated: legality, results and places to retreat to,
// with orders that have been read before.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "apps/cli/study/speed_rounds.h"
#include "games/diplomacy/adjudicator/movement.h"

namespace occasus::cli {

// A movement phase as the adjudicator takes it.
struct MovementProblem {
    diplomacy::Units units;
    std::vector<diplomacy::Order> orders;
};

// Whether the game has movement phases of this kind.
bool is_adjudicated(const GameKind&);

// Movement phases of the standard game, played at random; the same on every machine.
std::vector<MovementProblem> random_movements();
// The movement phases among lines as `occasus adjudicate` reads them. Throws Refused, naming the
// line that cannot be read, or when there is none.
std::vector<MovementProblem> movements_in(std::string_view lines);

// Phases for each second of processor time on one core, in so many rounds of about `seconds` in
// all.
SpeedRounds movement_phases_per_second(const std::vector<MovementProblem>&, double seconds,
                                       int rounds);

}  // namespace occasus::cli
