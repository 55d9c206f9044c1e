// The names of forces and kinds of unit.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/words.h"

#include "games/invasions/board/forces.h"
#include "games/invasions/board/scenarios.h"
#include "games/invasions/board/tables.h"

namespace occasus::invasions {

class Rules;

// "rome", "german", "state3"; in documents, notation and board files.
std::string force_id(int force);
// -1 when there is none of that name.
int find_force(std::string_view id);

// "the Germans", "state 3".
std::string force_title(int force);

// Whether a force is spoken of as one: "Rome moves", "the Germans move".
bool is_one(int force);
// "Rome's", "the Germans'".
std::string possessive(int force);

// "3 levies", "1 legion", "2 regulars", "2 raiders", "4 militia": so much of one kind of a force.
std::string counted_kind(int sp, int force, Kind kind);
// "10 levies and 2 raiders".
std::string counted_kinds(int force, int regulars, int raiders);

// "levies" or "regulars", by force.
std::string_view regulars_word(Force force);

// "Ga-B (Lugdunum)".
std::string area_title(const Rules&, int area);

// "½De"; and what it does.
std::string_view result_title(CombatResult result);
std::string_view result_meaning(CombatResult result);

}  // namespace occasus::invasions
