// Plays a case and compares.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/case_file.h"

namespace occasus::cli {

// What differed, one sentence each; none: the case passed.
std::vector<std::string> run_case(const CaseFile& file);

}  // namespace occasus::cli
