// A report of an experiment: one HTML file that needs no network.
#pragma once

#include <string>
#include <string_view>

#include "core/value.h"

namespace occasus::cli {

// The page that draws a summary (lab::summarise). `command` is what made it. Throws Fault when this
// program was built without its page.
std::string report_page(const Value& summary, std::string_view command);

}  // namespace occasus::cli
