#include "apps/cli/exit.h"

#include "record/match.h"

namespace occasus::cli {

Refused::Refused(const GameFacts* facts, const Refusal& refusal)
    : std::runtime_error(refusal_line(facts, refusal)) {}

}  // namespace occasus::cli
