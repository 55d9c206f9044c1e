// Plays a case and compares.
#pragma once

#include <string>
#include <vector>

#include "record/case_file.h"

namespace occasus::cli {

// The differences, one sentence each; if none: the case passed. A rule that it claims must be that
// of an event, or of a refusal, a prompt or an offer on the way, unless the case itself says why
// nothing can show it, which is an error where something does.
std::vector<std::string> run_case(const CaseFile& file);

}  // namespace occasus::cli
