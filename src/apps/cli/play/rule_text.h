// A rule of the rulebook as plain text for a terminal.
#pragma once

#include <string>

#include "core/rulebook.h"

namespace occasus::cli {

// Number, title and the whole rule, wrapped to `width` columns.
std::string rule_text(const RuleSection& rule, int width);

}  // namespace occasus::cli
