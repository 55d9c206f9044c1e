// What forces and kinds of unit are called.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/invasions/forces.h"

namespace occasus::invasions {

// "rome", "german", "state3"; in documents, notation and board files.
std::string force_id(int force);
// -1 when there is none of that name.
int find_force(std::string_view id);

// "the Germans", "state 3".
std::string force_title(int force);

// "3 legions", "1 legion".
std::string counted(int count, const std::string& noun);

}  // namespace occasus::invasions
